import { noFindings } from '../fixtures/axe.ts'
import {
  affiliateForm,
  apply,
  COMBO,
  dong,
  EBOOK,
  flashProduct,
  keptLines,
  openWith,
  order,
  PRINTED,
  refuseOnce,
  summary,
  total,
  voucherForm,
} from '../fixtures/cart.ts'
import { inDatabase } from '../fixtures/database.ts'
import { expect, test } from '../fixtures/test.ts'
import { choosePlace, newBuyer } from '../fixtures/till.ts'
import { journeyWidths } from '../fixtures/widths.ts'

/** More than a page of vouchers, all of them far away: nobody else's journey meets them. */
test.beforeAll(() =>
  inDatabase(`
    insert into codes (family, code, title, effect, amount, minimum, is_public, starts_at, ends_at)
    select 'voucher', 'XATAM' || n, 'Giảm 1.000 ₫', 'amount', 1000, 2000000000, true, now() - interval '1 day', now() + interval '1 day'
    from generate_series(1, 12) n on conflict do nothing`),
)

for (const width of journeyWidths(390)) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('sách giấy, sách điện tử, combo, giá giờ vàng: mọi bước giá có lý do, tới tận bước thanh toán', async ({
      page,
      request,
    }) => {
      test.slow()
      const flash = await flashProduct(request)
      await page.goto(`/san-pham/${PRINTED.id}`)
      await page.getByRole('button', { name: 'Thêm vào giỏ' }).first().click()
      const mini = page.getByRole('region', { name: 'Vừa thêm vào giỏ' })
      await expect(mini).toContainText(`Đã thêm “${PRINTED.title}”`)
      await expect(mini).toContainText(dong(PRINTED.price))
      // With the number at the cart.
      await noFindings(page, {})
      for (const id of [EBOOK.id, COMBO.id, flash.id]) {
        await page.goto(`/san-pham/${id}`)
        await page.getByRole('button', { name: 'Thêm vào giỏ' }).first().click()
        await expect(mini).toBeVisible()
      }
      await mini.getByRole('link', { name: 'Xem giỏ' }).click()

      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Giỏ hàng 4 sản phẩm')
      await expect(page.getByText(/giá giờ vàng/).first()).toContainText(dong(flash.salePrice))
      await expect(page.getByText(/^Gồm/)).toBeVisible()
      for (const name of ['Tạm tính', 'Ưu đãi trọn bộ', 'Giảm giá sách', 'Giá giờ vàng'])
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
      await expect(form.getByText('Chưa chọn tỉnh, thành phố')).toBeVisible()
      await expect(form.getByText('Số điện thoại không được để trống')).toBeVisible()
      await expect(form.getByLabel('Họ và tên người nhận')).toBeFocused()
      await noFindings(page)
      await form.getByLabel('Họ và tên người nhận').fill('Nguyễn Thuỳ Dương')
      await form.getByLabel('Số điện thoại').fill('0912345678')
      await form.getByLabel('Địa chỉ cụ thể (số nhà, tên đường)').fill('Ký túc xá số 4, đường Xuân Thuỷ')
      await form.getByRole('textbox', { name: 'Email' }).fill('duong@doc.example')
      // Only the place is missing: on to its first list, since the wards wait for it.
      await form.getByRole('button', { name: /^Tiếp tục/ }).click()
      await expect(form.getByLabel('Tỉnh, thành phố', { exact: true })).toBeFocused()
      await choosePlace(form, 'ha noi', 'cau giay')
      await expect(form.getByRole('radio', { name: /Giao tiêu chuẩn/ })).toBeChecked()
      await form.getByRole('checkbox', { name: /Xuất hoá đơn/ }).check()
      // A field that goes with the kind of buyer takes what was typed into it along.
      await form.getByRole('radio', { name: 'Đơn vị nhà nước' }).check({ force: true })
      await form.getByLabel('Mã quan hệ ngân sách').fill('123')
      await form.getByLabel('Mã quan hệ ngân sách').blur()
      await expect(form.getByText('Mã quan hệ ngân sách gồm 7 số')).toBeVisible()
      await form.getByRole('radio', { name: 'Công ty' }).check({ force: true })
      await form.getByRole('button', { name: /^Tiếp tục/ }).click()
      await expect(form.getByText('Tên trên hoá đơn không được để trống')).toBeVisible()
      await expect(form.getByLabel('Tên đơn vị')).toBeFocused()
      await form.getByLabel('Tên đơn vị').fill('Công ty Sách Hay')
      await form.getByLabel('Mã số thuế').fill('0100001616')
      await form.getByLabel('Email nhận hoá đơn').fill('ketoan@doc.example')
      await form.getByLabel('Địa chỉ trên hoá đơn').fill('12 Lê Lợi, Hà Nội')
      // Refused at two places, one of which this form doesn't have: both are said, and nothing typed is lost.
      await refuseOnce(page, '**/api/Order/shipping-fee-without-login', [
        { field: 'phone', message: 'Số này đang bị khoá' },
        { field: 'invoice.taxCode', message: 'Mã số thuế đã ngừng hoạt động' },
      ])
      await form.getByRole('button', { name: /^Tiếp tục/ }).click()
      await expect(form.getByRole('alert').filter({ hasText: 'Chưa lưu được nơi nhận' })).toContainText(
        'Mã số thuế đã ngừng hoạt động',
      )
      await expect(form.getByText('Số này đang bị khoá')).toBeVisible()
      await expect(form.getByLabel('Họ và tên người nhận')).toHaveValue('Nguyễn Thuỳ Dương')
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
      await page.addInitScript((id) => {
        const key = 'cart-prices-seen'
        if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify({ [id]: 160_000 }))
      }, PRINTED.id)
      await openWith(page, [[PRINTED.id, 3]])
      await expect(page.getByText(/^Giá đã giảm từ/)).toContainText(`${dong(160_000)} xuống ${dong(PRINTED.price)}`)
      const form = voucherForm(page)
      await apply(form, 'GIANGVIEN20')
      await expect(form).toContainText(/hết hạn/)
      await expect(form.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
      await apply(form, 'khong-co-ma-nay')
      await expect(form).toContainText('Mã giảm giá không hợp lệ')
      await noFindings(page)

      const before = PRINTED.price * 3
      await apply(form, ' tuutruong50 ')
      await expect(total(page)).toHaveText(dong(before - 50_000))
      await expect(summary(page).getByRole('term').filter({ hasText: 'Mã TUUTRUONG50' })).toBeVisible()
      await expect(form).not.toContainText('Mã giảm giá không hợp lệ')
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
      await expect(affiliateForm(page)).toContainText('Mã cộng tác viên không hợp lệ')
      expect(await page.evaluate(() => localStorage.getItem('affiliateCode'))).toBeNull()
      await affiliateForm(page).getByRole('textbox').fill('BANDOC26')
      await affiliateForm(page).getByRole('button', { name: 'Áp dụng' }).click()
      await expect(summary(page).getByText('BANDOC26', { exact: true })).toBeVisible()
      await summary(page).getByRole('button', { name: 'Bỏ mã BANDOC26' }).click()
      await expect(affiliateForm(page)).toBeVisible()
      expect(await page.evaluate(() => localStorage.getItem('affiliateCode'))).toBeNull()

      await apply(form, 'COMBO20K')
      await expect(form).toContainText(/Không có sản phẩm nào/)
      await page.getByRole('button', { name: /^Xem tất cả mã/ }).click()
      const dialog = page.getByRole('dialog')
      // Every page is measured against this cart: what is far away says how far.
      await dialog.getByRole('button', { name: 'Trang sau' }).click()
      await expect(dialog.getByText(/^Trang 2/)).toBeVisible()
      const far = dialog.getByRole('listitem').filter({ hasText: 'XATAM' })
      await expect(far.first()).toContainText(/Còn thiếu.+Chưa đủ/)
      await expect(far.filter({ hasText: 'Còn thiếu' })).toHaveCount(await far.count())
      // A page that does not come says so, and can be asked for again.
      await page.route('**/api/Order/offers-without-login', (route) => route.abort(), { times: 1 })
      await dialog.getByRole('button', { name: 'Trang trước' }).click()
      await expect(dialog.getByRole('alert')).toContainText('Chưa kết nối được')
      await dialog.getByRole('button', { name: 'Thử lại' }).click()
      await expect(dialog.getByText(/^Trang 1/)).toBeVisible()
      await dialog.getByRole('radio', { name: /Phiếu khuyến mãi/ }).check({ force: true })
      await dialog.getByRole('button', { name: 'Dùng mã SACHMOI15' }).click()
      await expect(dialog.getByText(/Đang áp dụng/)).toBeVisible()
      await noFindings(page)
      await page.keyboard.press('Escape')
      await expect(total(page)).toHaveText(dong(before - 40_000))
      // Instead of the one that was refused: that leaves the field.
      await expect(form.getByRole('textbox')).toHaveValue('')
    })

    test('đổi số lượng, bỏ, hoàn tác; bị từ chối thì trở lại như cũ @long', async ({ page }) => {
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
      // Gone before the hand had come to rest: what was wished is there all the same.
      await line.getByRole('button', { name: 'Thêm một' }).click()
      await page.reload()
      await expect(quantity).toHaveValue('3')
      await line.getByRole('button', { name: 'Bớt một' }).click()
      await expect(total(page)).toHaveText(dong(PRINTED.price * 2 + EBOOK.price))

      await page
        .getByRole('button', { name: `Bỏ ${PRINTED.title} khỏi giỏ` })
        .first()
        .click()
      await expect(total(page)).toHaveText(dong(EBOOK.price))
      await page.getByRole('button', { name: 'Hoàn tác' }).click()
      await expect(total(page)).toHaveText(dong(PRINTED.price * 2 + EBOOK.price))
      // Back where it stood.
      await expect.poll(async () => (await keptLines(page)).map(({ productId }) => productId)).toEqual([PRINTED.id, EBOOK.id])
      // A wish that is still on its way goes with the order, and with its line.
      await line.getByRole('button', { name: 'Thêm một' }).click()
      await order(page).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Giao hàng' })).toBeVisible()
      expect(await keptLines(page)).toContainEqual({ productId: PRINTED.id, quantity: 3 })
      await page.goBack()
      await line.getByRole('button', { name: 'Thêm một' }).click()
      await line.getByRole('button', { name: /khỏi giỏ$/ }).click()
      await expect(total(page)).toHaveText(dong(EBOOK.price))
      await page.getByRole('button', { name: 'Hoàn tác' }).last().click()
      await expect(total(page)).toHaveText(dong(PRINTED.price * 4 + EBOOK.price))
      await expect(page.getByText(/Chưa lưu được/)).toHaveCount(0)
      await quantity.fill('100000')
      await quantity.press('Enter')
      await expect(page.getByText(/^(Chỉ còn|Mỗi đơn mua nhiều nhất) [\d.]+ cuốn “/)).toBeVisible()
      await expect(quantity).not.toHaveValue('100000')
      await page
        .getByRole('button', { name: /^Lưu lại mua sau/ })
        .first()
        .click()
      await expect(page.getByRole('dialog').getByText('Đăng nhập để lưu sách lại mua sau')).toBeVisible()
    })

    test('giỏ chỉ có bản điện tử: qua thẳng bước thanh toán, đặt được, quay lại thì được nhắc @long', async ({
      page,
      request,
    }) => {
      await openWith(page, [[EBOOK.id, 1]])
      await order(page).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Thanh toán' })).toBeVisible()
      await expect(page.getByRole('list', { name: 'Các bước đặt hàng' })).not.toContainText('Giao hàng')
      const form = page.getByRole('form', { name: 'Người mua' })
      await form.getByRole('button', { name: 'Tiếp tục thanh toán' }).click()
      await expect(form.getByText('Email không được để trống')).toBeVisible()
      await form.getByLabel('Họ và tên').fill('Trần Minh Châu')
      const { phone, email } = newBuyer()
      await form.getByLabel('Số điện thoại').fill(phone)
      await form.getByRole('textbox', { name: 'Email' }).fill(email)
      const invoice = form.getByRole('checkbox', { name: /Xuất hoá đơn/ })
      await invoice.check()
      await form.getByRole('button', { name: 'Tiếp tục thanh toán' }).click()
      await expect(form.getByLabel('Tên đơn vị')).toBeFocused()
      await noFindings(page)
      await invoice.uncheck()
      await form.getByRole('button', { name: 'Tiếp tục thanh toán' }).click()
      await expect(page.getByRole('region', { name: 'Người mua' })).toContainText('Trần Minh Châu')

      // The conditions are read beside the till, not instead of it.
      const till = page.getByRole('form', { name: 'Thanh toán' })
      await expect(till.getByRole('link', { name: 'chính sách đổi trả' })).toHaveAttribute('target', '_blank')
      // Ordered and away, then back out of the browser's cache: nothing is on its way any more, and that is said.
      await page.route('**/api/Payment/Methods', () => {})
      await till.getByRole('checkbox', { name: /^Tôi đồng ý/ }).check()
      await till.getByRole('button', { name: /^Thanh toán/ }).click()
      await expect(page.getByText(/^Đang chuyển bạn/)).toBeVisible()
      await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
      await expect(page.getByText(/^Nếu chưa thanh toán xong/)).toBeVisible()
      const id = await page.evaluate(() => sessionStorage.getItem('last-order'))
      const { data: placed } = await (await request.get(`/api/Order/${id}`)).json()
      expect(placed).toMatchObject({ status: 'awaitingPayment', total: EBOOK.price })
    })
  })
}
