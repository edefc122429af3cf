import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './fixtures/test.ts'

test('Bạn đọc tìm sách bằng chữ không dấu rồi mở trang sách', async ({ page }) => {
  await page.goto('/san-pham')
  await page.getByRole('searchbox', { name: 'Tìm sách' }).fill('toan cao cap a1')
  await page.getByRole('button', { name: 'Tìm' }).click()
  await expect(page).toHaveURL(/searchContent=toan\+cao\+cap\+a1/)
  await page.getByRole('link', { name: 'Toán cao cấp A1: Giải tích hàm một biến' }).first().click()
  await expect(page).toHaveURL(/\/san-pham\/toan-cao-cap-a1-giai-tich-ham-mot-bien\.1$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toán cao cấp A1: Giải tích hàm một biến')
})

test('Trang sách đọc được khi không có JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.SITE_URL })
  const page = await context.newPage()
  await page.goto('/san-pham/1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toán cao cấp A1: Giải tích hàm một biến')
  await expect(page.getByText('978-604-4990-00-2')).toBeVisible()
  await context.close()
})

test('Địa chỉ không có thật dẫn tới trang báo bằng tiếng Việt', async ({ page }) => {
  const answer = await page.goto('/san-pham/khong-co.999999')
  expect(answer?.status()).toBe(404)
  expect(answer?.headers()['cache-control']).toBe('no-store')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Không tìm thấy trang này')
})

for (const path of ['/trang-chu', '/san-pham', '/san-pham/1']) {
  test(`axe không có lỗi nặng ở ${path}`, async ({ page }) => {
    await page.goto(path)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.filter((v) => v.impact === 'serious' || v.impact === 'critical')).toEqual([])
  })
}
