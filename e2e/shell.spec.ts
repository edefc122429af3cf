import type { Page } from '@playwright/test'
import { noFindings } from './fixtures/axe.ts'
import { expect, test } from './fixtures/test.ts'

const BOOKS = '/san-pham?page=1&category=&objectType=0,1&searchContent='
const NEWS = '/tin-sach?page=1&searchContent='

async function open(page: Page, path = '/trang-chu') {
  await page.goto(path)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

/** Time stands still from here; `page.clock.runFor` moves it. */
async function stopTime(page: Page) {
  await page.clock.pauseAt(Date.now() + 3_600_000)
}

const addressOf = (page: Page) => page.url().replace(process.env.SITE_URL ?? '', '')

const expectNoAxeErrors = (page: Page) => noFindings(page, { include: 'header' })

const categoryButton = (page: Page) => page.getByRole('button', { name: 'Danh mục sách' })
const topCategory = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })
const field = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Tìm sách trong toàn trang' })
const options = (page: Page) => page.getByRole('option')

test.describe('Danh mục sách ở 1440 điểm ảnh', () => {
  test('mở sau 150 ms rê chuột, hai tầng, và đóng khi chuột rời đi', async ({ page }) => {
    await page.clock.install()
    await open(page)
    await stopTime(page)
    const top = topCategory(page, 'Khoa học xã hội và nhân văn')
    await categoryButton(page).hover()
    await page.clock.runFor(140)
    await expect(top).toBeHidden()
    await page.clock.runFor(20)
    await expect(top).toBeVisible()
    await expect(categoryButton(page)).toHaveAttribute('aria-expanded', 'true')

    await top.hover()
    await page.clock.runFor(140)
    await expect(top).toHaveAttribute('aria-expanded', 'false')
    await page.clock.runFor(20)
    await expect(top).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('link', { name: 'Triết học 5 đầu sách' })).toBeVisible()

    await page.mouse.move(1400, 850)
    await page.clock.runFor(160)
    await expect(top).toBeHidden()
  })

  test('bấm thì mở ngay và ở lại; bấm ra ngoài thì đóng', async ({ page }) => {
    await page.clock.install()
    await open(page)
    await stopTime(page)
    await categoryButton(page).click()
    const top = topCategory(page, 'Luật')
    await expect(top).toBeVisible()
    await page.mouse.move(1400, 850)
    await page.clock.runFor(1000)
    await expect(top).toBeVisible()
    await page.mouse.click(1400, 850)
    await expect(top).toBeHidden()
    await categoryButton(page).click()
    await categoryButton(page).click()
    await expect(top).toBeHidden()
  })

  test('bảng con cao nhất 200 px và cuộn được, có tên mục và lối xem cả mục', async ({ page }) => {
    await open(page)
    await categoryButton(page).click()
    await topCategory(page, 'Khoa học xã hội và nhân văn').hover()
    const all = page.getByRole('link', { name: 'Xem cả mục Khoa học xã hội và nhân văn' })
    await expect(all).toHaveAttribute('href', '/san-pham/danh-muc/khoa-hoc-xa-hoi-va-nhan-van.12')
    const list = page
      .getByRole('list')
      .filter({ has: page.getByRole('link', { name: /^Lịch sử \d+ đầu sách$/ }) })
      .last()
    await expect(list).toHaveCSS('max-height', '200px')
    expect(await list.evaluate((element) => [element.clientHeight, element.scrollHeight > 200])).toEqual([200, true])
    await expectNoAxeErrors(page)
  })

  test('bảng con của mục cuối không tràn khỏi màn hình', async ({ page }) => {
    await open(page)
    await categoryButton(page).click()
    await topCategory(page, 'Sách tham khảo').hover()
    const all = page.getByRole('link', { name: 'Xem cả mục Sách tham khảo' })
    await expect(all).toBeVisible()
    const side = all.locator('xpath=../..')
    expect(await side.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThanOrEqual(900)
  })

  test('bấm vào mục thì tới trang của mục, và danh mục đóng lại', async ({ page }) => {
    await open(page)
    await categoryButton(page).click()
    await topCategory(page, 'Khoa học tự nhiên').click()
    await expect(page).toHaveURL('/san-pham/danh-muc/khoa-hoc-tu-nhien.6')
    await expect(categoryButton(page)).toHaveAttribute('aria-expanded', 'false')
  })

  test('chỉ dùng bàn phím: mũi tên, vào bảng con, trở ra, Escape, Tab', async ({ page }) => {
    await open(page)
    await categoryButton(page).focus()
    await page.keyboard.press('ArrowDown')
    await expect(topCategory(page, 'Giáo trình đại cương')).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(topCategory(page, 'Sách tham khảo')).toBeFocused()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    const top = topCategory(page, 'Khoa học xã hội và nhân văn')
    await expect(top).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('link', { name: /^Lịch sử/ })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('link', { name: /^Văn học và ngôn ngữ/ })).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(top).toBeFocused()
    await expect(top).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Escape')
    await expect(categoryButton(page)).toBeFocused()
    await expect(top).toBeHidden()

    await page.keyboard.press('Enter')
    await expect(top).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await expect(top).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'Chính' }).getByRole('link', { name: 'Trang chủ' })).toBeFocused()

    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Shift+Tab')
    await expect(categoryButton(page)).toBeFocused()
    await expect(top).toBeHidden()

    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/san-pham/danh-muc/khoa-hoc-tu-nhien.6')
  })

  test('Escape đóng cả khi chỉ rê chuột', async ({ page }) => {
    await open(page)
    await categoryButton(page).hover()
    await expect(topCategory(page, 'Luật')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(topCategory(page, 'Luật')).toBeHidden()
  })

  test.describe('chạm', () => {
    test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } })

    test('chạm lần đầu mở bảng con, "Xem cả mục" thì đi', async ({ page }) => {
      await open(page)
      await categoryButton(page).tap()
      const top = topCategory(page, 'Luật')
      await top.tap()
      await expect(top).toHaveAttribute('aria-expanded', 'true')
      await expect(page).toHaveURL('/trang-chu')
      await page.getByRole('link', { name: 'Xem cả mục Luật' }).tap()
      await expect(page).toHaveURL('/san-pham/danh-muc/luat.25')
    })
  })
})

