import { expect, test } from './fixtures/test.ts'

const BOOK = '/san-pham/lang-xa-chau-tho-qua-tu-lieu-dia-ba.56'
const CART = 'cart-order-offline'

test('mất mạng: chỉ vào hay bấm liên kết đều ở lại trang, giỏ hàng vẫn nhận sách', async ({ page, context }) => {
  await page.goto(BOOK)
  await context.setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: 'Sách điện tử' }).click()
  await expect(page.getByRole('alert')).toContainText('mất kết nối mạng')
  await page.getByRole('link', { name: 'Mua ngay' }).first().click()
  await expect(page).toHaveURL(BOOK)
  await page.getByRole('button', { name: 'Thêm vào giỏ' }).first().click()
  await expect(page.getByText(/Đã thêm “Làng xã/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Đã có mạng trở lại')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Sách điện tử' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sách điện tử')
})

test('mất mạng: biểu mẫu tự nói là chưa gửi được, và giữ những gì đã điền @long', async ({ page, context }) => {
  await page.goto('/login')
  const form = page.getByRole('main').getByRole('form', { name: 'Đăng nhập' })
  await form.getByRole('textbox', { name: 'Email' }).fill('docgia@thuquan.test')
  await form.getByLabel('Mật khẩu', { exact: true }).fill('DocGia@2026')
  await context.setOffline(true)
  await form.getByRole('button', { name: 'Đăng nhập' }).click()
  await expect(form.getByRole('alert')).toContainText('mạng')
  await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue('docgia@thuquan.test')
})

test('bấm đúp “Thêm vào giỏ” là một lần; bản điện tử chỉ một bản', async ({ page }) => {
  await page.goto(BOOK)
  const count = page.locator('[data-part=cart-count]').first()
  const add = page.getByRole('button', { name: 'Thêm vào giỏ' }).first()
  await add.dblclick()
  await expect(count).toHaveText('1')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Sách điện tử/ })
    .last()
    .click()
  await expect(page.getByText('Đọc được ngay sau khi thanh toán')).toBeVisible()
  await add.click()
  await expect(count).toHaveText('2')
  await add.click()
  await expect(page.getByText(/đã có trong giỏ/)).toBeVisible()
  await expect(count).toHaveText('2')
})

test('hai thẻ trình duyệt chung một giỏ @long', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/gio-hang')
  await page.goto(BOOK)
  await page.getByRole('button', { name: 'Thêm vào giỏ' }).first().click()
  await other.getByRole('button', { name: /^Bỏ Làng xã/ }).click()
  await expect(page.locator('[data-part=cart-count]')).toHaveCount(0)
})

test('bộ nhớ trình duyệt bị chặn: giỏ vẫn dùng được trong lần xem này @long', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    }),
  )
  await page.goto(BOOK)
  await page.getByRole('button', { name: 'Thêm vào giỏ' }).first().click()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Giỏ hàng/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Giỏ hàng 1 sản phẩm')
  await expect(page.getByRole('region', { name: 'Tóm tắt' })).toContainText('146.000')
  // Codes go on with it, as far as the next step.
  await page.getByRole('button', { name: 'Dùng mã LANDAU' }).click()
  await expect(page.getByRole('region', { name: 'Tóm tắt' })).toContainText('116.000')
  await page.getByRole('button', { name: 'Tiến hành đặt hàng' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Giao hàng' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Đơn hàng' })).toContainText('116.000')
})

test('giỏ hàng: máy chủ lỗi thì nói rõ và thử lại được; quá số còn lại, hết bán đều có lời', async ({ page }) => {
  await page.addInitScript(
    ([key]) =>
      localStorage.setItem(
        key as string,
        '[{"productId":56,"quantity":1},{"productId":14,"quantity":1},{"productId":2001,"quantity":5},{"productId":999999,"quantity":1}]',
      ),
    [CART],
  )
  let isDown = true
  await page.route('**/api/Order/CalculateUnAuthCart', (route) =>
    isDown ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  )
  await page.goto('/gio-hang')
  const summary = page.getByRole('region', { name: 'Tóm tắt' })
  await expect(page.getByRole('alert')).toContainText('Chưa tải được giá')
  await expect(summary).toHaveCount(0)
  isDown = false
  await page.getByRole('button', { name: 'Thử lại' }).click()
  await expect(page.getByText('Tạm hết hàng')).toBeVisible()
  await expect(page.getByText('Sản phẩm này không còn bán')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Có chỗ cần sửa')
  await expect(page.getByRole('button', { name: 'Tiến hành đặt hàng' })).toBeDisabled()
  // One book and one course: the sold-out one is not counted, and of a course there is one.
  await expect(summary).toContainText('2 sản phẩm')
  await expect(summary).toContainText('336.000')
})

test('trang không có: vẫn còn sách trên kệ, và đường tới tất cả sách', async ({ page }) => {
  await page.goto('/khong-co')
  const shelf = page.getByRole('region', { name: 'Những cuốn vẫn còn trên kệ' })
  await expect(shelf.getByRole('article')).toHaveCount(6)
})

test('kệ trống và lọc không ra: mỗi nơi một câu, một lối đi @long', async ({ page }) => {
  await page.goto('/san-pham?searchContent=zzzqqq')
  await expect(page.getByRole('heading', { name: 'Chưa tìm thấy cuốn nào' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Xem tất cả sách' }).first()).toBeVisible()
  await page.goto('/san-pham?priceFrom=900000000')
  await expect(page.getByRole('heading', { name: 'Không có sách nào khớp bộ lọc' })).toBeVisible()
  await page.getByRole('link', { name: 'Bỏ mọi bộ lọc' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('thanh bên thu gọn được nhớ, và có từ nét vẽ đầu tiên @long', async ({ page }) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('settings')) localStorage.setItem('settings', '{"layout":"vertical"}')
  })
  await page.goto('/gio-hang')
  await page.getByRole('button', { name: 'Thu gọn' }).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('settings'))).toContain('"isFolded":true')
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-folded', '')
  await expect(page.getByRole('button', { name: 'Mở rộng' })).toBeVisible()
})

test.describe('điện thoại', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('phím Tab không đưa gì xuống dưới thanh mua @long', async ({ page }) => {
    await page.goto(BOOK)
    const bar = page.locator('[data-bottom-bar]')
    await page.getByRole('link', { name: /đánh giá\)/ }).focus()
    for (let n = 0; n < 4; n++) {
      await page.keyboard.press('Tab')
      const [focused, top] = await Promise.all([
        page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0),
        bar.evaluate((element) => element.getBoundingClientRect().top),
      ])
      expect(focused).toBeLessThanOrEqual(top)
    }
  })
})
