import { isSound } from '../fixtures/sound.ts'
import { expect, test } from '../fixtures/test.ts'
import { fillCart, newBuyer, PRINTED, pay, till, toTill } from '../fixtures/till.ts'

test('khách gửi tặng: lời nhắn còn sau khi tải lại, đi cùng đơn tới trang đơn hàng @long', async ({ page }) => {
  await fillCart(page, PRINTED.id)
  await page.goto('/gio-hang')
  await page.getByRole('button', { name: 'Tiến hành đặt hàng' }).click()
  const form = page.getByRole('form', { name: 'Giao hàng' })
  const words = form.getByLabel('Lời nhắn tới người nhận')
  await expect(words).toHaveCount(0)
  await form.getByRole('checkbox', { name: 'Đơn này để tặng' }).check()
  await words.fill('a'.repeat(301))
  await form.getByRole('button', { name: /^Tiếp tục/ }).click()
  await expect(form.getByText('Dài tối đa 300 ký tự').first()).toBeVisible()
  await words.fill('Chúc mừng sinh nhật Minh!')
  await expect(form.getByRole('checkbox', { name: 'Không in giá trên phiếu giao' })).toBeChecked()
  await isSound(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await isSound(page)
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.reload()
  await toTill(page, { buyer: newBuyer() })
  await expect(till(page)).toContainText('“Chúc mừng sinh nhật Minh!”')
  await pay(page, /khi nhận hàng/)
  await expect(page).toHaveURL(/xac-nhan-don-hang/)
  const gift = page.getByRole('definition').filter({ hasText: '“Chúc mừng sinh nhật Minh!”' })
  await expect(gift).toContainText('Phiếu giao không in giá')
})