test.describe('Thực đơn chính và thanh trên', () => {
  test('các địa chỉ đúng như đặc tả', async ({ page }) => {
    await open(page)
    const menu = page.getByRole('navigation', { name: 'Chính' })
    await page.getByRole('button', { name: 'Giới thiệu' }).click()
    for (const [title, address] of [
      ['Trang chủ', '/trang-chu'],
      ['Sách', '/san-pham'],
      ['Sách điện tử', '/sach-dien-tu'],
      ['Thư viện số', '/thu-vien'],
      ['Tin sách', '/tin-sach'],
      ['Gửi bản thảo', '/tiep-nhan-ban-thao'],
      ['Sứ mệnh – Tầm nhìn', '/su-menh-tam-nhin'],
      ['Cơ cấu tổ chức', '/co-cau-to-chuc'],
      ['Logo', '/logo-nha-xuat-ban-dhqghn'],
      ['Giới thiệu nhà xuất bản', '/gioi-thieu'],
    ] as const) {
      await expect(menu.getByRole('link', { name: title, exact: true })).toHaveAttribute('href', address)
    }
    await expect(menu.getByRole('link', { name: 'Trang chủ' })).toHaveAttribute('aria-current', 'page')
    await expectNoAxeErrors(page)
    const account = page.getByRole('navigation', { name: 'Tài khoản' })
    await expect(account.getByRole('link', { name: 'Đăng nhập' })).toHaveAttribute('href', '/login')
    await expect(account.getByRole('link', { name: 'Đăng ký' })).toHaveAttribute('href', '/login?dialog=register')
    await expect(page.getByText('Chào mừng bạn đến với Thư Quán')).toBeVisible()
  })

  test('"Giới thiệu" mở sau 150 ms rê chuột, hoặc bằng bàn phím', async ({ page }) => {
    await page.clock.install()
    await open(page)
    await stopTime(page)
    const about = page.getByRole('button', { name: 'Giới thiệu' })
    const first = page.getByRole('link', { name: 'Sứ mệnh – Tầm nhìn' }).first()
    await about.hover()
    await page.clock.runFor(140)
    await expect(first).toBeHidden()
    await page.clock.runFor(20)
    await expect(first).toBeVisible()
    await page.mouse.move(1400, 850)
    await page.clock.runFor(160)
    await expect(first).toBeHidden()

    await about.focus()
    await page.keyboard.press('ArrowDown')
    await expect(first).toBeFocused()
    await page.keyboard.press('End')
    await expect(page.getByRole('link', { name: 'Giới thiệu nhà xuất bản' }).first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(about).toBeFocused()
    await expect(first).toBeHidden()
  })

  test('biểu tượng giỏ hàng đếm thật: tổng số lượng, không có gì thì không hiện số', async ({ page }) => {
    await open(page)
    const cart = page.getByRole('banner').getByRole('link', { name: /^Giỏ hàng/ })
    await expect(cart).toHaveAccessibleName('Giỏ hàng')
    await expect(cart.locator('[data-part=cart-count]')).toHaveCount(0)
    await page.evaluate(() =>
      localStorage.setItem('cart-order-offline', '[{"productId":56,"quantity":2},{"productId":1,"quantity":3}]'),
    )
    await page.reload()
    await expect(cart.locator('[data-part=cart-count]')).toHaveText('5')
    await expect(cart).toHaveAccessibleName('Giỏ hàng , số sản phẩm: 5')
    await expect(cart).toHaveAttribute('href', '/gio-hang')
  })

  test('thiếu ảnh logo thì có logo vẽ sẵn', async ({ page }) => {
    await page.route('**/media/logo*', (route) => route.fulfill({ status: 404 }))
    await open(page)
    const logo = page.getByRole('banner').getByRole('link', { name: /^Thư Quán.*về trang chủ$/ })
    await expect(logo.locator('svg')).toBeVisible()
    await expect(logo.getByText('Nhà xuất bản Đại học')).toBeVisible()
    await expect(logo.locator('img')).toHaveCount(0)
  })
})

test.describe('Ô tìm kiếm', () => {
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

  test('không có chữ thì không làm gì', async ({ page }) => {
    await open(page)
    await field(page).fill('   ')
    await field(page).press('Enter')
    await page.getByRole('banner').getByRole('button', { name: 'Tìm', exact: true }).click()
    await expect(page).toHaveURL('/trang-chu')
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

  test('gợi ý tác giả và danh mục dẫn tới sách của họ', async ({ page }) => {
    await open(page)
    await field(page).fill('toan')
    await page.getByRole('group', { name: 'Danh mục' }).getByRole('option').first().click()
    await expect(page).toHaveURL(/\/san-pham\/danh-muc\/[a-z0-9-]+\.\d+$/)
    await field(page).fill('toan')
    await page.getByRole('group', { name: 'Tác giả' }).getByRole('option').first().click()
    await expect(page).toHaveURL(/\/san-pham\?author=\d+$/)
  })

  test('không phân biệt hoa thường và dấu', async ({ page }) => {
    await open(page)
    for (const text of ['làng xã châu thổ', 'LANG XA CHAU THO']) {
      await field(page).fill(text)
      await expect(options(page).filter({ hasText: 'Làng xã châu thổ qua tư liệu địa bạ' })).toBeVisible()
    }
  })

  test('không có gì hợp thì nói rõ; Escape và bấm ra ngoài thì đóng', async ({ page }) => {
    await open(page)
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

  test('câu trả lời đến muộn không đè lên câu mới', async ({ page }) => {
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

  test('gợi ý hỏng thì vẫn tìm được', async ({ page }) => {
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

test.describe('Điện thoại 390 điểm ảnh', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  const popup = (page: Page) => page.getByRole('dialog', { name: 'Tìm kiếm' })
  const drawer = (page: Page) => page.getByRole('dialog', { name: 'Danh mục và lối đi' })
  const text = (page: Page) => popup(page).getByRole('combobox', { name: 'Nội dung cần tìm' })

  async function openPopup(page: Page) {
    await page.getByRole('button', { name: 'Tìm kiếm' }).click()
    await expect(text(page)).toBeFocused()
  }

  test('ô tìm kiếm bật lên rộng 380 px; sách là lựa chọn đầu, thư viện không có nút', async ({ page }) => {
    await open(page)
    await openPopup(page)
    expect((await popup(page).boundingBox())?.width).toBe(380)
    const types = popup(page).getByRole('group', { name: 'Tìm trong' }).getByRole('button')
    await expect(types).toHaveText(['Sách', 'Tin sách'])
    await expect(types.first()).toHaveAttribute('aria-pressed', 'true')
    await expectNoAxeErrors(page)
    await text(page).fill('luật')
    await expect(options(page).first()).toBeVisible()
    expect(await options(page).count()).toBeLessThanOrEqual(10)
    await expectNoAxeErrors(page)
  })

  test('Enter tìm sách, "Áp dụng" tìm tin: đúng địa chỉ của đặc tả', async ({ page }) => {
    await open(page)
    await openPopup(page)
    await text(page).fill('luật đất đai')
    await text(page).press('Enter')
    await expect.poll(() => addressOf(page)).toBe(`${BOOKS}lu%E1%BA%ADt%20%C4%91%E1%BA%A5t%20%C4%91ai`)
    await expect(popup(page)).toBeHidden()
    await openPopup(page)
    await text(page).fill('hội sách')
    await popup(page).getByRole('button', { name: 'Tin sách' }).click()
    await popup(page).getByRole('button', { name: 'Áp dụng' }).click()
    await expect.poll(() => addressOf(page)).toBe(`${NEWS}h%E1%BB%99i%20s%C3%A1ch`)
  })

  test('không có chữ thì không làm gì; đóng thì xoá chữ', async ({ page }) => {
    await open(page)
    await openPopup(page)
    await popup(page).getByRole('button', { name: 'Áp dụng' }).click()
    await text(page).fill('  ')
    await text(page).press('Enter')
    await expect(popup(page)).toBeVisible()
    await expect(page).toHaveURL('/trang-chu')
    for (const close of [
      () => popup(page).getByRole('button', { name: 'Huỷ' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(195, 830),
    ]) {
      await popup(page).getByRole('button', { name: 'Tin sách' }).click()
      await text(page).fill('hội sách')
      await close()
      await expect(popup(page)).toBeHidden()
      await expect(page.getByRole('button', { name: 'Tìm kiếm' })).toBeFocused()
      await openPopup(page)
      await expect(text(page)).toHaveValue('')
    }
  })

  test('ngăn kéo: tài khoản trước, cả cây danh mục, rồi các trang; số 25 ở giỏ hàng', async ({ page }) => {
    await open(page)
    await page.getByRole('button', { name: 'Mở danh mục' }).click()
    await expect(drawer(page).getByRole('region')).toHaveCount(3)
    expect(
      await drawer(page)
        .getByRole('region')
        .evaluateAll((parts) => parts.map((part) => part.ariaLabel)),
    ).toEqual(['Tài khoản', 'Danh mục sách', 'Trang khác'])
    const tops = drawer(page).getByRole('region', { name: 'Danh mục sách' }).getByRole('button')
    await expect(tops).toHaveCount(13)
    await tops.nth(2).click()
    await expect(tops.nth(2)).toHaveAttribute('aria-expanded', 'true')
    await expect(drawer(page).getByRole('link', { name: 'Triết học' })).toBeVisible()
    const small = await drawer(page)
      .locator('a, button')
      .evaluateAll((targets) => targets.filter((target) => target.getBoundingClientRect().height < 44).map((t) => t.textContent))
    expect(small).toEqual([])
    for (const [title, address] of [
      ['Trang chủ', '/trang-chu'],
      ['Sách', '/san-pham'],
      ['Thư viện', '/thu-vien'],
      ['Tin sách', '/tin-sach'],
      ['Giới thiệu', '/gioi-thieu'],
      ['Tiếp nhận bản thảo', '/tiep-nhan-ban-thao'],
      ['Giỏ hàng 25', '/gio-hang'],
    ] as const) {
      await expect(drawer(page).getByRole('link', { name: title, exact: true })).toHaveAttribute('href', address)
    }
    await expectNoAxeErrors(page)
    await drawer(page).getByRole('link', { name: 'Xem cả mục Khoa học xã hội và nhân văn' }).click()
    await expect(page).toHaveURL('/san-pham/danh-muc/khoa-hoc-xa-hoi-va-nhan-van.12')
    await expect(drawer(page)).toBeHidden()
  })

  test('ngăn kéo chỉ bằng bàn phím', async ({ page }) => {
    await open(page)
    const button = page.getByRole('button', { name: 'Mở danh mục' })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(drawer(page).getByRole('button', { name: 'Đóng' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(drawer(page).getByRole('link', { name: 'Đăng nhập' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(drawer(page).getByRole('button', { name: 'Giáo trình đại cương' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(drawer(page).getByRole('link', { name: 'Xem cả mục Giáo trình đại cương' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await page.mouse.click(380, 400)
    await expect(drawer(page)).toBeHidden()
  })

  test('thanh trên cùng luôn ở lại khi cuộn', async ({ page }) => {
    await open(page)
    await page.mouse.wheel(0, 1500)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
    await expect(page.getByRole('button', { name: 'Mở danh mục' })).toBeInViewport()
    await expect(page.getByRole('banner').getByRole('link', { name: /^Giỏ hàng/ })).toBeInViewport()
  })
})

for (const width of [320, 390, 768, 1024, 1440]) {
  for (const theme of ['default', 'dark', 'sepia']) {
    test(`không cuộn ngang và không lỗi axe ở ${width} điểm ảnh, màu ${theme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.addInitScript((name) => localStorage.setItem('settings', JSON.stringify({ theme: name })), theme)
      await open(page, '/gio-hang')
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      await expectNoAxeErrors(page)
    })
  }
}

test.describe('Không có JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('tìm bằng biểu mẫu thường, mở danh mục bằng chuột, đi bằng liên kết', async ({ page }) => {
    await page.goto('/trang-chu')
    await categoryButton(page).hover()
    await expect(topCategory(page, 'Luật')).toHaveAttribute('href', '/san-pham/danh-muc/luat.25')
    await expect(topCategory(page, 'Luật')).toBeVisible()
    await field(page).fill('luat')
    await page.getByRole('banner').getByRole('button', { name: 'Tìm', exact: true }).click()
    await expect(page).toHaveURL('/san-pham?page=1&category=&objectType=0%2C1&searchContent=luat')
    await expect(page.locator('article').first()).toBeVisible()
  })

  test('điện thoại vẫn có lối đi', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/trang-chu')
    await expect(field(page)).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Chính' }).getByRole('link', { name: 'Sách điện tử' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Đăng nhập' })).toBeVisible()
  })
})
