import type { Page } from '@playwright/test'
import { noFindings } from '../fixtures/axe.ts'
import { actAs, newShopper, PASSWORD } from '../fixtures/shopper.ts'
import { expect, test } from '../fixtures/test.ts'

const ADDRESS = { name: 'Phương Thảo', phone: '0987654321', address: '12 Lê Lợi', isDefault: false }

/** The pages of one's own, and what each asks the server for first. */
const PAGES = [
  { path: '/tai-khoan/thong-tin-tai-khoan', heading: 'Thông tin tài khoản', call: '/api/User/Me', shown: 'Dữ liệu của tôi' },
  { path: '/tai-khoan/so-dia-chi', heading: 'Sổ địa chỉ', call: '/api/UserAddress', shown: 'Chưa có địa chỉ nào' },
  { path: '/tai-khoan/doi-mat-khau', heading: 'Mật khẩu và thiết bị', call: '/api/User/Sessions', shown: 'Thiết bị này' },
  { path: '/tai-khoan/affiliate', heading: 'Cộng tác viên', call: '/api/User/UserAffiliate', shown: 'Ghi nhận trong 30 ngày' },
  { path: '/tai-khoan/don-hang?status=cancelled', heading: 'Đơn hàng', call: '/api/User/orders', shown: 'Không có đơn nào' },
  {
    path: '/tai-khoan/danh-gia-san-pham?xem=da-viet',
    heading: 'Đánh giá sản phẩm',
    call: '/api/Feedback/Mine',
    shown: 'Bạn chưa viết đánh giá nào',
  },
  {
    path: '/tai-khoan/thu-vien-cua-toi',
    heading: 'Thư viện của tôi',
    call: '/api/UserDigitalProduct',
    shown: 'Thư viện của bạn đang trống',
  },
  { path: '/tai-khoan/ghi-chu', heading: 'Ghi chú của tôi', call: '/api/Reading/Marks', shown: 'Chưa có ghi chú nào' },
  {
    path: '/tai-khoan/thiet-bi-va-ban-tai',
    heading: 'Thiết bị và bản tải về',
    call: '/api/Reading/Devices',
    shown: 'Chưa lưu hay tải cuốn nào',
  },
  { path: '/tai-lieu-cua-toi', heading: 'Tài liệu của tôi', call: '/api/UserDocument', shown: 'Chưa có tài liệu nào' },
  { path: '/yeu-thich', heading: 'Yêu thích', call: '/api/Wish', shown: 'Chưa có cuốn nào ở đây' },
]

/** Until the returned function is called, the server does not answer this. */
async function withoutAnswer(page: Page, path: string): Promise<() => Promise<void>> {
  const isIt = (url: URL) => url.pathname === path
  await page.route(isIt, (route) => (route.request().method() === 'GET' ? route.abort() : route.continue()))
  return () => page.unroute(isIt)
}

test('trang của tôi không tải được: một câu và “Thử lại”, trang còn nguyên tiêu đề; thử lại thì có @long', async ({
  page,
  request,
}) => {
  test.slow()
  await actAs(page, await newShopper(request))
  for (const { path, heading, call, shown } of PAGES) {
    const answers = await withoutAnswer(page, call)
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('alert')).toContainText('Chưa kết nối được')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
    await answers()
    await main.getByRole('button', { name: 'Thử lại' }).click()
    await expect(main.getByText(shown).first()).toBeVisible()
    await expect(main.getByRole('alert')).toHaveCount(0)
  }
})

test('đổi tab mà không tải được: tab ấy được đánh dấu, chữ đang gõ và con trỏ vẫn ở chỗ cũ @long', async ({ page, request }) => {
  await actAs(page, await newShopper(request))
  await page.goto('/tai-khoan/don-hang')
  await expect(page.getByRole('heading', { name: 'Chưa có đơn hàng nào' })).toBeVisible()
  await page.getByLabel('Mã đơn hoặc tên sách').fill('địa bạ')
  const answers = await withoutAnswer(page, '/api/User/orders')
  const tab = page.getByRole('link', { name: 'Đã huỷ' })
  await tab.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Chưa kết nối được')
  await expect(tab).toHaveAttribute('aria-current', /page|true/)
  await expect(tab).toBeFocused()
  await expect(page.getByLabel('Mã đơn hoặc tên sách')).toHaveValue('địa bạ')
  // With the head of somebody who is logged in.
  await noFindings(page, {})
  await answers()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Chưa có đơn hàng nào' })).toBeVisible()
})

