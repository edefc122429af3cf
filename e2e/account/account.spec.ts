import type { Page } from '@playwright/test'
import { alive } from '../fixtures/alive.ts'
import { noFindings } from '../fixtures/axe.ts'
import { inDatabase } from '../fixtures/database.ts'
import { codeFor, codeInMailbox } from '../fixtures/mailbox.ts'
import { expect, test } from '../fixtures/test.ts'
import { choosePlace } from '../fixtures/till.ts'
import { journeyWidths } from '../fixtures/widths.ts'

const PASSWORD = 'Sách-hay-mỗi-ngày-2026'
const NEW_PASSWORD = 'Trang-mới-mỗi-sáng-2026'

const openDrawer = (page: Page) => page.getByRole('button', { name: /Mở danh mục|Danh mục và lối đi|Mở menu/ }).click()

/** Leaves the registration, logs in too early, and gets another code; what the browser no longer knows stays on the server. */
async function reactivate(page: Page, email: string): Promise<void> {
  await page.keyboard.press('Escape')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('register_form'))).not.toContain('0912345678')
  await openFromMenu(page, 'Đăng nhập')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Nhập mã kích hoạt' })).toBeVisible()
  const login = page.getByRole('form', { name: 'Đăng nhập' })
  await login.getByRole('textbox', { name: 'Email' }).fill(email)
  await login.getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD)
  await login.getByRole('button', { name: 'Đăng nhập' }).click()
  await login.getByRole('button', { name: 'Kích hoạt lại tài khoản' }).click()
  const again = page.getByRole('form', { name: 'Lấy mã kích hoạt' })
  await expect(again.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
  await noFindings(page)
  // As if the minute since the last letter were over.
  await inDatabase(`delete from rate_limits where key like 'code:%:turn'`)
  await again.getByRole('button', { name: 'Lấy mã kích hoạt' }).click()
}

/** A copy of everything, then the way out and back. */
async function leaveAndStay(page: Page): Promise<void> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Tải về' }).click()
  expect((await download).suggestedFilename()).toBe('thu-quan-du-lieu-cua-toi.json')
  await page.getByRole('button', { name: 'Xoá tài khoản' }).click()
  const deletion = page.getByRole('form', { name: 'Xoá tài khoản' })
  await deletion.getByRole('button', { name: 'Xoá sau 30 ngày' }).click()
  await expect(deletion.getByRole('alert')).toContainText('Mật khẩu hiện tại không đúng')
  await noFindings(page)
  await deletion.getByLabel('Mật khẩu của bạn').fill(PASSWORD)
  await deletion.getByRole('button', { name: 'Xoá sau 30 ngày' }).click()
  await expect(page.getByText(/Tài khoản sẽ bị xoá ngày/)).toBeVisible()
  await page.getByRole('button', { name: 'Giữ lại tài khoản' }).click()
  await expect(page.getByText(/Tài khoản sẽ bị xoá ngày/)).toHaveCount(0)
}

async function changeEmail(page: Page): Promise<string> {
  const email = `dia-chi-moi-${Date.now()}@doc.example`
  await page.getByRole('button', { name: 'Đổi email' }).click()
  const ask = page.getByRole('form', { name: 'Đổi email', exact: true })
  await ask.getByLabel('Email mới').fill(email)
  await ask.getByLabel('Mật khẩu hiện tại').fill(PASSWORD)
  await ask.getByRole('button', { name: 'Gửi mã' }).click()
  const confirm = page.getByRole('form', { name: 'Nhập mã đổi email' })
  await confirm.getByLabel('Mã xác thực').fill('000000')
  await confirm.getByRole('button', { name: 'Đổi email' }).click()
  await expect(confirm.getByRole('alert')).toContainText('Mã xác thực không hợp lệ')
  await noFindings(page)
  await confirm.getByLabel('Mã xác thực').fill(await codeFor(page, email, 'đổi email'))
  await confirm.getByRole('button', { name: 'Đổi email' }).click()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
  return email
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Tài khoản của tôi' }).getByRole('button', { name: 'Đăng xuất' }).click()
  await noFindings(page)
  // A server that does not answer keeps nobody logged in here.
  await page.route('**/api/Authentication/Logout', () => {})
  await page.getByRole('dialog').getByRole('button', { name: 'Đăng xuất' }).click()
  await expect(page.getByText('Logging out..', { exact: true })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('access_token'))).toBeNull()
  await expect(page).toHaveURL('/trang-chu')
  await alive(page)
}

