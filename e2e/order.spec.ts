import AxeBuilder from '@axe-core/playwright'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from './fixtures/test.ts'

const CART = 'cart-order-offline'
const PRINTED = { id: 56, title: 'Làng xã châu thổ qua tư liệu địa bạ' }
const EBOOK = { id: 1033 }
const PASSWORD = 'Sách-hay-mỗi-ngày-2026'
const NO_ORDER = '00000000-0000-4000-8000-000000000000'

const till = (page: Page) => page.getByRole('form', { name: 'Thanh toán', exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const money = (page: Page) => page.getByRole('region', { name: 'Thanh toán', exact: true })
const keptCart = (page: Page) => page.evaluate((key) => localStorage.getItem(key), CART)

async function noFindings(page: Page): Promise<void> {
  // Toasts and dialogs fade in: half-way their colours are nobody's.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map((v) => `${v.id}: ${v.nodes[0]?.html}`)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

async function fillCart(page: Page, productId: number, quantity = 1): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      if (sessionStorage.getItem('filled')) return
      sessionStorage.setItem('filled', '1')
      localStorage.setItem(key as string, value as string)
    },
    [CART, JSON.stringify([{ productId, quantity }])] as const,
  )
}

/** From the cart to the till, with an address in Hà Nội. */
async function toTill(page: Page, path = '/gio-hang'): Promise<void> {
  await page.goto(path)
  await page.getByRole('button', { name: 'Tiến hành đặt hàng' }).click()
  const form = page.getByRole('form', { name: 'Giao hàng' })
  await form.getByLabel('Họ và tên người nhận').fill('Nguyễn Thuỳ Dương')
  await form.getByLabel('Số điện thoại').fill('0912345678')
  await form.getByLabel('Tỉnh, thành phố', { exact: true }).selectOption('Thành phố Hà Nội')
  await form.getByLabel('Phường, xã', { exact: true }).selectOption('Phường Cầu Giấy')
  await form.getByLabel('Số nhà, đường, thôn').fill('Kí túc xá số 4, đường Xuân Thuỷ')
  await form.getByLabel('Thư điện tử').fill('duong@doc.example')
  await expect(form.getByRole('radio', { name: /Giao tiêu chuẩn/ })).toBeChecked()
  await form.getByRole('button', { name: /^Tiếp tục/ }).click()
  await expect(till(page)).toBeVisible()
}

async function pay(page: Page, way: RegExp): Promise<void> {
  await till(page).getByRole('radio', { name: way }).check()
  await till(page)
    .getByRole('checkbox', { name: /Tôi đồng ý/ })
    .check()
  await till(page)
    .getByRole('button', { name: /^(Thanh toán|Đặt hàng)/ })
    .click()
}

/** A fresh member: nobody else's cart is in the way. */
async function logIn(page: Page, request: APIRequestContext): Promise<{ authorization: string }> {
  const email = `don-hang-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@doc.example`
  const person = { Email: email, Phone: '0912345678', Name: 'Bạn Đọc Mua Sách', Password: PASSWORD }
  const registered = await (await request.post('/api/User/Register-client', { data: person })).json()
  let code = ''
  await expect
    .poll(async () => {
      const letters = (await (await request.get('/api/Demo/Mails')).json()).data as { to: string; subject: string }[]
      code = /\d{6}/.exec(letters.find(({ to }) => to === email)?.subject ?? '')?.[0] ?? ''
      return code
    })
    .not.toBe('')
  await request.post('/api/User/ActiveAccount', { data: { token: registered.data.token, securityCode: code, email } })
  const login = { Email: email, Password: PASSWORD, remember: false }
  const { data } = await (await request.post('/api/Authentication/Login', { data: login })).json()
  await page.addInitScript((token) => localStorage.setItem('access_token', JSON.stringify(token)), data.token)
  return { authorization: `Bearer ${data.token}` }
}