test('lưu xong thì danh sách mới hiện ngay, trang không nhảy và chữ đang gõ ở chỗ khác còn nguyên', async ({ page, request }) => {
  const lan = await newShopper(request)
  const wards = (await (await request.get('/api/User/UserApp')).json()).data.wards
  for (let n = 1; n <= 6; n++)
    await request.post('/api/UserAddress', {
      headers: { authorization: `Bearer ${lan.token}` },
      data: { ...ADDRESS, name: `Người nhận ${n}`, wardId: wards[n].wardId },
    })
  await actAs(page, lan)
  await page.setViewportSize({ width: 1440, height: 500 })
  await page.goto('/tai-khoan/so-dia-chi')
  const edit = page.getByRole('button', { name: 'Sửa địa chỉ của Người nhận 2' })
  await edit.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(0)
  await edit.click()
  const form = page.getByRole('form', { name: 'Địa chỉ' })
  await form.getByLabel('Họ và tên người nhận').fill('Người nhận cuối')
  await form.getByRole('button', { name: 'Lưu địa chỉ' }).click()
  const renamed = page.getByRole('button', { name: 'Sửa địa chỉ của Người nhận cuối' })
  await expect(renamed).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(before)

  await page.goto('/tai-khoan/doi-mat-khau')
  await page.getByLabel('Mật khẩu hiện tại').fill('đang gõ dở')
  await request.post('/api/Authentication/Login', { data: { Email: lan.email, Password: PASSWORD, remember: false } })
  // Typed before the page's own data has come: it stays when that does.
  let answer = () => {}
  const held = new Promise<void>((done) => {
    answer = done
  })
  await page.route(
    (url) => url.pathname === '/api/User/Sessions',
    (route) => held.then(() => route.continue()),
  )
  await page.reload()
  await page.getByLabel('Mật khẩu hiện tại').fill('đang gõ dở')
  answer()
  await page.getByRole('button', { name: /^Đăng xuất khỏi thiết bị đó/ }).click()
  await expect(page.getByRole('button', { name: /^Đăng xuất khỏi thiết bị đó/ })).toHaveCount(0)
  await expect(page.getByLabel('Mật khẩu hiện tại')).toHaveValue('đang gõ dở')
})

test('khách mở trang của tôi: tới đăng nhập, rồi về đúng trang và bộ lọc ấy', async ({ page, request }) => {
  const { email } = await newShopper(request)
  const asked: string[] = []
  page.on('request', (one) => one.url().includes('/api/User/') && asked.push(one.url()))
  await page.goto('/tai-khoan/don-hang?status=cancelled')
  await expect(page).toHaveURL('/login?redirect=%2Ftai-khoan%2Fdon-hang%3Fstatus%3Dcancelled')
  // Nobody is there to ask for.
  expect(asked).toEqual([])
  const form = page.getByRole('main').getByRole('form', { name: 'Đăng nhập' })
  await form.getByRole('textbox', { name: 'Email' }).fill(email)
  await form.getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD)
  await form.getByRole('button', { name: 'Đăng nhập' }).click()
  await expect(page).toHaveURL('/tai-khoan/don-hang?status=cancelled')
  await expect(page.getByRole('heading', { name: 'Không có đơn nào như vậy' })).toBeVisible()
})

test('trang sau đang tới: trang trước còn đó, có dấu hiệu; bấm sang nơi khác thì theo lần bấm cuối @long', async ({
  page,
  request,
}) => {
  await actAs(page, await newShopper(request))
  await page.goto('/tai-khoan/don-hang')
  await expect(page.getByRole('heading', { name: 'Chưa có đơn hàng nào' })).toBeVisible()
  let answer = () => {}
  const held = new Promise<void>((done) => {
    answer = done
  })
  await page.route('**/api/UserAddress', async (route) => {
    await held
    await route.continue()
  })
  const area = page.getByRole('navigation', { name: 'Tài khoản của tôi' })
  await area.getByRole('link', { name: 'Sổ địa chỉ' }).click()
  await expect(page.locator('[data-underway]')).toBeAttached()
  await expect(page.locator('main [aria-busy=true]')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Đơn hàng')
  await noFindings(page)
  await area.getByRole('link', { name: 'Thư viện của tôi' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thư viện của tôi')
  answer()
  await expect(page.getByRole('heading', { name: 'Thư viện của bạn đang trống' })).toBeVisible()
  await expect(page.locator('[data-underway]')).toHaveCount(0)
  await expect(page).toHaveURL('/tai-khoan/thu-vien-cua-toi')
})
