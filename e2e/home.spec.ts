import type { Locator, Page } from '@playwright/test'
import { alive } from './fixtures/alive.ts'
import { noFindingsInAnyTheme } from './fixtures/axe.ts'
import { enlargeLetters, expectNoSideways } from './fixtures/letters.ts'
import { expect, test } from './fixtures/test.ts'

/** Ready to be used; a picture that is still being drawn for the first time keeps nobody waiting. */
async function open(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await alive(page)
}

/** From here on time passes only when the test says so. */
async function stopTime(page: Page) {
  // On a busy machine the moment may be over before it is named: then the next one.
  await expect(async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2_000)).toPass()
}

const carouselOf = (page: Page) => page.getByRole('region', { name: 'Giới thiệu nổi bật' })
const shownTitle = (page: Page) => carouselOf(page).locator('[role=group]:not([inert])').getByRole('heading', { level: 2 })

test.describe('Trang chủ', () => {
  test('có đủ các khối và không khối nào rỗng', async ({ page }) => {
    await open(page, '/')
    await expect(page).toHaveURL(/\/trang-chu$/)
    await expect(page).toHaveTitle(/Thư Quán/)
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /nhà xuất bản đại học/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    const blocks = [
      'Giới thiệu nổi bật',
      'Danh mục sách',
      'Ba ngày giá tốt',
      'Sách của nhà xuất bản',
      'Tủ sách chọn lọc',
      'Sách theo danh mục',
      'Sách giáo khoa và bổ trợ',
      'Thư viện số',
      'Tin sách',
      'Đơn vị hợp tác',
    ]
    for (const name of blocks) {
      const block = page.locator('main').getByRole('region', { name, exact: true })
      await expect(block, name).toBeVisible()
      expect(await block.getByRole('link').count(), name).toBeGreaterThan(2)
      expect(await block.locator('img').count(), name).toBeGreaterThan(2)
    }
    await expect(page.getByRole('region', { name: 'Danh mục sách', exact: true }).getByRole('link')).toHaveCount(14)
    await expect(page.getByRole('region', { name: 'Tin sách' }).getByRole('article')).toHaveCount(4)
    await expect(
      page.getByRole('region', { name: 'Sách giáo khoa và bổ trợ' }).getByRole('link', { name: /^Lớp \d+$/ }),
    ).toHaveCount(12)
  })

  test('sách theo danh mục: danh mục đầu có sẵn sách, danh mục khác bấm mới tải @long', async ({ page }) => {
    await open(page, '/trang-chu')
    const block = page.getByRole('region', { name: 'Sách theo danh mục' })
    await expect(block.getByRole('tab')).toHaveCount(13)
    await expect(block.getByRole('article')).toHaveCount(5)
    const law = block.getByRole('tab', { name: 'Luật', exact: true })
    await expect(law).toHaveAttribute('href', /^\/san-pham\/danh-muc\/luat\.\d+$/)
    const asked = page.waitForResponse('**/api/HomePage/BooksInCategory/*')
    await law.click()
    const { data } = (await (await asked).json()) as { data: { title: string }[] }
    await expect(block.getByRole('article')).toHaveCount(5)
    await expect(block.getByRole('article').first()).toContainText(data[0]?.title.split(':')[0] ?? '')
    await expect(block.getByRole('link', { name: 'Xem tất cả' })).toHaveAttribute('href', /\/luat\.\d+$/)

    await page.route('**/api/HomePage/BooksInCategory/*', (route) => route.abort())
    await block.getByRole('tab', { name: 'Ngoại ngữ' }).click()
    await expect(block.getByRole('alert')).toContainText('Chưa tải được sách')
    await page.unroute('**/api/HomePage/BooksInCategory/*')
    await block.getByRole('button', { name: 'Thử lại' }).click()
    await expect(block.getByRole('article')).toHaveCount(5)
  })

  test('mọi hình đều có kích thước, chỉ một hình được gọi trước', async ({ page }) => {
    const html = await (await page.request.get('/trang-chu')).text()
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    const images = main.match(/<img\b[^>]*>/g) ?? []
    expect(images.length).toBeGreaterThan(30)
    for (const image of images) expect(image).toMatch(/width="\d+".*height="\d+"|height="\d+".*width="\d+"/)
    expect(images.filter((image) => /fetchpriority="high"/i.test(image))).toHaveLength(1)
    expect(images.filter((image) => image.includes('loading="eager"'))).toHaveLength(1)
    expect(main).not.toMatch(/\sstyle="/)
  })

  test('không xê dịch khi trang sống dậy', async ({ page }) => {
    // Only the page's own parts: the frame has its own journeys.
    await page.addInitScript(() => {
      type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as Shift[]) {
          const isOurs = shift.sources.some(({ node }) => node && document.querySelector('main')?.contains(node))
          if (isOurs && !shift.hadRecentInput) {
            Object.assign(window, { shift: ((window as { shift?: number }).shift ?? 0) + shift.value })
          }
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, '/trang-chu')
      await page.getByRole('timer').scrollIntoViewIfNeeded()
      await expect(page.getByRole('timer')).toContainText('giây')
      expect(await page.evaluate(() => (window as { shift?: number }).shift ?? 0), `${width} px`).toBeLessThan(0.01)
    }
  })

  test('trang đến từng đoạn trên mạng chậm: phần đã hiện đứng yên khi phần sau đến @long', async ({ page }) => {
    const html = await (await page.request.get('/trang-chu')).text()
    const firstSlide = html.indexOf('role="group"')
    // As far as a slow connection may have brought it: with the banner's scene, with its first book, and whole.
    const book = html.indexOf('/san-pham/', html.indexOf('class="books_', firstSlide))
    const cuts = [html.indexOf('</svg>', firstSlide), html.indexOf('</a>', book)].map((end) => html.indexOf('>', end) + 1)
    const banner = page.locator('section[aria-label="Giới thiệu nổi bật"]')
    const top = async () => (await page.locator('main').boundingBox())?.y
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      const tops: unknown[] = []
      for (const end of [...cuts, html.length]) {
        await page.route('/trang-chu', (route) => route.fulfill({ contentType: 'text/html', body: html.slice(0, end) }))
        // With its styles and fonts; what was cut off never comes alive.
        await page.goto('/trang-chu', { waitUntil: 'load' })
        await page.evaluate(() => document.fonts.ready)
        tops.push(await top())
        // Its scene and its books stand on its lower edge, which every part of it may move: it is seen when all of it is there.
        await expect(banner).toHaveCSS('display', end < html.length ? 'none' : 'block')
        await page.unroute('/trang-chu')
      }
      expect(new Set(tops).size, `${width} px`).toBe(1)
    }
  })

  test('không cuộn ngang ở mọi bề rộng, axe không có lỗi trong ba giao diện @long', async ({ page }) => {
    test.slow()
    // A slide that fades while it is measured has no contrast to speak of.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of ['/trang-chu', '/flashSale']) {
      await open(page, path)
      for (const width of [320, 390, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const extra = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
        expect(extra, `${path} ở ${width} px`).toBe(0)
      }
      await noFindingsInAnyTheme(page, { include: 'main' })
      await enlargeLetters(page)
      await expectNoSideways(page, `${path}, chữ 130 %`)
    }
  })

  test('đọc được khi không có JavaScript', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.SITE_URL })
    const page = await context.newPage()
    await page.goto('/trang-chu', { waitUntil: 'domcontentloaded' })
    await expect(shownTitle(page)).toHaveText('Sách hay cho một mùa học mới')
    await expect(carouselOf(page).getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('timer')).toHaveText(/Kết thúc lúc \d{2}:\d{2} ngày \d{2}\/\d{2}\/\d{4}/)
    const books = page.getByRole('region', { name: 'Sách của nhà xuất bản' })
    await expect(books.getByRole('article')).toHaveCount(10)
    await books.getByRole('tab', { name: 'Bán chạy' }).click()
    await expect(page).toHaveURL(/\/san-pham\?sort=bestselling$/)
    await context.close()
  })
})

