import type { Frame } from '@playwright/test'
import { epubOf } from '../../api/src/reading/testing/epub.ts'
import { inDatabase } from '../fixtures/database.ts'
import { actAsOwner, BOOKS, uploadBook } from '../fixtures/reading/book.ts'
import { chapter, openReader, placeOf, shownChapter, turning } from '../fixtures/reading/reader.ts'
import { expect, test } from '../fixtures/test.ts'

const RAN = '__chapterRan'
const EVIL = `<?xml version="1.0" encoding="UTF-8"?>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:xlink="http://www.w3.org/1999/xlink"><head><title>x</title>
<script>top.${RAN} = 'script'</script></head>
<body onload="top.${RAN} = 'onload'"><p onclick="top.${RAN} = 'onclick'">Chữ vẫn đọc được.</p>
<img src="khong-co.png" onerror="top.${RAN} = 'onerror'" alt="hình"/>
<p><a href="javascript:top.${RAN} = 'link'">đường dẫn</a></p>
<svg xmlns="http://www.w3.org/2000/svg" onload="top.${RAN} = 'svg'" width="9" height="9"><script>top.${RAN} = 'svg script'</script></svg>
<iframe src="data:text/html,&lt;script>top.${RAN} = 'frame'&lt;/script>"></iframe>
<object data="data:text/html,&lt;script>top.${RAN} = 'object'&lt;/script>"></object></body></html>`

test('mã lệnh trong một chương không chạy, dù máy chủ đã để sót; chữ của chương vẫn đọc được', async ({ context, request }) => {
  // The browser complains of what it has refused to run; of other journeys' pages it must not.
  const bare = await context.newPage()
  await actAsOwner(bare, request, BOOKS.short)
  await bare.route(/\/media\/books\/.+\.xhtml/, (route) => route.fulfill({ body: EVIL, contentType: 'application/xhtml+xml' }))
  await openReader(bare, `/doc-sach/${BOOKS.short}`)
  const shown = await chapter(bare)
  await shown.getByText('Chữ vẫn đọc được.').click()
  await shown.getByText('đường dẫn').click()
  const ran = () => bare.evaluate((name) => (window as unknown as Record<string, unknown>)[name] ?? null, RAN)
  expect(await ran()).toBeNull()

  // Nor would it run if the reader itself had left it in: a frame made of bytes has the policy of its page.
  const scripts = await bare.evaluate(
    (bytes) =>
      new Promise((resolve) => {
        const frame = document.createElement('iframe')
        frame.src = URL.createObjectURL(new Blob([bytes], { type: 'application/xhtml+xml' }))
        frame.onload = () => resolve(frame.contentDocument?.querySelectorAll('script').length)
        document.body.append(frame)
      }),
    EVIL,
  )
  expect(scripts).toBe(2)
  expect(await ran()).toBeNull()
})

test('sách có mã lệnh được nộp vào: chữ đọc được, mã lệnh không đến tay người đọc @long', async ({ page, request }) => {
  // One that no other journey fills.
  const [free] = await inDatabase<{ id: number }>(`select id from products p where kind = 'digital' and is_published
    and not exists (select 1 from book_versions v where v.product_id = p.id) order by id desc offset 1 limit 1`)
  const id = Number(free?.id)
  await uploadBook(request, id, epubOf({ files: { 'OEBPS/c1.xhtml': EVIL } }))
  const reader = await actAsOwner(page, request, id)
  await openReader(page, `/doc-sach/${id}`)
  const shown = await chapter(page)
  await shown.getByText('Chữ vẫn đọc được.').click()
  await shown.getByText('đường dẫn').click()
  expect(await page.evaluate((name) => name in window, RAN)).toBe(false)
  const headers = { authorization: `Bearer ${reader.token}` }
  const { base, ticket } = (await (await request.get(`/api/Reading/Books/${id}`, { headers })).json()).data
  const given = await (await request.get(`${base}OEBPS/c1.xhtml?ticket=${ticket}`)).text()
  expect(given).toContain('Chữ vẫn đọc được.')
  expect(given).not.toMatch(new RegExp(`${RAN}|<script|<iframe|<object|javascript:| on[a-z]+=`))
})

test('chỗ đang đọc còn nguyên khi đổi cỡ màn hình; chú thích mở tại chỗ; bảng tra dẫn đi và trở về @long', async ({
  page,
  request,
}) => {
  await actAsOwner(page, request, BOOKS.indexed)
  await page.setViewportSize({ width: 390, height: 844 })
  await openReader(page, `/doc-sach/${BOOKS.indexed}`)
  for (let n = 0; n < 3; n++) await turning(page, () => page.keyboard.press('ArrowRight'))
  const before = await placeOf(page)
  const isInSight = async (cfi: string | null) => (await placeOf(page)) === cfi
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => isInSight(before)).toBe(true)

  await page.keyboard.press('Home')
  await turning(page, () => page.keyboard.press('ArrowRight'))
  await (await chapter(page)).locator('a[role="doc-noteref"]').first().click()
  await expect(page.getByRole('dialog', { name: /chú thích/i })).toBeVisible()
  await page.keyboard.press('Escape')

  await turning(page, () => page.keyboard.press('End'))
  const links = (frame: Frame | null) =>
    frame
      ?.locator('a[href*="#trang-"]')
      .count()
      .catch(() => 0)
  await expect.poll(async () => links(await shownChapter(page))).toBeGreaterThan(0)
  const index = await placeOf(page)
  await turning(page, async () => (await chapter(page)).locator('a[href*="#trang-"]').last().click())
  await turning(page, () => page.getByRole('button', { name: 'Về chỗ vừa đọc' }).first().click())
  expect((await placeOf(page))?.split('!')[0]).toBe(index?.split('!')[0])
})

test('sách trình bày cố định vừa màn hình: hai trang khi rộng, một trang trên điện thoại @long', async ({ page, request }) => {
  await actAsOwner(page, request, BOOKS.drawn)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openReader(page, `/doc-sach/${BOOKS.drawn}`)
  await turning(page, () => page.keyboard.press('ArrowRight'))
  const pages = async () => {
    const boxes = await Promise.all(
      page
        .frames()
        .slice(1)
        .map(async (frame) => {
          const element = await frame.frameElement()
          return (await element.isVisible()) ? element.boundingBox() : null
        }),
      // A frame that goes while it is looked at: look again.
    ).catch(() => [])
    return boxes.filter((box) => box !== null)
  }
  await expect.poll(async () => (await pages()).length).toBe(2)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(async () => (await pages()).length).toBe(1)
  const [box] = await pages()
  expect(Math.round(box?.width ?? 0)).toBeLessThanOrEqual(390)
})
