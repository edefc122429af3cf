import { expect, test } from '../fixtures/test.ts'
import { heading, money, newBuyer, pay, toTill } from '../fixtures/till.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('sinh viên trên điện thoại gõ “giáo trình giải tích pdf”, mua cuốn đầu tiên và trả tiền', async ({ page }) => {
  test.slow()
  await page.goto('/trang-chu')
  await page.getByRole('button', { name: 'Tìm kiếm' }).tap()
  const text = page.getByRole('dialog', { name: 'Tìm kiếm' }).getByRole('combobox', { name: 'Nội dung cần tìm' })
  await text.fill('giáo trình giải tích pdf')
  await text.press('Enter')
  await page.waitForURL(/\/san-pham\?.*searchContent=/)
  const first = page.getByRole('main').getByRole('heading', { level: 3 }).first()
  await expect(first).toContainText('Giải tích')
  const title = (await first.textContent()) as string
  await first.getByRole('link').tap()
  await expect(heading(page, title)).toBeVisible()
  await page.getByRole('button', { name: 'Thêm vào giỏ' }).first().tap()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Giỏ hàng/ })
    .tap()
  await expect(page.getByRole('main').getByRole('link', { name: title }).first()).toBeVisible()
  const { phone, ...buyer } = newBuyer()
  await toTill(page, { buyer: { ...buyer, phone: `+84 ${phone.slice(1, 4)} ${phone.slice(4, 7)} ${phone.slice(7)}` } })
  await pay(page, /Thẻ ngân hàng/)
  await page.waitForURL(/\/sandbox\/vnpay\//)
  await page.getByRole('button', { name: 'Thanh toán thành công' }).tap()
  await expect(heading(page, 'Đặt hàng thành công')).toBeVisible()
  await expect(money(page)).toContainText('Đã thanh toán')
})
