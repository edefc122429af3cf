import type { Locator, Page } from '@playwright/test'
import { noFindings } from '../fixtures/axe.ts'
import { expect, test } from '../fixtures/test.ts'
import { choosePlace, heading, money, newBuyer, PRINTED, pay, till } from '../fixtures/till.ts'

const WIDTHS = [1440, 768, 390, 320]

/** At every width nothing runs out of the page, and no rule of axe is broken. */
async function isSoundAtEveryWidth(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    await noFindings(page)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

test('khách gõ số điện thoại kiểu +84, từ trang sách tới đơn đã trả tiền; thanh toán hỏng một lần @long', async ({ page }) => {
  test.slow()
  const buyer = newBuyer()
  const typed = `+84 ${buyer.phone.slice(1, 4)} ${buyer.phone.slice(4, 7)} ${buyer.phone.slice(7)}`
  await page.goto(`/san-pham/${PRINTED.id}`)
  await page.getByRole('button', { name: 'Thêm vào giỏ' }).first().click()
  await page.goto('/gio-hang')
  await page.getByRole('button', { name: 'Tiến hành đặt hàng' }).click()
  await expect(page).toHaveTitle(/^Giao hàng/)
  const form = page.getByRole('form', { name: 'Giao hàng' })
  // The places come a moment after the form.
  await expect(form.getByRole('combobox', { name: 'Tỉnh, thành phố' })).toBeVisible()
  await form.getByRole('button', { name: /^Tiếp tục/ }).click()
  await expect(form.getByRole('alert')).toContainText('Còn 5 chỗ cần sửa')
  await form.getByRole('alert').getByRole('button', { name: 'Số điện thoại' }).click()
  const phone = form.getByLabel('Số điện thoại')
  await expect(phone).toBeFocused()
  await isSoundAtEveryWidth(page)
  await phone.fill(typed)
  // The sentence goes as soon as it is right.
  await expect(phone).not.toHaveAttribute('aria-invalid')
  await form.getByLabel('Họ và tên người nhận').fill(buyer.name)
  await choosePlace(form, 'ha noi', 'cau giay')
  await form.getByLabel('Địa chỉ cụ thể (số nhà, tên đường)').fill('Ký túc xá số 4')
  await form.getByRole('textbox', { name: 'Email' }).fill(buyer.email)
  await expect(form.getByRole('alert')).toHaveCount(0)
  await form.getByRole('button', { name: /^Tiếp tục/ }).click()
  await expect(till(page)).toBeVisible()
  await expect(page).toHaveTitle(/^Thanh toán/)
  await expect(page.getByRole('region', { name: 'Giao tới' })).toContainText(buyer.phone)
  await isSoundAtEveryWidth(page)
  await pay(page, /Epay/)
  await page.waitForURL(/\/sandbox\/epay\//)
  await page.getByRole('button', { name: /Ngân hàng từ chối/ }).click()
  await expect(heading(page, 'Thanh toán chưa thành công')).toBeVisible()
  const again = page.getByRole('form', { name: 'Thanh toán đơn hàng' })
  // Why, and how to go on, before anything else that can be done with an order.
  const topOf = async (part: Locator) => (await part.boundingBox())?.y
  expect(await topOf(again)).toBeLessThan((await topOf(page.getByRole('button', { name: 'In đơn' }))) ?? 0)
  await expect(page.getByText('Bạn cần trợ giúp?')).toBeVisible()
  await expect(page.getByText('Cần xử lý')).toHaveCount(0)
  await isSoundAtEveryWidth(page)
  await again.getByRole('radio', { name: /Thẻ ngân hàng/ }).check()
  await again.getByRole('button', { name: /^Thanh toán/ }).click()
  await page.waitForURL(/\/sandbox\/vnpay\//)
  await page.getByRole('button', { name: 'Thanh toán thành công' }).click()
  await expect(heading(page, 'Đặt hàng thành công')).toBeVisible()
  await expect(money(page)).toContainText('Đã thanh toán')
})
