import { colour } from '../fixtures/axe.ts'
import { categoryButton, expectNoAxeErrors, field, open, stopTime, topCategory } from '../fixtures/shell.ts'
import { expect, test } from '../fixtures/test.ts'
import { pairs } from '../fixtures/widths.ts'

test.describe('Thực đơn chính và thanh trên', () => {
  test('các địa chỉ đúng như đặc tả', async ({ page }) => {
    await open(page, '/trang-chu')
    const menu = page.getByRole('navigation', { name: 'Chính' })
    await page.getByRole('button', { name: 'Giới thiệu' }).click()
    for (const [title, address] of [
      ['Trang chủ', '/trang-chu'],
      ['Sách', '/san-pham'],
      ['Sách điện tử', '/sach-dien-tu'],
      ['Thư viện số', '/thu-vien'],
      ['Tin sách', '/tin-sach'],
      ['Tiếp nhận bản thảo', '/tiep-nhan-ban-thao'],
      ['Sứ mệnh và tầm nhìn', '/su-menh-tam-nhin'],
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

  test('"Giới thiệu" mở sau 150 ms rê chuột, hoặc bằng bàn phím @long', async ({ page }) => {
    await page.clock.install()
    await open(page)
    await stopTime(page)
    const about = page.getByRole('button', { name: 'Giới thiệu' })
    const first = page.getByRole('link', { name: 'Sứ mệnh và tầm nhìn' }).first()
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

  test('thiếu ảnh logo thì có logo vẽ sẵn @long', async ({ page }) => {
    await page.route('**/media/logo*', (route) => route.fulfill({ status: 404 }))
    await open(page)
    const logo = page.getByRole('banner').getByRole('link', { name: /^Thư Quán.*về trang chủ$/ })
    await expect(logo.locator('svg')).toBeVisible()
    await expect(logo.getByText('Nhà xuất bản Đại học')).toBeVisible()
    await expect(logo.locator('img')).toHaveCount(0)
  })
})

test('không cuộn ngang và không lỗi axe từ 320 đến 1440 điểm ảnh, trong ba màu @long', async ({ page }) => {
  test.slow()
  await open(page)
  for (const [width, theme] of pairs([320, 390, 768, 1024, 1440], ['default', 'dark', 'sepia'])) {
    await page.setViewportSize({ width, height: 800 })
    await colour(page, theme)
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(sideways, `${width} px, ${theme}`).toBeLessThanOrEqual(0)
    await expectNoAxeErrors(page)
  }
})

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

  test('điện thoại vẫn có lối đi @long', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/trang-chu')
    await expect(field(page)).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Chính' }).getByRole('link', { name: 'Sách điện tử' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Đăng nhập' })).toBeVisible()
  })
})
