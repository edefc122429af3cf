import AxeBuilder from '@axe-core/playwright'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from './fixtures/test.ts'

const CART = 'cart-order-offline'
const PRINTED = { id: 56, title: 'Làng xã châu thổ qua tư liệu địa bạ', price: 146_000 }
const EBOOK = { id: 1033, price: 86_000 }
const COMBO = { id: 3001, title: 'Hành trang năm thứ nhất' }
const MEMBER = { email: 'docgia@thuquan.test', password: 'DocGia@2026' }

const dong = (amount: number) => new Intl.NumberFormat('vi-VN', { style: 'currency', currency: 'VND' }).format(amount)
const summary = (page: Page) => page.getByRole('region', { name: 'Tóm tắt' })
const total = (page: Page) => page.locator('[data-part=total]')
const order = (page: Page) => page.getByRole('button', { name: 'Tiến hành đặt hàng' })
const voucherForm = (page: Page) => page.getByRole('form', { name: 'Mã khuyến mãi' })
const affiliateForm = (page: Page) => page.getByRole('form', { name: 'Mã cộng tác viên' })

async function openWith(page: Page, lines: [productId: number, quantity: number][], path = '/gio-hang'): Promise<void> {
  const kept = JSON.stringify(lines.map(([productId, quantity]) => ({ productId, quantity })))
  await page.addInitScript(
    ([key, value]) => {
      if (sessionStorage.getItem('filled')) return
      sessionStorage.setItem('filled', '1')
      localStorage.setItem(key as string, value as string)
    },
    [CART, kept] as const,
  )
  await page.goto(path)
  await expect(order(page)).toBeVisible()
}

const keptLines = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]') as { productId: number; quantity: number }[], CART)

async function noFindings(page: Page): Promise<void> {
  // Toasts and dialogs fade in: half-way their colours are nobody's.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map((v) => `${v.id}: ${v.nodes[0]?.html}`)).toEqual([])
}

async function apply(form: ReturnType<typeof voucherForm>, code: string): Promise<void> {
  await form.getByRole('textbox').fill(code)
  await form.getByRole('button', { name: 'Áp dụng' }).click()
  await expect(form.getByRole('button', { name: 'Áp dụng' })).toBeEnabled()
}

async function flashProduct(request: APIRequestContext): Promise<{ id: number; salePrice: number }> {
  const { data } = await (await request.get('/api/FlashSale')).json()
  const items = data.find((sale: { isRunning: boolean }) => sale.isRunning).items
  return items.find((one: { quota: number; quotaSold: number }) => one.quota - one.quotaSold > 5)
}

async function register(request: APIRequestContext): Promise<string> {
  const { data } = await (
    await request.post('/api/Authentication/Login', {
      data: { Email: MEMBER.email, Password: MEMBER.password, remember: false },
    })
  ).json()
  return data.token
}

