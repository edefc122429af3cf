import { randomUUID } from 'node:crypto'
import { getProduct } from '@tq/contract/catalog.ts'
import { listDigitalProductsOwned } from '@tq/contract/my-library.ts'
import { getMyOrder, listOrders, refundOrder } from '@tq/contract/order.ts'
import * as book from '@tq/contract/reading/book.ts'
import * as copy from '@tq/contract/reading/copy.ts'
import * as marks from '@tq/contract/reading/marks.ts'
import { reportMisprint } from '@tq/contract/reading/misprint.ts'
import { bareStatus, refusal } from '@tq/contract/testing/refusal.ts'
import { users } from '@tq/db/schema/account/accounts.ts'
import { entitlements } from '@tq/db/schema/entitlement.ts'
import { eq, sql } from 'drizzle-orm'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { addBought } from '../order/testing/bought.ts'
import { openTestLogin } from '../profile/testing/login.ts'
import { addPerson } from '../profile/testing/people.ts'
import { testApi } from '../testing/api.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { PDF_FILE } from './intake/pdf/take-pdf.ts'
import { clearMarks } from './marks/clear-marks.ts'
import { addBook, digitalProducts } from './testing/add-book.ts'
import { CHAPTERS, epubOf } from './testing/epub.ts'
import { pdfOf } from './testing/pdf.ts'

const api = await testApi()
const { db, server } = api
api.leavesBroken('what was bought online is open from the payment until the refund of its line', 'closed by hand')
const products = await digitalProducts(db)
const PAGES = Array.from({ length: 25 }, (_, n) => `Trang thứ ${n + 1} viết về đường làng`)
const [EPUB = 0, PDF = 0, EMPTY = 0, OTHER = 0] = products
const epubId = await addBook(api, { productId: EPUB, allowsDownload: true })
await addBook(api, { productId: PDF, content: await pdfOf(PAGES), format: 'pdf', allowsDownload: true })
await addBook(api, {
  productId: OTHER,
  content: epubOf({ chapters: [...CHAPTERS, { title: 'Khác', body: '<p>Sách khác</p>' }] }),
})

async function owner(...owned: number[]) {
  const person = await addPerson(db)
  for (const productId of owned) await addBought(db, { userId: person.id, productId, kind: 'digital' })
  return { ...person, call: api.as(person).call }
}
type Reader = Awaited<ReturnType<typeof owner>>
const open = async ({ call }: Reader, productId: number) => (await call(book.openBook, { params: { productId } })).data
const giveBack = (userId: string) => db.update(entitlements).set({ revokedAt: new Date() }).where(eq(entitlements.userId, userId))
/** The press gives the money for a book back. */
async function refund({ call }: Reader): Promise<void> {
  const [staff] = await db.select().from(users).where(eq(users.role, 'staff'))
  const [order] = (await call(listOrders, { query: {} })).data
  const { id = '', lines } = (await call(getMyOrder, { params: { id: order?.id ?? '' } })).data
  const body = { lines: [{ lineId: lines[0]?.id ?? 0, quantity: 1 }], expectedRefunded: 0, reason: 'Mua nhầm' }
  await api.as(staff as typeof staff & {}).call(refundOrder, { params: { id }, body })
}
const lan = await owner(EPUB, PDF)
const stranger = await owner(OTHER)
afterEach(() => void vi.useRealTimers())

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers })
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