for (const width of [1440, 390]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('khách trả bằng thẻ qua VNPAY, thấy đơn đã thanh toán, rồi tạo tài khoản từ đơn', async ({ page }) => {
      await fillCart(page, PRINTED.id, 2)
      await toTill(page)
      await till(page)
        .getByRole('button', { name: /^Thanh toán/ })
        .click()
      await expect(till(page).getByText('Bạn đọc và đánh dấu vào ô này')).toBeVisible()
      await noFindings(page)
      await pay(page, /Thẻ ngân hàng/)
      await page.waitForURL(/\/sandbox\/vnpay\//)
      await page.getByRole('button', { name: 'Thanh toán thành công' }).click()
      await expect(page).toHaveURL(/\/xac-nhan-don-hang\//)
      await expect(heading(page, 'Đặt hàng thành công')).toBeVisible()
      await expect(money(page)).toContainText('Đã thanh toán')
      await expect(page.getByRole('region', { name: 'Sản phẩm' })).toContainText(PRINTED.title)
      expect(await keptCart(page)).toBe('[]')
      await noFindings(page)

      await page.getByRole('button', { name: 'Tạo tài khoản từ đơn này' }).click()
      const form = page.getByRole('form', { name: 'Đăng ký' })
      await expect(form.getByLabel('Họ và tên')).toHaveValue('Nguyễn Thuỳ Dương')
      await expect(form.getByLabel('Thư điện tử')).toHaveValue('duong@doc.example')
    })

    test('thành viên trả bằng epay, xem đơn trong tài khoản, mua lại', async ({ page, request }) => {
      test.slow()
      const headers = await logIn(page, request)
      await request.post('/api/Order/add-product', { headers, data: { productId: PRINTED.id, quantity: 1 } })
      await toTill(page)
      await pay(page, /Epay/)
      await page.waitForURL(/\/sandbox\/epay\//)
      expect(await keptCart(page)).toBeNull()
      await page.getByRole('button', { name: 'Thanh toán thành công' }).click()
      await expect(page).toHaveURL(/\/xac-nhan-don-hang\//)
      await expect(heading(page, 'Đặt hàng thành công')).toBeVisible()
      await page.getByRole('link', { name: 'Chi tiết trong tài khoản' }).click()
      await expect(heading(page, 'Đơn TQ')).toBeVisible()
      await expect(page.getByRole('region', { name: 'Diễn biến' })).toContainText('Cổng thanh toán')
      await noFindings(page)

      await page.getByRole('link', { name: 'Tất cả đơn hàng' }).click()
      const card = page.getByRole('article', { name: /^Đơn TQ/ })
      await expect(card).toContainText('Đã thanh toán')
      await noFindings(page)
      await page.getByRole('textbox', { name: 'Mã đơn hoặc tên sách' }).or(page.getByRole('searchbox')).fill('lang xa')
      await page.getByRole('button', { name: 'Tìm', exact: true }).last().click()
      await expect(page).toHaveURL(/searchContent=lang\+xa/)
      await expect(card).toBeVisible()
      await page.getByRole('link', { name: 'Đã huỷ' }).click()
      await expect(page.getByRole('heading', { name: 'Không có đơn nào như vậy' })).toBeVisible()
      await noFindings(page)
      await page.getByRole('link', { name: 'Xem tất cả đơn' }).click()
      await card.getByRole('link', { name: PRINTED.title }).click()
      await page.getByRole('button', { name: /^Mua lại/ }).click()
      await expect(page).toHaveURL('/gio-hang')
      await expect(page.getByRole('heading', { name: PRINTED.title })).toBeVisible()
    })

    test('thanh toán hỏng, trả lại bằng cách khác thì xong', async ({ page }) => {
      await fillCart(page, PRINTED.id)
      await toTill(page)
      await pay(page, /Thẻ ngân hàng/)
      await page.getByRole('button', { name: /Không đủ số dư/ }).click()
      await expect(heading(page, 'Thanh toán chưa thành công')).toBeVisible()
      await expect(page.getByText('Tài khoản không đủ số dư')).toBeVisible()
      await noFindings(page)
      const form = page.getByRole('form', { name: 'Thanh toán đơn hàng' })
      await form.getByRole('radio', { name: /Epay/ }).check()
      await form.getByRole('button', { name: /^Thanh toán/ }).click()
      await page.waitForURL(/\/sandbox\/epay\//)
      await page.getByRole('button', { name: 'Thanh toán thành công' }).click()
      await expect(heading(page, 'Đặt hàng thành công')).toBeVisible()
      await expect(money(page)).toContainText('Đã thanh toán')
    })

    test('trả tiền khi nhận hàng; thành viên huỷ đơn kèm lý do', async ({ page, request }) => {
      const headers = await logIn(page, request)
      await request.post('/api/Order/add-product', { headers, data: { productId: PRINTED.id, quantity: 1 } })
      await toTill(page)
      await pay(page, /Trả tiền khi nhận hàng/)
      await expect(heading(page, 'Đặt hàng thành công')).toBeVisible()
      await expect(money(page)).toContainText('Trả khi nhận hàng')
      await page.getByRole('link', { name: 'Huỷ đơn' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Huỷ đơn này' }).click()
      await expect(dialog.getByText('Bạn chọn một lý do nhé')).toBeVisible()
      await dialog.getByRole('radio', { name: 'Lý do khác' }).check()
      await dialog.getByLabel('Lý do của bạn').fill('Đã mua ở hiệu sách gần nhà')
      await noFindings(page)
      await dialog.getByRole('button', { name: 'Huỷ đơn này' }).click()
      await expect(page.getByText('Đơn đã huỷ: Đã mua ở hiệu sách gần nhà')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Huỷ đơn' })).toHaveCount(0)
      await noFindings(page)
    })

    test('chuyển khoản: mã QR và nội dung để chép; chỉ sách điện tử', async ({ page }) => {
      await fillCart(page, EBOOK.id)
      await page.goto('/gio-hang')
      await page.getByRole('button', { name: 'Tiến hành đặt hàng' }).click()
      const form = page.getByRole('form', { name: 'Người mua' })
      await form.getByLabel('Họ và tên').fill('Trần Minh Châu')
      await form.getByLabel('Số điện thoại').fill('0987654321')
      await form.getByLabel('Thư điện tử').fill('chau@doc.example')
      await form.getByRole('button', { name: /^Lưu thông tin/ }).click()
      await expect(till(page).getByRole('radio', { name: /Trả tiền khi nhận hàng/ })).toBeDisabled()
      await pay(page, /Chuyển khoản/)
      await expect(heading(page, 'Đơn hàng đang chờ chuyển khoản')).toBeVisible()
      const qr = page.getByRole('img', { name: /^Mã VietQR/ })
      await expect(qr).toBeVisible()
      expect(await qr.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.getByRole('button', { name: 'Chép nội dung' }).click()
      await expect(page.getByText('Đã chép nội dung')).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^TQ\w+$/)
      await noFindings(page)
    })
  })
}

test('đơn đã giao: yêu cầu đổi trả; in ra là một tờ có tiêu đề và bảng thuế', async ({ page, request }) => {
  const headers = await logIn(page, request)
  await request.post('/api/Order/add-product', { headers, data: { productId: PRINTED.id, quantity: 2 } })
  await toTill(page)
  await pay(page, /Trả tiền khi nhận hàng/)
  await expect(heading(page, 'Đặt hàng thành công')).toBeVisible()
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const staff = { Email: 'bientap@thuquan.test', Password: 'BienTap@2026', remember: false }
  const { data } = await (await request.post('/api/Authentication/Login', { data: staff })).json()
  for (const status of ['shipped', 'delivered']) {
    const step = { headers: { authorization: `Bearer ${data.token}` }, data: { status, trackingCode: 'VNP123456789' } }
    expect((await request.patch(`/api/Staff/Orders/${id}`, step)).ok()).toBe(true)
  }
  await page.goto(`/account/don-hang/${id}`)
  await expect(page.getByRole('region', { name: 'Giao hàng' })).toContainText('VNP123456789')
  await expect(page.getByRole('link', { name: `Viết đánh giá ${PRINTED.title}` })).toBeVisible()
  await page.getByRole('button', { name: 'Yêu cầu đổi trả' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Gửi yêu cầu' }).click()
  await expect(dialog.getByText('Chọn ít nhất một sản phẩm')).toBeVisible()
  await expect(dialog.getByText('ít nhất 10 ký tự')).toBeVisible()
  await dialog.getByRole('checkbox', { name: PRINTED.title }).check()
  await dialog.getByRole('button', { name: 'Bớt một' }).click()
  await dialog.getByLabel('Lý do').fill('Trang 12 đến 20 bị trắng')
  await noFindings(page)
  await dialog.getByRole('button', { name: 'Gửi yêu cầu' }).click()
  await expect(page.getByText('Yêu cầu đổi trả đang chờ')).toBeVisible()
  await expect(page.getByText('Yêu cầu trả hàng: Trang 12 đến 20 bị trắng')).toBeVisible()

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Mã số thuế 0100001616').first()).toBeVisible()
  await expect(page.getByText('Thuế GTGT', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mua lại' })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
})

test('khách đã có tài khoản đăng nhập từ đơn, đơn vào tài khoản', async ({ page }) => {
  await fillCart(page, PRINTED.id)
  await toTill(page)
  await page
    .getByRole('button', { name: /^Sửa nơi nhận|^Sửa/ })
    .first()
    .click()
  await page.getByRole('form', { name: 'Giao hàng' }).getByLabel('Thư điện tử').fill('docgia@thuquan.test')
  await page.getByRole('button', { name: /^Tiếp tục/ }).click()
  await pay(page, /Trả tiền khi nhận hàng/)
  await expect(heading(page, 'Đặt hàng thành công')).toBeVisible()
  await page.getByRole('button', { name: 'Đã có tài khoản' }).click()
  const form = page.getByRole('form', { name: 'Đăng nhập' })
  await expect(form.getByLabel('Thư điện tử')).toHaveValue('docgia@thuquan.test')
  await form.getByLabel('Mật khẩu', { exact: true }).fill('DocGia@2026')
  await form.getByRole('button', { name: 'Đăng nhập' }).click()
  await expect(page.getByText('Đơn hàng đã ở trong tài khoản của bạn')).toBeVisible()
  await page.getByRole('link', { name: 'Chi tiết trong tài khoản' }).click()
  await expect(heading(page, 'Đơn TQ')).toBeVisible()
})

test('bấm đúp, trả lời bị mất: vẫn là một đơn', async ({ page }) => {
  await fillCart(page, PRINTED.id)
  await toTill(page)
  const keys: string[] = []
  await page.route('**/api/Order/checkout-without-login', async (route) => {
    keys.push(route.request().postDataJSON().requestKey)
    // It reaches the server, and the answer gets lost.
    if (keys.length === 1) {
      await route.fetch()
      return route.abort()
    }
    return route.continue()
  })
  await till(page)
    .getByRole('radio', { name: /Trả tiền khi nhận hàng/ })
    .check()
  await till(page)
    .getByRole('checkbox', { name: /Tôi đồng ý/ })
    .check()
  await till(page)
    .getByRole('button', { name: /^Đặt hàng/ })
    .dblclick()
  await expect(heading(page, 'Đặt hàng thành công')).toBeVisible()
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('mua ngay bằng tiền mặt, giỏ thật vẫn nguyên; giá đổi giữa chừng thì về lại giỏ kèm lời giải thích', async ({ page }) => {
  await fillCart(page, 58, 2)
  await toTill(page, `/mua-ngay?productId=${PRINTED.id}&quantity=1`)
  await page.route('**/api/Order/checkout-without-login', async (route) => {
    const body = route.request().postDataJSON()
    await route.continue({ postData: JSON.stringify({ ...body, expectedTotal: body.expectedTotal - 1000 }) })
  })
  await pay(page, /Trả tiền khi nhận hàng/)
  await expect(page.getByText('Giá hoặc ưu đãi vừa thay đổi')).toBeVisible()
  await expect(heading(page, 'Mua ngay')).toBeVisible()
  await page.unroute('**/api/Order/checkout-without-login')
  await page.getByRole('button', { name: 'Tiến hành đặt hàng' }).click()
  await page.getByRole('button', { name: /^Tiếp tục/ }).click()
  await pay(page, /Trả tiền khi nhận hàng/)
  await expect(heading(page, 'Đặt hàng thành công')).toBeVisible()
  expect(await keptCart(page)).toBe('[{"productId":58,"quantity":2}]')
})

test('hết hàng lúc trả tiền: về lại giỏ, dòng ấy được nói rõ', async ({ page }) => {
  await fillCart(page, PRINTED.id)
  await toTill(page)
  await page.route('**/api/Order/checkout-without-login', async (route) => {
    const body = { isSuccess: false, data: null, successMessage: null, errorMessage: 'Một số sản phẩm không còn đủ hàng' }
    const fields = [{ field: String(PRINTED.id), message: 'vừa có người mua cuốn cuối' }]
    await route.fulfill({ status: 409, json: { ...body, status: 409, totalPage: 1, code: 'STOCK_SHORT', fields } })
  })
  await pay(page, /Trả tiền khi nhận hàng/)
  await expect(heading(page, 'Giỏ hàng')).toBeVisible()
  await expect(page.getByText('Vừa có người mua cuốn cuối')).toBeVisible()
  await expect(page.getByText('Một số sản phẩm không còn đủ hàng').first()).toBeVisible()
})

test('địa chỉ cổng lạ không được đi tới, mô hình epay giả không được gửi', async ({ page }) => {
  await fillCart(page, PRINTED.id)
  await toTill(page)
  await page.route('**/api/Order/checkout-without-login', async (route) => {
    const answer = await (await route.fetch()).json()
    await route.fulfill({ json: { ...answer, data: 'https://cong-la.example/pay' } })
  })
  await pay(page, /Thẻ ngân hàng/)
  await expect(page.getByText('không nằm trong danh sách được phép')).toBeVisible()
  await page.getByRole('link', { name: 'Xem đơn hàng' }).click()
  await expect(heading(page, 'Đang chờ cổng thanh toán xác nhận')).toBeVisible()

  await page.evaluate(() => localStorage.setItem('ePayModel', '{"url":"https://cong-la.example/pay","fields":{"merId":"A"}}'))
  await page.goto('/thanh-toan/epay')
  await expect(page.getByText('không nằm trong danh sách được phép')).toBeVisible()
  await page.evaluate(() => localStorage.setItem('ePayModel', '{"url":1,"hỏng'))
  await page.goto('/thanh-toan/epay')
  await expect(page.getByText('Không còn thông tin thanh toán')).toBeVisible()
  await noFindings(page)
  await page.getByRole('link', { name: 'Xem đơn hàng vừa đặt' }).click()
  await expect(heading(page, 'Đang chờ cổng thanh toán xác nhận')).toBeVisible()
  await page.goto('/thanh-toan/epay-result?resultCd=00_000&merTrxId=gia')
  await expect(page.getByText('Chưa đọc được kết quả')).toBeVisible()
  await noFindings(page)
})

test('đơn không có, hay của người khác: một lời như nhau, có lối đi tiếp', async ({ page }) => {
  for (const path of [`/xac-nhan-don-hang/${NO_ORDER}`, '/confirm-order/khong-phai-ma']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Không tìm thấy đơn hàng' })).toBeVisible()
    await noFindings(page)
  }
})
