import { addressOf, BOOKS, expectNoAxeErrors, field, open, options, SHORT_PAGE } from '../fixtures/shell.ts'
import { expect, test } from '../fixtures/test.ts'

test.describe('Ô tìm kiếm', () => {
  test('máy tính bảng thấy ngay ô tìm ở đầu trang, không cần nút mở @long', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 })
    await open(page)
    await expect(field(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Tìm kiếm' })).toBeHidden()
  })

  test('màn hình rộng và máy tính bảng cũng tìm được tin sách: chữ đã gõ đi theo vào hộp tìm @long', async ({ page }) => {
    for (const width of [1440, 768]) {
      await page.setViewportSize({ width, height: 900 })
      await open(page)
      await field(page).fill('hội sách')
      await page.getByRole('banner').getByRole('button', { name: 'Sách: đổi nơi tìm' }).click()
      const popup = page.getByRole('dialog', { name: 'Tìm kiếm' })
      await expect(popup.getByRole('combobox')).toHaveValue('hội sách')
      await popup.getByRole('button', { name: 'Tin sách' }).click()
      await popup.getByRole('button', { name: 'Áp dụng' }).click()
      await expect.poll(() => addressOf(page)).toBe('/tin-sach?page=1&searchContent=h%E1%BB%99i%20s%C3%A1ch')
    }
  })

  test('Enter đi tới đúng địa chỉ của đặc tả và giữ lời tìm', async ({ page }) => {
    await open(page)
    await field(page).fill('  toán & lí  ')
    await field(page).press('Enter')
    await expect.poll(() => addressOf(page)).toBe(`${BOOKS}to%C3%A1n%20%26%20l%C3%AD`)
    await expect(field(page)).toHaveValue('toán & lí')
    await page.reload()
    await expect(field(page)).toHaveValue('toán & lí')
    await page.goBack()
    await expect(field(page)).toHaveValue('')
  })

  test('gợi ý từ chữ đầu tiên, nhiều nhất 10, chọn bằng mũi tên và Enter', async ({ page }) => {
    await open(page)
    await field(page).click()
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
    await field(page).pressSequentially('t')
    await expect(options(page).first()).toBeVisible()
    const answered = page.waitForResponse('**/Suggest?searchContent=toan')
    await field(page).pressSequentially('oan')
    await answered
    await expect(options(page).first()).toContainText('Toán')
    await expect(options(page)).toHaveCount(10)
    await expect(page.getByRole('status').filter({ hasText: '10 gợi ý' })).toBeAttached()
    await expect(page.getByRole('group', { name: 'Tác giả' }).getByRole('option').first()).toBeVisible()
    await expect(page.getByRole('group', { name: 'Danh mục' }).getByRole('option').first()).toBeVisible()
    await field(page).press('ArrowDown')
    const first = options(page).first()
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await expect(field(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '')
    await expect(field(page)).toBeFocused()
    await expectNoAxeErrors(page)
    await field(page).press('ArrowUp')
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
    await field(page).press('ArrowDown')
    const title = (await first.locator('span').first().textContent()) ?? ''
    await field(page).press('Enter')
    await expect(page).toHaveURL(/\/san-pham\/[a-z0-9-]+\.\d+$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(options(page)).toHaveCount(0)
  })

  test('gợi ý không phân biệt hoa thường và dấu; tác giả và danh mục dẫn tới sách của họ @long', async ({ page }) => {
    await open(page)
    for (const text of ['làng xã châu thổ', 'LANG XA CHAU THO']) {
      await field(page).fill(text)
      await expect(options(page).filter({ hasText: 'Làng xã châu thổ qua tư liệu địa bạ' })).toBeVisible()
      await field(page).fill('')
      await expect(options(page)).toHaveCount(0)
    }
    await field(page).fill('toan')
    await page.getByRole('group', { name: 'Danh mục' }).getByRole('option').first().click()
    await expect(page).toHaveURL(/\/san-pham\/danh-muc\/[a-z0-9-]+\.\d+$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await field(page).fill('toan')
    await page.getByRole('group', { name: 'Tác giả' }).getByRole('option').first().click()
    await expect(page).toHaveURL(/\/tac-gia\/[a-z0-9-]+\.\d+$/)
  })

  test('không có chữ thì không làm gì; không có gì hợp thì nói rõ; Escape và bấm ra ngoài thì đóng @long', async ({ page }) => {
    await open(page)
    await field(page).fill('   ')
    await field(page).press('Enter')
    await page.getByRole('banner').getByRole('button', { name: 'Tìm', exact: true }).click()
    await expect(page).toHaveURL(SHORT_PAGE)
    const popup = page.locator('p', { hasText: 'Không có gợi ý nào' })
    await field(page).fill('zzzqqqx')
    await expect(popup).toBeVisible()
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
    await expectNoAxeErrors(page)
    await field(page).press('Escape')
    await expect(popup).toBeHidden()
    await expect(field(page)).toHaveValue('zzzqqqx')
    await field(page).click()
    await expect(popup).toBeVisible()
    await page.mouse.click(1400, 850)
    await expect(popup).toBeHidden()
  })

  test('câu trả lời đến muộn không đè lên câu mới @long', async ({ page }) => {
    let release = () => {}
    await page.route('**/api/ProductPage/Suggest?*', async (route) => {
      if (route.request().url().endsWith('=luat')) await new Promise<void>((done) => (release = done))
      await route.continue().catch(() => undefined)
    })
    await open(page)
    const asked = page.waitForRequest((request) => request.url().endsWith('Suggest?searchContent=luat'))
    await field(page).fill('luat')
    await asked
    await field(page).fill('lang xa')
    await expect(options(page).filter({ hasText: 'Làng xã' }).first()).toBeVisible()
    release()
    // A question asked after it has come back: by then the late answer has had its chance.
    await page.evaluate(() => fetch('/api/ProductPage/Suggest?searchContent=sau').then((answer) => answer.text()))
    await expect(options(page).filter({ hasText: 'Luật' })).toHaveCount(0)
  })

  test('gợi ý hỏng thì vẫn tìm được @long', async ({ page }) => {
    await page.route('**/api/ProductPage/Suggest?*', (route) => route.fulfill({ status: 503, body: 'busy' }))
    await open(page)
    const answered = page.waitForResponse('**/api/ProductPage/Suggest?*')
    await field(page).fill('luat')
    await answered
    await expect(options(page)).toHaveCount(0)
    await field(page).press('Enter')
    await expect.poll(() => addressOf(page)).toBe(`${BOOKS}luat`)
  })
})
