import { expect, test } from '../fixtures/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('điện thoại phóng to gấp đôi (195 điểm ảnh): giỏ hàng vẫn ở trong màn hình, không cuộn ngang', async ({ page }) => {
  await page.setViewportSize({ width: 195, height: 422 })
  await page.goto('/trang-chu')
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  const cart = await page
    .getByRole('banner')
    .getByRole('link', { name: /^Giỏ hàng/ })
    .boundingBox()
  expect((cart?.x ?? 999) + (cart?.width ?? 0)).toBeLessThanOrEqual(195)
})

test('máy đặt nền tối: trang mở ra tối; chọn nền sáng thì giữ nền sáng', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/gioi-thieu')
  const html = page.locator('html[data-hydrated]')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cài đặt hiển thị' }).click()
  const panel = page.getByRole('dialog', { name: 'Cài đặt hiển thị' })
  await expect(panel.getByRole('radio', { name: 'Tối' })).toBeChecked()
  await expect(panel.getByRole('group', { name: 'Bố cục' })).toBeHidden()
  await panel.getByRole('radio', { name: 'Sáng' }).check()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('settings'))).toContain('"theme":"default"')
  await page.reload()
  await expect(html).toHaveAttribute('data-theme', 'default')
})
