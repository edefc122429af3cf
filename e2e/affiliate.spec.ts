import { randomUUID } from 'node:crypto'
import AxeBuilder from '@axe-core/playwright'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from './fixtures/test.ts'

const BOOK = { id: 56, title: 'Làng xã châu thổ qua tư liệu địa bạ' }
const PASSWORD = 'Sách-hay-mỗi-ngày-2026'
const PAGE = '/tai-khoan/affiliate'

const dong = (amount: number) => new Intl.NumberFormat('vi-VN', { style: 'currency', currency: 'VND' }).format(amount)

async function noFindings(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map((v) => `${v.id}: ${v.nodes[0]?.html}`)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

async function logInAnew(page: Page, request: APIRequestContext): Promise<void> {
  const email = `ctv-${randomUUID().slice(0, 8)}@doc.example`
  const person = { Email: email, Phone: '0987654321', Name: 'Trần Thị Hoài An', Password: PASSWORD }
  const { data } = await (await request.post('/api/User/Register-client', { data: person })).json()
  let code = ''
  await expect
    .poll(async () => {
      const letters = (await (await request.get('/api/Demo/Mails')).json()).data as { to: string; subject: string }[]
      code = /\d{6}/.exec(letters.find(({ to }) => to === email)?.subject ?? '')?.[0] ?? ''
      return code
    })
    .not.toBe('')
  await request.post('/api/User/ActiveAccount', { data: { token: data.token, securityCode: code, email } })
  await page.goto(`/login?redirect=${encodeURIComponent(PAGE)}`)
  await page.waitForSelector('[data-hydrated]')
  const form = page.getByRole('form', { name: 'Đăng nhập' })
  await form.getByLabel('Thư điện tử').fill(email)
  await form.getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD)
  const reloaded = page.waitForEvent('load')
  await form.getByRole('button', { name: 'Đăng nhập' }).click()
  await reloaded
  await page.goto(PAGE)
}

/** Against cash: what a guest's browser sends at the end, with the code it remembered. */
async function orderWith(request: APIRequestContext, affiliateCode: string) {
  const places = (await (await request.get('/api/User/UserApp')).json()).data.wards as { wardId: number; wardName: string }[]
  const cart = {
    lines: [{ productId: BOOK.id, quantity: 3 }],
    affiliateCode,
    delivery: {
      name: 'Lê Văn Khách',
      phone: '0905111222',
      email: 'khach@doc.example',
      address: 'Số 1 phố Huế',
      wardId: places.find(({ wardName }) => wardName === 'Phường Cầu Giấy')?.wardId,
    },
  }
  const { data } = await (await request.post('/api/Order/shipping-fee-without-login', { data: cart })).json()
  const body = { ...cart, paymentMethod: 'cod', requestKey: randomUUID(), expectedTotal: data.total, isAgreed: true }
  const answer = await (await request.post('/api/Order/checkout-without-login', { data: body })).json()
  expect(answer.status).toBe(200)
  return answer.data as { code: string; goodsTotal: number; vat: { amount: number }[] }
}

for (const width of [1440, 390]) {
  test(`đăng kí, chia sẻ, khách đặt hàng, hoa hồng được ghi, ${width} px`, async ({
    page,
    context,
    browser,
    request,
    baseURL,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await logInAnew(page, request)

    const form = page.getByRole('form', { name: 'Đăng kí cộng tác viên' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cộng tác viên')
    await form.getByRole('button', { name: 'Gửi hồ sơ' }).click()
    await expect(form.getByText('Cần số căn cước, hoặc mã số thuế nếu là tổ chức')).toBeVisible()
    await expect(form.getByText('Cần đồng ý với điều khoản cộng tác viên')).toBeVisible()
    await noFindings(page)
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
    await page.getByRole('button', { name: 'Chép đường dẫn' }).click()
    await expect(page.getByText('Đã chép đường dẫn')).toBeVisible()
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
    const code = link.searchParams.get('affiliateCode') ?? ''
    expect(code).toMatch(/^HOAIAN\d{3,}$/)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Tải mã QR' }).click()
    expect((await saved).suggestedFilename()).toBe(`thu-quan-${code}.svg`)
    await noFindings(page)

    const guest = await (await browser.newContext({ baseURL: baseURL as string })).newPage()
    const counted = guest.waitForResponse('**/api/Affiliate/Click')
    await guest.goto(link.pathname + link.search)
    expect((await counted).status()).toBe(200)
    await guest.goto(`/san-pham/${BOOK.id}${link.search}`)
    await guest.waitForSelector('[data-hydrated]')
    await guest.getByRole('button', { name: 'Thêm vào giỏ' }).first().click()
    await guest.goto('/gio-hang')
    await expect(guest.getByRole('region', { name: 'Tóm tắt' }).getByText(code, { exact: true })).toBeVisible()
    const order = await orderWith(request, code)
    await guest.context().close()

    const base = order.goodsTotal - order.vat.reduce((sum, { amount }) => sum + amount, 0)
    await expect(async () => {
      await page.reload()
      const figure = page.locator('dl > div').filter({ hasText: 'Lượt bấm' }).getByRole('definition')
      await expect(figure).toHaveText('1', { timeout: 3_000 })
    }).toPass()
    const row = page.getByRole('row').filter({ hasText: order.code.slice(-2) })
    await expect(row).toContainText('Tạm ghi')
    await expect(row).toContainText(dong(base))
    await expect(row).toContainText(dong(Math.floor((base * 8) / 100)))
    await expect(page.getByText('Lê Văn Khách')).toHaveCount(0)
    await expect(page.getByRole('img', { name: /^Biểu đồ cột/ })).toBeVisible()
    await noFindings(page)

    await page.getByRole('button', { name: /^Tắt mã/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Tắt mã', exact: true }).click()
    await expect(page.getByText(`Mã ${code} đã dừng`)).toBeVisible()
    await noFindings(page)
  })
}
