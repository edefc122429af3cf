import type { Database } from '@tq/db/database.ts'
import { bookPassages, bookResources, bookVersions } from '@tq/db/schema/reading/book.ts'
import { words } from '@tq/db/search/fold.ts'
import { invalidateTags } from '@tq/db/tags.ts'
import { and, eq, sql } from 'drizzle-orm'
import { raiseStaffAlert } from '../../staff/staff-alerts.ts'
import type { BookError } from './book-error.ts'
import type { BookDeps, ResourceRow } from './store-resource.ts'
import type { TakenBook } from './taken-book.ts'

const AT_ONCE = 500

/** Each word has a space of its own on both sides: whole words are found and counted by plain comparing, `ba  ba` too. */
export const foldedWords = (text: string) =>
  ` ${words(text)
    .map(({ plain }) => plain)
    .join('  ')} `

/** Everything at once. One that was removed or finished meanwhile stays as it is. */
export async function readyBook(
  { db }: Pick<BookDeps, 'db'>,
  { id, productId }: { id: string; productId: number },
  { facts, problems, note, passages, rows }: TakenBook & { rows: ResourceRow[] },
): Promise<void> {
  await db.transaction(async (tx) => {
    const done = await tx
      .update(bookVersions)
      .set({ facts, problems, note, state: 'ready', percent: 100, updatedAt: sql`now()` })
      .where(and(eq(bookVersions.id, id), eq(bookVersions.state, 'processing')))
    if (!done.rowCount) return
    await tx.delete(bookResources).where(eq(bookResources.versionId, id))
    await tx.delete(bookPassages).where(eq(bookPassages.versionId, id))
    for (let n = 0; n < rows.length; n += AT_ONCE) await tx.insert(bookResources).values(rows.slice(n, n + AT_ONCE))
    for (let n = 0; n < passages.length; n += AT_ONCE)
      await tx
        .insert(bookPassages)
        .values(
          passages.slice(n, n + AT_ONCE).map((passage) => ({ ...passage, versionId: id, folded: foldedWords(passage.text) })),
        )
    await invalidateTags(tx, [`book:${productId}`])
  })
}

export async function failBook(db: Database, id: string, error: BookError): Promise<void> {
  await db.transaction(async (tx) => {
    const [failed] = await tx
      .update(bookVersions)
      .set({ state: 'failed', note: error.sentence, problems: [error.problem], updatedAt: sql`now()` })
      .where(and(eq(bookVersions.id, id), eq(bookVersions.state, 'processing')))
      .returning({ fileName: bookVersions.fileName })
    if (failed) await raiseStaffAlert(tx, { kind: 'bookFailed', ref: id, text: `Sách “${failed.fileName}”: ${error.sentence}` })
  })
}
