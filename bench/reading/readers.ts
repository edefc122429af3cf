import type { Data } from '@tq/contract/http/endpoint.ts'
import type { openBook } from '@tq/contract/reading/book.ts'
import { connect, type Database } from '@tq/db/database.ts'
import { sql } from 'drizzle-orm'
import type { OneCall } from '../load/calls.ts'
import { type Generator, measureLoad } from '../load/load.ts'
import { summarise, type Timing } from '../load/timing.ts'
import { RARE_WORDS } from '../material/books.ts'
import { openMembers } from '../members.ts'
import { type OnStop, type Program, startProgram } from '../program.ts'
import { type PlacedBook, placeBooks } from './place-books.ts'
import { measureReaderPage, type ReaderFeel } from './reader-page.ts'

export const READERS = 200
/** Each turns a page a second: nobody reads so fast, and everybody who leafs does. */
const EVERY_MS = 1_000
/** Of an EPUB one loads a chapter as one comes to it. */
const TURNS_A_CHAPTER = 10
/** What a viewer of PDFs asks for at a time. */
const PART_BYTES = 65_536
/** One in four reads a PDF. */
const PDF_READERS = 4
const ROUNDS = 40
const STAMPED_EACH = 3

type Opened = Data<typeof openBook>

export interface Reading {
  books: PlacedBook[]
  /** From the press on a book to all that a reader must know before its first chapter. */
  opening: Timing
  search: { words: string; book: PlacedBook; timing: Timing }[]
  position: Timing
  turns: Timing
  /** The same while the program also makes copies for buyers. */
  turnsMeanwhile: Timing
  /** The slowest of a few, from the press to the file, by a job of the queue. */
  stamping: { book: PlacedBook; ms: number }[]
  pages: ReaderFeel[]
}

interface Reader {
  token: string
  book: PlacedBook
  opened: Opened
}

export async function measureReading(
  databaseUrl: string,
  generator: Generator,
  { isQuick, onStop }: { isQuick: boolean; onStop: OnStop },
): Promise<Reading> {
  const db = connect({ url: databaseUrl, max: 4 })
  try {
    const { dataDir, books, remove } = await placeBooks(db, onStop)
    // With its jobs, as it runs unless told otherwise: copies are made by the same process.
    const program = await startProgram(databaseUrl, onStop, { DATA_DIR: dataDir, ROLE: 'all' })
    const { readers, opening } = await openReaders(db, program, books)
    const run = (flows: OneCall[][], connections: number, everyMs = 0) => {
      const [first] = flows[0] as [OneCall]
      const seconds = everyMs ? (isQuick ? 6 : 30) : isQuick ? 2 : 5
      return measureLoad(generator, { kind: 'calls', ...first, flows, connections, everyMs, seconds }, program.pid)
    }
    const search: Reading['search'] = []
    for (const reader of books.map((book) => readers.find((each) => each.book === book) as Reader))
      for (const words of ['ruong', 'lang nuoc', RARE_WORDS, 'khong co o dau ca'])
        search.push({ words, book: reader.book, timing: await run([[searchCall(program, reader, words)]], 1) })
    const saves = inRounds(readers, (reader, turn) => [saveCall(program, reader, turn)])
    const turning = inRounds(readers, (reader, turn) => turnCalls(program, reader, turn))
    // Everything once: nobody is the first.
    await run(turning, READERS, EVERY_MS)
    const position = await run(saves, READERS, EVERY_MS)
    const turns = await run(turning, READERS, EVERY_MS)
    const stamping: Reading['stamping'] = []
    for (const book of books) stamping.push({ book, ms: await measureStamping(program, readers, book) })
    let isTurning = true
    const copying = copyMeanwhile(program, readers.slice(READERS / 2), () => isTurning)
    const turnsMeanwhile = await run(turning, READERS, EVERY_MS)
    isTurning = false
    await copying
    const [{ token }] = readers as [Reader]
    const pages = await measureReaderPage(program.address, token, books)
    await program.stop()
    await remove()
    return { books, opening, search, position, turns, turnsMeanwhile, stamping, pages }
  } finally {
    await db.$client.end()
  }
}

const headersOf = (token: string) => ({ 'content-type': 'application/json', authorization: `Bearer ${token}` })