/** The header on wide screens, the drawer on phones. */
async function openFromMenu(page: Page, title: string): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 1024
  if (isPhone) {
    await openDrawer(page)
    await page.getByRole('dialog').getByRole('link', { name: title, exact: true }).click()
  } else await page.getByRole('navigation', { name: 'Tài khoản' }).getByRole('link', { name: title, exact: true }).click()
}

for (const width of journeyWidths(390)) {
  test(`từ chưa có gì tới một tài khoản đang dùng, ${width} px`, async ({ page }) => {
    test.slow()
    let email = `ban-doc-${width}-${Date.now()}@doc.example`
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/ho-tro')

    await openFromMenu(page, 'Đăng ký')
    const register = page.getByRole('form', { name: 'Đăng ký' })
    await expect(register.getByRole('button', { name: 'Đăng ký' })).toBeDisabled()
    const phone = register.getByLabel('Số điện thoại')
    await phone.fill('123')
    await expect(phone).not.toHaveAttribute('aria-invalid')
    await phone.blur()
    await expect(register.getByText('Số điện thoại có ít nhất 10 số')).toBeVisible()
    await register.getByLabel('Số điện thoại').fill('0212345678')
    // SPEC §5, to the letter.
    await expect(register.getByText('số điện thoại không hợp lệ', { exact: true })).toBeVisible()
    await noFindings(page)
    await register.getByLabel('Họ và tên').fill('Nguyễn Trần Phương Thảo Nguyên')
    await register.getByLabel('Số điện thoại').fill('0912345678')
    await register.getByRole('textbox', { name: 'Email' }).fill(email)
    await register.getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD)
    await register.getByLabel('Nhập lại mật khẩu').fill('khác')
    await register.getByLabel('Nhập lại mật khẩu').blur()
    await expect(register.getByText('Mật khẩu xác nhận không trùng khớp')).toBeVisible()
    await register.getByRole('checkbox').check()
    for (const label of ['Mật khẩu', 'Nhập lại mật khẩu']) await register.getByLabel(label, { exact: true }).fill('thuquan2026')
    await register.getByRole('button', { name: 'Đăng ký' }).click()
    await expect(register.getByText(/^Mật khẩu dễ đoán/)).toBeVisible()
    await expect(register.getByLabel('Mật khẩu', { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await noFindings(page)
    for (const label of ['Mật khẩu', 'Nhập lại mật khẩu']) await register.getByLabel(label, { exact: true }).fill(PASSWORD)
    await register.getByRole('button', { name: 'Đăng ký' }).click()

    const activation = page.getByRole('form', { name: 'Kích hoạt tài khoản' })
    await expect(activation).toBeVisible()
    await expect(page.getByRole('button', { name: /Gửi lại mã sau \d+ giây/ })).toBeDisabled()
    await activation.getByLabel('Mã kích hoạt').fill('000000')
    await activation.getByRole('button', { name: 'Kích hoạt' }).click()
    await expect(activation.getByRole('alert')).toContainText('Mã kích hoạt không hợp lệ')
    await noFindings(page)
    let code = await codeInMailbox(page, email, 'kích hoạt')
    if (width < 1024) {
      await reactivate(page, email)
      code = await codeInMailbox(page, email, 'kích hoạt', code)
    }
    await activation.getByLabel('Mã kích hoạt').fill(code)
    await activation.getByRole('button', { name: 'Kích hoạt' }).click()

    const information = page.getByRole('form', { name: 'Thông tin cá nhân' })
    await expect(information.getByLabel('Ngày sinh')).toHaveValue('')
    await choosePlace(information, 'ha noi', 'ba dinh')
    await expect(information.getByLabel('Quận, huyện')).toHaveCount(0)
    await information.getByRole('button', { name: 'Mở lịch' }).click()
    await noFindings(page)
    await information.getByRole('button', { name: 'Đóng lịch' }).click()
    await information.getByRole('button', { name: 'Hoàn tất' }).click()

    // Nobody types the password twice.
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('access_token')).catch(() => 'between two pages'))
      .toMatch(/^ey[\w-]+\.[\w-]+\.[\w-]+$/)
    await page.waitForLoadState()

    await page.goto('/tai-khoan')
    await expect(page).toHaveURL('/tai-khoan/thong-tin-tai-khoan')
    await expect(page.getByLabel('Họ và tên')).toHaveValue('Nguyễn Trần Phương Thảo Nguyên')
    if (width >= 1024) await expect(page.getByRole('button', { name: 'Xin chào, Nguyễn Trần Phư...' })).toBeVisible()
    else {
      await openDrawer(page)
      await expect(page.getByRole('dialog').getByText('Xin chào, Nguyễn Trần Phư...', { exact: true })).toBeVisible()
      await page.keyboard.press('Escape')
    }
    await leaveAndStay(page)
    if (width >= 1024) email = await changeEmail(page)

    await page.getByRole('link', { name: 'Sổ địa chỉ' }).click()
    await page.getByRole('button', { name: 'Thêm địa chỉ' }).click()
    const address = page.getByRole('form', { name: 'Địa chỉ' })
    await address.getByLabel('Họ và tên người nhận').fill('Phương Thảo')
    await address.getByLabel('Số điện thoại').fill('0987654321')
    await choosePlace(address, 'hue', 'phuong')
    await address.getByLabel('Địa chỉ cụ thể (số nhà, tên đường)').fill('12 Lê Lợi')
    await noFindings(page)
    await address.getByRole('button', { name: 'Thêm địa chỉ' }).click()
    await expect(page.getByRole('main').getByText('Mặc định')).toBeVisible()

    await page.getByRole('link', { name: 'Mật khẩu và thiết bị' }).click()
    await page.waitForURL('**/doi-mat-khau')
    await page.reload()
    await expect(page.getByRole('link', { name: 'Mật khẩu và thiết bị' })).toBeInViewport({ ratio: 1 })
    const change = page.getByRole('form', { name: 'Đổi mật khẩu' })
    await change.getByLabel('Mật khẩu hiện tại').fill(PASSWORD)
    await change.getByLabel('Mật khẩu mới', { exact: true }).fill(NEW_PASSWORD)
    await change.getByLabel('Nhập lại mật khẩu mới').fill(NEW_PASSWORD)
    await change.getByRole('button', { name: 'Đổi mật khẩu' }).click()
    await expect(change.getByLabel('Mật khẩu hiện tại')).toHaveValue('')
    await expect(page.getByText('Thiết bị này', { exact: true })).toBeVisible()
    await noFindings(page)

    await logOut(page)

    await page.goto('/tai-khoan/so-dia-chi')
    await expect(page).toHaveURL('/login?redirect=%2Ftai-khoan%2Fso-dia-chi')
    await page.getByRole('button', { name: 'Quên mật khẩu?' }).click()
    const send = page.getByRole('form', { name: 'Gửi mã xác thực' })
    await send.getByRole('textbox', { name: 'Email' }).fill(email)
    await send.getByRole('button', { name: 'Gửi mã' }).click()
    const check = page.getByRole('form', { name: 'Nhập mã xác thực' })
    await noFindings(page)
    await check.getByLabel('Mã xác thực').fill(await codeFor(page, email, 'đặt lại mật khẩu'))
    await check.getByRole('button', { name: 'Tiếp tục' }).click()
    const fresh = page.getByRole('form', { name: 'Mật khẩu mới' })
    await expect(fresh).toBeVisible()
    await noFindings(page)
    await fresh.getByLabel('Mật khẩu mới', { exact: true }).fill(PASSWORD)
    await fresh.getByLabel('Nhập lại mật khẩu mới').fill(PASSWORD)
    await fresh.getByRole('button', { name: 'Đổi mật khẩu' }).click()
    const again = page.getByRole('dialog').getByRole('form', { name: 'Đăng nhập' })
    await again.getByRole('textbox', { name: 'Email' }).fill(email)
    await again.getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD)
    await again.getByRole('button', { name: 'Đăng nhập' }).click()
    await expect(page).toHaveURL('/tai-khoan/so-dia-chi')
    await expect(page.getByRole('main').getByText('Phương Thảo').first()).toBeVisible()
  })
}
