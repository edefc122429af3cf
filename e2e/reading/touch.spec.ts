import type { Locator, Page } from '@playwright/test'
import { actAsOwner, BOOKS } from '../fixtures/reading/book.ts'
import { chapter, openReader, painted, placeOf, turning } from '../fixtures/reading/reader.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

/** A finger, as the browser itself hears of it. */
async function swipe(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  await painted(page)
  const session = await page.context().newCDPSession(page)
  const steps = 6
  const at = (n: number) => ({ x: from[0] + ((to[0] - from[0]) * n) / steps, y: from[1] + ((to[1] - from[1]) * n) / steps })
  // A quick finger, however long a busy machine takes to hand it over: who moves slowly does not mean to turn. And none of the future.
  const began = Date.now() / 1000 - steps / 50
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', n: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [at(n)],
      timestamp: began + n / 50,
    })
  await send('touchStart', 0)
  for (let n = 1; n <= steps; n++) await send('touchMove', n)
  await send('touchEnd', steps)
  await session.detach()
}
const chapterOf = async (page: Page) => (await placeOf(page))?.split('!')[0]

/** The picture stands on the page that is shown. */
async function isInSight(page: Page, title: string): Promise<boolean> {
  const box = await (await chapter(page))
    .getByAltText(title)
    .boundingBox({ timeout: 1000 })
    .catch(() => null)
  return box !== null && box.x >= 0 && box.x + box.width <= 390 && box.y >= 0 && box.y < 844
}

test('đọc bằng ngón tay: vuốt qua trang và qua chương, chú thích mở tại chỗ rồi dẫn đi và về, hình phóng to, đổi sang cuộn vẫn đúng chỗ @drawn', async ({
  page,
  request,
}) => {
  await actAsOwner(page, request, BOOKS.indexed)
  await openReader(page, `/doc-sach/${BOOKS.indexed}`)
  const cover = await chapterOf(page)
  const onward = () => turning(page, () => swipe(page, [330, 420], [60, 430]))
  const back = () => turning(page, () => swipe(page, [60, 420], [330, 430]))
  // Over a chapter's end, back over its beginning, and on.
  await onward()
  const first = await placeOf(page)
  expect(await chapterOf(page)).not.toBe(cover)
  await back()
  expect(await chapterOf(page)).toBe(cover)
  await onward()
  expect(await placeOf(page)).toBe(first)

  await (await chapter(page)).locator('a[role="doc-noteref"]').first().tap()
  const note = page.getByRole('dialog', { name: 'Chú thích' })
  await expect(note).toContainText(/\S+ \S+/)
  expect(await placeOf(page)).toBe(first)
  await turning(page, () => note.getByRole('button', { name: 'Đến chú thích' }).tap())
  await turning(page, () => page.getByRole('button', { name: 'Về chỗ vừa đọc' }).tap())
  expect(await placeOf(page)).toBe(first)

  const title = 'Các chương của phần 1'
  // Pages are divided anew when it is there.
  await expect.poll(async () => (await (await chapter(page)).getByAltText(title).boundingBox())?.height).toBeGreaterThan(64)
  for (let n = 0; n < 4 && !(await isInSight(page, title)); n++) await onward()
  const drawn = (await chapter(page)).getByAltText(title)
  const small = (await drawn.boundingBox())?.width ?? 0
  const before = await placeOf(page)
  await drawn.tap()
  const viewer = page.getByRole('dialog', { name: `Hình: ${title}` })
  const picture = viewer.getByAltText(title)
  await viewer.getByRole('button', { name: 'Phóng to' }).tap()
  await viewer.getByRole('button', { name: 'Phóng to' }).tap()
  await expect(viewer.getByText('200%')).toBeVisible()
  await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan(1.5 * small)
  // Around its middle, and each corner can be reached.
  await expect.poll(() => apart(picture)).toEqual({ x: 0, y: 0 })
  await viewer.getByRole('button', { name: 'Phóng to' }).tap()
  await viewer.getByRole('button', { name: 'Phóng to' }).tap()
  await expect(viewer.getByText('400%')).toBeVisible()
  await expect.poll(() => apart(picture)).toEqual({ x: 0, y: 0 })
  expect(await cornersReached(picture)).toBe(true)
  await viewer.getByRole('button', { name: 'Đóng' }).tap()
  await expect(viewer).toBeHidden()
  expect(await placeOf(page)).toBe(before)

  const flow = async (name: string) => {
    await page.keyboard.press('a')
    await page.getByRole('dialog', { name: 'Chữ và nền' }).getByText(name, { exact: true }).tap()
    await page.keyboard.press('Escape')
  }
  await flow('Cuộn')
  await expect.poll(() => isInSight(page, title)).toBe(true)
  const scrolledChapter = await chapterOf(page)
  // The finger moves the text to the chapter's end, and once more leads on.
  for (let n = 0; n < 12 && (await chapterOf(page)) === scrolledChapter; n++) {
    const now = await placeOf(page)
    await swipe(page, [195, 700], [195, 150])
    await expect
      .poll(() => placeOf(page), { timeout: 1500 })
      .not.toBe(now)
      .catch(() => null)
  }
  expect(await chapterOf(page)).not.toBe(scrolledChapter)
  const there = await chapterOf(page)
  await flow('Lật trang')
  await onward()
  expect(await chapterOf(page)).toBe(there)
})