for (const width of [1440, 390]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('sách giấy, sách điện tử, combo, giá chớp nhoáng: mọi bước giá có lý do, tới tận bước thanh toán', async ({
      page,
      request,
    }) => {
      test.slow()
      const flash = await flashProduct(request)
      await page.goto(`/san-pham/${PRINTED.id}`)
      await page.waitForSelector('[data-hydrated]')
      await page.getByRole('button', { name: 'Thêm vào giỏ' }).first().click()
      const mini = page.getByRole('region', { name: 'Vừa thêm vào giỏ' })
      await expect(mini).toContainText(`Đã thêm “${PRINTED.title}”`)
      await expect(mini).toContainText(dong(PRINTED.price))
      await noFindings(page)
      for (const id of [EBOOK.id, COMBO.id, flash.id]) {
        await page.goto(`/san-pham/${id}`)
        await page.waitForSelector('[data-hydrated]')
        await page.getByRole('button', { name: 'Thêm vào giỏ' }).first().click()
        await expect(mini).toBeVisible()
      }
      await mini.getByRole('link', { name: 'Xem giỏ' }).click()

      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Giỏ hàng 4 sản phẩm')
      await expect(page.getByText(/giá chớp nhoáng/).first()).toContainText(dong(flash.salePrice))
      await expect(page.getByText(/^Gồm/)).toBeVisible()
      for (const name of ['Tạm tính', 'Ưu đãi combo', 'Giảm giá sách', 'Giá chớp nhoáng'])
        await expect(summary(page).getByRole('term').filter({ hasText: name })).toBeVisible()
      const { data: cart } = await (
        await request.post('/api/Order/CalculateUnAuthCart', { data: { lines: await keptLines(page) } })
      ).json()
      await expect(total(page)).toHaveText(dong(cart.total))
      expect(cart.steps.reduce((sum: number, step: { amount: number }) => sum + step.amount, 0)).toBe(cart.total)
      await noFindings(page)

      await order(page).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Giao hàng' })).toBeFocused()
      const form = page.getByRole('form', { name: 'Giao hàng' })
      await form.getByRole('button', { name: /^Tiếp tục/ }).click()
      await expect(form.getByText('Chưa chọn phường, xã')).toBeVisible()
      await expect(form.getByText('Số điện thoại không được để trống')).toBeVisible()
      await noFindings(page)
      await form.getByLabel('Họ và tên người nhận').fill('Nguyễn Thuỳ Dương')
      await form.getByLabel('Số điện thoại').fill('0912345678')
      await form.getByLabel('Tỉnh, thành phố', { exact: true }).selectOption('Thành phố Hà Nội')
      await form.getByLabel('Phường, xã', { exact: true }).selectOption('Phường Cầu Giấy')
      await form.getByLabel('Số nhà, đường, thôn').fill('Kí túc xá số 4, đường Xuân Thuỷ')
      await form.getByLabel('Thư điện tử').fill('duong@doc.example')
      await expect(form.getByRole('radio', { name: /Giao tiêu chuẩn/ })).toBeChecked()
      await form.getByRole('checkbox', { name: /Xuất hoá đơn/ }).check()
      await form.getByRole('button', { name: /^Tiếp tục/ }).click()
      await expect(form.getByText('Tên trên hoá đơn không được để trống')).toBeVisible()
      await form.getByLabel('Tên đơn vị').fill('Công ty Sách Hay')
      await form.getByLabel('Mã số thuế').fill('0100001616')
      await form.getByLabel('Thư điện tử nhận hoá đơn').fill('ketoan@doc.example')
      await form.getByLabel('Địa chỉ trên hoá đơn').fill('12 Lê Lợi, Hà Nội')
      await form.getByRole('button', { name: /^Tiếp tục/ }).click()

      await expect(page.getByRole('heading', { level: 1, name: 'Thanh toán' })).toBeFocused()
      await expect(page.getByRole('region', { name: 'Giao tới' })).toContainText('Phường Cầu Giấy')
      await expect(page.getByRole('region', { name: 'Giao tới' })).toContainText('0100001616')
      await noFindings(page)
      // The browser's back button walks the steps; what was typed is still there.
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: 'Giao hàng' })).toBeVisible()
      await expect(page.getByLabel('Họ và tên người nhận')).toHaveValue('Nguyễn Thuỳ Dương')
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: /^Giỏ hàng/ })).toBeVisible()
    })

    test('mã giảm giá, phiếu, mã cộng tác viên: dùng được, bị từ chối, bỏ đi', async ({ page }) => {
      await openWith(page, [[PRINTED.id, 3]])
      const form = voucherForm(page)
      await apply(form, 'GIANGVIEN20')
      await expect(form).toContainText(/hết hạn/)
      await expect(form.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
      await apply(form, 'khong-co-ma-nay')
      await expect(form).toContainText('Mã khuyến mãi không hợp lệ')
      await noFindings(page)

      const before = PRINTED.price * 3
      await apply(form, ' tuutruong50 ')
      await expect(total(page)).toHaveText(dong(before - 50_000))
      await expect(summary(page).getByRole('term').filter({ hasText: 'Mã TUUTRUONG50' })).toBeVisible()
      await expect(form).not.toContainText('Mã khuyến mãi không hợp lệ')
      await summary(page).getByRole('button', { name: 'Bỏ mã TUUTRUONG50' }).click()
      await expect(total(page)).toHaveText(dong(before))

      await apply(form, 'SACHMOI15')
      await expect(total(page)).toHaveText(dong(before - 40_000))
      await expect(page.getByText(/^Phiếu SACHMOI15: −/)).toBeVisible()
      await apply(form, 'COMBO20K')
      await expect(form).toContainText(/Không có sản phẩm nào/)
      await summary(page).getByRole('button', { name: 'Bỏ mã SACHMOI15' }).click()
      await expect(total(page)).toHaveText(dong(before))

      await apply(affiliateForm(page), 'KHONGCO')
      await expect(affiliateForm(page)).toContainText('Mã affiliate không hợp lệ')
      expect(await page.evaluate(() => localStorage.getItem('affiliateCode'))).toBeNull()
      await apply(affiliateForm(page), 'BANDOC26').catch(() => undefined)
      await expect(summary(page).getByText('BANDOC26', { exact: true })).toBeVisible()
      await summary(page).getByRole('button', { name: 'Bỏ mã BANDOC26' }).click()
      await expect(affiliateForm(page)).toBeVisible()
      expect(await page.evaluate(() => localStorage.getItem('affiliateCode'))).toBeNull()

      await page.getByRole('button', { name: /^Xem tất cả mã/ }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('radio', { name: /Phiếu khuyến mãi/ }).check({ force: true })
      await dialog.getByRole('button', { name: 'Dùng mã SACHMOI15' }).click()
      await expect(dialog.getByText(/Đang áp dụng/)).toBeVisible()
      await noFindings(page)
      await page.keyboard.press('Escape')
      await expect(total(page)).toHaveText(dong(before - 40_000))
    })

    test('đổi số lượng, bỏ, hoàn tác; bị từ chối thì trở lại như cũ', async ({ page }) => {
      await openWith(page, [
        [PRINTED.id, 1],
        [EBOOK.id, 1],
      ])
      const quantity = page.getByRole('spinbutton', { name: `Số lượng ${PRINTED.title}` })
      const line = page.getByRole('listitem').filter({ has: quantity })
      await line.getByRole('button', { name: 'Thêm một' }).click()
      await line.getByRole('button', { name: 'Thêm một' }).click()
      await expect(quantity).toHaveValue('3')
      await expect(total(page)).toHaveText(dong(PRINTED.price * 3 + EBOOK.price))
      await quantity.fill('2')
      await expect(total(page)).toHaveText(dong(PRINTED.price * 2 + EBOOK.price))

      await page.route('**/api/Order/CalculateUnAuthCart', (route) => route.abort(), { times: 1 })
      await line.getByRole('button', { name: 'Thêm một' }).click()
      await expect(page.getByText(/Chưa lưu được/)).toBeVisible()
      await expect(quantity).toHaveValue('2')
      expect(await keptLines(page)).toContainEqual({ productId: PRINTED.id, quantity: 2 })

      await page
        .getByRole('button', { name: `Bỏ ${PRINTED.title} khỏi giỏ` })
        .first()
        .click()
      await expect(total(page)).toHaveText(dong(EBOOK.price))
      await page.getByRole('button', { name: 'Hoàn tác' }).click()
      await expect(total(page)).toHaveText(dong(PRINTED.price * 2 + EBOOK.price))
      await quantity.fill('100000')
      await quantity.press('Enter')
      await expect(page.getByText(/mua được nhiều nhất/)).toBeVisible()
      await expect(quantity).not.toHaveValue('100000')
      await page
        .getByRole('button', { name: /^Để dành mua sau/ })
        .first()
        .click()
      await expect(page.getByRole('dialog').getByText('Đăng nhập để để dành sách, mua vào lúc khác')).toBeVisible()
    })

    test('giỏ chỉ có bản điện tử: qua thẳng bước thanh toán', async ({ page }) => {
      await openWith(page, [[EBOOK.id, 1]])
      await order(page).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Thanh toán' })).toBeVisible()
      await expect(page.getByRole('list', { name: 'Các bước đặt hàng' })).not.toContainText('Giao hàng')
      const form = page.getByRole('form', { name: 'Người mua' })
      await form.getByRole('button', { name: /^Lưu thông tin/ }).click()
      await expect(form.getByText('Email không được để trống')).toBeVisible()
      await form.getByLabel('Họ và tên').fill('Trần Minh Châu')
      await form.getByLabel('Số điện thoại').fill('0987654321')
      await form.getByLabel('Thư điện tử').fill('chau@doc.example')
      await noFindings(page)
      await form.getByRole('button', { name: /^Lưu thông tin/ }).click()
      await expect(page.getByRole('region', { name: 'Người mua' })).toContainText('Trần Minh Châu')
    })
  })
}

