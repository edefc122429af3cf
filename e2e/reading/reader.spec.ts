import type { Page } from '@playwright/test'
import { noFindingsInAnyTheme } from '../fixtures/axe.ts'
import { tabTo } from '../fixtures/exam.ts'
import { actAsOwner, BOOKS, loseBook, ownBook } from '../fixtures/reading/book.ts'
import { openReader, placeOf, turning } from '../fixtures/reading/reader.ts'
import { actAs, newShopper } from '../fixtures/shopper.ts'
import { expect, test } from '../fixtures/test.ts'
import { journeyWidths } from '../fixtures/widths.ts'

const HEIGHTS: Record<number, number> = { 1440: 900, 768: 1024, 390: 844, 320: 640 }
const resize = (page: Page, width: number) => page.setViewportSize({ width, height: HEIGHTS[width] ?? 800 })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('chỉ bằng bàn phím: lật trang, mục lục, đến trang, chữ và nền, danh sách phím; tiêu điểm không bao giờ mất @long', async ({
  page,
  request,
}) => {
  await actAsOwner(page, request, BOOKS.short)
  await openReader(page, `/doc-sach/${BOOKS.short}`)
  const { keyboard } = page
  for (const key of ['ArrowRight', 'Space', 'PageDown', 'ArrowLeft']) await turning(page, () => keyboard.press(key))

  await keyboard.press('t')
  const contents = page.getByRole('dialog', { name: 'Mục lục' })
  const here = contents.locator('[aria-current="location"]')
  await expect(here).toBeInViewport()
  await tabTo(page, contents.getByRole('button', { name: /^Phần 2/ }))
  await turning(page, () => keyboard.press('Enter'))
  await expect(contents).toBeHidden()
  await expect(page.getByText(/^Phần 2 trên \d/)).toBeVisible()
  // The focus is in the book's own document now, and the same keys work there.
  await turning(page, () => keyboard.press('ArrowRight'))

  await keyboard.press('t')
  await tabTo(page, contents.getByLabel('Đến trang'))
  await keyboard.type('9999')
  await keyboard.press('Enter')
  await expect(contents.getByRole('alert')).toContainText('Cuốn này có trang 1 đến')
  await keyboard.press('ControlOrMeta+a')
  await keyboard.type('3')
  await turning(page, () => keyboard.press('Enter'))
  // Two columns: it may stand in the second.
  await expect(page.getByText(/Trang [23] trên \d+/)).toBeVisible()

  await keyboard.press('a')
  const settings = page.getByRole('dialog', { name: 'Chữ và nền' })
  await expect(settings).toBeFocused()
  await tabTo(page, settings.getByRole('radio', { name: 'Sáng' }))
  await keyboard.press('ArrowRight')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'sepia')
  const size = settings.getByRole('slider', { name: 'Cỡ chữ' })
  await tabTo(page, size)
  await keyboard.press('End')
  await expect(size).toHaveAttribute('aria-valuetext', '175%')
  await keyboard.press('Escape')
  await expect(settings).toBeHidden()
  await keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Phím tắt khi đọc' })
  await expect(keys).toContainText('Mục lục')
  await keyboard.press('Escape')
  await expect(keys).toBeHidden()
  await keyboard.press('End')
  await expect(page.getByText(/100%/).first()).toBeVisible()

  // What was chosen is kept for books, and the site keeps its own.
  await openReader(page, `/doc-sach/${BOOKS.short}`)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'sepia')
  await tabTo(page, button(page, 'Mục lục'))
  await page.goto('/trang-chu')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'default')
})

