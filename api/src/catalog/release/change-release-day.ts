import { AppError } from '@tq/contract/errors.ts'
import type { Database, Tx } from '@tq/db/database.ts'
import { TODAY } from '@tq/db/geography/today.ts'
import { comboParts, products } from '@tq/db/schema/catalog/catalog.ts'
import { invalidateTags } from '@tq/db/tags.ts'
import { eq, sql } from 'drizzle-orm'
import type { StaffActor } from '../../actor.ts'
import { recordAudit } from '../../staff/audit.ts'

interface ReleaseChange {
  actor: StaffActor
  releaseDay: string | null
}

/**
 * Announces a book, moves its day or takes it away; its pages and carts follow at once. Orders keep the day that their buyers were
 * told, but are sent by the book's own: see `requireReleased`.
 */
export async function changeReleaseDay(db: Database, id: number, { actor, releaseDay }: ReleaseChange) {
  return db.transaction(async (tx) => {
    const columns = { kind: products.kind, releaseDay: products.releaseDay }
    const [book] = await tx.select(columns).from(products).where(eq(products.id, id)).for('update')
    if (!book) throw new AppError('PRODUCT_NOT_FOUND')
    if (book.kind !== 'printed') throw new AppError('RELEASE_DAY_NOT_PRINTED')
    if (releaseDay !== null) await requireAhead(tx, releaseDay)
    await tx.update(products).set({ releaseDay, updatedAt: sql`now()` }).where(eq(products.id, id))
    const subject = { type: 'product', id }
    const before = { releaseDay: book.releaseDay }
    await recordAudit(tx, { actor, action: 'product.changeReleaseDay', subject, before, after: { releaseDay } })
    // A set comes out with the last of its parts.
    const sets = await tx.selectDistinct({ id: comboParts.comboId }).from(comboParts).where(eq(comboParts.productId, id))
    await invalidateTags(tx, ['catalog', ...[id, ...sets.map((set) => set.id)].map((one) => `book:${one}`)])
    return { id, releaseDay }
  })
}

/** Looks for slips of the pen: a day that has gone announces nothing, one in a far year would keep parcels back for ever. */
async function requireAhead(tx: Tx, day: string): Promise<void> {
  const { rows } = await tx.execute<{ is_ahead: boolean }>(
    sql`select ${day}::date > ${TODAY} and ${day}::date <= ${TODAY} + interval '2 years' as is_ahead`,
  )
  if (!rows[0]?.is_ahead) throw new AppError('RELEASE_DAY_NOT_AHEAD')
}
