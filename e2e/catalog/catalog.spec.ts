import type { Route } from '@playwright/test'
import { noFindingsInAnyTheme } from '../fixtures/axe.ts'
import { enlargeLetters, expectNoSideways } from '../fixtures/letters.ts'
import { expect, test } from '../fixtures/test.ts'
import { sample } from '../fixtures/widths.ts'

const BOOK = '/san-pham/lang-xa-chau-tho-qua-tu-lieu-dia-ba.56'
const WIDTHS = [320, 390, 768, 1024, 1440]
const PAGES = [
  '/san-pham',
  '/san-pham/danh-muc/khoa-hoc-xa-hoi-va-nhan-van.12',
  '/sach-dien-tu',
  BOOK,
  '/san-pham?searchContent=zzzzqq',
  '/gio-hang',
  '/khong-co',
]

test.describe('danh sách sách', () => {
  test('lọc, sang trang, quay lại: mọi trạng thái nằm trong địa chỉ', async ({ page }) => {
    await page.goto('/san-pham')
    const filters = page.getByRole('complementary', { name: 'Bộ lọc' })
    await filters.getByRole('link', { name: /Từ 4 sao/ }).click()
    await expect(page).toHaveURL(/rating=4/)
    await filters.getByRole('link', { name: /^Còn hàng/ }).click()
    await expect(page).toHaveURL(/rating=4&inStock=1/)
    await page.getByRole('link', { name: 'Trang sau' }).click()
    await expect(page).toHaveURL(/page=2/)
    await page.reload()
    await expect(page.getByRole('link', { name: 'Trang 2', exact: true })).toHaveAttribute('aria-current', 'page')
    await page.goBack()
    await expect(page).toHaveURL(/rating=4&inStock=1$/)
    await page.getByRole('link', { name: 'Bỏ lọc Còn hàng' }).first().click()
    await expect(page).toHaveURL(/\?rating=4$/)
  })

  test('chọn điều kiện thứ hai khi kệ sách còn đang tải: điều kiện đầu vẫn còn @long', async ({ page }) => {
    await page.goto('/san-pham')
    const { promise: isFirstReleased, resolve: releaseFirst } = Promise.withResolvers<void>()
    await page.route(/\.data\?rating=4(&_routes|$)/, async (route) => {
      await isFirstReleased
      await route.continue().catch(() => {})
    })
    const filters = page.getByRole('complementary', { name: 'Bộ lọc' })
    await filters.getByRole('link', { name: /Từ 4 sao/ }).click()
    await expect(page.getByRole('link', { name: 'Bỏ lọc Từ 4 sao' }).first()).toBeVisible()
    await filters.getByRole('link', { name: /^Còn hàng/ }).click()
    await expect(page).toHaveURL(/rating=4&inStock=1/)
    releaseFirst()
  })

  test('sắp xếp theo giá, khoảng giá gõ tay @long', async ({ page }) => {
    await page.goto('/san-pham')
    await page.getByLabel('Sắp xếp').selectOption('priceAsc')
    await expect(page).toHaveURL(/sort=priceAsc/)
    // The address changes a moment before the list does.
    await expect(async () => {
      const cards = await page.locator('article').allInnerTexts()
      const prices = cards.map((text) => Number(/([\d.]+)\s₫/.exec(text)?.[1]?.replaceAll('.', '')))
      expect(prices).toEqual([...prices].sort((a, b) => a - b))
    }).toPass()
    await page.getByLabel('Giá từ, đồng').fill('300000')
    await page.getByRole('button', { name: 'Lọc', exact: true }).click()
    await expect(page).toHaveURL(/priceFrom=300000/)
    await expect(page.getByRole('link', { name: /Bỏ lọc Từ 300\.000/ }).first()).toBeVisible()
  })

  test('quay lại đúng chỗ đang đứng @long', async ({ page }) => {
    await page.goto('/san-pham')
    const link = page.locator('article').nth(17).getByRole('link')
    await link.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => window.scrollY)
    await link.click()
    await expect(page.getByRole('button', { name: 'Thêm vào giỏ' }).first()).toBeVisible()
    await page.goBack()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 50)
  })

  test('gõ gần đúng vẫn thấy sách, và nói rõ đã tìm gì', async ({ page }) => {
    await page.goto('/san-pham?searchContent=luaatj%20canh%20tranh')
    await expect(page.locator('article').first()).toContainText(/cạnh tranh/i)
    await expect(page.getByText(/hiển thị kết quả cho/)).toBeVisible()
  })

  test('địa chỉ tiếng Anh dẫn về địa chỉ chuẩn @long', async ({ page }) => {
    await page.goto('/product/productList')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/san-pham$/)
    await page.goto('/product/56')
    await expect(page).toHaveURL(BOOK)
  })
})

test.describe('điện thoại', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('bộ lọc mở trong ngăn kéo', async ({ page }) => {
    await page.goto('/san-pham')
    await page.getByRole('button', { name: /^Lọc/ }).click()
    const drawer = page.getByRole('dialog', { name: 'Bộ lọc' })
    await drawer.getByRole('link', { name: /Từ 4 sao/ }).click()
    await expect(page).toHaveURL(/rating=4/)
    await drawer.getByRole('button', { name: /^Xem .* đầu sách$/ }).click()
    await expect(drawer).toBeHidden()
  })

  test('thanh mua luôn trong tầm tay', async ({ page }) => {
    await page.goto(BOOK)
    await page.getByRole('button', { name: 'Thêm vào giỏ' }).last().click()
    await expect(page.getByText(/Đã thêm “Làng xã/)).toBeVisible()
  })
})

