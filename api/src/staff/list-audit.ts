import type { Query } from '@tq/contract/http/endpoint.ts'
import type { listAudit as listAuditCall } from '@tq/contract/staff/audit.ts'
import type { Database } from '@tq/db/database.ts'
import { users } from '@tq/db/schema/account/accounts.ts'
import { audit } from '@tq/db/schema/audit.ts'
import { and, desc, eq, getTableColumns } from 'drizzle-orm'
import { requirePage } from '../http/paging.ts'

/** The newest first. */
export async function listAudit(db: Database, { action, subjectId, actorId, ...paged }: Query<typeof listAuditCall>) {
  const chosen = and(
    action && eq(audit.action, action),
    subjectId ? eq(audit.subjectId, subjectId) : undefined,
    actorId ? eq(audit.actorId, actorId) : undefined,
  )
  const { total, totalPage, offset } = requirePage(await db.$count(audit, chosen), paged)
  const rows = await db
    .select({ ...getTableColumns(audit), actorName: users.name })
    .from(audit)
    .leftJoin(users, eq(users.id, audit.actorId))
    .where(chosen)
    .orderBy(desc(audit.id))
    .limit(paged.perPage)
    .offset(offset)
  return { data: rows.map((row) => ({ ...row, occurredAt: row.occurredAt.toISOString() })), total, totalPage }
}
