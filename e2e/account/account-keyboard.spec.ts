import type { Locator, Page } from '@playwright/test'
import { alive } from '../fixtures/alive.ts'
import { codeFor } from '../fixtures/mailbox.ts'
import { expect, test } from '../fixtures/test.ts'

const PASSWORD = 'Sách-hay-mỗi-ngày-2026'
const NEW_PASSWORD = 'Trang-mới-mỗi-sáng-2026'
const MOST_TABS = 80

/** What a person without a mouse can do, and nothing else. */
function keyboardOf(page: Page) {
  const isAt = (target: Locator) => target.evaluate((element) => element === document.activeElement)
  /** Tab by Tab: what is never reached can't be used. */
  async function goTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible()
    for (let tabs = 0; !(await isAt(target)); tabs++) {
      if (tabs === MOST_TABS) throw new Error(`Tab never reaches ${target}`)
      await page.keyboard.press('Tab')
    }
  }
  return {
    goTo,
    press: (key: string) => page.keyboard.press(key),
    type: (text: string) => page.keyboard.type(text),
    async write(target: Locator, text: string): Promise<void> {
      await goTo(target)
      await page.keyboard.press('Control+A')
      await page.keyboard.type(text)
    },
    async enter(target: Locator): Promise<void> {
      await goTo(target)
      await page.keyboard.press('Enter')
    },
  }
}

