import type { Browser, Page } from '@playwright/test'
import { noFindings } from '../fixtures/axe.ts'
import { actAsOwner, BOOKS } from '../fixtures/reading/book.ts'
import { openReader, placeOf } from '../fixtures/reading/reader.ts'
import { paintedHits, selectWords, wordsOnPage } from '../fixtures/reading/reader-words.ts'
import { actAs, type Shopper } from '../fixtures/shopper.ts'
import { expect, test } from '../fixtures/test.ts'
import { isLong, journeyWidths } from '../fixtures/widths.ts'

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Trong sách này' })
const openPanel = (page: Page) => page.getByRole('button', { name: 'Tìm, ghi chú và dấu trang' }).click()

async function otherDevice(browser: Browser, reader: Shopper): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'vi-VN' })
  const page = await context.newPage()
  await actAs(page, reader)
  return page
}

const HEIGHTS: Record<number, number> = { 390: 844, 768: 1024, 1440: 900 }

for (const width of [...journeyWidths(390), ...(isLong ? [768] : [])])
  test(`${width} px: tìm không dấu, đánh dấu, ghi chú; máy kia thấy trong vài giây, xoá ở đó thì mất ở đây; viết khi mất mạng, có mạng thì gửi`, async ({
    page,
    browser,
    request,
  }) => {
    await page.setViewportSize({ width, height: HEIGHTS[width] ?? 844 })
    const reader = await actAsOwner(page, request, BOOKS.indexed)
    await openReader(page, `/doc-sach/${BOOKS.indexed}`)
    const first = await placeOf(page)

    await openPanel(page)
    const panel = panelOf(page)
    await panel.getByRole('textbox', { name: 'Tìm trong sách' }).fill('quyen dia ba')
    await expect(panel.getByRole('status')).toContainText(/“quyen dia ba” có ở \d+ chỗ/)
    await noFindings(page, { include: 'aside' })
    await panel.getByRole('button', { name: /quyển địa bạ gồm những phần nào/ }).click()
    await wordsOnPage(page, 'địa bạ')
    expect(await placeOf(page)).not.toBe(first)
    await expect.poll(() => paintedHits(page)).toBeGreaterThan(0)
    if (width < 1024) await page.getByRole('button', { name: 'Thôi tìm' }).click()
    else await page.keyboard.press('Escape')
    await expect.poll(() => paintedHits(page)).toBe(0)

    await selectWords(page, 'gồm')
    await page.getByRole('button', { name: 'Ghi chú', exact: true }).click()
    await page.getByRole('textbox', { name: /^Ghi chú trang/ }).fill('Hỏi lại thầy')
    await page.getByRole('button', { name: 'Lưu', exact: true }).click()

    // The other device opens where this one rests, and has the note.
    const far = await otherDevice(browser, reader)
    await expect(async () => {
      await openReader(far, `/doc-sach/${BOOKS.indexed}`)
      await wordsOnPage(far, 'gồm')
    }).toPass()
    await openPanel(far)
    const note = panelOf(far).getByRole('listitem').filter({ hasText: 'gồm' })
    await expect(note).toContainText('Hỏi lại thầy')
    await note.getByRole('button', { name: /^Sửa ghi chú/ }).click()
    await note.getByRole('button', { name: 'Tô màu xanh lá' }).click()
    await note.getByRole('textbox').fill('Đã hỏi')
    await note.getByRole('button', { name: 'Lưu', exact: true }).click()
    await openPanel(page)
    await expect(panel).toContainText('Đã hỏi')
    await note.getByRole('button', { name: /^Xoá ghi chú/ }).click()
    await expect(panel).toContainText('Ghi chú 0')

    await page.context().setOffline(true)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Đánh dấu trang' }).click()
    await openPanel(page)
    await expect(panel.getByText(/Chưa gửi được: \d thay đổi còn trên máy này/)).toBeVisible()
    await expect(panel).toContainText('Dấu trang 1')
    await page.context().setOffline(false)
    await expect(panelOf(far)).toContainText('Dấu trang 1')
    await expect(panel.getByText('Chưa gửi được')).toBeHidden()
    await far.context().close()
  })

test('chỉ bằng bàn phím: chọn chữ, ghi chú quá dài được báo và giữ nguyên, sửa ngắn lại thì lưu @long', async ({
  page,
  request,
}) => {
  await actAsOwner(page, request, BOOKS.indexed)
  await openReader(page, `/doc-sach/${BOOKS.indexed}`)
  const menu = page.getByRole('dialog', { name: 'Với đoạn đã chọn' })
  await expect(async () => {
    await page.keyboard.press('Shift+ArrowDown')
    await expect(menu).toBeVisible({ timeout: 1500 })
  }).toPass()
  await page.keyboard.press('Tab')
  await expect(menu.getByRole('button', { name: 'Tô màu vàng' })).toBeFocused()
  await menu.getByRole('button', { name: 'Ghi chú', exact: true }).press('Enter')
  const field = page.getByRole('textbox', { name: /^Ghi chú trang/ })
  await expect(field).toBeFocused()
  await field.fill('ơ'.repeat(100_000))
  await expect(page.getByText('Ghi chú dài tối đa 4.000 ký tự, bạn đang có 100.000.')).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(field).toHaveValue('ơ'.repeat(100_000))
  await field.fill('ngắn thôi')
  await page.keyboard.press('Control+Enter')
  await expect(field).toBeHidden()
  await page.keyboard.press('/')
  await expect(panelOf(page)).toContainText('ngắn thôi')
})
