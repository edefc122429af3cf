import type { AUDIT_ACTIONS } from '@tq/contract/enums.ts'
import { APPEND_ONLY } from '@tq/db/append-only.ts'
import type { Database, Tx } from '@tq/db/database.ts'
import { audit } from '@tq/db/schema/audit.ts'
import { lt, sql } from 'drizzle-orm'
import type { StaffActor } from '../actor.ts'
import { coarseNetwork } from '../http/limit/rate-limit.ts'

export interface Audited {
  actor: StaffActor
  action: (typeof AUDIT_ACTIONS)[number]
  subject: { type: string; id: string | number }
  /** Ids, statuses, numbers: nothing secret, no words that somebody typed, nobody's name. Null: it was not there. */
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** Writes down what staff change. It takes the transaction of the change, never a connection of its own: both happen or neither. */
export async function recordAudit(tx: Tx, { actor, action, subject, before, after }: Audited): Promise<void> {
  await tx.insert(audit).values({
    ...{ actorId: actor.userId, role: actor.role, action, before, after },
    ...{ subjectType: subject.type, subjectId: String(subject.id) },
    ...{ requestId: actor.requestId, network: coarseNetwork(actor.address) },
  })
}

/** Rows whose time is over. The database refuses to lose younger ones. */
export async function clearAudit(db: Database): Promise<void> {
  await db.delete(audit).where(lt(audit.occurredAt, sql.raw(`now() - interval '${APPEND_ONLY.audit.keptFor}'`)))
}