describe('where somebody is', () => {
  const at = (reader: Reader, percent: number, secondsAgo = 0) =>
    reader.call(marks.savePosition, {
      params: { productId: EPUB },
      body: { versionId: epubId, chapter: 'OEBPS/c2.xhtml', cfi: 'epubcfi(/6/4!/4)', percent, quote: 'Đường nước', secondsAgo },
    })

  test('is known on every device; the later moment wins, whatever arrives last', async () => {
    const reader = await owner(EPUB)
    await at(reader, 40)
    // A device that was offline sends what happened an hour ago.
    expect((await at(reader, 10, 3600)).data.position.percent).toBe(40)
    expect((await open(reader, EPUB)).position).toMatchObject({
      percent: 40,
      chapter: 'OEBPS/c2.xhtml',
      cfi: 'epubcfi(/6/4!/4)',
      versionId: epubId,
    })
    await Promise.all(Array.from({ length: 10 }, (_, n) => at(reader, 50 + n)))
    expect((await open(reader, EPUB)).position?.percent).toBeGreaterThanOrEqual(50)
  })

  test('stands on one’s shelf, the book read last first; the order leads to what can be read of it, until it is given back', async () => {
    const reader = await owner(EPUB, PDF, EMPTY)
    const shelf = async () =>
      (await reader.call(listDigitalProductsOwned, { query: {} })).data.map(({ productId, reading }) => [
        productId,
        reading && [reading.percent, reading.placeTitle],
      ])
    expect(await shelf()).toEqual([
      [EMPTY, null],
      [PDF, [null, null]],
      [EPUB, [null, null]],
    ])
    const page = { versionId: epubId, chapter: '#page=12', cfi: null, percent: 48, quote: '' }
    await reader.call(marks.savePosition, { params: { productId: PDF }, body: page })
    await at(reader, 40)
    expect(await shelf()).toEqual([
      [EPUB, [40, 'Đê điều']],
      [PDF, [48, 'Trang 12']],
      [EMPTY, null],
    ])
    const orders = (await reader.call(listOrders, { query: {} })).data
    const canRead = () =>
      Promise.all(
        orders.map(async ({ id }) => (await reader.call(getMyOrder, { params: { id } })).data.lines.map((l) => l.canRead)),
      )
    expect((await canRead()).flat().toSorted()).toEqual([false, true, true])
    await giveBack(reader.id)
    expect((await canRead()).flat()).toEqual([false, false, false])
  })

  test.each([
    ['a percent above a hundred', { percent: 101 }],
    ['a quote without end', { quote: 'x'.repeat(301) }],
    ['a moment to come', { secondsAgo: -5 }],
  ])('%s is refused', async (_, wrong) => {
    const body = { versionId: epubId, chapter: 'c', cfi: null, percent: 1, quote: '', ...wrong }
    await expect(lan.call(marks.savePosition, { params: { productId: EPUB }, body })).rejects.toMatchObject(
      refusal('INPUT_INVALID'),
    )
  })
})

