import type { Locator, Page } from '@playwright/test'
import { refuseOnce } from '../fixtures/cart.ts'
import { expect, test } from '../fixtures/test.ts'
import { fillCart, heading, PRINTED, pay, till, toTill } from '../fixtures/till.ts'

/** A phone in the hand: what refuses stands screens away from the bar that is pressed. */
test.use({ viewport: { width: 390, height: 700 } })

const bar = (page: Page) => page.locator('[data-bottom-bar]')

/** Wholly on screen, and not behind the bar. */
async function isReadable(page: Page, words: Locator): Promise<void> {
  await expect(async () => {
    const [box, edge] = [await words.boundingBox(), await bar(page).boundingBox()]
    expect(box?.y ?? -1).toBeGreaterThanOrEqual(0)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0)
  }).toPass()
}

test('trên điện thoại, ô chưa đánh dấu hay bị từ chối hiện ra ngay trên thanh dưới và được chọn, 390 px', async ({ page }) => {
  await fillCart(page, PRINTED.id)
  await toTill(page)
  const agreed = till(page).getByRole('checkbox', { name: /Tôi đồng ý/ })
  const sentence = till(page).getByText('Bạn đọc và đánh dấu vào ô này')
  await page.evaluate(() => window.scrollTo(0, 0))
  await bar(page).getByRole('button').click()
  await expect(agreed).toBeFocused()
  await expect(agreed).toHaveAccessibleDescription(/Bạn đọc và đánh dấu vào ô này/)
  await isReadable(page, sentence)

  // In sight itself, with its sentence behind the bar.
  await agreed.evaluate((box) => {
    const edge = document.querySelector('[data-bottom-bar]')?.getBoundingClientRect().top ?? 0
    window.scrollBy(0, box.getBoundingClientRect().bottom - edge + 30)
  })
  await bar(page).getByRole('button').click()
  await isReadable(page, sentence)

  // What belongs to no field is said above the form.
  await agreed.check()
  await refuseOnce(page, '**/api/Order/checkout-without-login', [{ field: 'other', message: 'Đơn chưa nhận được' }])
  await bar(page).getByRole('button').click()
  await isReadable(page, till(page).getByRole('alert'))
})

test('bước giao hàng: chỗ sai đầu tiên hiện ra trên thanh dưới cùng lời nhắn, 390 px', async ({ page }) => {
  await fillCart(page, PRINTED.id)
  await toTill(page)
  await page.getByRole('button', { name: 'Sửa nơi nhận' }).click()
  const form = page.getByRole('form', { name: 'Giao hàng' })
  const email = form.getByRole('textbox', { name: 'Email' })
  await email.fill('khong-phai-email')
  await page.evaluate(() => window.scrollTo(0, 0))
  await bar(page).getByRole('button').click()
  await expect(email).toBeFocused()
  await isReadable(page, form.locator('[data-field-error]'))
})

test('đặt xong bấm lùi: giỏ trống hiện từ đầu trang, không phải chân trang', async ({ page }) => {
  await fillCart(page, PRINTED.id)
  await page.goto('/gio-hang')
  await expect(page.getByRole('button', { name: 'Tiến hành đặt hàng' }).first()).toBeEnabled()
  await page.evaluate(() => window.scrollTo(0, 900))
  await toTill(page)
  await pay(page, /Trả tiền khi nhận hàng/)
  await expect(heading(page, 'Đặt hàng thành công')).toBeVisible()
  const empty = page.getByRole('heading', { name: 'Giỏ hàng đang trống' })
  while (!(await empty.isVisible())) {
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Đang tải giỏ hàng…')).toHaveCount(0)
  }
  await expect(empty).toBeInViewport()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})
