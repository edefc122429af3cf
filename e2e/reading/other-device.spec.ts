import type { Locator } from '@playwright/test'
import { actAsOwner, BOOKS } from '../fixtures/reading/book.ts'
import { openReader, placeOf, turning } from '../fixtures/reading/reader.ts'
import { isSound } from '../fixtures/sound.ts'
import { expect, test } from '../fixtures/test.ts'

const boxOf = async (part: Locator) => {
  const { y, height } = (await part.boundingBox()) ?? { y: 0, height: 0 }
  return { top: y, bottom: y + height }
}

test('đọc đến chỗ khác trên thiết bị khác: lời hỏi không che chữ, không che thanh trượt, nhận thì đến đó @long', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  const lan = await actAsOwner(page, request, BOOKS.indexed)
  const headers = { authorization: `Bearer ${lan.token}` }
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/Position'))
  await openReader(page, `/doc-sach/${BOOKS.indexed}`)
  await expect(page.getByRole('button', { name: 'Đánh dấu trang' })).toBeVisible()
  await turning(page, () => page.keyboard.press('ArrowRight'))
  await saved
  const { data: book } = await (await request.get(`/api/Reading/Books/${BOOKS.indexed}`, { headers })).json()
  const place = { versionId: book.versionId, chapter: book.spine[12].href, cfi: null, percent: 55, quote: '' }
  await request.post(`/api/Reading/Books/${BOOKS.indexed}/Position`, { headers, data: place })
  const before = await placeOf(page)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  const offer = page.getByRole('status').filter({ hasText: 'trên thiết bị khác' })
  await expect(offer).toBeVisible()
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 700 })
    const [stage, asked, foot] = await Promise.all(
      [page.locator('[data-reader-stage]'), offer, page.locator('[data-reader-bar]').last()].map(boxOf),
    )
    expect(asked?.top).toBeGreaterThanOrEqual((stage?.bottom ?? 0) - 1)
    expect(asked?.bottom).toBeLessThanOrEqual((foot?.top ?? 0) + 1)
    await isSound(page)
  }
  await offer.getByRole('button', { name: 'Đến đó' }).click()
  await expect.poll(() => placeOf(page)).not.toBe(before)
  await expect(offer).toBeHidden()
})
