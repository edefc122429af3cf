import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import type { Page } from '@playwright/test'
import { inDatabase } from '../fixtures/database.ts'
import { actAsOwner, BOOKS, uploadBook } from '../fixtures/reading/book.ts'
import { openReader, placeOf, turning } from '../fixtures/reading/reader.ts'
import { scriptedPdf } from '../fixtures/reading/scripted-pdf.ts'
import { expect, test } from '../fixtures/test.ts'
import { isLong } from '../fixtures/widths.ts'

const reader = (page: Page) => page.locator('[data-reader-ready]')

test('PDF: mở đúng trang đọc dở, tìm không dấu thấy chỗ trên trang, đoạn đánh dấu còn nguyên khi mở lại', async ({
  page,
  request,
}) => {
  const lan = await actAsOwner(page, request, BOOKS.pdf)
  await page.goto(`/doc-sach/${BOOKS.pdf}`)
  await expect(reader(page)).toHaveAttribute('data-place', '#page=1')
  // What keeps places comes after the first page.
  await expect(page.getByRole('button', { name: 'Đánh dấu trang' })).toBeVisible()
  // Page by page as in print: the cover alone, then two side by side.
  for (const place of ['#page=2', '#page=4']) {
    await page.keyboard.press('ArrowRight')
    await expect(reader(page)).toHaveAttribute('data-place', place)
  }
  await expect(page.getByRole('region', { name: 'Trang 5' })).toBeVisible()

  // By hand along one line.
  const line = page.locator('[data-page="4"].pdf-read .pdf-words > span', { hasText: /\S+ \S+ \S+ \S+/ }).first()
  const box = await line.boundingBox()
  if (!box) throw new Error('no words on the page')
  await page.mouse.move(box.x + 1, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.6, box.y + box.height / 2, { steps: 5 })
  await page.mouse.up()
  await page.getByRole('button', { name: 'Tô màu vàng' }).click()
  const mark = page.locator('[data-page="4"] [data-mark]').first()
  await expect(mark).toHaveAttribute('data-colour', 'yellow')
  // It is drawn anew when the server has answered: whoever looks just then finds none.
  await expect.poll(async () => (await mark.boundingBox())?.y ?? 0).toBeCloseTo(box.y, -1)
  await expect.poll(async () => (await mark.boundingBox())?.x ?? 0).toBeCloseTo(box.x, -1)
  const kept = () => inDatabase(`select 1 from reading_marks m join users u on u.id = m.user_id where u.email = '${lan.email}'`)
  await expect.poll(async () => (await kept()).length).toBe(1)

  await page.reload()
  await expect(reader(page)).toHaveAttribute('data-place', '#page=4')
  await expect(mark).toBeVisible()

  await page.goto(`/doc-sach/${BOOKS.pdf}?tim=nguoi+benh&den=%23page%3D20&thu=0`)
  await expect(page.locator('[data-page="20"] .pdf-found[data-current]')).toBeVisible()
})

test('kịch bản trong PDF không chạy, dù đặt ở đâu trong tệp', async ({ page, request }) => {
  const [book] = await inDatabase<{ id: number }>(`select id from products p where kind = 'digital' and is_published
    and not exists (select 1 from book_versions v where v.product_id = p.id) order by id desc limit 1`)
  const id = Number(book?.id)
  await uploadBook(request, id, scriptedPdf())
  // The press takes scripts out; here somebody got the file in as it was.
  await inDatabase(`update book_resources r set file_hash = v.source_hash from book_versions v
    where v.id = r.version_id and v.product_id = ${id} and r.part = 'full' and r.path = 'book.pdf'`)
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  const asked: string[] = []
  page.on('request', (each) => asked.push(each.url()))

  await actAsOwner(page, request, id)
  await page.goto(`/doc-sach/${id}`)
  await expect(reader(page)).toHaveAttribute('data-place', '#page=1')
  await expect(page.locator('[data-page="1"] .pdf-words')).toContainText('Trang dau cua cuon sach')
  // Of three links only the one to a page is there; no field can be filled in.
  const links = page.locator('[data-page="1"] .pdf-links a')
  await expect(links).toHaveCount(1)
  await expect(page.locator('[data-page="1"]').locator('input, textarea, button')).toHaveCount(0)
  for (const y of [0.46, 0.58, 0.71]) {
    const area = await page.locator('[data-page="1"]').boundingBox()
    if (area) await page.mouse.click(area.x + area.width * 0.4, area.y + area.height * y)
  }
  await links.click()
  await expect(reader(page)).toHaveAttribute('data-place', '#page=2')
  expect(dialogs).toEqual([])
  expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false)
  expect(asked.filter((url) => /xa\.example|sandbox|quickjs/.test(url))).toEqual([])
})

/** `npm run test:long`: as long as the longest handbooks. */
const MANY = isLong ? 5000 : 250

test(`PDF ${MANY} trang được nhận vào, mở đúng trang gần cuối và lật tiếp được @long`, async ({ page, request }) => {
  test.setTimeout(isLong ? 600_000 : 90_000)
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  for (let n = 1; n <= MANY; n++) pdf.addPage([200, 280]).drawText(`Trang ${n}`, { x: 20, y: 240, size: 12, font })
  const [{ id } = { id: 0 }] = await inDatabase<{ id: number }>(
    `select max(p.id) as id from products p where kind = 'digital' and not exists (select 1 from book_versions v where v.product_id = p.id)`,
  )
  await uploadBook(request, id, Buffer.from(await pdf.save()), { timeout: isLong ? 300_000 : 45_000 })
  const lan = await actAsOwner(page, request, id)
  const headers = { authorization: `Bearer ${lan.token}` }
  const { data: book } = await (await request.get(`/api/Reading/Books/${id}`, { headers })).json()
  expect(book.pageCount).toBe(MANY)
  const place = { versionId: book.versionId, chapter: `#page=${MANY - 10}`, cfi: null, percent: 99, quote: '' }
  await request.post(`/api/Reading/Books/${id}/Position`, { headers, data: place })
  await page.setViewportSize({ width: 390, height: 844 })
  await openReader(page, `/doc-sach/${id}`)
  expect(await placeOf(page)).toBe(`#page=${MANY - 10}`)
  await turning(page, () => page.keyboard.press('ArrowRight'))
  expect(await placeOf(page)).toBe(`#page=${MANY - 9}`)
})
