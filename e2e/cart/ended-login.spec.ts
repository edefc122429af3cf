import type { APIRequestContext, Page } from '@playwright/test'
import { openCode, voucherForm } from '../fixtures/cart.ts'
import { addToCart, newShopper, PASSWORD, type Shopper } from '../fixtures/shopper.ts'
import { expect, test } from '../fixtures/test.ts'
import { choosePlace, heading, newBuyer, PRINTED, pay, till, toTill } from '../fixtures/till.ts'

const EBOOK = 1033
const delivery = (page: Page) => page.getByRole('form', { name: 'Giao hàng' })
const plus = (page: Page) => page.getByRole('button', { name: 'Thêm một' })

/** Somebody who has really logged in here: nothing puts the token back. */
async function enter(page: Page, { token }: Shopper, path = '/gio-hang'): Promise<void> {
  await page.goto('/ho-tro')
  await page.evaluate((value) => localStorage.setItem('access_token', value), token)
  await page.goto(path)
}

/** Elsewhere than in this browser, as by an admin. */
async function endLogin(request: APIRequestContext, { token }: Shopper): Promise<void> {
  const ended = await request.post('/api/Authentication/Logout', { headers: { authorization: `Bearer ${token}` } })
  expect(ended.ok()).toBe(true)
}

/** The page is loaded anew and asks for the login; of what was typed nothing can be read meanwhile. */
async function comeBack(page: Page, person: Shopper, typed: string[] = []): Promise<void> {
  await expect(page.getByText('Phiên đăng nhập đã hết hạn', { exact: true })).toBeVisible()
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))
  for (const words of typed) expect(kept).not.toContain(words)
  await logIn(page, person)
}

async function logIn(page: Page, { email }: Shopper): Promise<void> {
  const login = page.getByRole('dialog').getByRole('form', { name: 'Đăng nhập' })
  await login.getByRole('textbox', { name: 'Email' }).fill(email)
  await login.getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD)
  await login.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('phiên hết ở giỏ hàng: số lượng vừa bấm và mã đang gõ còn nguyên @long', async ({ page, request }) => {
  const lan = await newShopper(request)
  await addToCart(request, lan, PRINTED.id)
  await enter(page, lan)
  await openCode(voucherForm(page))
  await voucherForm(page).getByRole('textbox').fill('CHUAXONG')
  await endLogin(request, lan)
  await plus(page).click()
  await comeBack(page, lan)
  await expect(page.getByRole('spinbutton')).toHaveValue('2')
  await expect(voucherForm(page).getByRole('textbox')).toHaveValue('CHUAXONG')
})

test('phiên hết ở bước giao hàng: đăng nhập lại là đứng đúng bước, đủ những gì đã điền', async ({ page, request }) => {
  const lan = await newShopper(request)
  const buyer = newBuyer()
  await addToCart(request, lan, PRINTED.id, 2)
  await enter(page, lan)
  await page.getByRole('button', { name: 'Tiến hành đặt hàng' }).click()
  const form = delivery(page)
  await form.getByLabel('Họ và tên người nhận').fill(buyer.name)
  await form.getByLabel('Số điện thoại').fill(buyer.phone)
  await choosePlace(form, 'ha noi', 'cau giay')
  await form.getByLabel('Địa chỉ cụ thể (số nhà, tên đường)').fill('Ký túc xá số 4')
  await form.getByRole('textbox', { name: 'Email' }).fill(buyer.email)
  await form.getByLabel('Ghi chú cho người giao').fill('Gọi trước khi tới')
  await form.getByLabel('Lưu vào sổ địa chỉ').check()
  await form.getByLabel('Xuất hoá đơn theo thông tin của tôi').check()
  await form.getByLabel('Tên đơn vị').fill('Trường Đại học Ven Sông')
  await endLogin(request, lan)
  await form.getByLabel('Mã số thuế').fill('0100109106')
  await form.getByLabel('Email nhận hoá đơn').fill('ketoan@doc.example')
  await form.getByLabel('Địa chỉ trên hoá đơn').fill('Số 2 phố Huế, Hà Nội')
  await form.getByRole('button', { name: /^Tiếp tục/ }).click()
  await comeBack(page, lan, [buyer.name, buyer.phone, buyer.email, 'Ký túc xá', 'Gọi trước', 'Ven Sông', 'ketoan'])

  await expect(heading(page, 'Giao hàng')).toBeVisible()
  await expect(form.getByLabel('Họ và tên người nhận')).toHaveValue(buyer.name)
  await expect(form.getByLabel('Số điện thoại')).toHaveValue(buyer.phone)
  await expect(form.getByRole('combobox', { name: 'Phường, xã' })).toHaveValue('Phường Cầu Giấy')
  await expect(form.getByLabel('Địa chỉ cụ thể (số nhà, tên đường)')).toHaveValue('Ký túc xá số 4')
  await expect(form.getByLabel('Ghi chú cho người giao')).toHaveValue('Gọi trước khi tới')
  await expect(form.getByLabel('Lưu vào sổ địa chỉ')).toBeChecked()
  await expect(form.getByLabel('Tên đơn vị')).toHaveValue('Trường Đại học Ven Sông')
  await expect(form.getByLabel('Địa chỉ trên hoá đơn')).toHaveValue('Số 2 phố Huế, Hà Nội')
  await form.getByRole('button', { name: /^Tiếp tục/ }).click()
  await expect(till(page)).toBeVisible()
})

