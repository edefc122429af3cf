import { inDatabase } from '../fixtures/database.ts'
import { actAs, newShopper } from '../fixtures/shopper.ts'
import { isSound } from '../fixtures/sound.ts'
import { expect, test } from '../fixtures/test.ts'

const COURSE = '/khoa-hoc/doc-dia-ba-cho-nguoi-moi.101'

test('khoá học có bán: người chưa mua thấy bài học thử, bài khoá chỉ là chữ, và đường mua', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto(COURSE)
  const rows = page.getByRole('group').getByRole('listitem')
  const locked = rows.filter({ hasText: 'Mở khi bạn mua khoá học' })
  await expect(locked.first()).toBeVisible()
  await expect(locked.getByRole('link')).toHaveCount(0)
  await expect(rows.getByRole('link').first()).toContainText('Học thử')
  await expect(page.getByRole('link', { name: 'Mua khoá học' })).toHaveAttribute('href', '/mua-ngay?productId=2001&quantity=1')
  await isSound(page)
  await page.goto('/xem-truoc-khoa-hoc?id=102')
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  const video = page.getByRole('article', { name: 'Vòng lặp for và hàm range' })
  await expect(video.getByRole('button', { name: /Xem bài giảng/ })).toBeVisible()
  await isSound(page)
  await page.getByRole('link', { name: /Dòng lệnh đầu tiên/ }).click()
  await expect(
    page.getByRole('article', { name: 'Dòng lệnh đầu tiên' }).getByText('Chương trình là một danh sách việc'),
  ).toBeVisible()
  await expect(page).toHaveURL('/xem-truoc-khoa-hoc?id=python-tung-buoc-cho-nguoi-chua-biet-gi.102&bai=10201')
  await expect(page.getByRole('link', { name: 'Mua khoá học' })).toBeVisible()
})

test('người đã có khoá học: trang khoá học và trang sản phẩm là của họ; không có thì trang nói bằng lời của nó', async ({
  page,
  request,
}) => {
  const lan = await newShopper(request)
  await inDatabase(
    `insert into entitlements (user_id, product_id, source) select id, 2001, 'staff' from users where email = '${lan.email}'`,
  )
  await actAs(page, lan)
  await page.goto(COURSE)
  await expect(page.getByText('Khoá học của bạn')).toBeVisible()
  await expect(page.getByText('Đã học 0 trên 8 bài')).toBeVisible()
  await expect(page.getByText('Đang khoá: ')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Mua khoá học' })).toHaveCount(0)
  await page.getByRole('heading', { name: 'Ruộng của ai?' }).click()
  await expect(page.getByRole('group').filter({ hasText: 'Ruộng của ai?' }).getByRole('link').first()).toBeVisible()
  await isSound(page)
  await page.goto('/san-pham/2001')
  await expect(page.getByRole('button', { name: 'Thêm vào giỏ' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Vào học', exact: true }).click()
  await expect(page).toHaveURL(COURSE)
  await page.getByRole('link', { name: 'Hỏi giảng viên' }).click()
  await expect(page.getByLabel('Câu hỏi của bạn')).toBeInViewport()
  // In the app, with the token that the app put there.
  await page.goto('/mobile/mycourse/101')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Đọc địa bạ/)
  await expect(page.getByRole('link', { name: 'Bắt đầu học' })).toHaveAttribute('href', /^\/mobile\/mycourse\/lesson\/\d+$/)
  await page.goto('/mobile/mycourse/102')
  await expect(page.getByText('Khoá học này không có trong thư viện của bạn')).toBeVisible()
})

test('khoá học không có: 404 bằng lời của nó và một ô tìm', async ({ request }) => {
  for (const path of [
    '/khoa-hoc/999999',
    '/thu-vien/khoa-hoc/abc',
    '/thu-vien/khoa-hoc/101',
    '/khoa-hoc/1',
    '/xem-truoc-khoa-hoc?id=999999',
  ]) {
    const answer = await request.get(path)
    expect([path, answer.status() === 404 || answer.status() === 400]).toEqual([path, true])
    expect(answer.headers()['cache-control']).toContain('no-store')
    expect(await answer.text()).toContain('Không tìm thấy khoá học này')
  }
})