test.describe('trang sách', () => {
  test('đổi hình thức, chọn số lượng, bỏ vào giỏ, sửa giỏ', async ({ page }) => {
    await page.goto(BOOK)
    await expect(page.getByRole('link', { name: /Sách giấy/ })).toHaveAttribute('aria-current', 'true')
    await page
      .getByRole('link', { name: /Sách điện tử/ })
      .last()
      .click()
    await expect(page).toHaveURL(/\.\d{4}$/)
    await page.getByRole('link', { name: /Sách giấy/ }).click()
    await expect(page).toHaveURL(BOOK)
    await page.getByRole('button', { name: 'Thêm một' }).first().click()
    await page.getByRole('button', { name: 'Thêm vào giỏ' }).first().click()
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('cart-order-offline')))
      .toBe('[{"productId":56,"quantity":2}]')
    await page.goto('/gio-hang')
    await expect(page.getByRole('link', { name: 'Làng xã châu thổ qua tư liệu địa bạ' })).toBeVisible()
    await expect(page.getByText('292.000').first()).toBeVisible()
    await page.getByRole('button', { name: /^Bỏ Làng xã/ }).click()
    await expect(page.getByRole('heading', { name: 'Giỏ hàng đang trống' })).toBeVisible()
  })

  test('đánh giá: lọc theo sao và sang trang @long', async ({ page }) => {
    await page.goto('/san-pham/58')
    const reviews = page.getByRole('region', { name: 'Bạn đọc đánh giá' })
    await reviews.getByRole('link', { name: /5 sao/ }).click()
    await expect(page).toHaveURL(/rating=5/)
    // The address changes a moment before the list does.
    const next = reviews.getByRole('link', { name: 'Trang sau' })
    await expect(next).toHaveAttribute('href', /rating=5/)
    await next.click()
    await expect(page).toHaveURL(/page=2&rating=5|rating=5&page=2/)
    await expect(reviews.locator('article')).toHaveCount(5)
  })

  test('đọc được khi không có JavaScript', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.SITE_URL })
    const page = await context.newPage()
    for (const [path, words] of [
      ['/san-pham/1', '978-604-4990-00-2'],
      ['/san-pham', 'Mới xuất bản'],
      ['/san-pham/danh-muc/lich-su.13', 'Lịch sử'],
      ['/sach-dien-tu', 'Sách điện tử'],
    ]) {
      await page.goto(path as string)
      await expect(page.getByText(words as string).first()).toBeAttached()
      expect(await page.locator('article').count()).toBeGreaterThan(0)
    }
    await context.close()
  })
})

test.describe('ảnh bìa @drawn', () => {
  test('được vẽ thật, đúng khổ', async ({ page }) => {
    await page.goto(BOOK)
    const cover = page.getByRole('img', { name: /^Bìa sách/ }).first()
    await expect.poll(() => cover.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(100)
  })

  for (const [why, answer] of Object.entries({
    'mạng đứt': (route: Route) => route.abort(),
    'tệp không còn': (route: Route) => route.fulfill({ status: 404, body: '' }),
  }))
    test(`${why}: bìa vẽ sẵn mang tên sách đứng thay @long`, async ({ page }) => {
      await page.route(/\/media\/covers\//, answer)
      await page.goto(BOOK)
      const gallery = page.getByRole('main').getByRole('article').first()
      await expect(gallery.locator('span[aria-hidden]', { hasText: /^Làng xã châu thổ qua tư liệu địa bạ$/ })).toBeVisible()
      await expect(gallery.getByRole('img', { name: /^Bìa sách/ })).toHaveCount(0)
    })
})

test('giỏ hàng sống sót khi bộ nhớ trình duyệt hỏng', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cart-order-offline', '{"hỏng'))
  await page.goto('/gio-hang')
  await expect(page.getByRole('heading', { name: 'Giỏ hàng đang trống' })).toBeVisible()
})

test('địa chỉ không có thật dẫn tới trang báo bằng tiếng Việt, có ô tìm @long', async ({ page }) => {
  const answer = await page.goto('/san-pham/khong-co.999999')
  expect(answer?.status()).toBe(404)
  expect(answer?.headers()['cache-control']).toBe('no-store')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trang này không có trong thư mục')
  await page.locator('#tim-lai').fill('dia ba')
  await page.locator('#tim-lai').press('Enter')
  await expect(page.locator('article').first()).toContainText('địa bạ')
})

for (const path of sample(PAGES, 3)) {
  test(`${path}: không cuộn ngang, axe không có lỗi trong ba giao diện`, async ({ page }) => {
    test.slow()
    await page.goto(path)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}px`).toBeLessThanOrEqual(width)
    }
    // Head and foot are the same everywhere: here they are looked at in all three.
    await noFindingsInAnyTheme(page, path === '/san-pham' ? { include: 'html' } : undefined)
    await enlargeLetters(page)
    await expectNoSideways(page, 'chữ 130 %')
  })
}
