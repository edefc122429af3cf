import type { Page } from '@playwright/test'
import { succeeded } from '@tq/contract/envelope.ts'
import { newShopper } from './fixtures/shopper.ts'
import { expect, test } from './fixtures/test.ts'

const NEW_PASSWORD = 'Trang-mới-mỗi-sáng-2026'
const EXPIRED = 'Phiên đăng nhập đã hết hạn hoặc bị xóa bởi Admin, vui lòng đăng nhập lại !'

/** From the code to a new password that is sent. */
async function chooseAnother(page: Page) {
  const check = page.getByRole('form', { name: 'Nhập mã xác thực' })
  await check.getByLabel('Mã xác thực').fill('123456')
  await check.getByRole('button', { name: 'Tiếp tục' }).click()
  const fresh = page.getByRole('form', { name: 'Mật khẩu mới' })
  await fresh.getByLabel('Mật khẩu mới', { exact: true }).fill(NEW_PASSWORD)
  await fresh.getByLabel('Nhập lại mật khẩu mới').fill(NEW_PASSWORD)
  await fresh.getByRole('button', { name: 'Đổi mật khẩu' }).click()
  return { check, fresh }
}

test('hộp thoại bằng bàn phím: mở, chuyển, giữ chữ đã gõ, đóng và trả lại chỗ', async ({ page }) => {
  await page.goto('/trang-chu')
  const opener = page.getByRole('navigation', { name: 'Tài khoản' }).getByRole('link', { name: 'Đăng nhập' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const login = page.getByRole('form', { name: 'Đăng nhập' })
  await login.getByLabel('Thư điện tử').fill('giu@chu.example')
  await login.getByRole('checkbox', { name: 'Ghi nhớ' }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Đăng ký' }).press('Enter')
  const register = page.getByRole('form', { name: 'Đăng ký' })
  await expect(register.getByLabel('Thư điện tử')).toHaveValue('giu@chu.example')
  await register.getByLabel('Nhập lại mật khẩu').fill('chữ đã gõ')
  await register.getByRole('checkbox').check()
  await page.getByRole('dialog').getByRole('button', { name: 'Đăng nhập' }).press('Enter')
  await expect(login.getByRole('checkbox', { name: 'Ghi nhớ' })).toBeChecked()
  await login.getByRole('button', { name: 'Quên mật khẩu?' }).press('Enter')
  await page.getByRole('form', { name: 'Gửi mã xác thực' }).getByLabel('Thư điện tử').fill('khac@chu.example')
  await page.getByRole('dialog').getByRole('button', { name: 'Quay lại đăng nhập' }).press('Enter')
  await expect(login.getByLabel('Thư điện tử')).toHaveValue('khac@chu.example')
  await page.getByRole('dialog').getByRole('button', { name: 'Đăng ký' }).press('Enter')
  await expect(register.getByLabel('Nhập lại mật khẩu')).toHaveValue('chữ đã gõ')
  await expect(register.getByRole('checkbox')).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('phiên đã hết: báo đúng câu, quên thẻ, tải lại trang', async ({ page }) => {
  await page.goto('/trang-chu')
  const payload = Buffer.from(JSON.stringify({ exp: 4_000_000_000 })).toString('base64url')
  await page.evaluate((token) => localStorage.setItem('access_token', token), `a.${payload}.c`)
  // The sentence stands for half a second: noted as soon as it is there.
  await page.addInitScript((sentence) => {
    const look = () => document.body?.textContent?.includes(sentence) && sessionStorage.setItem('seen', sentence)
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
  }, EXPIRED)
  const loads: string[] = []
  page.on('load', () => loads.push('load'))
  // The reload may come before this one is over.
  await page.goto('/trang-chu').catch(() => {})
  const kept = (read: () => string | null) => page.evaluate(read).catch(() => 'between two pages')
  await expect.poll(() => kept(() => sessionStorage.getItem('seen'))).toBe(EXPIRED)
  await expect.poll(() => kept(() => localStorage.getItem('access_token'))).toBeNull()
  await expect.poll(() => loads.length).toBeGreaterThan(0)
  await expect(page.getByRole('navigation', { name: 'Tài khoản' }).getByRole('link', { name: 'Đăng nhập' })).toBeVisible()
})

test('mã hết hạn giữa chừng: quay về bước nhập mã, mật khẩu mới vẫn còn, gửi lại được mã', async ({ page }) => {
  const refusal = {
    isSuccess: false,
    data: null,
    errorMessage: 'Mã xác thực không hợp lệ hoặc đã hết hạn',
    status: 400,
    code: 'CODE_INVALID',
  }
  await page.route('**/api/User/ValidateSecurityCode', (route) => route.fulfill({ json: succeeded(null, {}) }))
  await page.route('**/api/User/ChangePasswordNoAuth', (route) => route.fulfill({ status: 400, json: refusal }))
  await page.goto('/login')
  await page.getByRole('button', { name: 'Quên mật khẩu?' }).click()
  await page.getByRole('form', { name: 'Gửi mã xác thực' }).getByLabel('Thư điện tử').fill(`muon-${Date.now()}@doc.example`)
  await page.getByRole('button', { name: 'Gửi mã' }).click()
  const { check, fresh } = await chooseAnother(page)
  await expect(check.getByRole('alert')).toContainText('đã hết hạn')
  // What the server says to another letter too soon stands in the dialog.
  const tooSoon = { ...refusal, errorMessage: 'Chưa hết một phút', status: 429, code: 'TOO_MANY_REQUESTS' }
  await page.route('**/api/User/SendSecurityCode', (route) => route.fulfill({ status: 429, json: tooSoon }))
  await page.getByRole('button', { name: 'Gửi lại mã' }).click()
  await expect(check.getByRole('alert')).toContainText('Chưa hết một phút')
  await check.getByLabel('Mã xác thực').fill('654321')
  await check.getByRole('button', { name: 'Tiếp tục' }).click()
  await expect(fresh.getByLabel('Mật khẩu mới', { exact: true })).toHaveValue(NEW_PASSWORD)
})

test('đăng nhập rồi đăng xuất ở thẻ khác: thẻ này theo, không giữ lại gì của người ấy', async ({ page, request, context }) => {
  const lan = await newShopper(request)
  const greeting = page.getByRole('button', { name: /^Xin chào/ })
  await page.goto('/login?redirect=%2Ftai-khoan%2Fso-dia-chi%23so')
  const other = await context.newPage()
  await other.goto('/ho-tro')
  await other.evaluate((token) => localStorage.setItem('access_token', token), lan.token)
  await expect(page).toHaveURL('/tai-khoan/so-dia-chi#so')
  await expect(greeting).toBeVisible()
  await other.goto('/logout')
  await expect(page).toHaveURL('/login?redirect=%2Ftai-khoan%2Fso-dia-chi%23so')
  await expect(greeting).toHaveCount(0)
})

test('đặt mật khẩu khi đang đăng nhập: mọi phiên đã hết, nên trang bắt đầu lại từ chỗ đăng nhập', async ({ page, request }) => {
  const lan = await newShopper(request)
  await page.goto('/ho-tro')
  await page.evaluate((token) => localStorage.setItem('access_token', token), lan.token)
  // As somebody who came by Google and has no password yet.
  await page.route('**/api/User/Me', async (route) => {
    const answer = await route.fetch()
    const { data, ...envelope } = await answer.json()
    await route.fulfill({ response: answer, json: { ...envelope, data: { ...data, hasPassword: false } } })
  })
  for (const call of ['SendSecurityCode', 'ValidateSecurityCode', 'ChangePasswordNoAuth'])
    await page.route(`**/api/User/${call}`, (route) =>
      route.fulfill({ json: succeeded(null, { successMessage: 'Xong bước này' }) }),
    )
  await page.goto('/tai-khoan/doi-mat-khau')
  await page.getByRole('button', { name: 'Đặt mật khẩu' }).click()
  const send = page.getByRole('form', { name: 'Gửi mã xác thực' })
  await expect(send.getByLabel('Thư điện tử')).toHaveValue(lan.email)
  await send.getByRole('button', { name: 'Tôi đã có mã' }).click()
  await chooseAnother(page)
  await expect(page).toHaveURL('/login?redirect=%2Ftai-khoan%2Fdoi-mat-khau')
  await expect(page.getByText('Xong bước này')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Xin chào/ })).toHaveCount(0)
})

test('đổi địa chỉ khi đang chờ mã kích hoạt: quay về chỗ bắt đầu; tải lại trang vẫn nhập được mã', async ({ page }) => {
  await page.route('**/api/User/Register-client', (route) => route.fulfill({ json: succeeded({ token: 't' }, {}) }))
  await page.goto('/login?dialog=register')
  const register = page.getByRole('form', { name: 'Đăng ký' })
  await register.getByLabel('Họ và tên').fill('Nguyễn Thị Lan')
  await register.getByLabel('Số điện thoại').fill('0912345678')
  await register.getByLabel('Thư điện tử').fill('lan@gmial.example')
  await register.getByLabel('Mật khẩu', { exact: true }).fill(NEW_PASSWORD)
  await register.getByLabel('Nhập lại mật khẩu').fill(NEW_PASSWORD)
  await register.getByRole('checkbox').check()
  await register.getByRole('button', { name: 'Đăng ký' }).click()
  const activation = page.getByRole('form', { name: 'Kích hoạt tài khoản' })
  await activation.getByRole('button', { name: 'Đổi địa chỉ' }).click()
  await expect(register.getByLabel('Thư điện tử')).toHaveValue('lan@gmial.example')
  await expect(register.getByLabel('Nhập lại mật khẩu')).toHaveValue(NEW_PASSWORD)
  await register.getByLabel('Thư điện tử').fill('lan@gmail.example')
  await register.getByRole('button', { name: 'Đăng ký' }).click()
  await expect(activation.getByText('lan@gmail.example')).toBeVisible()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Nhập mã kích hoạt' }).click()
  await expect(activation.getByText('lan@gmail.example')).toBeVisible()
})

test.describe('không có JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('mật khẩu không bao giờ vào địa chỉ trang, và có lối đi tiếp', async ({ page }) => {
    await page.goto('/login')
    const login = page.getByRole('form', { name: 'Đăng nhập' })
    await expect(login.getByRole('button', { name: 'Đăng nhập' })).toBeDisabled()
    await login.getByLabel('Mật khẩu', { exact: true }).fill('bi-mat-cua-toi')
    await login.getByLabel('Mật khẩu', { exact: true }).press('Enter')
    await expect(page).toHaveURL('/login')
    expect(await login.getAttribute('method')).toBe('post')
    // By its element: what stands in a <noscript> is not searched for text.
    await expect(page.locator('noscript p')).toBeVisible()
  })
})
