import type { Page } from '@playwright/test'
import { actAsOwner, BOOKS } from '../fixtures/reading/book.ts'
import { openReader, placeOf, turning } from '../fixtures/reading/reader.ts'
import { expect, test } from '../fixtures/test.ts'

/** The page's program, or another file, stays away until somebody lets it come. */
async function holdProgram(page: Page, address = '**/assets/entry.client*'): Promise<() => void> {
  let letCome = () => {}
  const isLet = new Promise<void>((done) => {
    letCome = done
  })
  await page.route(address, async (route) => {
    await isLet
    await route.continue()
  })
  return letCome
}

const firstPage = (page: Page) => page.locator('[data-first-page]')
const chapters = (page: Page) => page.frames().slice(1)

test('trang đầu đọc và lật được khi chương trình của trang chưa đến; khi đến, nó nhận đúng chỗ, không nạp lại @drawn', async ({
  page,
  request,
}) => {
  await actAsOwner(page, request, BOOKS.short)
  const letProgramCome = await holdProgram(page)
  await page.goto(`/doc-sach/${BOOKS.short}`, { waitUntil: 'commit' })
  await firstPage(page).waitFor()
  const place = await firstPage(page).boundingBox()
  const before = await firstPage(page).screenshot()
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => before.equals(await firstPage(page).screenshot())).toBe(false)
  for (const frame of chapters(page)) await frame.evaluate(() => Object.assign(window, { wasHere: true })).catch(() => null)

  letProgramCome()
  await page.locator('[data-reader-ready]').waitFor()
  await expect(firstPage(page)).toHaveCount(0)
  // Another size would lay every line out anew.
  expect(await page.locator('[data-reader-stage]').boundingBox()).toEqual(place)
  await expect(page.getByRole('button', { name: 'Mục lục' })).toBeVisible()
  const kept = await Promise.all(chapters(page).map((frame) => frame.evaluate(() => 'wasHere' in window).catch(() => false)))
  expect(kept).toContain(true)
  // From the first page there would be no way back.
  await turning(page, () => page.keyboard.press('ArrowLeft'))
})

