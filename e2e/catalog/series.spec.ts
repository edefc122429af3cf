import { noFindings } from '../fixtures/axe.ts'
import { expect, test } from '../fixtures/test.ts'

const SERIES = '/bo-sach/luat-dan-su.3'

test('từ một tập sang cả bộ, mua trọn bộ một lần bấm; bấm lại không mua thêm', async ({ page }) => {
  await page.goto('/san-pham/luat-dan-su-1-nhung-quy-dinh-chung.121')
  await page.getByRole('main').getByRole('link', { name: 'Luật Dân sự', exact: true }).click()
  await expect(page).toHaveURL(SERIES)
  await expect(page.getByRole('heading', { level: 1, name: 'Luật Dân sự' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2)
  await noFindings(page)
  const buy = page.getByRole('button', { name: /Mua trọn bộ|tập còn hàng/ })
  await buy.click()
  const told = page.getByRole('region', { name: 'Thông báo' })
  await expect(told.getByText(/^Đã thêm [12] sản phẩm vào giỏ hàng/)).toBeVisible()
  await buy.click()
  await expect(told.getByText('Những gì còn hàng đều đã có trong giỏ')).toBeVisible()
})

test('tên gõ khác về một địa chỉ; không có bộ ấy thì 404', async ({ request }) => {
  const moved = await request.get('/bo-sach/ten-cu.3', { maxRedirects: 0 })
  expect([moved.status(), moved.headers().location]).toEqual([301, SERIES])
  for (const path of ['/bo-sach/khong-co.99999', '/bo-sach/khong-so']) expect((await request.get(path)).status(), path).toBe(404)
})