test('từ chưa có gì tới một tài khoản đang dùng, chỉ bằng bàn phím @long', async ({ page }) => {
  test.slow()
  const email = `ban-phim-${Date.now()}@doc.example`
  const { enter, goTo, press, type, write } = keyboardOf(page)
  const header = page.getByRole('navigation', { name: 'Tài khoản', exact: true })
  const form = (name: string) => page.getByRole('form', { name, exact: true })
  const field = (within: Locator, name: string) => within.getByRole('textbox', { name, exact: true })
  await page.goto('/ho-tro')

  await enter(header.getByRole('link', { name: 'Đăng ký' }))
  const register = form('Đăng ký')
  // The dialog begins at its first field.
  await expect(field(register, 'Họ và tên')).toBeFocused()
  await type('Nguyễn Trần Phương Thảo Nguyên')
  await write(field(register, 'Số điện thoại'), '0912345678')
  await write(field(register, 'Email'), email)
  await write(field(register, 'Mật khẩu'), PASSWORD)
  await goTo(register.getByRole('button', { name: 'Hiện mật khẩu' }).first())
  await press('Space')
  await expect(field(register, 'Mật khẩu')).toHaveAttribute('type', 'text')
  await write(field(register, 'Nhập lại mật khẩu'), PASSWORD)
  await goTo(register.getByRole('checkbox'))
  await press('Space')
  await enter(register.getByRole('button', { name: 'Đăng ký' }))

  const activation = form('Kích hoạt tài khoản')
  await expect(field(activation, 'Mã kích hoạt')).toBeFocused()
  await type('000000')
  await press('Enter')
  await expect(activation.getByRole('alert')).toContainText('Mã kích hoạt không hợp lệ')
  await write(field(activation, 'Mã kích hoạt'), await codeFor(page, email, 'kích hoạt'))
  await press('Enter')

  const information = form('Thông tin cá nhân')
  const birthday = information.getByLabel('Ngày sinh')
  await expect(birthday).toBeFocused()
  await enter(information.getByRole('button', { name: 'Mở lịch' }))
  const day = information.getByRole('gridcell').getByRole('button').and(page.locator('[tabindex="0"]'))
  await goTo(day)
  // Escape leaves the calendar, not the dialog.
  await press('Escape')
  await expect(information.getByRole('button', { name: 'Mở lịch' })).toBeFocused()
  await press('Enter')
  await goTo(day)
  await press('ArrowRight')
  await press('Enter')
  await expect(birthday).toHaveValue('02/01/1990')
  await expect(information.getByRole('button', { name: 'Mở lịch' })).toBeFocused()
  await write(information.getByRole('combobox', { name: 'Tỉnh, thành phố' }), 'ha noi')
  await press('Enter')
  await expect(information.getByRole('combobox', { name: 'Tỉnh, thành phố' })).toHaveValue('Thành phố Hà Nội')
  const ward = information.getByRole('combobox', { name: 'Phường, xã' })
  await write(ward, 'ba dinh')
  // Escape leaves the list, not the dialog; what was not taken is not kept.
  await press('Escape')
  await expect(ward).toHaveValue('')
  await write(ward, 'ba dinh')
  await press('Enter')
  await expect(ward).toHaveValue('Phường Ba Đình')
  await enter(information.getByRole('button', { name: 'Hoàn tất' }))

  // The login goes by itself.
  await expect(page.getByRole('button', { name: 'Xin chào, Nguyễn Trần Phư...' })).toBeVisible()
  await enter(page.getByRole('button', { name: 'Xin chào, Nguyễn Trần Phư...' }))
  await press('ArrowDown')
  await enter(page.getByRole('link', { name: 'Thông tin tài khoản' }))
  await expect(page).toHaveURL('/tai-khoan/thong-tin-tai-khoan')
  await expect(page.getByLabel('Ngày sinh')).toHaveValue('02/01/1990')
  await enter(page.getByRole('link', { name: 'Sổ địa chỉ' }))
  await enter(page.getByRole('button', { name: 'Thêm địa chỉ' }))
  const address = form('Địa chỉ')
  await write(field(address, 'Họ và tên người nhận'), 'Phương Thảo')
  await write(field(address, 'Số điện thoại'), '0987654321')
  await write(address.getByRole('combobox', { name: 'Tỉnh, thành phố' }), 'hue')
  await press('Enter')
  await goTo(address.getByRole('combobox', { name: 'Phường, xã' }))
  await press('ArrowDown')
  await press('Enter')
  await write(field(address, 'Địa chỉ cụ thể (số nhà, tên đường)'), '12 Lê Lợi')
  await press('Enter')
  await expect(page.getByRole('main').getByText('Mặc định', { exact: true })).toBeVisible()
  // Whoever closes a dialog is where they were.
  await expect(page.getByRole('button', { name: 'Thêm địa chỉ' })).toBeFocused()
  // What was pressed goes with the address: the place is then the heading. A list that can't be renewed says so.
  const listing = (url: URL) => url.pathname === '/api/UserAddress'
  await page.route(listing, (route) => (route.request().method() === 'GET' ? route.abort() : route.continue()))
  await enter(page.getByRole('button', { name: 'Xoá địa chỉ của Phương Thảo' }))
  await enter(page.getByRole('dialog').getByRole('button', { name: 'Xoá', exact: true }))
  await expect(page.getByRole('heading', { name: 'Sổ địa chỉ' })).toBeFocused()
  await expect(page.getByRole('alert').filter({ hasText: 'có thể đã cũ' })).toBeVisible()
  await page.unroute(listing)
  await enter(page.getByRole('button', { name: 'Thử lại' }))
  await expect(page.getByRole('heading', { name: 'Chưa có địa chỉ nào' })).toBeVisible()

  await enter(page.getByRole('link', { name: 'Mật khẩu và thiết bị' }))
  const change = form('Đổi mật khẩu')
  await write(field(change, 'Mật khẩu hiện tại'), PASSWORD)
  await write(field(change, 'Mật khẩu mới'), NEW_PASSWORD)
  await write(field(change, 'Nhập lại mật khẩu mới'), NEW_PASSWORD)
  await press('Enter')
  await expect(field(change, 'Mật khẩu hiện tại')).toHaveValue('')

  const area = page.getByRole('navigation', { name: 'Tài khoản của tôi' })
  await enter(area.getByRole('button', { name: 'Đăng xuất' }))
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Ở lại' })).toBeFocused()
  await enter(page.getByRole('dialog').getByRole('button', { name: 'Đăng xuất' }))
  await expect(page).toHaveURL('/trang-chu')
  await alive(page)

  await enter(header.getByRole('link', { name: 'Đăng nhập' }))
  await enter(page.getByRole('dialog').getByRole('button', { name: 'Quên mật khẩu?' }))
  await expect(field(form('Gửi mã xác thực'), 'Email')).toBeFocused()
  await type(email)
  await press('Enter')
  await expect(field(form('Nhập mã xác thực'), 'Mã xác thực')).toBeFocused()
  await type(await codeFor(page, email, 'đặt lại mật khẩu'))
  await press('Enter')
  await expect(field(form('Mật khẩu mới'), 'Mật khẩu mới')).toBeFocused()
  await type(PASSWORD)
  await write(field(form('Mật khẩu mới'), 'Nhập lại mật khẩu mới'), PASSWORD)
  await press('Enter')
  const login = page.getByRole('dialog').getByRole('form', { name: 'Đăng nhập' })
  await expect(field(login, 'Email')).toHaveValue(email)
  await write(field(login, 'Mật khẩu'), PASSWORD)
  await press('Enter')
  await expect(page.getByRole('button', { name: 'Xin chào, Nguyễn Trần Phư...' })).toBeVisible()
})