test.describe('Băng chuyền', () => {
  test.beforeEach(async ({ page }) => {
    // For who asked for less of it, it stands.
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.clock.install()
    await open(page, '/trang-chu')
    await stopTime(page)
  })

  test('tự chuyển mỗi sáu giây, dừng khi trỏ vào hoặc bấm dừng', async ({ page }) => {
    // A slow machine may have moved on before time stopped: count from the slide that is there.
    const { data: banners } = await (await page.request.get('/api/HomePage/Banner')).json()
    const titles: string[] = banners.map((banner: { title: string }) => banner.title)
    // Titles are set with no-break spaces inside words.
    const shown = ((await shownTitle(page).textContent()) ?? '').replace(/\s+/g, ' ')
    const start = titles.indexOf(shown)
    expect(start).toBeGreaterThanOrEqual(0)
    const after = (steps: number) => titles[(start + steps) % titles.length] as string
    await page.clock.runFor(6_000)
    await expect(shownTitle(page)).toHaveText(after(1))

    await carouselOf(page).hover()
    await page.clock.runFor(20_000)
    await expect(shownTitle(page)).toHaveText(after(1))

    await page.mouse.move(5, 5)
    await page.clock.runFor(6_500)
    await expect(shownTitle(page)).toHaveText(after(2))

    await carouselOf(page).getByRole('button', { name: 'Tạm dừng' }).click()
    await page.mouse.move(5, 5)
    await page.clock.runFor(20_000)
    await expect(shownTitle(page)).toHaveText(after(2))
    await expect(carouselOf(page).getByRole('button', { name: 'Chạy tiếp' })).toBeVisible()
  })

  test('đi bằng bàn phím, đọc to trang mới @long', async ({ page }) => {
    const slides = carouselOf(page).locator('[aria-live]')
    const next = carouselOf(page).getByRole('button', { name: 'Ảnh sau' })
    await expect(slides).toHaveAttribute('aria-live', 'off')
    await walkTo(page, next)
    await expect(slides).toHaveAttribute('aria-live', 'polite')
    // A slow machine may have moved on before time stopped: back to the first.
    const count = carouselOf(page).getByText(/^\d\s\/\s4$/)
    for (let at = Number.parseInt((await count.textContent()) ?? '', 10); at !== 1; at = (at % 4) + 1) {
      await page.keyboard.press('Enter')
      await expect(count).toHaveText(`${(at % 4) + 1} / 4`)
    }
    await page.keyboard.press('Enter')
    await expect(shownTitle(page)).toHaveText('Cả tủ sách trong túi áo')
    await expect(carouselOf(page).getByText('2 / 4')).toBeVisible()
    await expect(carouselOf(page).getByRole('group', { name: '2 trên 4' })).toBeVisible()
    await page.clock.runFor(20_000)
    await expect(shownTitle(page)).toHaveText('Cả tủ sách trong túi áo')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(carouselOf(page).getByText('4 / 4')).toBeVisible()
    // What is not shown can't be walked into either.
    await expect(carouselOf(page).getByRole('link', { name: 'Xem giáo trình mới' })).toHaveCount(0)
  })

  test('đứng yên với người xin giảm chuyển động @long', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, '/trang-chu')
    await page.clock.runFor(60_000)
    await expect(shownTitle(page)).toHaveText('Sách hay cho một mùa học mới')
    await expect(carouselOf(page).getByRole('button', { name: 'Tạm dừng' })).toHaveCount(0)
  })
})

