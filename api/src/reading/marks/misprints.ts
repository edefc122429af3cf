import type { MisprintState } from '@tq/contract/enums.ts'
import { AppError } from '@tq/contract/errors.ts'
import type { Body, Query } from '@tq/contract/http/endpoint.ts'
import type * as contract from '@tq/contract/reading/misprint.ts'
import type { Misprint } from '@tq/contract/reading/misprint.ts'
import type { Database, Db } from '@tq/db/database.ts'
import { products } from '@tq/db/schema/catalog/catalog.ts'
import { bookVersions } from '@tq/db/schema/reading/book.ts'
import { misprints } from '@tq/db/schema/reading/reader.ts'
import { desc, eq, type SQL } from 'drizzle-orm'
import type { StaffActor } from '../../actor.ts'
import { consumeOrThrow } from '../../http/limit/rate-limit.ts'
import { requirePage } from '../../http/paging.ts'
import { recordAudit } from '../../staff/audit.ts'
import { raiseStaffAlert } from '../../staff/staff-alerts.ts'
import { requireOwnBook } from '../read/require-own-book.ts'

const REPORTS = { most: 60, seconds: 60 * 60 }

export async function reportMisprint(
  db: Database,
  userId: string,
  productId: number,
  report: Body<typeof contract.reportMisprint>,
) {
  const { id: versionId } = await requireOwnBook(db, userId, productId)
  await consumeOrThrow(db, `misprint:${userId}`, REPORTS)
  await db.transaction(async (tx) => {
    const [made] = await tx
      .insert(misprints)
      .values({ ...report, userId, productId, versionId })
      .returning({ id: misprints.id })
    await raiseStaffAlert(tx, {
      kind: 'misprint',
      ref: String(made?.id),
      text: `Bạn đọc báo lỗi in: “${report.quote.slice(0, 200)}”`,
    })
  })
}

export async function listMisprints(db: Db, { state, ...paged }: Query<typeof contract.listMisprints>) {
  const where = state && eq(misprints.state, state)
  const { offset, ...paging } = requirePage(await db.$count(misprints, where), paged)
  return { ...paging, data: await readMisprints(db, where, { limit: paged.perPage, offset }) }
}

export async function decideMisprint(
  db: Database,
  id: number,
  { state, actor }: { state: MisprintState; actor: StaffActor },
): Promise<Misprint> {
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(misprints).where(eq(misprints.id, id)).for('update')
    if (!before) throw new AppError('MISPRINT_NOT_FOUND')
    await tx.update(misprints).set({ state }).where(eq(misprints.id, id))
    await recordAudit(tx, {
      ...{ actor, action: 'misprint.decide', subject: { type: 'misprint', id } },
      ...{ before: { state: before.state }, after: { state } },
    })
    const [after] = await readMisprints(tx, eq(misprints.id, id))
    if (!after) throw new AppError('MISPRINT_NOT_FOUND')
    return after
  })
}

async function readMisprints(db: Db, where: SQL | undefined, { limit = 1, offset = 0 } = {}): Promise<Misprint[]> {
  const rows = await db
    .select({ misprint: misprints, title: products.title, version: bookVersions.number })
    .from(misprints)
    .innerJoin(products, eq(products.id, misprints.productId))
    .leftJoin(bookVersions, eq(bookVersions.id, misprints.versionId))
    .where(where)
    .orderBy(desc(misprints.createdAt), desc(misprints.id))
    .limit(limit)
    .offset(offset)
  return rows.map(({ misprint, title, version }) => {
    const { id, productId, chapter, page, quote, comment, state, createdAt } = misprint
    return { id, productId, title, version, chapter, page, quote, comment, state, createdAt: createdAt.toISOString() }
  })
}
