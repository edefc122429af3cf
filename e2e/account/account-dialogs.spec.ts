import type { Locator, Page } from '@playwright/test'
import { inDatabase } from '../fixtures/database.ts'
import { codeFor } from '../fixtures/mailbox.ts'
import { newShopper } from '../fixtures/shopper.ts'
import { expect, test } from '../fixtures/test.ts'
import { newBuyer } from '../fixtures/till.ts'

const NEW_PASSWORD = 'Trang-mới-mỗi-sáng-2026'
const EXPIRED = 'Phiên đăng nhập đã hết hạn hoặc bị xóa bởi Admin, vui lòng đăng nhập lại !'

const checkForm = (page: Page) => page.getByRole('form', { name: 'Nhập mã xác thực' })
const freshForm = (page: Page) => page.getByRole('form', { name: 'Mật khẩu mới' })

async function typeCode(page: Page, code: string): Promise<void> {
  await checkForm(page).getByLabel('Mã xác thực').fill(code)
  await checkForm(page).getByRole('button', { name: 'Tiếp tục' }).click()
  await expect(freshForm(page)).toBeVisible()
}

async function choosePassword(page: Page): Promise<void> {
  await freshForm(page).getByLabel('Mật khẩu mới', { exact: true }).fill(NEW_PASSWORD)
  await freshForm(page).getByLabel('Nhập lại mật khẩu mới').fill(NEW_PASSWORD)
  await freshForm(page).getByRole('button', { name: 'Đổi mật khẩu' }).click()
}

async function logIn(page: Page, email: string, place: Page | Locator = page.getByRole('dialog')): Promise<void> {
  const login = place.getByRole('form', { name: 'Đăng nhập' })
  await login.getByRole('textbox', { name: 'Email' }).fill(email)
  await login.getByLabel('Mật khẩu', { exact: true }).fill(NEW_PASSWORD)
  await login.getByRole('button', { name: 'Đăng nhập' }).click()
  await expect(page.getByRole('button', { name: /^Xin chào/ })).toBeVisible()
}

