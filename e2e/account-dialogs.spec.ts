import { succeeded } from '@tq/contract/envelope.ts'
import { expect, test } from './fixtures/test.ts'

const NEW_PASSWORD = 'Trang-mới-mỗi-sáng-2026'
const EXPIRED = 'Phiên đăng nhập đã hết hạn hoặc bị xóa bởi Admin, vui lòng đăng nhập lại !'

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
  await page.evaluate((token) => localStorage.setItem('access_token', JSON.stringify(token)), `a.${payload}.c`)
  // The sentence stands for half a second: noted as soon as it is there.
  await page.addInitScript((sentence) => {
    const look = () => document.body?.textContent?.includes(sentence) && sessionStorage.setItem('seen', sentence)
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
  }, EXPIRED)
  await page.goto('/trang-chu')
  await page.waitForEvent('load')
  expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBe(EXPIRED)
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull()
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
  const check = page.getByRole('form', { name: 'Nhập mã xác thực' })
  await check.getByLabel('Mã xác thực').fill('123456')
  await check.getByRole('button', { name: 'Tiếp tục' }).click()
  const fresh = page.getByRole('form', { name: 'Mật khẩu mới' })
  await fresh.getByLabel('Mật khẩu mới', { exact: true }).fill(NEW_PASSWORD)
  await fresh.getByLabel('Nhập lại mật khẩu mới').fill(NEW_PASSWORD)
  await fresh.getByRole('button', { name: 'Đổi mật khẩu' }).click()
  await expect(check.getByRole('alert')).toContainText('đã hết hạn')
  // The minute since the last letter is not over: the server says so, in the dialog.
  await page.getByRole('button', { name: 'Gửi lại mã' }).click()
  await expect(check.getByRole('alert')).toContainText('Bạn thao tác quá nhanh')
  await check.getByLabel('Mã xác thực').fill('654321')
  await check.getByRole('button', { name: 'Tiếp tục' }).click()
  await expect(fresh.getByLabel('Mật khẩu mới', { exact: true })).toHaveValue(NEW_PASSWORD)
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
