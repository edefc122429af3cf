import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'

/** Presses the button and answers in the window that opens. */
async function answerAs(page: Page, who: string): Promise<void> {
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Tiếp tục với Google' }).click()
  const popup = await opened
  const closed = popup.waitForEvent('close')
  await popup.getByRole('button', { name: who }).click()
  await closed
}

test('Google: người mới có ngay tài khoản, chưa có mật khẩu, và lần sau vào lại đúng tài khoản ấy', async ({ page }) => {
  await page.goto('/login?redirect=%2Ftai-khoan%2Fdoi-mat-khau')
  await answerAs(page, 'Nguyễn Thị Lan')
  await expect(page).toHaveURL('/tai-khoan/doi-mat-khau')
  await expect(page.getByText('Tài khoản này chưa có mật khẩu')).toBeVisible()
  await expect(page.getByText('lan.google@thuquan.test')).toBeVisible()
  await page.getByRole('button', { name: 'Đặt mật khẩu' }).click()
  await expect(page.getByRole('form', { name: 'Gửi mã xác thực' }).getByRole('textbox', { name: 'Email' })).toHaveValue(
    'lan.google@thuquan.test',
  )

  await page.goto('/logout')
  await expect(page).toHaveURL('/trang-chu')
  await page.goto('/login?redirect=%2Ftai-khoan%2Fthong-tin-tai-khoan')
  await answerAs(page, 'Nguyễn Thị Lan')
  await expect(page.getByLabel('Họ và tên')).toHaveValue('Nguyễn Thị Lan')

  // Who came without the register form is asked about its texts until they agree, and kept from nothing meanwhile.
  const ask = page.getByRole('form', { name: 'Điều khoản và chính sách bảo mật' })
  await expect(ask.getByRole('checkbox')).not.toBeChecked()
  await expect(ask.getByRole('button', { name: 'Xác nhận' })).toBeDisabled()
  await ask.getByRole('checkbox').check()
  await ask.getByRole('button', { name: 'Xác nhận' }).click()
  await expect(ask).toBeHidden()

  const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
  const file = { name: 'anh.png', mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') }
  await page.getByLabel('Ảnh đại diện', { exact: true }).setInputFiles(file)
  await expect(page.getByRole('img', { name: 'Ảnh đại diện của bạn' })).toBeVisible()
  await page.getByRole('button', { name: 'Bỏ ảnh' }).click()
  await expect(page.getByRole('img', { name: 'Ảnh đại diện của bạn' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Đổi ảnh đại diện' })).toBeFocused()

  await page.goto('/tai-khoan/so-dia-chi')
  await expect(page.getByRole('button', { name: /^Xin chào/ })).toBeVisible()
  await expect(ask).toBeHidden()
})

test('Google: tài khoản đã xác thực được nối, mật khẩu cũ vẫn dùng được @long', async ({ page }) => {
  await page.goto('/trang-chu')
  await page.getByRole('navigation', { name: 'Tài khoản' }).getByRole('link', { name: 'Đăng nhập' }).click()
  const reloaded = page.waitForEvent('load')
  await answerAs(page, 'Trần Minh Đọc Giả')
  await reloaded
  await page.goto('/tai-khoan/doi-mat-khau')
  await expect(page.getByText('docgia@thuquan.test')).toBeVisible()
  await expect(page.getByRole('form', { name: 'Đổi mật khẩu' })).toBeVisible()
  await page.goto('/logout')
  await expect(page).toHaveURL('/trang-chu')
  await page.goto('/login?redirect=%2Ftai-khoan%2Fso-dia-chi')
  await page.getByRole('textbox', { name: 'Email' }).fill('docgia@thuquan.test')
  await page.getByLabel('Mật khẩu', { exact: true }).fill('DocGia@2026')
  await page.getByRole('form', { name: 'Đăng nhập' }).getByRole('button', { name: 'Đăng nhập' }).click()
  await expect(page).toHaveURL('/tai-khoan/so-dia-chi')
})

test('Google: thôi giữa chừng thì vẫn ở nguyên chỗ cũ @long', async ({ page }) => {
  await page.goto('/login')
  const button = page.getByRole('button', { name: 'Tiếp tục với Google' })
  await answerAs(page, 'Thôi, không đăng nhập')
  await expect(button).toBeEnabled()

  const opened = page.waitForEvent('popup')
  await button.click()
  await (await opened).close()
  await expect(button).toBeEnabled()
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull()

  await page.route('**/api/Authentication/SocialNonce', (route) => route.abort())
  await button.click()
  await expect(page.getByRole('form', { name: 'Đăng nhập' }).getByRole('alert')).toContainText('Chưa kết nối được')
  await expect(button).toBeEnabled()
})

test('Google: câu trả lời mà trang này không hỏi thì không ai bị đăng nhập', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Tiếp tục với Google' })).toBeVisible()
  // A stranger asks, answers as himself, and sends the last step as a link.
  const { data } = await (await page.request.post('/api/Authentication/SocialNonce')).json()
  const last = await page.request.get(`${data.authorizeUrl}&person=sandbox-3`, { maxRedirects: 0 })
  const link = await page.context().newPage()
  let calls = 0
  page.on('request', (request) => {
    if (request.url().includes('SocialLoginGG') && request.method() === 'POST') calls++
  })
  // Listening before the link is opened: the answer is said only once.
  const heard = await page.evaluateHandle(() => {
    const channel = new BroadcastChannel('google-login')
    return { message: new Promise((done) => channel.addEventListener('message', () => done(true))) }
  })
  await link.goto(last.headers().location ?? '').catch(() => {})
  await heard.evaluate(({ message }) => message)
  expect(calls).toBe(0)
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull()
})
