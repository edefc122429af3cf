import type { ManuscriptState } from '@tq/contract/manuscript/enums.ts'
import type { ManuscriptCard } from '@tq/contract/manuscript/shape.ts'
import type { Db } from '@tq/db/database.ts'
import { manuscripts } from '@tq/db/schema/manuscript/manuscript.ts'
import { and, desc, eq } from 'drizzle-orm'
import { type Paged, requirePage } from '../../http/paging.ts'
import { cardOf } from './detail.ts'

/** The one that moved last comes first. */
export async function listOwn(
  db: Db,
  userId: string,
  { state, productId, ...paged }: Paged & { state?: ManuscriptState | undefined; productId?: number | undefined },
): Promise<{ data: ManuscriptCard[]; total: number; totalPage: number }> {
  const isOf = productId ? eq(manuscripts.productId, productId) : undefined
  const which = and(eq(manuscripts.userId, userId), state && eq(manuscripts.state, state), isOf)
  const { offset, ...counts } = requirePage(await db.$count(manuscripts, which), paged)
  const { id, code, title, kind, dueDay, submittedAt, changedAt, state: stands } = manuscripts
  const rows = await db
    .select({ id, code, title, kind, state: stands, dueDay, submittedAt, changedAt })
    .from(manuscripts)
    .where(which)
    .orderBy(desc(manuscripts.changedAt), manuscripts.id)
    .limit(paged.perPage)
    .offset(offset)
  return { data: rows.map(cardOf), ...counts }
}
