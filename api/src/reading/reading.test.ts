import { randomUUID } from 'node:crypto'
import { getProduct } from '@tq/contract/catalog.ts'
import { listDigitalProductsOwned } from '@tq/contract/my-library.ts'
import * as book from '@tq/contract/reading/book.ts'
import * as copy from '@tq/contract/reading/copy.ts'
import * as marks from '@tq/contract/reading/marks.ts'
import { reportMisprint } from '@tq/contract/reading/misprint.ts'
import { bareStatus, refusal } from '@tq/contract/testing/refusal.ts'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openTestLogin } from '../profile/testing/login.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { addBook } from './testing/add-book.ts'
import { CHAPTERS, epubOf } from './testing/epub.ts'
import { openReadingTest } from './testing/readers.ts'

const { api, products, EPUB, PDF, EMPTY, OTHER, epubId, owner, refund, lan, stranger, open, get } = await openReadingTest()
const { db } = api

afterEach(() => void vi.useRealTimers())

const addressesOf = ({ base, spine }: book.BookManifest) => spine.map(({ href }) => base + href)
const allAddresses = async (productId: number) => {
  const { rows } = await db.execute<{ url: string }>(sql`
    select '/media/books/' || v.id || '/' || r.path as url from book_resources r join book_versions v on v.id = r.version_id
    where v.product_id = ${productId} and r.part = 'full'`)
  return rows.map(({ url }) => url)
}
describe('who bought a book', () => {
  test('opens it with its contents, and reads every file of it with the ticket', async () => {
    const opened = await open(lan, EPUB)
    expect(opened).toMatchObject({
      ...{ productId: EPUB, versionId: epubId, version: 1, format: 'epub', layout: 'flowing', direction: 'ltr', language: 'vi' },
      ...{ position: null, revision: 0, canDownload: true, hasText: true },
      spine: [{ href: 'OEBPS/c1.xhtml', title: 'Địa bạ', isLinear: true }, { title: 'Đê điều' }, { title: 'Tên đất' }],
      toc: [{ level: 1, title: 'Địa bạ', href: 'OEBPS/c1.xhtml' }, { title: 'Đê điều' }, { title: 'Tên đất' }],
    })
    const answers = await Promise.all(addressesOf(opened).map((url) => get(`${url}?ticket=${opened.ticket}`)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(answers[0]?.body).toContain('Đọc địa bạ vì thế')
    expect(answers[0]?.headers).toMatchObject({
      ...{ 'content-type': 'application/xhtml+xml', 'cache-control': 'private, no-store' },
      ...{ 'content-disposition': 'attachment', 'content-security-policy': "default-src 'none'" },
    })
    for (const name of ['META-INF/container.xml', 'tq-package.opf', 'tq-nav.xhtml', 'OEBPS/hinh.png'])
      expect((await get(`${opened.base}${name}?ticket=${opened.ticket}`)).statusCode).toBe(200)
    const { data } = await lan.call(book.renewTicket, { params: { productId: EPUB } })
    expect(data.versionId).toBe(epubId)
    expect(Date.parse(data.expiresAt) - Date.now()).toBeLessThanOrEqual(15 * 60_000)
  })

  test('reads a PDF in parts', async () => {
    const { base, ticket, ...opened } = await open(lan, PDF)
    expect(opened).toMatchObject({ format: 'pdf', pageCount: 25, spine: [{ href: 'book.pdf', mediaType: 'application/pdf' }] })
    expect(opened.openingRanges[0]?.[0]).toBe(0)
    const drawn = await get(`${base}${opened.openingPicture?.href}?ticket=${ticket}`)
    expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([200, 'image/webp'])
    const part = await get(`${base}book.pdf?ticket=${ticket}`, { range: 'bytes=0-4' })
    expect([part.statusCode, part.body]).toEqual([206, '%PDF-'])
  })
})

describe('every address of a book', () => {
  test.each([
    ['a guest', async () => ''],
    ['a stranger with a ticket of another book', async () => `?ticket=${(await open(stranger, OTHER)).ticket}`],
    ['somebody with a forged ticket', async () => `?ticket=${(await open(lan, EPUB)).ticket?.slice(0, -2)}xx`],
    ['somebody with half a ticket', async () => `?ticket=${(await open(lan, EPUB)).ticket?.split('.')[0]}`],
    ['somebody with two tickets', async () => '?ticket=a&ticket=b'],
  ])('tells %s nothing', async (_, queryOf) => {
    const query = await queryOf()
    for (const url of [...(await allAddresses(EPUB)), ...(await allAddresses(PDF))]) {
      const answer = await get(url + query)
      expect(bareStatus(answer)).toBe(query ? 403 : 404)
      expect(answer.body).not.toMatch(/Địa bạ|%PDF|<html/)
      expect(answer.headers['cache-control']).toBe('no-store')
    }
  })

  test('tells nothing to an old ticket, nor to one that somebody else carries', async () => {
    const { ticket } = await open(lan, EPUB)
    const login = await openTestLogin(db, stranger.id)
    for (const url of await allAddresses(EPUB)) expect(bareStatus(await get(`${url}?ticket=${ticket}`, login))).toBe(403)
    vi.useFakeTimers({ now: Date.now() + 16 * 60_000, toFake: ['Date'] })
    for (const url of await allAddresses(EPUB)) expect(bareStatus(await get(`${url}?ticket=${ticket}`))).toBe(403)
  })

  test('of one version tells nothing to a ticket of another of the same book', async () => {
    const [productId = 0] = products.slice(7)
    const reader = await owner(productId)
    await addBook(api, { productId })
    const before = await open(reader, productId)
    await addBook(api, { productId, content: epubOf({ chapters: CHAPTERS.slice(0, 2) }) })
    const now = await open(reader, productId)
    const ask = ({ base, spine }: typeof now, { ticket }: typeof now) => get(`${base}${spine[0]?.href}?ticket=${ticket}`)
    expect(bareStatus(await ask(now, before))).toBe(403)
    expect(bareStatus(await ask(before, now))).toBe(403)
    // Who has just read on does not lose the chapter under their eyes.
    for (const opened of [now, before]) expect((await ask(opened, opened)).statusCode).toBe(200)
  })

  test('tells nothing to who got the money back, though the tickets are still good; nor does any call', async () => {
    const former = await owner(EPUB)
    const { ticket } = await open(former, EPUB)
    await former.call(copy.askForCopy, { params: { productId: EPUB } })
    await runJobs(db, api.settings)
    const asked = (await former.call(copy.askForCopy, { params: { productId: EPUB } })).data
    const deviceId = randomUUID()
    const body = { deviceId, name: 'Máy', isRenewal: false }
    await former.call(copy.keepOffline, { params: { productId: EPUB }, body })
    await refund(former)
    for (const url of await allAddresses(EPUB)) expect(bareStatus(await get(`${url}?ticket=${ticket}`))).toBe(404)
    expect(bareStatus(await get(asked.url ?? ''))).toBe(404)
    const params = { productId: EPUB }
    const place = { versionId: epubId, chapter: 'OEBPS/c1.xhtml', cfi: null, percent: 1, quote: '' }
    for (const reader of [former, stranger])
      for (const calling of [
        () => reader.call(book.openBook, { params }),
        () => reader.call(book.renewTicket, { params }),
        () => reader.call(book.searchBook, { params, query: { searchContent: 'dia ba' } }),
        () => reader.call(marks.savePosition, { params, body: place }),
        () => reader.call(marks.getChanges, { params, query: { since: 0 } }),
        () => reader.call(marks.syncMarks, { params, body: { since: 0, marks: [], removed: [] } }),
        () => reader.call(marks.exportMarks, { params, query: { format: 'csv' } }),
        () => reader.call(reportMisprint, { params, body: { chapter: 'x', page: null, quote: 'x', comment: '' } }),
        () => reader.call(copy.askForCopy, { params }),
        () => reader.call(copy.keepOffline, { params, body }),
        () => reader.call(copy.keepOffline, { params, body: { ...body, isRenewal: true } }),
      ])
        await expect(calling()).rejects.toMatchObject(refusal('OWNED_PRODUCT_NOT_FOUND'))
    expect((await former.call(book.searchLibrary, { query: { searchContent: 'địa bạ' } })).data).toEqual([])
    expect((await former.call(copy.listCopies, { query: {} })).total).toBe(0)
    expect((await former.call(marks.listMarks, { query: {} })).total).toBe(0)
    expect((await former.call(listDigitalProductsOwned, { query: {} })).total).toBe(0)
  })

  test('of what is not in a book is a missing file, whatever it is called', async () => {
    const { base, ticket } = await open(lan, EPUB)
    for (const path of ['OEBPS/khong-co.xhtml', '..%2F..%2Fetc%2Fpasswd', '%00', 'OEBPS', ''])
      expect(bareStatus(await get(`${base}${path}?ticket=${ticket}`))).toBe(404)
    expect(bareStatus(await get(`/media/books/khongphaima/x?ticket=${ticket}`))).toBe(404)
  })
})

describe('a preview', () => {
  test('is open to everybody and kept by caches; what it leaves out can’t be fetched there', async () => {
    // A printed book leads to the preview of its e-book.
    const { formats, hasPreview } = (await api.call(getProduct, { params: { id: PDF } })).data
    expect([hasPreview, formats.filter((format) => format.hasPreview).map(({ id }) => id)]).toEqual([true, [PDF]])
    const { data } = await api.call(book.openPreview, { params: { productId: PDF } })
    expect(data).toMatchObject({ ticket: null, expiresAt: null, pageCount: 2, previewPercent: 10, format: 'pdf' })
    // The places of the whole book's bytes are not the preview's.
    expect([data.openingRanges, data.openingPicture]).toEqual([[], null])
    const answer = await get(`${data.base}book.pdf`)
    expect(answer.headers['cache-control']).toBe('public, max-age=600')
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const ofEpub = (await api.call(book.openPreview, { params: { productId: OTHER } })).data
    const { rows } = await db.execute<{ path: string }>(sql`
      select path from book_resources where version_id = ${ofEpub.versionId} and part = 'full'
        and path not in (select path from book_resources where version_id = ${ofEpub.versionId} and part = 'preview')`)
    for (const { path } of rows) expect(bareStatus(await get(ofEpub.base + path))).toBe(404)
  })

  test('is not there without a file, and goes when the book is no longer sold', async () => {
    const ask = (productId: number) => api.call(book.openPreview, { params: { productId } })
    await expect(ask(EMPTY)).rejects.toMatchObject(refusal('BOOK_PREVIEW_NOT_FOUND'))
    const reader = await owner(EMPTY)
    await expect(open(reader, EMPTY)).rejects.toMatchObject(refusal('BOOK_NOT_READY'))
    const { base } = (await ask(OTHER)).data
    const sell = (isPublished: boolean) => db.execute(sql`update products set is_published = ${isPublished} where id = ${OTHER}`)
    await sell(false)
    await expect(ask(OTHER)).rejects.toMatchObject(refusal('BOOK_PREVIEW_NOT_FOUND'))
    expect(bareStatus(await get(`${base}OEBPS/c1.xhtml`))).toBe(404)
    await sell(true)
    expect(bareStatus(await get(`${base}OEBPS/c1.xhtml`))).toBe(200)
  })
})

describe('search', () => {
  const search = async (searchContent: string, productId = EPUB, skip?: number) =>
    lan.call(book.searchBook, { params: { productId }, query: { searchContent, skip } })

  test('finds without accents, in the order of the book, with words on both sides', async () => {
    const { data, total } = await search('dia ba')
    expect(total).toBe(3)
    expect(data.map(({ chapter, chapterTitle, match, occurrence }) => [chapter, chapterTitle, match, occurrence])).toEqual([
      ['OEBPS/c1.xhtml', 'Địa bạ', 'Địa bạ', 0],
      ['OEBPS/c1.xhtml', 'Địa bạ', 'địa bạ', 1],
      ['OEBPS/c3.xhtml', 'Tên đất', 'địa bạ', 0],
    ])
    expect(data[1]).toMatchObject({ before: 'Đọc ', after: ' vì thế là đọc cả điều được ghi.' })
    expect((await search('ĐỊA BẠ')).data).toEqual(data)
    expect((await search('duong nuoc')).data).toMatchObject([{ match: 'Đường nước', chapterTitle: 'Đê điều' }])
  })

  test('takes whole words first, a word that is only begun when there are none; nothing finds nothing', async () => {
    expect((await search('ba')).total).toBe(3)
    expect((await search('dia b')).data[0]).toMatchObject({ match: 'Địa bạ' })
    for (const nothing of ['', '  ', '!!!', 'khongcodau']) expect(await search(nothing)).toMatchObject({ data: [], total: 0 })
  })

  test('tells the page of a PDF, and goes on where it stopped', async () => {
    const { data, total } = await search('duong lang', PDF)
    expect(total).toBe(25)
    expect(data[24]).toMatchObject({ chapter: '#page=25', page: '25', match: 'đường làng' })
    expect((await search('duong lang', PDF, 20)).data.map(({ page }) => page)).toEqual(['21', '22', '23', '24', '25'])
  })

  test('goes over all books of one’s own, and no others', async () => {
    const { data } = await lan.call(book.searchLibrary, { query: { searchContent: 'duong' } })
    expect(data.map(({ productId, total, hits }) => [productId, total, hits.length])).toEqual([
      [PDF, 25, 3],
      [EPUB, 1, 1],
    ])
  })
})
