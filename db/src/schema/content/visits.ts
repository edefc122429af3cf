import { DEVICES, VISIT_METRICS } from '@tq/contract/enums.ts'
import { date, integer, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { table } from '../table.ts'

/**
 * Page views, counted and thrown away: no row belongs to a person. Times fall into steps that are each 10 % longer than
 * the one before (`step`), which is exact enough for a percentile and small enough to keep for years.
 */
export const pageViews = table(
  'page_views',
  {
    day: date().notNull(),
    /** The route's pattern, such as /san-pham/:id. */
    pattern: text().notNull(),
    device: text({ enum: DEVICES }).notNull(),
    metric: text({ enum: VISIT_METRICS }).notNull(),
    step: smallint().notNull(),
    views: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.pattern, t.device, t.metric, t.step] })],
)
