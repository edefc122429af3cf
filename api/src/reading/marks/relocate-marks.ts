import type { Database, Tx } from '@tq/db/database.ts'
import { bookPassages, bookResources } from '@tq/db/schema/reading/book.ts'
import { readingBooks, readingMarks } from '@tq/db/schema/reading/reader.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { CurrentVersion } from '../read/current-version.ts'
import { foldedQuery, spansOf, wordsTyped } from '../read/find-words.ts'
import { percentAt } from '../read/search-book.ts'
import { nextRevision } from './reading-row.ts'

/** So many words find a place; more may run into the next paragraph. */
const WORDS = 12
/** Without so many a place is found anywhere. */
const FEWEST_WORDS = 3

interface Old {
  chapter: string
  percent: number
  quote: string
}
interface Place {
  chapter: string
  percent: number
}

/**
 * A new file came since these marks were made: each is found again by its words, nearest to where it was. Done once for each person and
 * version, when they open it; their devices hear of it as of any change.
 */
export async function relocateMarks(db: Database, userId: string, version: CurrentVersion): Promise<void> {
  const productId = version.product_id
  const old = and(
    eq(readingMarks.userId, userId),
    eq(readingMarks.productId, productId),
    isNull(readingMarks.removedAt),
    sql`${readingMarks.versionId} is distinct from ${version.id}`,
  )
  const oldPosition = and(
    eq(readingBooks.userId, userId),
    eq(readingBooks.productId, productId),
    sql`${readingBooks.positionAt} is not null and ${readingBooks.versionId} is distinct from ${version.id}`,
  )
  if (!(await db.$count(readingMarks, old)) && !(await db.$count(readingBooks, oldPosition))) return
  const find = await openFinder(db, version)
  await db.transaction(async (tx: Tx) => {
    const revision = await nextRevision(tx, userId, productId)
    for (const mark of await tx.select().from(readingMarks).where(old)) {
      const place = find(mark)
      await tx
        .update(readingMarks)
        .set({ ...place, versionId: version.id, cfi: null, isLost: place === null, revision })
        .where(and(eq(readingMarks.userId, userId), eq(readingMarks.id, mark.id)))
    }
    for (const { chapter, percent, quote } of await tx.select().from(readingBooks).where(oldPosition)) {
      const place = find({ chapter: chapter ?? '', percent: percent ?? 0, quote: quote ?? '' })
      await tx
        .update(readingBooks)
        .set({ ...place, versionId: version.id, cfi: null, positionRevision: revision })
        .where(oldPosition)
    }
  })
}

/** Reads the whole book once: it is a megabyte or two, and there may be hundreds of marks. */
async function openFinder(db: Database, { id, format, facts }: CurrentVersion): Promise<(old: Old) => Place | null> {
  const passages = await db.select().from(bookPassages).where(eq(bookPassages.versionId, id))
  const chapters = await db
    .select({ path: bookResources.path, position: bookResources.position })
    .from(bookResources)
    .where(and(eq(bookResources.versionId, id), eq(bookResources.part, 'full')))
  const paths = new Map(chapters.map(({ path, position }) => [position, path]))
  const pathOf = (chapter: number) => (format === 'pdf' ? `#page=${chapter + 1}` : (paths.get(chapter) ?? ''))
  return ({ percent, quote }) => {
    const list = wordsTyped(quote).slice(0, WORDS)
    if (list.length < FEWEST_WORDS) return null
    const query = foldedQuery(list, { isBegun: false })
    const places = passages
      .filter(({ folded }) => folded.includes(query))
      .flatMap(({ chapter, startsAt, text }) =>
        spansOf(text, list, { isBegun: false }).map(({ start }) => ({
          chapter: pathOf(chapter),
          percent: Math.min(100, percentAt(startsAt + start, facts)),
        })),
      )
    return places.toSorted((a, b) => Math.abs(a.percent - percent) - Math.abs(b.percent - percent))[0] ?? null
  }
}