test('phiên hết lúc bấm trả tiền: cách đã chọn và ô đã đánh dấu còn, bấm lại là có đơn @long', async ({ page, request }) => {
  const lan = await newShopper(request)
  const buyer = newBuyer()
  await addToCart(request, lan, PRINTED.id)
  await enter(page, lan)
  await toTill(page, { buyer })
  await endLogin(request, lan)
  await pay(page, /Trả tiền khi nhận hàng/)
  await comeBack(page, lan, [buyer.name, buyer.phone, buyer.email])
  await expect(heading(page, 'Thanh toán')).toBeVisible()
  await expect(till(page).getByRole('radio', { name: /Trả tiền khi nhận hàng/ })).toBeChecked()
  await expect(till(page).getByRole('checkbox', { name: /Tôi đồng ý/ })).toBeChecked()
  await till(page)
    .getByRole('button', { name: /^Đặt hàng/ })
    .click()
  await expect(heading(page, 'Đặt hàng thành công')).toBeVisible()
})

test('mua ngay một cuốn: số lượng và nơi nhận vẫn còn sau khi đăng nhập lại @long', async ({ page, request }) => {
  const lan = await newShopper(request)
  await enter(page, lan, `/mua-ngay?productId=${PRINTED.id}`)
  await plus(page).click()
  await expect(page.getByRole('spinbutton')).toHaveValue('2')
  await toTill(page, { path: '/mua-ngay' })
  await endLogin(request, lan)
  await pay(page, /Trả tiền khi nhận hàng/)
  await comeBack(page, lan)
  await expect(till(page)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Đơn hàng' })).toContainText('× 2')
})

test('người khác đăng nhập ở đó: không thấy gì của người trước @long', async ({ page, request }) => {
  const [lan, hoa] = [await newShopper(request), await newShopper(request, 'Trần Thị Hoa')]
  await addToCart(request, lan, PRINTED.id)
  await addToCart(request, hoa, EBOOK)
  await enter(page, lan)
  await page.getByRole('button', { name: 'Tiến hành đặt hàng' }).click()
  await delivery(page).getByLabel('Địa chỉ cụ thể (số nhà, tên đường)').fill('Ngõ nhà Lan')
  await endLogin(request, lan)
  await delivery(page).getByRole('textbox', { name: 'Email' }).fill('lan@doc.example')
  await page.reload()
  await comeBack(page, hoa, ['Ngõ nhà Lan', 'lan@doc.example'])
  await expect(heading(page, 'Giỏ hàng')).toContainText('1 sản phẩm')
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))
  expect(kept).not.toContain('checkout-return')
  expect(kept).not.toContain('Ngõ nhà Lan')
})

test('không đăng nhập lại nữa: mua tiếp như khách, lời nhắc đi hẳn @long', async ({ page, request }) => {
  const lan = await newShopper(request)
  await addToCart(request, lan, PRINTED.id)
  await enter(page, lan)
  await expect(plus(page)).toBeVisible()
  await endLogin(request, lan)
  await plus(page).click()
  await expect(page.getByText('Phiên đăng nhập đã hết hạn', { exact: true })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Đóng' }).click()
  await page.getByRole('button', { name: 'Mua không cần tài khoản' }).click()
  await expect(page.getByText('Giỏ hàng đang trống')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Giỏ hàng đang trống')).toBeVisible()
})