describe('marks and notes', () => {
  type Sent = Parameters<typeof sync>[1]['marks']
  const mark = (more: Partial<NonNullable<Sent>[number]> = {}) => ({
    ...{ id: randomUUID(), kind: 'mark' as const, colour: 'yellow' as const, versionId: epubId, chapter: 'OEBPS/c1.xhtml' },
    ...{ chapterTitle: 'Địa bạ', cfi: 'epubcfi(/6/2!/4/4)', percent: 12, quote: 'Đọc địa bạ vì thế là đọc cả điều được ghi.' },
    ...{ note: 'Dùng câu này', page: '22', ...more },
  })
  const sync = async (
    reader: Reader,
    {
      since = 0,
      marks: sent = [],
      removed = [],
    }: { since?: number; marks?: Parameters<typeof body>[0]; removed?: { id: string; secondsAgo?: number }[] },
    productId = EPUB,
  ) => (await reader.call(marks.syncMarks, { params: { productId }, body: { since, marks: sent, removed } })).data
  const body = (
    list: {
      id: string
      kind: 'mark' | 'bookmark'
      colour: 'yellow' | 'green' | 'blue' | 'pink' | null
      versionId: string
      chapter: string
      chapterTitle: string
      cfi: string | null
      percent: number
      quote: string
      note: string
      page: string | null
      secondsAgo?: number
    }[],
  ) => list
  const changes = async (reader: Reader, since: number) =>
    (await reader.call(marks.getChanges, { params: { productId: EPUB }, query: { since } })).data

  test('of two devices are united; each hears only what is new to it, and what was removed', async () => {
    const reader = await owner(EPUB)
    const [one, two] = [mark(), mark({ kind: 'bookmark', colour: null, note: '', percent: 50 })]
    const phone = await sync(reader, { marks: [one] })
    const laptop = await sync(reader, { marks: [two] })
    expect(laptop.marks.map(({ id }) => id)).toEqual([one.id, two.id])
    const heard = await changes(reader, phone.revision)
    expect(heard.marks.map(({ id }) => id)).toEqual([two.id])
    await sync(reader, { since: heard.revision, removed: [{ id: one.id }] })
    expect(await changes(reader, heard.revision)).toMatchObject({ marks: [], removed: [one.id] })
    expect((await changes(reader, 0)).marks.map(({ id }) => id)).toEqual([two.id])
    // What was removed does not come back with a device that slept.
    await sync(reader, { marks: [{ ...one, note: 'lại' }] })
    expect((await changes(reader, 0)).marks.map(({ id }) => id)).toEqual([two.id])
    const { rows } = await db.execute(sql`select quote, note from reading_marks where user_id = ${reader.id} and id = ${one.id}`)
    expect(rows).toEqual([{ quote: '', note: '' }])
  })

  test('changed on both keep the later words; sent twice they are there once', async () => {
    const reader = await owner(EPUB)
    const one = mark({ note: 'trước' })
    await sync(reader, { marks: [{ ...one, secondsAgo: 100 }] })
    await sync(reader, { marks: [{ ...one, note: 'sau' }] })
    await sync(reader, { marks: [{ ...one, note: 'cũ hơn', secondsAgo: 50 }], removed: [{ id: one.id, secondsAgo: 60 }] })
    expect((await changes(reader, 0)).marks).toMatchObject([
      { id: one.id, note: 'sau', page: '22', colour: 'yellow', isLost: false },
    ])
    const all = Array.from({ length: 8 }, () => mark())
    await Promise.all([...all, ...all].map((made) => sync(reader, { marks: [made] })))
    const { marks: found, revision } = await changes(reader, 0)
    expect(found).toHaveLength(9)
    expect(revision).toBe(19)
  })

  test('that were removed are told to a device that was away for a year, and are cleared after that', async () => {
    const reader = await owner(EPUB)
    const one = mark()
    const { revision } = await sync(reader, { marks: [one] })
    await sync(reader, { since: revision, removed: [{ id: one.id }] })
    const removedAgo = (days: number) =>
      db.execute(sql`update reading_marks set removed_at = now() - make_interval(days => ${days}::int) where id = ${one.id}`)
    await removedAgo(366)
    await clearMarks(db)
    expect((await changes(reader, revision)).removed).toEqual([one.id])
    await removedAgo(371)
    await clearMarks(db)
    expect((await changes(reader, revision)).removed).toEqual([])
  })

  test('written by several devices at once are as the last moment left them, and so is the place', async () => {
    const reader = await owner(EPUB)
    const one = mark()
    const moments = [90, 30, 0, 60, 120]
    const place = { versionId: epubId, chapter: 'OEBPS/c1.xhtml', cfi: null, quote: '' }
    await Promise.all(
      moments.flatMap((secondsAgo) => [
        sync(reader, { marks: [{ ...one, note: `${secondsAgo} giây trước`, secondsAgo }] }),
        reader.call(marks.savePosition, {
          params: { productId: EPUB },
          body: { ...place, percent: 100 - secondsAgo / 2, secondsAgo },
        }),
      ]),
    )
    const { marks: found, position } = await changes(reader, 0)
    expect(found.map(({ note }) => note)).toEqual(['0 giây trước'])
    expect(position?.percent).toBe(100)
  })

  test('nobody’s id is another’s: the same one twice is two people’s marks', async () => {
    const [one, two] = [await owner(EPUB), await owner(EPUB)]
    const made = mark()
    await sync(one, { marks: [made] })
    await sync(two, { marks: [{ ...made, note: 'của tôi' }] })
    expect((await changes(one, 0)).marks).toMatchObject([{ note: 'Dùng câu này' }])
    expect((await changes(two, 0)).marks).toMatchObject([{ note: 'của tôi' }])
  })

  test.each([
    ['a note of 100 kB', { note: 'ghi chú '.repeat(12_500) }, 'marks.0.note'],
    ['a bookmark with a colour', { kind: 'bookmark' as const }, 'marks.0.colour'],
    ['a colour we do not have', { colour: 'đỏ' as 'pink' }, 'marks.0.colour'],
  ])('%s is refused and nothing is stored', async (_, wrong, field) => {
    const reader = await owner(EPUB)
    const sending = sync(reader, { marks: [mark(), mark(wrong)].reverse() })
    await expect(sending).rejects.toMatchObject(refusal('INPUT_INVALID', { fields: [{ field }] }))
    expect((await changes(reader, 0)).marks).toEqual([])
  })

  test('a book takes two thousand', async () => {
    const reader = await owner(EPUB)
    await db.execute(sql`insert into reading_marks (user_id, id, product_id, kind, chapter, chapter_title, percent, quote, note, revision, created_at, changed_at)
      select ${reader.id}, gen_random_uuid(), ${EPUB}, 'bookmark', 'c', '', 1, '', '', 1, now(), now() from generate_series(1, 2000)`)
    await expect(sync(reader, { marks: [mark()] })).rejects.toMatchObject(refusal('MARKS_FULL'))
  })

  test('are found again in a new file by their words; what is gone stays, and says so', async () => {
    const [productId = 0] = products.slice(6)
    const first = await addBook(api, { productId })
    const reader = await owner(productId)
    const kept = mark({ versionId: first })
    const gone = mark({ versionId: first, quote: 'Đường nước chia làng ra làm hai nửa', percent: 60 })
    await sync(reader, { marks: [kept, gone] }, productId)
    const place = {
      versionId: first,
      chapter: 'OEBPS/c3.xhtml',
      cfi: 'epubcfi(/6/6!/4)',
      percent: 90,
      quote: 'Đất thì đổi chủ, chứ tên thì',
    }
    await reader.call(marks.savePosition, { params: { productId }, body: place })
    const [one, , three] = CHAPTERS
    const chapters = [
      { title: 'Lời mới', body: '<p>Lời nói đầu của lần in sau.</p>' },
      ...[one, three].filter((c) => c !== undefined),
    ]
    const second = await addBook(api, { productId, content: epubOf({ chapters }) })
    const opened = await open(reader, productId)
    expect(opened).toMatchObject({
      versionId: second,
      version: 2,
      position: { chapter: 'OEBPS/c3.xhtml', cfi: null, versionId: second },
    })
    const { data } = await reader.call(marks.getChanges, { params: { productId }, query: { since: 0 } })
    expect(data.marks.find(({ id }) => id === kept.id)).toMatchObject({
      chapter: 'OEBPS/c2.xhtml',
      cfi: null,
      isLost: false,
      versionId: second,
      note: 'Dùng câu này',
    })
    expect(data.marks.find(({ id }) => id === gone.id)).toMatchObject({ isLost: true, percent: 60, quote: gone.quote })
    expect((await open(reader, productId)).revision).toBe(opened.revision)
  })

  test('are listed and exported as Markdown, HTML and CSV; what looks like a formula is none', async () => {
    const reader = await owner(EPUB)
    await sync(reader, {
      marks: [mark({ note: '=1+1 <b>' }), mark({ kind: 'bookmark', colour: null, note: '', quote: '', percent: 80 })],
    })
    const list = await reader.call(marks.listMarks, { query: { productId: EPUB } })
    expect(list).toMatchObject({ total: 2, data: [{ productId: EPUB, note: '=1+1 <b>' }, { kind: 'bookmark' }] })
    expect(await reader.call(marks.listMarks, { query: { only: 'notes' } })).toMatchObject({
      total: 1,
      books: [{ productId: EPUB, count: 2 }],
    })
    const write = async (format: 'markdown' | 'html' | 'csv') =>
      (await reader.call(marks.exportMarks, { params: { productId: EPUB }, query: { format } })).data
    expect((await write('markdown')).text).toContain(
      '> Đọc địa bạ vì thế là đọc cả điều được ghi.\n\n=1+1 <b>\n\n*Đánh dấu vàng · Trang 22 · ',
    )
    expect((await write('html')).text).toContain('<p>=1+1 &lt;b&gt;</p>')
    const csv = await write('csv')
    expect(csv.fileName).toMatch(/^ghi-chu-.+\.csv$/)
    expect(csv.text).toContain(`"'=1+1 <b>"`)
    await giveBack(reader.id)
    expect(await reader.call(marks.listMarks, { query: {} })).toMatchObject({ total: 0, books: [] })
  })
})