test('chương trình của trang đầu không đến: trang tự mở sách @long', async ({ page, request }) => {
  await actAsOwner(page, request, BOOKS.short)
  await page.route('**/assets/early-book*', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.goto(`/doc-sach/${BOOKS.short}`)
  await page.locator('[data-reader-ready]').waitFor()
  await turning(page, () => page.keyboard.press('ArrowRight'))
})

test('rời sách khi máy chủ chưa nghe nói chỗ đang đọc: mở lại, trang đầu đứng ngay ở chỗ ấy @long', async ({ page, request }) => {
  await actAsOwner(page, request, BOOKS.short)
  await openReader(page, `/doc-sach/${BOOKS.short}`)
  // What keeps the place has come.
  await expect(page.getByRole('button', { name: 'Đánh dấu trang' })).toBeVisible()
  for (let n = 0; n < 3; n++) await turning(page, () => page.keyboard.press('ArrowRight'))
  const place = await placeOf(page)
  const read = () => page.evaluate(() => localStorage.getItem('reading-places') ?? '')
  await expect.poll(read).toContain(place)
  const kept = await read()
  for (let n = 0; n < 3; n++) await turning(page, () => page.keyboard.press('ArrowRight'))
  await page.goto('/dieu-khoan-su-dung')
  // As if the network had been gone since, and the pages turned later.
  await page.evaluate((text) => {
    const { owner, places } = JSON.parse(text)
    places[0][1] = { ...places[0][1], at: Date.now(), isSent: false }
    localStorage.setItem('reading-places', JSON.stringify({ owner, places }))
  }, kept)

  const letProgramCome = await holdProgram(page)
  const told = page.waitForResponse('**/Position')
  await page.goto(`/doc-sach/${BOOKS.short}`, { waitUntil: 'commit' })
  await firstPage(page).waitFor()
  expect((await told).status()).toBe(200)
  letProgramCome()
  await page.locator('[data-reader-ready]').waitFor()
  expect(await placeOf(page)).toBe(place)
})

test('PDF: khi chương trình vẽ trang chưa đến đã đọc được trang đầu, đúng chỗ nó sẽ đứng; lật lúc ấy cũng được tính @long', async ({
  page,
  request,
}) => {
  await actAsOwner(page, request, BOOKS.pdf)
  const picture = firstPage(page).locator('img')
  const drawn = page.locator('[data-page="1"] canvas')

  const letDraw = await holdProgram(page, '**/assets/pdf-engine*')
  await page.goto(`/doc-sach/${BOOKS.pdf}`, { waitUntil: 'commit' })
  await picture.waitFor()
  const place = await picture.boundingBox()
  letDraw()
  await drawn.waitFor()
  await expect(picture).toHaveCount(0)
  await page.locator('[data-reader-ready]').waitFor()
  const box = await drawn.boundingBox()
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(Math.abs((box?.[side] ?? 0) - (place?.[side] ?? 99))).toBeLessThan(1)

  const letDrawAgain = await holdProgram(page, '**/assets/pdf-engine*')
  await page.goto(`/doc-sach/${BOOKS.pdf}`, { waitUntil: 'commit' })
  await picture.waitFor()
  await page.keyboard.press('ArrowRight')
  letDrawAgain()
  await expect(page.locator('[data-reader-ready]')).toHaveAttribute('data-place', '#page=2')
  await expect(picture).toHaveCount(0)
})

test('lật trang khi phần giữ chỗ đọc chưa đến: chỗ ấy được giữ ngay khi nó đến, không đợi lần lật sau @long', async ({
  page,
  request,
}) => {
  await actAsOwner(page, request, BOOKS.short)
  const letKeeperCome = await holdProgram(page, '**/assets/reader-panels*')
  await openReader(page, `/doc-sach/${BOOKS.short}`)
  for (let n = 0; n < 2; n++) await turning(page, () => page.keyboard.press('ArrowRight'))
  const place = await placeOf(page)
  const saved = page.waitForRequest((asked) => asked.url().endsWith('/Position'))
  letKeeperCome()
  expect((await saved).postDataJSON()).toMatchObject({ cfi: place })
})

test('PDF: trang đầu hiện ra khi chưa chương trình nào đến; phím và cú chạm lúc ấy cũng được tính @long', async ({
  page,
  request,
}) => {
  await actAsOwner(page, request, BOOKS.pdf)
  const picture = firstPage(page).locator('img')
  const letCome = await holdProgram(page, '**/assets/early-book*')
  const letStart = await holdProgram(page)
  await page.goto(`/doc-sach/${BOOKS.pdf}`, { waitUntil: 'commit' })
  await picture.waitFor()
  await page.keyboard.press('ArrowRight')
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  await page.mouse.click(width - 20, height / 2)
  letCome()
  await expect(page.locator('[data-page="4"] canvas')).toBeVisible()
  letStart()
  await expect(page.locator('[data-reader-ready]')).toHaveAttribute('data-place', '#page=4')
})

test('PDF: chương trình của trang đầu không đến: trang tự mở sách, hình trang đầu không nằm lại trên sách @long', async ({
  page,
  request,
}) => {
  await actAsOwner(page, request, BOOKS.pdf)
  await page.route('**/assets/early-book*', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.goto(`/doc-sach/${BOOKS.pdf}`, { waitUntil: 'commit' })
  await page.locator('[data-first-picture]').waitFor()
  await page.locator('[data-reader-ready]').waitFor()
  await expect(page.locator('[data-first-picture]')).toHaveCount(0)
  await turning(page, () => page.keyboard.press('ArrowRight'))
})

test('chạm để lật đúng lúc trang nhận cuốn sách: trang vẫn lật, một lần @long', async ({ page, request }) => {
  await actAsOwner(page, request, BOOKS.short)
  await page.addInitScript(() => {
    const attach = Element.prototype.attachShadow
    Element.prototype.attachShadow = function (init) {
      return attach.call(this, { ...init, mode: 'open' })
    }
    const shownIn = (root: ParentNode): Document | null => {
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        const inside =
          element instanceof HTMLIFrameElement ? element.contentDocument : element.shadowRoot && shownIn(element.shadowRoot)
        if (inside?.body && element.checkVisibility({ visibilityProperty: true })) return inside
      }
      return null
    }
    // Right after the frame has taken the page over. The press is in the chapter's own document: React hears nothing of it.
    const move = Element.prototype.moveBefore
    Element.prototype.moveBefore = function (element, before) {
      move.call(this, element, before)
      queueMicrotask(() => {
        const press = { bubbles: true, clientX: window.innerWidth - 10, clientY: 400 }
        shownIn(this)?.body.dispatchEvent(new MouseEvent('click', press))
      })
    }
  })
  // The frame is there before the book: it takes the page over as soon as that can be read.
  const letBookCome = await holdProgram(page, '**/media/books/**')
  await page.goto(`/doc-sach/${BOOKS.short}`)
  letBookCome()
  await page.locator('[data-reader-ready]').waitFor()
  await expect.poll(() => placeOf(page)).toContain('[trang-2]')
  await turning(page, () => page.keyboard.press('ArrowLeft'))
  expect(await placeOf(page)).toContain('[trang-1]')
})