test('mua ngay: một dòng riêng, giỏ thật vẫn nguyên', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, '[{"productId":58,"quantity":2}]'), CART)
  await page.goto(`/san-pham/${PRINTED.id}`)
  await page.waitForSelector('[data-hydrated]')
  await page.getByRole('button', { name: 'Thêm một' }).first().click()
  await page.getByRole('link', { name: 'Mua ngay' }).first().click()
  await expect(page).toHaveURL(`/mua-ngay?productId=${PRINTED.id}&quantity=2`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mua ngay 2 sản phẩm')
  await expect(total(page)).toHaveText(dong(PRINTED.price * 2))
  await page.getByRole('button', { name: 'Thêm một' }).click()
  await expect(total(page)).toHaveText(dong(PRINTED.price * 3))
  await order(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Giao hàng' })).toBeVisible()
  expect(await keptLines(page)).toEqual([{ productId: 58, quantity: 2 }])
  await page.goto('/mua-ngay?productId=abc')
  await expect(page.getByRole('heading', { name: 'Chưa chọn sách để mua' })).toBeVisible()
})

test('mã cộng tác viên đến bằng liên kết được nhớ và dùng; mã sai bị quên', async ({ page }) => {
  await page.goto('/tin-sach?affiliateCode=BANDOC26')
  await page.waitForSelector('[data-hydrated]')
  await openWith(page, [[PRINTED.id, 1]])
  await expect(summary(page).getByText('BANDOC26', { exact: true })).toBeVisible()
  await page.goto('/gio-hang?affiliateCode=KHONGCO')
  await expect(affiliateForm(page)).toContainText('Mã affiliate không hợp lệ')
  expect(await page.evaluate(() => localStorage.getItem('affiliateCode'))).toBeNull()
})