describe('a copy to keep', () => {
  const ask = async ({ call }: Reader, productId: number) => (await call(copy.askForCopy, { params: { productId } })).data

  test('is made by a job, carries its buyer’s name, order and masked mailbox, and is the same the next time', async () => {
    const reader = await owner(EPUB, PDF)
    for (const productId of [EPUB, PDF]) {
      expect(await ask(reader, productId)).toMatchObject({ state: 'preparing', url: null, left: 10 })
      await runJobs(db, api.settings)
      const ready = await ask(reader, productId)
      expect(ready).toMatchObject({ state: 'ready', version: 1, fileName: expect.stringMatching(/\.(epub|pdf)$/) })
      const answer = await get(ready.url ?? '')
      expect(answer.headers['content-disposition']).toContain('attachment; filename=')
      const said = productId === EPUB ? await wordsOfEpub(answer.rawPayload) : await wordsOfPdf(answer.rawPayload)
      const { rows } = await db.execute<{ code: string }>(sql`select o.code from orders o join order_lines l on l.order_id = o.id
        where o.user_id = ${reader.id} and l.product_id = ${productId}`)
      const [local = ''] = reader.email.split('@')
      expect(said).toContain(`Bản của ${reader.name} · đơn ${rows[0]?.code} · ${local[0]}***${local.at(-1)}@`)
      expect(said).not.toContain(reader.email)
      expect(await ask(reader, productId)).toMatchObject({ id: ready.id, left: 9 })
    }
    expect((await reader.call(copy.listCopies, { query: {} })).total).toBe(2)
    expect((await reader.call(copy.listCopies, { query: { productId: PDF } })).data).toMatchObject([{ productId: PDF, left: 9 }])
  })

  test('is fetched ten times and no more; the rest of a broken download is not counted', async () => {
    const reader = await owner(PDF)
    await ask(reader, PDF)
    await runJobs(db, api.settings)
    const { url } = await ask(reader, PDF)
    const answers = await Promise.all(Array.from({ length: 12 }, () => get(url ?? '')))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10)
    expect((await get(url ?? '', { range: 'bytes=10-' })).statusCode).toBe(206)
    await expect(ask(reader, PDF)).rejects.toMatchObject(refusal('COPIES_USED_UP'))
    expect(bareStatus(await get(url?.split('?')[0] ?? ''))).toBe(404)
    expect(bareStatus(await get(`${url}x`))).toBe(403)
  })

  test('is fetched without its first byte: that is a download too; the rests of one are weighed, and others are counted', async () => {
    const reader = await owner(EPUB)
    await ask(reader, EPUB)
    await runJobs(db, api.settings)
    const { url } = await ask(reader, EPUB)
    const left = async (range: string, headers = {}) => {
      expect((await get(url ?? '', { range, ...headers })).statusCode).toBeLessThan(300)
      return (await ask(reader, EPUB)).left
    }
    expect(await left('bytes=1-')).toBe(9)
    // It broke off twice.
    for (const rest of ['bytes=2-', 'bytes=3-']) expect(await left(rest)).toBe(9)
    expect(await left('bytes=1-')).toBe(8)
    // Headers to which the whole file is the answer.
    for (const range of ['bytes=5-,0-', 'items=1-', 'bytes=9-1']) await left(range)
    expect(await left('bytes=1-', { 'if-range': '"old"' })).toBe(4)
    expect((await server.inject({ method: 'HEAD', url: url ?? '' })).statusCode).toBe(200)
    expect((await get(url ?? '', { range: 'bytes=999999999-' })).statusCode).toBe(416)
    expect((await ask(reader, EPUB)).left).toBe(4)
  })

  test('whose job gave up is made when it is asked for again; one that is tried again later is left to that', async () => {
    const reader = await owner(PDF)
    const jobs = async () =>
      (
        await db.execute<{ id: string; attempts: number }>(
          sql`select id, attempts from graphile_worker.jobs where key like 'stamp-copy:%'`,
        )
      ).rows
    await ask(reader, PDF)
    const [first] = await jobs()
    await ask(reader, PDF)
    expect(await jobs()).toEqual([first])
    await db.execute(sql`update graphile_worker._private_jobs set attempts = max_attempts where key like 'stamp-copy:%'`)
    expect(await ask(reader, PDF)).toMatchObject({ state: 'preparing' })
    await runJobs(db, api.settings)
    expect(await ask(reader, PDF)).toMatchObject({ state: 'ready' })
    expect(await jobs()).toEqual([])
  })

  test('that cannot be made is said to have failed when nobody tries any more, and is made when it is asked for again', async () => {
    const reader = await owner(PDF)
    const { id } = await ask(reader, PDF)
    const stateNow = async () => (await reader.call(copy.listCopies, { query: { productId: PDF } })).data[0]?.state
    const moveFile = (from: string, to: string) =>
      db.execute(sql`update book_resources set path = ${to} where path = ${from} and part = 'full'
        and version_id = (select version_id from book_copies where id = ${id}::uuid)`)
    await moveFile(PDF_FILE, 'away.pdf')
    const isJob = sql`key = ${`stamp-copy:${id}`}`
    const tryOnce = async () => {
      await db.execute(sql`update graphile_worker._private_jobs set run_at = now() where ${isJob}`)
      await runJobs(db, api.settings)
      return (await db.execute<{ attempts: number }>(sql`select attempts from graphile_worker._private_jobs where ${isJob}`)).rows
    }
    for (const [before, state] of ['preparing', 'preparing', 'preparing', 'failed'].entries()) {
      expect(await tryOnce()).toEqual([{ attempts: before + 1 }])
      expect(await stateNow()).toBe(state)
    }
    await moveFile('away.pdf', PDF_FILE)
    expect(await ask(reader, PDF)).toMatchObject({ id, state: 'preparing' })
    await runJobs(db, api.settings)
    expect(await stateNow()).toBe('ready')
  })

  test('is not to be had where the press does not allow it', async () => {
    await expect(ask(stranger, OTHER)).rejects.toMatchObject(refusal('COPY_NOT_ALLOWED'))
  })

  async function wordsOfEpub(content: Buffer): Promise<string> {
    const { unzipSync, strFromU8 } = await import('fflate')
    const files = unzipSync(content)
    expect(content.subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip')
    expect(strFromU8(files['tq-package.opf'] as Uint8Array)).toContain('<dc:rights>Bản của')
    const page = strFromU8(files['tq-ban-cua.xhtml'] as Uint8Array)
    return page.replace(/<br\/>|<\/strong><\/p>\s*<p[^>]*>/g, ' · ').replace(/<[^>]+>/g, '')
  }

  async function wordsOfPdf(content: Buffer): Promise<string> {
    const { openPdf } = await import('./intake/pdf/open-pdf.ts')
    const pdf = await openPdf(content)
    const { items } = await (await pdf.getPage(pdf.numPages)).getTextContent()
    await pdf.loadingTask.destroy()
    return items
      .map((item) => ('str' in item ? item.str : ''))
      .join('')
      .normalize('NFC')
  }
})

