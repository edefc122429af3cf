import type { Page } from '@playwright/test'
import { BOOKS, ownBook } from '../fixtures/book.ts'
import { turning } from '../fixtures/reader.ts'
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