test('hộp thoại bằng bàn phím: mở, chuyển, giữ chữ đã gõ, đóng và trả lại chỗ @long', async ({ page }) => {
  await page.goto('/trang-chu')
  const opener = page.getByRole('navigation', { name: 'Tài khoản' }).getByRole('link', { name: 'Đăng nhập' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const login = page.getByRole('form', { name: 'Đăng nhập' })
  await login.getByRole('textbox', { name: 'Email' }).fill('giu@chu.example')
  await login.getByRole('checkbox', { name: 'Ghi nhớ' }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Đăng ký' }).press('Enter')
  const register = page.getByRole('form', { name: 'Đăng ký' })
  await expect(register.getByRole('textbox', { name: 'Email' })).toHaveValue('giu@chu.example')
  await register.getByLabel('Nhập lại mật khẩu').fill('chữ đã gõ')
  await register.getByRole('checkbox').check()
  await page.getByRole('dialog').getByRole('button', { name: 'Đăng nhập' }).press('Enter')
  await expect(login.getByRole('checkbox', { name: 'Ghi nhớ' })).toBeChecked()
  await login.getByRole('button', { name: 'Quên mật khẩu?' }).press('Enter')
  await page.getByRole('form', { name: 'Gửi mã xác thực' }).getByRole('textbox', { name: 'Email' }).fill('khac@chu.example')
  await page.getByRole('dialog').getByRole('button', { name: 'Quay lại đăng nhập' }).press('Enter')
  await expect(login.getByRole('textbox', { name: 'Email' })).toHaveValue('khac@chu.example')
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
  const opened: string[] = []
  page.on('framenavigated', (frame) => frame === page.mainFrame() && opened.push(frame.url()))
  // The reload may come before this one is over.
  await page.goto('/trang-chu').catch(() => {})
  const kept = (read: () => string | null) => page.evaluate(read).catch(() => 'between two pages')
  await expect.poll(() => kept(() => sessionStorage.getItem('seen'))).toBe(EXPIRED)
  await expect.poll(() => kept(() => localStorage.getItem('access_token'))).toBeNull()
  // Once by us, once by the page itself.
  await expect.poll(() => opened.length).toBe(2)
  await expect(page.getByRole('navigation', { name: 'Tài khoản' }).getByRole('link', { name: 'Đăng nhập' })).toBeVisible()
})

test('mã hết hạn giữa chừng: quay về bước nhập mã, mật khẩu mới vẫn còn, gửi lại được mã @long', async ({ page, request }) => {
  const { email } = await newShopper(request)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Quên mật khẩu?' }).click()
  await page.getByRole('form', { name: 'Gửi mã xác thực' }).getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Gửi mã' }).click()
  const first = await codeFor(page, email, 'đặt lại mật khẩu')
  await typeCode(page, first)
  // Ten minutes go by while the new password is thought of.
  await inDatabase(`update security_codes set expires_at = now() - interval '1 second'
    where purpose = 'reset' and user_id = (select id from users where email = '${email}')`)
  await choosePassword(page)
  const said = checkForm(page).getByRole('alert')
  await expect(said).toContainText('đã hết hạn')
  // What the server says to another letter too soon stands in the dialog.
  await page.getByRole('button', { name: 'Gửi lại mã' }).click()
  await expect(said).toContainText(/Bạn thao tác quá nhanh, vui lòng thử lại sau (\d+ giây|1 phút)/)
  // A minute goes by.
  await inDatabase(`delete from rate_limits where key like '%${email}:turn'`)
  await page.getByRole('button', { name: 'Gửi lại mã' }).click()
  await typeCode(page, await codeFor(page, email, 'đặt lại mật khẩu', first))
  await expect(freshForm(page).getByLabel('Mật khẩu mới', { exact: true })).toHaveValue(NEW_PASSWORD)
  await freshForm(page).getByRole('button', { name: 'Đổi mật khẩu' }).click()
  await logIn(page, email)
})

test('đăng nhập rồi đăng xuất ở thẻ khác: thẻ này theo, không giữ lại gì của người ấy @long', async ({
  page,
  request,
  context,
}) => {
  const lan = await newShopper(request)
  const greeting = page.getByRole('button', { name: /^Xin chào/ })
  await page.goto('/login?redirect=%2Ftai-khoan%2Fso-dia-chi%23so')
  const other = await context.newPage()
  await other.goto('/ho-tro')
  await other.evaluate((token) => localStorage.setItem('access_token', token), lan.token)
  await expect(page).toHaveURL('/tai-khoan/so-dia-chi#so')
  await expect(greeting).toBeVisible()
  await page.evaluate(() => sessionStorage.setItem('delivery-form', '{"name":"Nguyễn Thị Lan"}'))
  await other.evaluate(() => localStorage.setItem('ePayModel', '{"url":"/sandbox/epay","fields":{"buyerNm":"Lan"}}'))
  await other.goto('/trang-chu?affiliateCode=BANDOC26')
  await expect.poll(() => other.evaluate(() => localStorage.getItem('affiliateCode'))).toContain('BANDOC26')
  await other.goto('/logout')
  await expect(page).toHaveURL('/login?redirect=%2Ftai-khoan%2Fso-dia-chi%23so')
  await expect(greeting).toHaveCount(0)
  const BROWSERS_OWN = ['settings', 'fonts', 'consent', 'shortcuts', 'shortcut-keys', 'affiliate-click', 'player']
  for (const each of [page, other]) {
    const kept = await each.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
    expect(kept.filter((name) => !BROWSERS_OWN.includes(name) && !name.startsWith('react-router'))).toEqual([])
  }
})

test('đặt mật khẩu khi đang đăng nhập: mọi phiên đã hết, nên trang bắt đầu lại từ chỗ đăng nhập @long', async ({
  page,
  request,
}) => {
  const lan = await newShopper(request)
  // As somebody who came by Google and has no password yet.
  await inDatabase(`update users set password_hash = null where email = '${lan.email}'`)
  await page.goto('/ho-tro')
  await page.evaluate((token) => localStorage.setItem('access_token', token), lan.token)
  await page.goto('/tai-khoan/doi-mat-khau')
  await page.getByRole('button', { name: 'Đặt mật khẩu' }).click()
  const send = page.getByRole('form', { name: 'Gửi mã xác thực' })
  await expect(send.getByRole('textbox', { name: 'Email' })).toHaveValue(lan.email)
  // Asked for on the telephone, say: the letter is there before this dialog has sent anything.
  await request.post('/api/User/SendSecurityCode', { data: { Email: lan.email } })
  const code = await codeFor(page, lan.email, 'đặt lại mật khẩu')
  await send.getByRole('button', { name: 'Tôi đã có mã' }).click()
  await typeCode(page, code)
  await choosePassword(page)
  await expect(page).toHaveURL('/login?redirect=%2Ftai-khoan%2Fdoi-mat-khau')
  await expect(page.getByText('Đã đặt mật khẩu mới, vui lòng đăng nhập')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Xin chào/ })).toHaveCount(0)
  const old = await request.get('/api/User/Me', { headers: { authorization: `Bearer ${lan.token}` } })
  expect(old.status()).toBe(401)
  await logIn(page, lan.email, page)
  await expect(page).toHaveURL('/tai-khoan/doi-mat-khau')
})

test('đổi địa chỉ khi đang chờ mã kích hoạt: quay về chỗ bắt đầu; tải lại trang vẫn nhập được mã @long', async ({ page }) => {
  const [mistyped, meant] = [`lan-${Date.now()}@gmial.example`, `lan-${Date.now()}@gmail.example`]
  await page.goto('/login?dialog=register')
  const register = page.getByRole('form', { name: 'Đăng ký' })
  await register.getByLabel('Họ và tên').fill('Nguyễn Thị Lan')
  await register.getByLabel('Số điện thoại').fill('0912345678')
  await register.getByRole('textbox', { name: 'Email' }).fill(mistyped)
  await register.getByLabel('Mật khẩu', { exact: true }).fill(NEW_PASSWORD)
  await register.getByLabel('Nhập lại mật khẩu').fill(NEW_PASSWORD)
  await register.getByRole('checkbox').check()
  await register.getByRole('button', { name: 'Đăng ký' }).click()
  const activation = page.getByRole('form', { name: 'Kích hoạt tài khoản' })
  await activation.getByRole('button', { name: 'Đổi địa chỉ' }).click()
  await expect(register.getByRole('textbox', { name: 'Email' })).toHaveValue(mistyped)
  await expect(register.getByLabel('Nhập lại mật khẩu')).toHaveValue(NEW_PASSWORD)
  await register.getByRole('textbox', { name: 'Email' }).fill(meant)
  await register.getByRole('button', { name: 'Đăng ký' }).click()
  await expect(activation.getByText(meant)).toBeVisible()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Nhập mã kích hoạt' }).click()
  await expect(activation.getByText(meant)).toBeVisible()
  await activation.getByLabel('Mã kích hoạt').fill(await codeFor(page, meant, 'kích hoạt'))
  await activation.getByRole('button', { name: 'Kích hoạt' }).click()
  await page.getByRole('form', { name: 'Thông tin cá nhân' }).getByRole('button', { name: 'Hoàn tất' }).click()
  await logIn(page, meant)
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

test('vừa kích hoạt xong, biểu mẫu đăng nhập đã có sẵn email', async ({ page }) => {
  const { phone, email } = newBuyer()
  await page.goto('/login')
  const data = { Email: email, Phone: phone, Name: 'Nguyễn Thị Lan', Password: NEW_PASSWORD }
  const { data: answer } = await (await page.request.post('/api/User/Register-client', { data })).json()
  await page.evaluate((kept) => localStorage.setItem('register_form', JSON.stringify({ ...kept, at: Date.now() })), {
    ...{ token: answer.token, email, from: 'register', name: data.Name, phone },
  })
  await page.reload()
  await page.getByRole('button', { name: 'Nhập mã kích hoạt' }).click()
  const activation = page.getByRole('form', { name: 'Kích hoạt tài khoản' })
  await activation.getByLabel('Mã kích hoạt').fill(await codeFor(page, email, 'kích hoạt'))
  await activation.getByRole('button', { name: 'Kích hoạt' }).click()
  await expect(page.getByRole('form', { name: 'Thông tin cá nhân' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Đăng nhập' }).click()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Email' })).toHaveValue(email)
})