async function openReaders(db: Database, { address }: Program, books: PlacedBook[]) {
  const members = await openMembers(db, READERS)
  const ids = sql.param(members.map(({ id }) => id))
  await db.execute(sql`insert into entitlements (user_id, product_id, source)
    select u.id, p.id, 'staff' from unnest(${ids}::uuid[]) u (id), unnest(${sql.param(books.map((book) => book.productId))}::int[]) p (id)`)
  const [epubs, pdfs] = [books.filter(({ format }) => format === 'epub'), books.filter(({ format }) => format === 'pdf')]
  const readers: Reader[] = []
  const times: number[] = []
  const startedAt = performance.now()
  for (const [n, { token }] of members.entries()) {
    const list = n % PDF_READERS ? epubs : pdfs
    const book = list[Math.floor(n / PDF_READERS) % list.length] as PlacedBook
    const before = performance.now()
    const answer = await fetch(`${address}/api/Reading/Books/${book.productId}`, { headers: headersOf(token) })
    const { data } = (await answer.json()) as { data: Opened }
    if (!answer.ok) throw new Error(`A book was not opened: ${answer.status}`)
    times.push(performance.now() - before)
    readers.push({ token, book, opened: data })
  }
  return { readers, opening: summarise(times, performance.now() - startedAt, 0) }
}

/** All readers' first turn, then their second, as they come one after another; each is at another page. */
const inRounds = (readers: Reader[], calls: (reader: Reader, turn: number) => OneCall[]) =>
  Array.from({ length: ROUNDS }, (_, turn) => readers.map((reader, n) => calls(reader, turn + n))).flat()

const searchCall = ({ address }: Program, { token, book }: Reader, words: string): OneCall => ({
  method: 'GET',
  url: `${address}/api/Reading/Books/${book.productId}/Search?searchContent=${encodeURIComponent(words)}`,
  headers: headersOf(token),
})

/** Where one is on this turn. Positions that are not saved because a later one is there would be too cheap: each is of now. */
function saveCall({ address }: Program, { token, book, opened }: Reader, turn: number): OneCall {
  const { spine, pageCount } = opened
  const chapter = book.format === 'pdf' ? `#page=${turn + 1}` : (spine[Math.floor(turn / TURNS_A_CHAPTER)]?.href ?? '')
  const place = {
    versionId: opened.versionId,
    chapter,
    cfi: `epubcfi(/6/4!/4/${2 * turn}/1:0)`,
    percent: (100 * turn) / pageCount,
  }
  const body = JSON.stringify({ ...place, quote: 'Một thửa ruộng bỏ trống bên bờ đê cũ.' })
  return { method: 'POST', url: `${address}/api/Reading/Books/${book.productId}/Position`, headers: headersOf(token), body }
}

/**
 * Every turn saves the place, which is more than the reader's page does: it waits until a page rests. In an EPUB each tenth also loads a
 * chapter and the picture in it, in a PDF each loads a part of the file. What one turn asks for is timed as one.
 */
function turnCalls(program: Program, reader: Reader, turn: number): OneCall[] {
  const save = saveCall(program, reader, turn)
  const { base, ticket, spine } = reader.opened
  const file = (href: string, headers: Record<string, string> = {}): OneCall => ({
    ...{ method: 'GET', url: `${program.address}${base}${href}?ticket=${ticket}`, headers },
  })
  if (reader.book.format === 'pdf') {
    const parts = Math.floor((spine[0]?.bytes ?? 0) / PART_BYTES)
    const from = (turn % parts) * PART_BYTES
    return [file('book.pdf', { range: `bytes=${from}-${from + PART_BYTES - 1}` }), save]
  }
  if (turn % TURNS_A_CHAPTER) return [save]
  const n = turn / TURNS_A_CHAPTER
  return [file(spine[n]?.href ?? ''), file(`OEBPS/anh-${n + 1}.png`), save]
}

async function measureStamping(program: Program, readers: Reader[], book: PlacedBook): Promise<number> {
  const times: number[] = []
  for (const { token } of readers.slice(0, STAMPED_EACH)) times.push(await stamp(program, token, book))
  return Math.max(...times)
}

/** From the press on "Tải về" to the file's being there. */
async function stamp({ address }: Program, token: string, { productId }: PlacedBook): Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  const startedAt = performance.now()
  for (;;) {
    const answer = await fetch(`${address}/api/Reading/Books/${productId}/Copy`, { method: 'POST', headers })
    const { data } = (await answer.json()) as { data: { state: string } }
    if (!answer.ok) throw new Error(`No copy: ${answer.status}`)
    if (data.state === 'ready') return performance.now() - startedAt
    await new Promise((go) => setTimeout(go, 20))
  }
}

async function copyMeanwhile(program: Program, readers: Reader[], isWanted: () => boolean): Promise<void> {
  for (const { token, book } of readers) if (isWanted()) await stamp(program, token, book)
}
