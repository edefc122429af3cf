import { isSound } from '../fixtures/sound.ts'
import { expect, test } from '../fixtures/test.ts'

const BOOK = '/san-pham/lang-xa-chau-tho-qua-tu-lieu-dia-ba.56'

test('trang sách cho biết phí và ngày giao dự kiến theo tỉnh, và nhớ tỉnh ấy cho cuốn sau', async ({ page }) => {
  await page.goto(BOOK)
  await page.getByRole('button', { name: 'Xem phí và ngày giao tới tỉnh của bạn' }).click()
  const place = page.getByLabel('Giao tới')
  await place.selectOption('Thành phố Hà Nội')
  const quote = page.getByText(/Giao tiêu chuẩn.*dự kiến nhận/)
  await expect(quote).toBeVisible()
  await expect(page.getByText('Tính cho một cuốn đặt lúc này.')).toBeVisible()
  await isSound(page)

  const asked = page.waitForResponse(/\/api\/ProductPage\/Delivery\/\d+\?cityId=/)
  await page.goto('/san-pham/57')
  await asked
  await expect(place.locator('option:checked')).toHaveText('Thành phố Hà Nội')
  await expect(quote).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await isSound(page)
})
