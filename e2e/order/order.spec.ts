import sharp from 'sharp'
import { actAs, addToCart, newShopper } from '../fixtures/shopper.ts'
import { isSound } from '../fixtures/sound.ts'
import { expect, test } from '../fixtures/test.ts'
import { fillCart, heading, keptCart, money, newBuyer, PRINTED, pay, till, toTill, toTillOnline } from '../fixtures/till.ts'
import { journeyWidths } from '../fixtures/widths.ts'

const EBOOK = 1033

for (const width of journeyWidths(390)) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('khách trả bằng thẻ qua VNPAY, thấy đơn đã thanh toán, rồi tạo tài khoản từ đơn', async ({ page }) => {
      const buyer = newBuyer()
      await fillCart(page, PRINTED.id, 2)
      await toTill(page, { buyer })
      await till(page)
        .getByRole('button', { name: /^Thanh toán/ })
        .click()
      await expect(till(page).getByText('Bạn đọc và đánh dấu vào ô này')).toBeVisible()
      await isSound(page)
      await pay(page, /Thẻ ngân hàng/)
      await page.waitForURL(/\/sandbox\/vnpay\//)
      expect(await keptCart(page)).toBe('[]')
      await page.getByRole('button', { name: 'Thanh toán thành công' }).click()
      await expect(page).toHaveURL(/\/xac-nhan-don-hang\//)
      await expect(heading(page, 'Đặt hàng thành công')).toBeVisible()
      await expect(money(page)).toContainText('Đã thanh toán')
      await expect(page.getByRole('region', { name: 'Sản phẩm' })).toContainText(PRINTED.title)
      await isSound(page)

      await page.getByRole('button', { name: 'Tạo tài khoản từ đơn này' }).click()
      const form = page.getByRole('form', { name: 'Đăng ký' })
      await expect(form.getByLabel('Họ và tên')).toHaveValue(buyer.name)
      await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue(buyer.email)
    })

    test('thành viên trả bằng epay, xem đơn trong tài khoản, mua lại', async ({ page, request }) => {
      test.slow()
      const lan = await newShopper(request)
      await actAs(page, lan)
      await addToCart(request, lan, PRINTED.id)
      await toTill(page)
      const entered = page.waitForResponse(
        (answer) => answer.request().isNavigationRequest() && new URL(answer.url()).pathname === '/thanh-toan/epay',
      )
      await pay(page, /Epay/)
      // The page of the till may post to nobody else: the one that may is loaded, not walked to.
      expect((await entered).headers()['content-security-policy']).toMatch(/form-action 'self' http/)
      await page.waitForURL(/\/sandbox\/epay\//)
      expect(await keptCart(page)).toBeNull()
      await page.getByRole('button', { name: 'Thanh toán thành công' }).click()
      await expect(page).toHaveURL(/\/xac-nhan-don-hang\//)
      await expect(heading(page, 'Đặt hàng thành công')).toBeVisible()
      await page.getByRole('link', { name: 'Chi tiết trong tài khoản' }).click()
      await expect(heading(page, 'Đơn TQ')).toBeVisible()
      await expect(page.getByRole('region', { name: 'Lịch sử đơn hàng' })).toContainText('Cổng thanh toán')
      await isSound(page)

      await page.getByRole('link', { name: 'Tất cả đơn hàng' }).click()
      const card = page.getByRole('article', { name: /^Đơn TQ/ })
      await expect(card).toContainText('Đã thanh toán')
      await isSound(page)
      await page.getByRole('textbox', { name: 'Mã đơn hoặc tên sách' }).or(page.getByRole('searchbox')).fill('lang xa')
      await page.getByRole('button', { name: 'Tìm', exact: true }).last().click()
      await expect(page).toHaveURL(/searchContent=lang\+xa/)
      await expect(card).toBeVisible()
      await page.getByRole('link', { name: 'Đã huỷ' }).click()
      await expect(page.getByRole('heading', { name: 'Không có đơn nào như vậy' })).toBeVisible()
      await isSound(page)
      await page.getByRole('link', { name: 'Xem tất cả đơn' }).click()
      await card.getByRole('link', { name: PRINTED.title }).click()
      await page.getByRole('button', { name: /^Mua lại/ }).click()
      await expect(page).toHaveURL('/gio-hang')
      await expect(page.getByRole('heading', { name: PRINTED.title })).toBeVisible()
    })

    test('thanh toán hỏng, trả lại bằng cách khác thì xong; khách tự huỷ, tiền trên đường về @long', async ({ page }) => {
      test.slow()
      await fillCart(page, PRINTED.id)
      await toTill(page)
      await pay(page, /Epay/)
      await page.waitForURL(/\/sandbox\/epay\//)
      expect(await keptCart(page)).toBe('[]')
      await page.getByRole('button', { name: /Ngân hàng từ chối/ }).click()
      await expect(heading(page, 'Thanh toán chưa thành công')).toBeVisible()
      await expect(page.getByText('Ngân hàng từ chối giao dịch')).toBeVisible()
      await isSound(page)
      const form = page.getByRole('form', { name: 'Thanh toán đơn hàng' })
      await form.getByRole('radio', { name: /Thẻ ngân hàng/ }).check()
      await form.getByRole('button', { name: /^Thanh toán/ }).click()
      await page.waitForURL(/\/sandbox\/vnpay\//)
      await page.getByRole('button', { name: 'Thanh toán thành công' }).click()
      await expect(heading(page, 'Đặt hàng thành công')).toBeVisible()
      await expect(money(page)).toContainText('Đã thanh toán')

      await page.getByRole('button', { name: 'Huỷ đơn' }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText('Tiền được hoàn về nơi bạn đã trả')
      await isSound(page)
      // Nobody has to say why.
      await dialog.getByRole('button', { name: 'Huỷ đơn này' }).click()
      await expect(heading(page, 'Đơn hàng đã huỷ')).toBeVisible()
      await expect(money(page)).toContainText('Đang hoàn tiền')
      await expect(page.getByRole('button', { name: 'Huỷ đơn' })).toHaveCount(0)
    })

    test('trả tiền khi nhận hàng; thành viên huỷ đơn kèm lý do', async ({ page, request }) => {
      const lan = await newShopper(request)
      await actAs(page, lan)
      await addToCart(request, lan, PRINTED.id)
      await toTill(page)
      await pay(page, /Trả tiền khi nhận hàng/)
      await expect(heading(page, 'Đặt hàng thành công')).toBeVisible()
      await expect(money(page)).toContainText('Trả khi nhận hàng')
      await page.getByRole('link', { name: 'Huỷ đơn' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('radio', { name: 'Lý do khác' }).check()
      await dialog.getByLabel('Lý do của bạn').fill(`Đã mua ở hiệu sách gần nhà ${'aa'.repeat(40)}`)
      await isSound(page)
      await dialog.getByRole('button', { name: 'Huỷ đơn này' }).click()
      await expect(page.getByText('Đơn đã huỷ: Đã mua ở hiệu sách gần nhà')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Huỷ đơn' })).toHaveCount(0)
      await isSound(page)
    })

    test('chuyển khoản: mã QR và nội dung để chép; chỉ sách điện tử @drawn', async ({ page }) => {
      await fillCart(page, EBOOK)
      await page.goto('/gio-hang')
      await toTillOnline(page)
      // Nothing is delivered, so no such step lies between.
      await expect(page.getByRole('banner').getByRole('button', { name: 'Về giỏ hàng' })).toBeVisible()
      await expect(till(page).getByRole('radio', { name: /Trả tiền khi nhận hàng/ })).toBeDisabled()
      await pay(page, /Chuyển khoản/)
      await expect(heading(page, 'Đơn hàng đang chờ chuyển khoản')).toBeVisible()
      expect(await keptCart(page)).toBe('[]')
      const qr = page.getByRole('img', { name: /^Mã VietQR/ })
      await expect(qr).toBeVisible()
      expect(await qr.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
      const saving = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Lưu ảnh mã' }).click()
      const saved = await saving
      expect(saved.suggestedFilename()).toMatch(/^chuyen-khoan-TQ\w+\.png$/)
      const { width, height } = await sharp(await saved.path()).metadata()
      expect([width, height]).toEqual([800, 800])
      const { channels } = await sharp(await saved.path()).stats()
      expect([channels[0]?.min, channels[0]?.max]).toEqual([0, 255])
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.getByRole('button', { name: 'Sao chép nội dung' }).click()
      await expect(page.getByText('Đã sao chép nội dung')).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^TQ\w+$/)
      await isSound(page)
    })
  })
}
