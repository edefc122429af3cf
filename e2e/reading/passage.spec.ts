import { readFile } from 'node:fs/promises'
import { actAsOwner, BOOKS } from '../fixtures/reading/book.ts'
import { openReader } from '../fixtures/reading/reader.ts'
import { paintedHits, selectWords, wordsOnPage } from '../fixtures/reading/reader-words.ts'
import { asStaff } from '../fixtures/shopper.ts'
import { expect, test } from '../fixtures/test.ts'

const MARK = '5d0c7f0a-9f57-4f0e-8a8f-3a1f4f7f9b11'

test('mở thẳng chỗ tìm thấy; với đoạn đã chọn: chép kèm nguồn, tải ảnh trích dẫn, báo lỗi in một lần dù bấm hai; mở thẳng ghi chú @long', async ({
  page,
  context,
  request,
}) => {
  const lan = await actAsOwner(page, request, BOOKS.indexed)
  const headers = { authorization: `Bearer ${lan.token}` }
  const ask = async (path: string, token = lan.token) =>
    (await (await request.get(path, { headers: { authorization: `Bearer ${token}` } })).json()).data
  const book = await ask(`/api/Reading/Books/${BOOKS.indexed}`)
  const hits = await ask(`/api/Reading/Books/${BOOKS.indexed}/Search?searchContent=dia+ba`)
  const hit = hits.at(-1)
  const address = `/doc-sach/${book.address}`
  await openReader(page, `${address}?tim=dia+ba&den=${encodeURIComponent(hit.chapter)}&thu=${hit.occurrence}`)
  await wordsOnPage(page, hit.match)
  await expect.poll(() => paintedHits(page)).toBeGreaterThan(0)
  await expect(page.getByRole('textbox', { name: 'Tìm trong sách' })).toHaveValue('dia ba')
  await page.keyboard.press('Escape')

  await selectWords(page, hit.match)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Sao chép' }).click()
  await page.getByRole('button', { name: 'Kèm nguồn, kiểu Việt Nam' }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(
      new RegExp(
        `^“${hit.match}”\\n\\(${book.authors.join(', ')}, ${book.title}, .*Nhà xuất bản .+, (\\d{4}, )?tr\\. \\d+\\)\\.$`,
      ),
    )

  await selectWords(page, hit.match)
  await page.getByRole('button', { name: 'Chia sẻ', exact: true }).click()
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Tải ảnh' }).click()])
  expect(saved.suggestedFilename()).toBe('trich-sach-thu-quan.png')
  const picture = await readFile(await saved.path())
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1080, 1350])
  // An empty sheet of that size is a tenth of it.
  expect(picture.length).toBeGreaterThan(20_000)
  await page.keyboard.press('Escape')

  await selectWords(page, hit.match)
  await page.getByRole('button', { name: 'Báo lỗi trong sách' }).click()
  const report = page.getByRole('dialog', { name: 'Báo lỗi trong sách' })
  const words = `Sai dấu ${MARK}`
  await report.getByRole('textbox').fill(words)
  await page.route('**/Misprints', (route) => route.abort(), { times: 1 })
  await report.getByRole('button', { name: 'Gửi báo lỗi' }).click()
  await expect(report.getByText(/mạng|kết nối/i)).toBeVisible()
  await expect(report.getByRole('textbox')).toHaveValue(words)
  await report.getByRole('button', { name: 'Gửi báo lỗi' }).dblclick()
  await expect(report).toBeHidden()
  const reported = (await ask('/api/Staff/Misprints?perPage=50', await asStaff(request))) as { comment: string }[]
  expect(reported.filter(({ comment }) => comment === words)).toMatchObject([
    { productId: BOOKS.indexed, quote: hit.match, chapter: hit.chapter, state: 'open' },
  ])

  const place = { versionId: book.versionId, chapter: hits[0].chapter, cfi: null, percent: hits[0].percent, page: null }
  const mark = {
    id: MARK,
    kind: 'mark',
    colour: 'pink',
    chapterTitle: '',
    quote: `${hits[0].match}${hits[0].after.slice(0, 20)}`,
    note: '',
  }
  await request.post(`/api/Reading/Books/${BOOKS.indexed}/Marks`, {
    headers,
    data: { since: 0, marks: [{ ...place, ...mark }], removed: [] },
  })
  await openReader(page, `${address}?dau=${MARK}`)
  await wordsOnPage(page, mark.quote.split(' ').slice(0, 3).join(' '))
  await openReader(page, `${address}?dau=${MARK.replace('5d', '6d')}`)
  await expect(page.getByText('Ghi chú này không còn')).toBeVisible()
})