test('chưa biết ai đang đọc: sách của mình vẫn lật được, không màn hình chờ nào che', async ({ page, request }) => {
  await actAsOwner(page, request, BOOKS.indexed)
  await page.route('**/api/User/Me', () => {})
  const asked = page.waitForRequest('**/api/User/Me')
  await openReader(page, `/doc-sach/${BOOKS.indexed}`)
  await asked
  await expect(page.locator('[data-part="splash"]')).toHaveCount(0)
  await turning(page, () => swipe(page, [330, 420], [60, 430]))
})

test('lật nhanh: vuốt rồi bấm ngay khi trang còn đang trượt thì cả hai lần đều được tính, không bị kéo về @long', async ({
  page,
  request,
}) => {
  await actAsOwner(page, request, BOOKS.short)
  await openReader(page, `/doc-sach/${BOOKS.short}`)
  const next = () => turning(page, () => page.keyboard.press('ArrowRight'))
  // A chapter of several screens without pictures, which would divide its pages anew.
  while (!(await placeOf(page))?.includes('/6/6!')) await next()
  const slow = [await placeOf(page)]
  for (let n = 0; n < 4; n++) {
    await next()
    slow.push(await placeOf(page))
  }
  for (let n = 0; n < 4; n++) await turning(page, () => page.keyboard.press('ArrowLeft'))
  expect(await placeOf(page)).toBe(slow[0])
  for (const n of [2, 4]) {
    await swipe(page, [330, 420], [60, 430])
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => placeOf(page)).toBe(slow[n])
  }
  // Nothing brings the page back when the glide would have ended.
  await page.waitForFunction((until) => performance.now() > until, (await page.evaluate(() => performance.now())) + 500)
  expect(await placeOf(page)).toBe(slow[4])
})

test('mở sách ở chỗ một kết quả tìm: các thanh vẫn ở đó cho đến khi có người lật trang @long', async ({ page, request }) => {
  const lan = await actAsOwner(page, request, BOOKS.indexed)
  const search = await request.get(`/api/Reading/Books/${BOOKS.indexed}/Search?searchContent=dia+ba`, {
    headers: { authorization: `Bearer ${lan.token}` },
  })
  const { data } = (await search.json()) as { data: { chapter: string; occurrence: number }[] }
  const hit = data.at(-1)
  await openReader(page, `/doc-sach/${BOOKS.indexed}`)
  const cover = await placeOf(page)
  await openReader(
    page,
    `/doc-sach/${BOOKS.indexed}?tim=dia+ba&den=${encodeURIComponent(hit?.chapter ?? '')}&thu=${hit?.occurrence}`,
  )
  const bar = page.locator('[data-reader-bar]').first()
  await expect.poll(async () => (await placeOf(page)) !== cover).toBe(true)
  await expect(bar).toHaveCSS('opacity', '1')
  await turning(page, () => swipe(page, [330, 420], [60, 430]))
  await expect(bar).toHaveCSS('opacity', '0')
})