describe('a device that keeps a book', () => {
  test('has a key of its own, the same each time; five keep it, until one lets go', async () => {
    const reader = await owner(EPUB)
    const keep = async (deviceId: string, more = {}) =>
      (await reader.call(copy.keepOffline, { params: { productId: EPUB }, body: { deviceId, name: 'Điện thoại', ...more } })).data
    const devices = Array.from({ length: 5 }, () => randomUUID())
    const keys = await Promise.all(devices.map((id) => keep(id)))
    expect(new Set(keys.map(({ key }) => key)).size).toBe(5)
    for (const more of [{}, { isRenewal: true }]) expect((await keep(devices[0] ?? '', more)).key).toBe(keys[0]?.key)
    expect(Buffer.from(keys[0]?.key ?? '', 'base64')).toHaveLength(32)
    await expect(keep(randomUUID())).rejects.toMatchObject(refusal('DEVICES_FULL'))
    const drop = () => reader.call(copy.dropOffline, { params: { productId: EPUB, deviceId: devices[0] ?? '' } })
    await drop()
    await expect(drop()).rejects.toMatchObject(refusal('DEVICE_NOT_FOUND'))
    // Whoever took it off the list, the device itself does not put it back.
    await expect(keep(devices[0] ?? '', { isRenewal: true })).rejects.toMatchObject(refusal('DEVICE_NOT_FOUND'))
    expect((await reader.call(copy.listDevices, { query: {} })).total).toBe(4)
    expect((await reader.call(copy.listDevices, { query: { productId: PDF } })).total).toBe(0)
    expect((await lan.call(copy.listDevices, { query: {} })).total).toBe(0)
  })
})