async function walkTo(page: Page, target: Locator) {
  for (let i = 0; i < 60; i++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The keyboard never came there.')
}

test.describe('Đồng hồ', () => {
  test('đếm lùi từng giây @long', async ({ page }) => {
    await page.clock.install()
    await open(page, '/trang-chu')
    const timer = page.getByRole('timer')
    const seconds = async () => {
      const [hours, minutes, rest] = ((await timer.textContent()) ?? '').match(/\d+/g)?.map(Number) ?? []
      return (hours ?? 0) * 3_600 + (minutes ?? 0) * 60 + (rest ?? 0)
    }
    await expect(timer).toContainText('giây')
    await stopTime(page)
    const before = await seconds()
    await page.clock.runFor(65_000)
    await expect.poll(async () => before - (await seconds())).toBe(65)
  })

  test('hết giờ thì trang hỏi lại máy chủ @long', async ({ page }) => {
    const { data } = await (await page.request.get('/api/FlashSale')).json()
    const endsAt = Date.parse(data.find((sale: { isRunning: boolean }) => sale.isRunning).endsAt)
    await page.clock.install({ time: endsAt - 5_000 })
    // Listening first: on a slow machine the time is over before the page has been looked at.
    const asked = page.waitForRequest(/flashSale\.data/)
    await open(page, '/flashSale')
    const timer = page.getByRole('region', { name: 'Ba ngày giá tốt' }).getByRole('timer')
    await expect(timer).toContainText('00 giờ')
    await page.clock.runFor(6_000)
    await asked
    await expect(timer).toHaveText('Kết thúc sau 00 giờ 00 phút 00 giây')
  })

  test('trang giá tốt có đợt đang chạy và đợt sắp tới @long', async ({ page }) => {
    await open(page, '/flashSale')
    const running = page.getByRole('region', { name: 'Ba ngày giá tốt' })
    await expect(running.getByRole('article')).toHaveCount(12)
    await expect(running.getByText('Đã bán 34/50')).toBeVisible()
    await expect(running.getByRole('progressbar', { name: 'Đã bán 34/50' })).toHaveAttribute('value', '34')
    await expect(running.getByRole('article').last()).toContainText('Đã hết suất giờ vàng')
    const coming = page.getByRole('region', { name: 'Đêm sách giáo trình' })
    await expect(coming.getByText(/Từ \d{2}:\d{2} ngày/)).toBeVisible()
    await expect(coming.getByText(/Giá giờ vàng/).first()).toBeVisible()
  })
})

test('Các thẻ sách đi được bằng phím mũi tên @long', async ({ page }) => {
  await open(page, '/trang-chu')
  const books = page.getByRole('region', { name: 'Sách của nhà xuất bản' })
  const tab = (name: string) => books.getByRole('tab', { name })
  await tab('Mới phát hành').focus()
  const first = await books.getByRole('article').first().textContent()
  await page.keyboard.press('ArrowRight')
  await expect(tab('Bán chạy')).toBeFocused()
  await expect(tab('Bán chạy')).toHaveAttribute('aria-selected', 'true')
  await expect(books.getByRole('tabpanel')).toHaveAccessibleName('Bán chạy')
  await expect(books.getByRole('article').first()).not.toHaveText(first ?? '')
  await expect(books.getByRole('link', { name: /Xem tất cả/ })).toHaveAttribute('href', '/san-pham?sort=bestselling')
  await page.keyboard.press('End')
  await expect(tab('Sách điện tử')).toBeFocused()
  await expect(books.getByRole('article').first()).toContainText(/Sách điện tử|Khoá học/)
  await page.keyboard.press('ArrowRight')
  await expect(tab('Mới phát hành')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(books.getByRole('article').first().getByRole('link')).toBeFocused()
})
