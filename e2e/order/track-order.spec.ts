import { isSound } from '../fixtures/sound.ts'
import { expect, test } from '../fixtures/test.ts'
import { fillCart, heading, newBuyer, PRINTED, pay, toTill } from '../fixtures/till.ts'

test('khách đặt hàng, rồi theo dõi đơn bằng mã và số điện thoại gõ kiểu nào cũng được', async ({ page }) => {
  const buyer = newBuyer()
  await fillCart(page, PRINTED.id)
  await page.goto('/gio-hang')
  await toTill(page, { buyer })
  await pay(page, /Trả tiền khi nhận hàng/)
  await expect(heading(page, 'Đặt hàng thành công')).toBeVisible()
  const code = /TQ\d{6}[A-Z0-9]{6}/.exec((await page.locator('main').textContent()) ?? '')?.[0] as string

  await page.goto('/theo-doi-don-hang')
  const form = page.getByRole('form', { name: 'Tra cứu đơn' })
  await isSound(page)
  await form.getByRole('button', { name: 'Xem đơn' }).click()
  await expect(form.getByText('Mã đơn hàng không được để trống')).toBeVisible()

  await form.getByLabel('Mã đơn hàng').fill(`${code.slice(0, 8)}-${code.slice(8)}`.toLowerCase())
  await form.getByLabel('Số điện thoại lúc đặt').fill('0399 999 999')
  await form.getByRole('button', { name: 'Xem đơn' }).click()
  await expect(page.getByRole('alert')).toContainText('Không có đơn nào ứng với mã và số điện thoại này')

  await form.getByLabel('Số điện thoại lúc đặt').fill(`+84 ${buyer.phone.slice(1)}`)
  await expect(form.getByText(/^Số bạn gõ: 09/)).toBeVisible()
  await form.getByRole('button', { name: 'Xem đơn' }).click()
  const answer = page.getByRole('region', { name: 'Đang chuẩn bị sách' })
  await expect(answer.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(answer.locator('[aria-current=step]')).toContainText('Đang chuẩn bị sách')
  await expect(answer).toContainText(PRINTED.title)
  await expect(answer).toContainText('Phường Cầu Giấy')
  for (const secret of [buyer.name, buyer.email, 'Xuân Thuỷ']) await expect(answer).not.toContainText(secret)
  await isSound(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await isSound(page)
})