test('đăng nhập: giỏ của khách vào giỏ của mình, được báo, đăng nhập hai lần không nhân đôi', async ({ page, request }) => {
  test.slow()
  const token = await register(request)
  const mine = { headers: { authorization: `Bearer ${token}` } }
  const empty = await (await request.get('/api/Order', mine)).json()
  for (const { cartDetailId } of [...empty.data.lines, ...empty.data.laterLines])
    await request.delete(`/api/Order/cartDetails/${cartDetailId}`, mine)

  await openWith(page, [
    [PRINTED.id, 2],
    [EBOOK.id, 1],
  ])
  const logIn = async () => {
    const reloaded = page.waitForEvent('load')
    await summary(page).getByRole('button', { name: 'Đăng nhập' }).click()
    const form = page.getByRole('form', { name: 'Đăng nhập' })
    await form.getByLabel('Thư điện tử').fill(MEMBER.email)
    await form.getByLabel('Mật khẩu', { exact: true }).fill(MEMBER.password)
    await form.getByRole('button', { name: 'Đăng nhập' }).click()
    await reloaded
  }
  await logIn()
  await expect(page.getByText(/Đã chuyển 2 loại sản phẩm/)).toBeVisible()
  await expect(page.locator('[data-part=cart-count]').first()).toHaveText('3')
  expect(await keptLines(page)).toEqual([])
  await expect(total(page)).toHaveText(dong(PRINTED.price * 2 + EBOOK.price))

  // The answer to a hand-over gets lost; the next start repeats it with the same key.
  await page.goto('/logout')
  await expect(page).toHaveURL('/trang-chu')
  await page.evaluate((key) => localStorage.setItem(key, '[{"productId":58,"quantity":1}]'), CART)
  await page.goto('/gio-hang')
  await expect(order(page)).toBeVisible()
  await page.route(
    '**/api/Order/merge-cart',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await logIn()
  await expect(page.locator('[data-part=cart-count]').first()).toHaveText('4')
  expect(await keptLines(page)).toEqual([])

  // Members: undo, put aside, take back, all on the server.
  const line = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Phương pháp luận sử học' }) })
  await line.getByRole('button', { name: /^Để dành mua sau/ }).click()
  const later = page.getByRole('region', { name: /^Để dành mua sau/ })
  await expect(later).toContainText('Phương pháp luận sử học')
  await expect(page.locator('[data-part=cart-count]').first()).toHaveText('3')
  await noFindings(page)
  await later.getByRole('button', { name: /^Chuyển vào giỏ/ }).click()
  await expect(page.locator('[data-part=cart-count]').first()).toHaveText('4')
  await page.getByRole('button', { name: /^Bỏ Phương pháp/ }).click()
  await expect(page.locator('[data-part=cart-count]').first()).toHaveText('3')
  await page.getByRole('button', { name: 'Hoàn tác' }).click()
  await expect(page.locator('[data-part=cart-count]').first()).toHaveText('4')

  await page.goto(`/san-pham/${PRINTED.id}`)
  await page.waitForSelector('[data-hydrated]')
  await page.getByRole('button', { name: 'Thêm vào giỏ' }).first().click()
  await expect(page.locator('[data-part=cart-count]').first()).toHaveText('5')
  await page.getByRole('region', { name: 'Vừa thêm vào giỏ' }).getByRole('button', { name: 'Hoàn tác' }).click()
  await expect(page.locator('[data-part=cart-count]').first()).toHaveText('4')
})

test('chỉ bằng bàn phím: đổi số lượng, bỏ một dòng, dùng mã, tới bước giao hàng', async ({ page }) => {
  await openWith(page, [
    [PRINTED.id, 3],
    [58, 1],
  ])
  const quantity = page.getByRole('spinbutton', { name: `Số lượng ${PRINTED.title}` })
  await quantity.focus()
  await page.keyboard.type('4')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^Bỏ Phương pháp/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Phương pháp luận sử học' })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: PRINTED.title }).first()).toBeFocused()
  await voucherForm(page).getByRole('textbox').focus()
  await page.keyboard.type('TUUTRUONG50')
  await page.keyboard.press('Enter')
  await expect(summary(page).getByRole('term').filter({ hasText: 'Mã TUUTRUONG50' })).toBeVisible()
  await order(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Giao hàng' })).toBeFocused()
  await page
    .getByRole('button', { name: /Giỏ hàng/ })
    .first()
    .press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /^Giỏ hàng/ })).toBeFocused()
})