test('đọc bằng tay: chạm hai bên lật trang, chạm giữa gọi các thanh; không gì che chữ, không gì tràn màn hình', async ({
  page,
  request,
}) => {
  await actAsOwner(page, request, BOOKS.indexed)
  await resize(page, 390)
  await openReader(page, `/doc-sach/${BOOKS.indexed}`)
  const bar = page.locator('[data-reader-bar]').first()
  const press = (x: number) => page.mouse.click(x, 400)
  await turning(page, () => press(370))
  await expect(bar).toHaveCSS('opacity', '0')
  await turning(page, () => press(370))
  const further = await placeOf(page)
  await turning(page, () => press(20))
  await turning(page, () => press(20))
  // Two quick presses are two pages, not a word that is selected.
  await page.mouse.click(370, 400, { clickCount: 2 })
  await expect.poll(() => placeOf(page)).toBe(further)
  await press(195)
  await expect(bar).toHaveCSS('opacity', '1')
  // Hidden ones are still there for whoever walks by Tab.
  await press(195)
  await expect(bar).toHaveCSS('opacity', '0')
  await tabTo(page, button(page, 'Chữ và nền'))
  await expect(bar).toHaveCSS('opacity', '1')

  const slider = page.getByRole('slider', { name: 'Vị trí trong sách' })
  await slider.focus()
  await turning(page, async () => {
    await page.keyboard.press('PageUp')
    await page.keyboard.press('PageUp')
  })
  await expect(slider).toHaveAttribute('aria-valuetext', /phần trăm, /)
  for (const width of [320, 390, 768]) {
    await resize(page, width)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    const [stage, ...bars] = await Promise.all(
      ['[data-reader-stage]', '[data-reader-bar] >> nth=0', '[data-reader-bar] >> nth=1'].map((at) =>
        page.locator(at).boundingBox(),
      ),
    )
    const [top, foot] = bars
    expect((top?.y ?? 0) + (top?.height ?? 0)).toBeLessThanOrEqual((stage?.y ?? 0) + 1)
    expect((stage?.y ?? 0) + (stage?.height ?? 0)).toBeLessThanOrEqual((foot?.y ?? 0) + 1)
  }
})

for (const width of journeyWidths(390))
  test(`trình đọc không có lỗi trợ năng nào trong ba nền, khi mở từng bảng (${width} px) @long`, async ({ page, request }) => {
    await actAsOwner(page, request, BOOKS.short)
    await resize(page, width)
    await openReader(page, `/doc-sach/${BOOKS.short}`)
    const part = { include: 'main', exclude: 'iframe' }
    await noFindingsInAnyTheme(page, part)
    for (const name of ['Chữ và nền', 'Thêm', 'Mục lục']) {
      await button(page, name).click()
      await expect(page.getByRole('dialog', { name })).toBeVisible()
      await noFindingsInAnyTheme(page, part)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog', { name })).toBeHidden()
      await expect(button(page, name)).toBeFocused()
    }
  })

test('sách không phải của mình, đã trả lại, hay chưa đăng nhập: biết phải làm gì; mất mạng giữa chừng thì thử lại được @long', async ({
  page,
  request,
}) => {
  await page.goto(`/doc-sach/${BOOKS.short}`)
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(`/doc-sach/${BOOKS.short}`)}`)
  const reader = await newShopper(request)
  await actAs(page, reader)
  await page.goto(`/doc-sach/${BOOKS.short}`)
  await expect(page.getByText('Bạn chưa có cuốn này trong thư viện')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Đọc thử' })).toHaveAttribute('href', new RegExp(`id=.+\\.${BOOKS.short}$`))
  await page.goto('/doc-sach/999999')
  await expect(page.getByRole('heading', { name: 'Không tìm thấy cuốn sách này' })).toBeVisible()

  await ownBook(reader, BOOKS.short)
  await page.route('**/media/books/**', (route) => route.abort())
  await page.goto(`/doc-sach/${BOOKS.short}`)
  await expect(page.getByRole('alert')).toContainText('Chưa mở được trang này')
  await page.unroute('**/media/books/**')
  await page.getByRole('button', { name: 'Thử lại' }).click()
  await expect.poll(() => placeOf(page)).toBeTruthy()
  await loseBook(reader, BOOKS.short)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Xem và mua sách' })).toBeVisible()
})
