import { actAs, newShopper } from './fixtures/shopper.ts'
import { isSound } from './fixtures/sound.ts'
import { expect, test } from './fixtures/test.ts'
import { heading, orderIdOf, PRINTED, pay, toTill } from './fixtures/till.ts'
import { journeyWidths } from './fixtures/widths.ts'

const dong = (amount: number) => new Intl.NumberFormat('vi-VN', { style: 'currency', currency: 'VND' }).format(amount)

for (const width of journeyWidths(1440)) {
  test(`đăng ký, chia sẻ, khách đặt hàng, hoa hồng được ghi, ${width} px`, async ({
    page,
    context,
    browser,
    request,
    baseURL,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await actAs(page, await newShopper(request, 'Trần Thị Hoài An'))
    await page.goto('/tai-khoan/affiliate')

    const form = page.getByRole('form', { name: 'Đăng ký cộng tác viên' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cộng tác viên')
    await form.getByRole('button', { name: 'Gửi hồ sơ' }).click()
    await expect(form.getByText('Cần số căn cước, hoặc mã số thuế nếu là tổ chức')).toBeVisible()
    await expect(form.getByText('Cần đồng ý với điều khoản cộng tác viên')).toBeVisible()
    await isSound(page)
    await form.getByLabel('Số căn cước').fill('00119')
    await expect(form.getByText('Số căn cước gồm 12 chữ số')).toBeVisible()
    await form.getByLabel('Số căn cước').fill('001195000456')
    await form.getByLabel('Nơi bạn sẽ giới thiệu sách').fill('Câu lạc bộ đọc sách Cầu Giấy')
    await form.getByLabel('Ngân hàng').fill('Ngân hàng Minh Hoạ')
    await form.getByLabel('Số tài khoản').fill('0123456789')
    await form.getByLabel('Chủ tài khoản').fill('NGUYEN VAN KHAC')
    await expect(form.getByText('Chủ tài khoản phải đúng tên đã ghi ở trên')).toBeVisible()
    await form.getByLabel('Chủ tài khoản').fill('TRAN THI HOAI AN')
    await form.getByRole('checkbox', { name: /đủ 18 tuổi/ }).check()
    await form.getByRole('checkbox', { name: /xác minh, trả tiền/ }).check()
    await form.getByRole('button', { name: 'Gửi hồ sơ' }).click()

    await expect(page.getByRole('heading', { name: 'Đường dẫn của bạn' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Chưa có đơn nào' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Yêu cầu trả tiền' })).toBeDisabled()
    await page.getByRole('button', { name: 'Sao chép đường dẫn' }).click()
    await expect(page.getByText('Đã sao chép đường dẫn')).toBeVisible()
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
    const code = link.searchParams.get('affiliateCode') ?? ''
    expect(code).toMatch(/^HOAIAN\d{3,}$/)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Tải mã QR' }).click()
    expect((await saved).suggestedFilename()).toBe(`thu-quan-${code}.svg`)
    await isSound(page)

    const guest = await (await browser.newContext({ baseURL: baseURL as string, viewport: { width, height: 900 } })).newPage()
    const counted = guest.waitForResponse('**/api/Affiliate/Click')
    await guest.goto(`/san-pham/${PRINTED.id}${link.search}`)
    expect((await counted).status()).toBe(200)
    await guest.getByRole('button', { name: 'Thêm vào giỏ' }).first().click()
    await expect(guest.getByText(/Đã thêm “/)).toBeVisible()
    await guest.goto('/gio-hang')
    await expect(guest.getByRole('region', { name: 'Tóm tắt' }).getByText(code, { exact: true })).toBeVisible()
    await toTill(guest)
    await pay(guest, /Trả tiền khi nhận hàng/)
    await expect(heading(guest, 'Đặt hàng thành công')).toBeVisible()
    const { data: order } = await (await request.get(`/api/Order/${orderIdOf(guest)}`)).json()
    await guest.context().close()

    const base = order.goodsTotal - order.lines.reduce((sum: number, { vat }: { vat: number }) => sum + vat, 0)
    await expect(async () => {
      await page.reload()
      const figure = page.locator('dl > div').filter({ hasText: 'Lượt bấm' }).getByRole('definition')
      await expect(figure).toHaveText('1', { timeout: 3_000 })
    }).toPass()
    const row = page.getByRole('row').filter({ hasText: `${order.code.slice(0, 8)}••••${order.code.slice(-2)}` })
    await expect(row).toContainText('Tạm ghi')
    await expect(row).toContainText(dong(base))
    await expect(row).toContainText(dong(Math.floor((base * 8) / 100)))
    await expect(page.getByText(order.delivery.name)).toHaveCount(0)
    await expect(page.getByRole('img', { name: /^Biểu đồ cột/ })).toBeVisible()
    await isSound(page)

    await page.getByRole('button', { name: /^Tắt mã/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Tắt mã', exact: true }).click()
    await expect(page.getByText(`Mã ${code} đã dừng`)).toBeVisible()
    await isSound(page)
  })
}
