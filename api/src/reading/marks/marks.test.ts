import { randomUUID } from 'node:crypto'
import { listDigitalProductsOwned } from '@tq/contract/my-library.ts'
import { getMyOrder, listOrders } from '@tq/contract/order.ts'
import * as marks from '@tq/contract/reading/marks.ts'
import { refusal } from '@tq/contract/testing/refusal.ts'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addBook } from '../testing/add-book.ts'
import { CHAPTERS, epubOf } from '../testing/epub.ts'
import { openReadingTest, type Reader } from '../testing/readers.ts'
import { clearMarks } from './clear-marks.ts'

const { api, products, EPUB, PDF, EMPTY, epubId, owner, lan, open, giveBack } = await openReadingTest()
const { db } = api

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
