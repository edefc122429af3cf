import type { Browser, Page } from '@playwright/test'
import { BOOKS, ownBook } from '../fixtures/reading/book.ts'
import { openReader, placeOf, turning } from '../fixtures/reading/reader.ts'
import { actAs, newShopper } from '../fixtures/shopper.ts'
import { expect, test } from '../fixtures/test.ts'

/** Its console may say that a part is missing. */
const visitor = (browser: Browser) => browser.newPage({ baseURL: process.env.SITE_URL, viewport: { width: 1280, height: 844 } })

/** The server has another build now: no part of this page's is there any more, until the page comes anew. */
async function release(page: Page, { hasList = false } = {}): Promise<void> {
  let isGone = true
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isGone = false
  })
  await page.route('**/assets/*.js', (route) =>
    isGone && !(hasList && route.request().method() === 'HEAD') ? route.fulfill({ status: 404 }) : route.fallback(),
  )
}

const renewed = (page: Page) => page.waitForEvent('load')
const openSettings = (page: Page) => page.getByRole('button', { name: 'Cài đặt hiển thị' }).first().click()

test('sau khi trang web có bản mới, phần còn thiếu làm trang tự tải lại một lần; đang viết dở thì được hỏi', async ({
  browser,
}) => {
  const page = await visitor(browser)
  await page.goto('/trang-chu')
  await release(page)
  await Promise.all([renewed(page), openSettings(page)])
  await openSettings(page)
  await expect(page.getByRole('dialog', { name: 'Cài đặt hiển thị' })).toBeVisible()
  await page.context().close()

  const writer = await visitor(browser)
  await writer.goto('/lien-he-hop-tac')
  const field = writer.getByRole('main').getByRole('textbox').first()
  await field.fill('Trần Văn Bình')
  await release(writer)
  await openSettings(writer)
  const offer = writer.getByRole('alert').filter({ hasText: 'Thư Quán vừa có bản mới' })
  await expect(offer).toBeVisible()
  await expect(field).toHaveValue('Trần Văn Bình')
  await Promise.all([renewed(writer), offer.getByRole('link', { name: 'Tải lại trang' }).click()])
  await expect(offer).toBeHidden()
  await writer.context().close()
})

test('đang đọc sách khi trang web có bản mới: sách tự mở lại đúng chỗ; lỗi khác thì sách vẫn mở và có nút mở lại @long', async ({
  browser,
  request,
}) => {
  const lan = await newShopper(request)
  await ownBook(lan, BOOKS.short)
  for (const hasList of [false, true]) {
    const page = await visitor(browser)
    await actAs(page, lan)
    await openReader(page, `/doc-sach/${BOOKS.short}`)
    await expect(page.getByRole('button', { name: 'Đánh dấu trang' })).toBeVisible()
    for (let n = 0; n < 3; n++) await turning(page, () => page.keyboard.press('ArrowRight'))
    const place = await placeOf(page)
    await release(page, { hasList })
    const openNotes = () => page.getByRole('button', { name: 'Tìm, ghi chú và dấu trang' }).click()
    if (hasList) {
      await openNotes()
      const reopen = page.getByRole('button', { name: 'Mở lại' })
      await expect(reopen).toBeVisible()
      // What is said takes a strip of the page, which then begins with other words of the same chapter.
      expect((await placeOf(page))?.split('!')[0]).toBe(place?.split('!')[0])
      await Promise.all([renewed(page), reopen.click()])
    } else await Promise.all([renewed(page), openNotes()])
    await page.locator('[data-reader-ready]').waitFor()
    expect(await placeOf(page)).toBe(place)
    await openNotes()
    await expect(page.getByRole('heading', { name: 'Ghi chú của bạn' })).toBeVisible()
    await page.context().close()
  }
})