test('PDF bằng ngón tay: cỡ chữ của sách khác không làm trang tràn màn hình; trang phóng to thì vuốt xem hết bề ngang, vuốt nữa mới lật @long', async ({
  page,
  request,
}) => {
  await actAsOwner(page, request, BOOKS.pdf)
  await page.addInitScript(() => {
    if (!localStorage.getItem('reader')) localStorage.setItem('reader', JSON.stringify({ size: 150 }))
  })
  await openReader(page, `/doc-sach/${BOOKS.pdf}`)
  // Its words come when the page has nothing else to do: a browser takes a finger away from one that is busy.
  await expect(page.getByRole('region', { name: 'Trang 1' })).toContainText(/\S/)
  const onward = () => swipe(page, [330, 420], [60, 430])
  await turning(page, onward)
  expect(await placeOf(page)).toBe('#page=2')
  expect((await page.getByRole('region', { name: 'Trang 2' }).boundingBox())?.width).toBeLessThanOrEqual(390)

  await page.keyboard.press('a')
  const panel = page.getByRole('dialog', { name: 'Chữ và nền' })
  await expect(panel.getByRole('slider', { name: 'Cỡ trang' })).toHaveAttribute('aria-valuetext', '100%')
  await panel.getByRole('button', { name: 'A+, lớn hơn' }).tap()
  await page.keyboard.press('Escape')
  await expect.poll(async () => (await page.locator('[data-page="2"]').boundingBox())?.width).toBeGreaterThan(400)
  const isAtRight = () =>
    page.locator('.pdf-reader').evaluate(({ scrollLeft, clientWidth, scrollWidth }) => scrollLeft + clientWidth > scrollWidth - 2)
  expect(await isAtRight()).toBe(false)
  await onward()
  await expect.poll(isAtRight).toBe(true)
  expect(await placeOf(page)).toBe('#page=2')
  await turning(page, onward)
  expect(await placeOf(page)).toBe('#page=3')
})

test('nút Quay lại của điện thoại đóng khung đang mở, không rời cuốn sách', async ({ page, request }) => {
  // The browser hears of it from the phone; here somebody has to speak for the phone.
  await page.addInitScript(() => {
    const { CloseWatcher } = window as unknown as { CloseWatcher: new () => EventTarget & { requestClose(): void } }
    class Heard extends CloseWatcher {
      constructor() {
        super()
        Object.assign(window, { goBackOnPhone: () => this.requestClose() })
      }
    }
    Object.assign(window, { CloseWatcher: Heard })
  })
  await actAsOwner(page, request, BOOKS.indexed)
  await openReader(page, `/doc-sach/${BOOKS.indexed}`)
  const panels: [button: string, panel: Locator][] = [
    ['Tìm, ghi chú và dấu trang', page.getByRole('heading', { name: 'Trong sách này' })],
    ['Chữ và nền', page.getByRole('group', { name: 'Nền trang' })],
  ]
  for (const [button, panel] of panels) {
    await page.getByRole('button', { name: button }).tap()
    await expect(panel).toBeVisible()
    await page.evaluate(() => (window as unknown as { goBackOnPhone(): void }).goBackOnPhone())
    await expect(panel).toBeHidden()
  }
  await expect(page).toHaveURL(new RegExp(`/doc-sach/${BOOKS.indexed}`))
})

/** How far the middle of the picture is from the middle of what it is looked at through, in whole tens of pixels. */
const apart = (picture: Locator) =>
  picture.evaluate((image) => {
    const [drawn, stage] = [image, image.parentElement as Element].map((each) => each.getBoundingClientRect()) as [
      DOMRect,
      DOMRect,
    ]
    const tens = (far: number) => Math.abs(Math.round(far / 10))
    return {
      x: tens(drawn.left + drawn.width / 2 - stage.left - stage.width / 2),
      y: tens(drawn.top + drawn.height / 2 - stage.top - stage.height / 2),
    }
  })

/** Scrolled to each end, an edge of the picture is in sight. */
const cornersReached = (picture: Locator) =>
  picture.evaluate((image) => {
    const stage = image.parentElement as Element
    const seen = stage.getBoundingClientRect()
    stage.scrollTo(0, 0)
    const first = image.getBoundingClientRect()
    stage.scrollTo(stage.scrollWidth, stage.scrollHeight)
    const last = image.getBoundingClientRect()
    return (
      first.left >= seen.left - 1 && first.top >= seen.top - 1 && last.right <= seen.right + 1 && last.bottom <= seen.bottom + 1
    )
  })
