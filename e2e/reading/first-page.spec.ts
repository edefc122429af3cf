import type { Page } from '@playwright/test'
import { BOOKS, ownBook } from '../fixtures/book.ts'
import { openReader, placeOf, turning } from '../fixtures/reader.ts'
import { actAs, newShopper } from '../fixtures/shopper.ts'
import { expect, test } from '../fixtures/test.ts'

/** The page's program stays away until somebody lets it come. */
async function holdProgram(page: Page): Promise<() => void> {
  let letCome = () => {}
  const isLet = new Promise<void>((done) => {
    letCome = done
  })
  await page.route('**/assets/entry.client*', async (route) => {
    await isLet
    await route.continue()
  })
  return letCome
}

const firstPage = (page: Page) => page.locator('[data-first-page]')
const chapters = (page: Page) => page.frames().slice(1)

test('trang đầu đọc và lật được khi chương trình của trang chưa đến; khi đến, nó nhận đúng chỗ, không nạp lại', async ({
  page,
  request,
}) => {
  const reader = await newShopper(request)
  await ownBook(reader, BOOKS.short)
  await actAs(page, reader)
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

test('chương trình của trang đầu không đến: trang tự mở sách', async ({ page, request }) => {
  const reader = await newShopper(request)
  await ownBook(reader, BOOKS.short)
  await actAs(page, reader)
  await page.route('**/assets/early-book*', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.goto(`/doc-sach/${BOOKS.short}`)
  await page.locator('[data-reader-ready]').waitFor()
  await turning(page, () => page.keyboard.press('ArrowRight'))
})

test('rời sách khi máy chủ chưa nghe nói chỗ đang đọc: mở lại, trang đầu đứng ngay ở chỗ ấy', async ({ page, request }) => {
  const reader = await newShopper(request)
  await ownBook(reader, BOOKS.short)
  await actAs(page, reader)
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
