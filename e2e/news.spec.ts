import { noFindingsInAnyTheme } from './fixtures/axe.ts'
import { expect, test } from './fixtures/test.ts'
import { journeyWidths, sample } from './fixtures/widths.ts'

const ARTICLE = '/tin-sach/doc-lai-dia-ba-khi-so-ruong-ke-chuyen-lang.1'
const LONG = '/tin-sach/duong-di-cua-mot-cuon-giao-trinh-tu-la-thu-viet-tay-den-gia-sach.46'
const PAGES = [
  ...['/tin-sach', LONG, '/mobile/news/46', '/gioi-thieu', '/co-cau-to-chuc', '/lien-he-hop-tac', '/ho-tro'],
  ...['/phuong-thuc-van-chuyen', '/chinh-sach-bao-mat', '/logo-nha-xuat-ban-dhqghn', '/pages/mua-tuu-truong'],
]

for (const width of journeyWidths(1440)) {
  test.describe(`Tin sách, ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('lọc theo nhãn, tìm không dấu, mở bài, sang bài liên quan', async ({ page }) => {
      await page.goto('/tin-sach')
      await expect(page.locator('main article').first()).toContainText('Đọc lại địa bạ')
      await page
        .getByRole('navigation', { name: 'Nhãn bài viết' })
        .getByRole('link', { name: /Điểm sách/ })
        .click()
      await expect(page).toHaveURL('/tin-sach?tag=diem-sach')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tin sách: Điểm sách')
      await page.getByRole('searchbox', { name: 'Tìm bài viết' }).fill('doc lai dia ba')
      await page.getByRole('searchbox', { name: 'Tìm bài viết' }).press('Enter')
      await expect(page).toHaveURL(/searchContent=doc\+lai\+dia\+ba/)
      await page
        .getByRole('link', { name: /Đọc lại địa bạ/ })
        .first()
        .click()
      await expect(page).toHaveURL(ARTICLE)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Đọc lại địa bạ')
      await expect(page.getByRole('complementary', { name: 'Mới nhất' }).getByRole('link')).toHaveCount(5)
      const related = page.getByRole('region', { name: 'Bài liên quan' })
      await related.getByRole('link').nth(1).click()
      await expect(page).not.toHaveURL(ARTICLE)
      await page.goBack()
      await expect(page).toHaveURL(ARTICLE)
    })

    test('sang trang, và không thấy gì thì có lối đi tiếp @long', async ({ page }) => {
      await page.goto('/tin-sach')
      await page.getByRole('link', { name: /sau$/ }).click()
      await expect(page).toHaveURL('/tin-sach?page=2')
      await page.goto('/tin-sach?searchContent=zzzqqq')
      await page.getByRole('link', { name: 'Xem bài mới nhất' }).click()
      await expect(page).toHaveURL('/tin-sach')
    })

    test('gửi lời nhắn: sai thì nói rõ, gửi xong thì cảm ơn', async ({ page }) => {
      await page.goto('/lien-he-hop-tac')
      const form = page.getByRole('form', { name: 'Lời nhắn cho nhà xuất bản' })
      await form.getByRole('button', { name: 'Gửi lời nhắn' }).click()
      await expect(form.getByText('Cần ít nhất 2 ký tự')).toBeVisible()
      await form.getByLabel('Họ và tên').fill('Nguyễn Thị Thử')
      await form.getByRole('textbox', { name: 'Email' }).fill('khong-phai-thu')
      await expect(form.getByText('Email không đúng định dạng')).toBeVisible()
      await form.getByRole('textbox', { name: 'Email' }).fill(`thu-${width}@doc.example`)
      await form.getByLabel('Chủ đề').selectOption('Hợp tác phát hành')
      await form.getByLabel('Lời nhắn').fill('Hiệu sách chúng tôi muốn nhận sách ký gửi.')
      await form.getByRole('button', { name: 'Gửi lời nhắn' }).click()
      await expect(page.getByRole('alert')).toContainText('Đã gửi lời nhắn')
    })

    test('hỏi đáp: gõ vài chữ không dấu còn lại vài câu', async ({ page }) => {
      await page.goto('/ho-tro')
      const questions = page.locator('main details')
      const all = await questions.count()
      expect(all).toBeGreaterThanOrEqual(30)
      await page.getByLabel('Bạn cần giúp việc gì?').fill('hoa don')
      await expect.poll(() => questions.count()).toBeLessThan(all)
      await expect(questions.first()).toContainText(/hoá đơn/i)
      await page.getByLabel('Bạn cần giúp việc gì?').fill('zzz')
      await page.getByRole('button', { name: 'Xem lại tất cả' }).click()
      await expect(questions).toHaveCount(all)
    })

    test('trang chiến dịch: đếm ngược, sách, biểu mẫu với chủ đề có sẵn @long', async ({ page }) => {
      await page.goto('/pages/mua-tuu-truong')
      await expect(page.getByRole('timer')).toContainText('Ưu đãi kết thúc')
      await expect(page.getByRole('region', { name: 'Giáo trình năm thứ nhất' }).locator('article')).not.toHaveCount(0)
      await expect(page.getByLabel('Chủ đề')).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Gửi yêu cầu báo giá' })).toBeVisible()
    })
  })
}

test('trong ứng dụng điện thoại, bài viết không có khung trang @long', async ({ page }) => {
  await page.goto('/mobile/news/1')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Đọc lại địa bạ')
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('mã in trên sách dẫn tới nơi; mã lạ ra trang tìm kiếm', async ({ page }) => {
  await page.goto('/p/k7qd3mzx94hn')
  await expect(page).toHaveURL(/\/san-pham\/lang-xa-chau-tho/)
  const lost = await page.goto('/p/222222222222')
  expect(lost?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mã này không dẫn tới trang nào')
})

test.describe('Đếm lượt xem', () => {
  test('không hỏi thì không đếm; đồng ý rồi mới gửi, một lần mỗi trang', async ({ page }) => {
    const beacons: unknown[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/PageViews')) beacons.push(request.postDataJSON())
    })
    // What a beacon carries is shown only where requests are stopped.
    await page.route('**/api/PageViews', (route) => route.continue())
    await page.goto('/tin-sach')
    const notice = page.getByRole('complementary', { name: 'Dữ liệu khi bạn xem trang' })
    await expect(notice.getByRole('checkbox')).toHaveCount(0)
    await page.getByRole('link', { name: /sau$/ }).click()
    await expect(page).toHaveURL('/tin-sach?page=2')
    expect(beacons).toEqual([])
    await notice.getByRole('button', { name: 'Đồng ý' }).click()
    await expect(notice).toBeHidden()
    await page.reload()
    await expect(notice).toBeHidden()
    await page.locator('main article').first().getByRole('link').click()
    await expect(page).toHaveURL(/\/tin-sach\/.+\.\d+$/)
    await expect.poll(() => beacons.length).toBeGreaterThanOrEqual(1)
    expect(beacons[0]).toMatchObject({ pattern: '/tin-sach', device: 'desktop' })
    expect(JSON.stringify(beacons)).not.toMatch(/doc-lai|\.1"/)
  })

  test('đổi ý trong phần cài đặt @long', async ({ page }) => {
    await page.goto('/tin-sach')
    await page.getByRole('complementary', { name: 'Dữ liệu khi bạn xem trang' }).getByRole('button', { name: 'Đồng ý' }).click()
    await page.getByRole('button', { name: 'Cài đặt hiển thị' }).first().click()
    const box = page.getByRole('checkbox', { name: /Cho phép đếm lượt xem/ })
    await expect(box).toBeChecked()
    await box.uncheck()
    await expect.poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('consent') ?? '{}').pageViews)).toBe(false)
  })
})

for (const path of sample(PAGES, 4)) {
  test(`${path}: không cuộn ngang, axe không có lỗi trong ba giao diện`, async ({ page }) => {
    test.slow()
    await page.goto(path)
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}px`).toBeLessThanOrEqual(width)
    }
    await noFindingsInAnyTheme(page)
  })
}
