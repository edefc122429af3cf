import { noFindings } from '../fixtures/axe.ts'
import { expect, test } from '../fixtures/test.ts'

const AUTHOR = '/tac-gia/thai-van-hai-dang.11'

test('từ cuốn sách sang trang tác giả: tiểu sử, tác phẩm, sắp xếp, người viết chung', async ({ page }) => {
  await page.goto('/san-pham/lang-xa-chau-tho-qua-tu-lieu-dia-ba.56')
  await page.getByRole('main').getByRole('link', { name: 'Thái Vân Hải Đăng' }).first().click()
  await expect(page).toHaveURL(AUTHOR)
  await expect(page.getByRole('heading', { level: 1, name: 'Thái Vân Hải Đăng' })).toBeVisible()
  await expect(page.getByText('Nhà nghiên cứu lịch sử nông thôn')).toBeVisible()
  const works = page.getByRole('region', { name: 'Tác phẩm' })
  await expect(works.getByRole('article').first()).toBeVisible()
  await noFindings(page)
  await works.getByRole('link', { name: 'Bán chạy' }).click()
  await expect(page).toHaveURL(`${AUTHOR}?sort=bestselling`)
  await expect(works.getByRole('link', { name: 'Bán chạy' })).toHaveAttribute('aria-current', 'true')
  await works.getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/san-pham\//)
})

test('tên gõ khác về một địa chỉ; không có người ấy hoặc trang ấy thì 404; máy tìm kiếm đọc được một con người', async ({
  request,
}) => {
  const moved = await request.get('/tac-gia/ten-cu.11?sort=title', { maxRedirects: 0 })
  expect(moved.status()).toBe(301)
  expect(moved.headers().location).toBe(`${AUTHOR}?sort=title`)
  for (const path of ['/tac-gia/khong-ai.999999', '/tac-gia/khong-so', `${AUTHOR}?page=50`])
    expect((await request.get(path)).status(), path).toBe(404)
  const html = await (await request.get(AUTHOR)).text()
  const graph = JSON.parse(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '{}')['@graph']
  expect(graph[0]).toMatchObject({ '@type': 'Person', name: 'Thái Vân Hải Đăng', url: expect.stringContaining(AUTHOR) })
})
