import { openPreview } from '@tq/contract/reading/book.ts'
import * as contract from '@tq/contract/reading/book-version.ts'
import { decideMisprint, listMisprints, reportMisprint } from '@tq/contract/reading/misprint.ts'
import { refusal } from '@tq/contract/testing/refusal.ts'
import { bookVersions } from '@tq/db/schema/reading/book.ts'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addBought } from '../../order/testing/bought.ts'
import { addPerson } from '../../profile/testing/people.ts'
import { testApi } from '../../testing/api.ts'
import { runJobs } from '../../testing/run-jobs.ts'
import { addBook, digitalProducts } from '../testing/add-book.ts'
import { CHAPTERS, epubOf } from '../testing/epub.ts'
import { resumeBooks } from './resume-books.ts'

const api = await testApi()
const { db } = api
const staff = api.as(await addPerson(db, { role: 'staff' }))
const products = await digitalProducts(db)
const [BOOK = 0, SECOND = 0, THIRD = 0] = products
const work = () => runJobs(db, api.settings)

const blob = (content: Buffer) => new Blob([new Uint8Array(content)])
const upload = async (productId: number, content: Buffer) =>
  (await staff.call(contract.uploadBook, { params: { productId }, body: {}, files: { file: blob(content) } })).data
const get = async (id: string) => (await staff.call(contract.getBookVersion, { params: { id } })).data

test('an uploaded file is worked on by a job and then is the book; the next one takes its place when it is ready', async () => {
  const first = await upload(BOOK, epubOf())
  expect(first).toMatchObject({ state: 'processing', percent: 0, version: 1, format: 'epub', isCurrent: false, chapters: null })
  await work()
  expect(await get(first.id)).toMatchObject({ state: 'ready', percent: 100, isCurrent: true, chapters: 3 })
  const second = await upload(BOOK, epubOf({ chapters: CHAPTERS.slice(0, 2) }))
  expect(second.version).toBe(2)
  expect((await get(first.id)).isCurrent).toBe(true)
  await work()
  expect([(await get(first.id)).isCurrent, (await get(second.id)).isCurrent]).toEqual([false, true])
  const list = await staff.call(contract.listBookVersions, { query: { productId: BOOK } })
  expect(list.data.map(({ version }) => version)).toEqual([2, 1])
})

test('the same file again, a file for what is no e-book, and what is no book are refused', async () => {
  // Once: another second is another file.
  const book = epubOf()
  await upload(SECOND, book)
  await expect(upload(SECOND, book)).rejects.toMatchObject(refusal('BOOK_SAME_FILE'))
  await expect(upload(56, epubOf())).rejects.toMatchObject(refusal('BOOK_NOT_DIGITAL'))
  await expect(upload(999_999_999, epubOf())).rejects.toMatchObject(refusal('PRODUCT_NOT_FOUND'))
  await expect(upload(SECOND, Buffer.from('PK\u0003\u0004không phải sách'))).rejects.toMatchObject(
    refusal('FILE_TYPE_REFUSED', { message: 'Tệp không đúng loại: cần tệp EPUB hoặc PDF' }),
  )
  await expect(get('0000000000000000')).rejects.toMatchObject(refusal('BOOK_VERSION_NOT_FOUND'))
  await work()
})

test('a failed one can be tried again, and nothing else; one whose worker was killed is taken up again', async () => {
  const { id } = await upload(THIRD, epubOf({ chapters: [] }))
  await work()
  expect(await get(id)).toMatchObject({ state: 'failed', problems: [{ file: 'OEBPS/content.opf' }] })
  const retry = () => staff.call(contract.retryBook, { params: { id } })
  expect((await retry()).data).toMatchObject({ state: 'processing', note: null, problems: [] })
  await expect(retry()).rejects.toMatchObject(refusal('BOOK_NOT_FAILED'))
  await db.execute(sql`select graphile_worker.remove_job(${`process-book:${id}`})`)
  await work()
  expect((await get(id)).state).toBe('processing')
  await db.update(bookVersions).set({ updatedAt: sql`now() - interval '4 minutes'` }).where(eq(bookVersions.id, id))
  await resumeBooks(db)
  await work()
  expect((await get(id)).state).toBe('failed')
})

test('another length of the preview is cut by a job; the press may allow the download', async () => {
  const [productId = 0] = products.slice(4)
  const long = Array.from({ length: 60 }, (_, n) => `<p>Đoạn ${n} của một chương dài, đủ chữ để cắt ra làm nhiều phần.</p>`).join(
    '',
  )
  const chapters = [1, 2, 3, 4].map((n) => ({ title: `Chương ${n}`, body: `<h1>Chương ${n}</h1>${long}` }))
  const id = await addBook(api, { productId, content: epubOf({ chapters }) })
  const preview = async () => (await api.call(openPreview, { params: { productId } })).data
  const before = await preview()
  const change = (body: { previewPercent?: number; allowsDownload?: boolean }) =>
    staff.call(contract.changeBook, { params: { id }, body })
  expect((await change({ previewPercent: 50, allowsDownload: true })).data).toMatchObject({
    previewPercent: 50,
    allowsDownload: true,
    state: 'ready',
  })
  expect((await preview()).spine).toHaveLength(1)
  await work()
  const after = await preview()
  expect(after.spine).toHaveLength(2)
  expect(after.characters).toBeGreaterThan(3 * before.characters)
  expect(after.toc.map(({ href }) => href !== null)).toEqual([true, true, false, false])
  await expect(change({})).rejects.toMatchObject(refusal('INPUT_INVALID'))
  await expect(change({ previewPercent: 51 })).rejects.toMatchObject(refusal('INPUT_INVALID'))
})

test('a misprint reaches staff, who say what became of it', async () => {
  const [productId = 0] = products.slice(5)
  await addBook(api, { productId })
  const reader = await addPerson(db)
  await addBought(db, { userId: reader.id, productId, kind: 'digital' })
  const body = { chapter: 'OEBPS/c1.xhtml', page: '22', quote: 'Một thửa ruông', comment: 'Thiếu dấu' }
  await api.as(reader).call(reportMisprint, { params: { productId }, body })
  await expect(
    api.as(reader).call(reportMisprint, { params: { productId }, body: { ...body, quote: ' ' } }),
  ).rejects.toMatchObject(refusal('INPUT_INVALID'))
  const { data } = await staff.call(listMisprints, { query: { state: 'open' } })
  expect(data).toMatchObject([{ productId, version: 1, quote: 'Một thửa ruông', page: '22', state: 'open' }])
  const decide = (id: number) => staff.call(decideMisprint, { params: { id }, body: { state: 'fixed' } })
  expect((await decide(data[0]?.id ?? 0)).data.state).toBe('fixed')
  await expect(decide(2_000_000_000)).rejects.toMatchObject(refusal('MISPRINT_NOT_FOUND'))
})
