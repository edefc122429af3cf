import { AUDIT_ACTIONS, STAFF_ROLES } from '@tq/contract/enums.ts'
import { bigint, index, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { table } from './table.ts'

/**
 * What staff changed, in the transaction of the change. Rows are only added: `append-only.ts` has the database refuse the rest. Ids
 * and statuses only, no names and no words that somebody typed: a row stays when those it is about have left.
 */
export const audit = table(
  'audit',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 1001 }),
    occurredAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** No reference: the id stays when the account is deleted, and then names nobody. */
    actorId: uuid().notNull(),
    /** As it was then. */
    role: text({ enum: STAFF_ROLES }).notNull(),
    action: text({ enum: AUDIT_ACTIONS }).notNull(),
    subjectType: text().notNull(),
    subjectId: text().notNull(),
    /** Null: it was not there before. */
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    requestId: text().notNull(),
    network: text().notNull(),
  },
  (t) => [index().on(t.subjectId, t.id), index().on(t.actorId, t.id), index().on(t.occurredAt)],
)