test('kho vừa hết khi bấm đặt: nói đúng dòng, ở lại giỏ', async ({ page }) => {
  await openWith(page, [[PRINTED.id, 1]])
  await page.route('**/api/Order/check-inventory-without-login', (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/json',
      body: JSON.stringify({
        isSuccess: false,
        status: 409,
        code: 'STOCK_SHORT',
        errorMessage: `“${PRINTED.title}”: đã hết hàng`,
        fields: [{ field: String(PRINTED.id), message: 'đã hết hàng' }],
      }),
    }),
  )
  await order(page).click()
  await expect(page.getByText(`“${PRINTED.title}”: đã hết hàng`)).toBeVisible()
  await expect(page.getByText('Đã hết hàng', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: /^Giỏ hàng/ })).toBeVisible()
})

for (const theme of ['dark', 'sepia']) {
  test(`320 px, màu ${theme}: không cuộn ngang, không lỗi axe`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.addInitScript((name) => localStorage.setItem('settings', JSON.stringify({ theme: name })), theme)
    await openWith(page, [
      [PRINTED.id, 3],
      [EBOOK.id, 1],
      [COMBO.id, 1],
    ])
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(await overflow()).toBeLessThanOrEqual(0)
    await noFindings(page)
    await order(page).click()
    await expect(page.getByLabel('Tỉnh, thành phố', { exact: true })).toBeVisible()
    expect(await overflow()).toBeLessThanOrEqual(0)
    await noFindings(page)
  })
}
