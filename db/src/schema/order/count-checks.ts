import { COUNT_CHECKS } from '@tq/contract/enums.ts'
import { bigint, integer, text, timestamp } from 'drizzle-orm/pg-core'
import { table } from '../table.ts'

/** How far the nightly check of stored counts has come: it looks at what changed, and at a slice of everything else in turn. */
export const countChecks = table('count_checks', {
  kind: text({ enum: COUNT_CHECKS }).primaryKey(),
  checkedAt: timestamp({ withTimezone: true }).notNull(),
  /** The newest row of `stock_moves` that need not be looked at again. */
  lastMoveId: bigint({ mode: 'number' }).notNull(),
  /** The id after which the next slice begins. */
  sliceAfter: integer().notNull(),
})
