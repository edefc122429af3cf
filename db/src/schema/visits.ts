import { date, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'

/**
 * Page views, counted and thrown away: no row belongs to a person. Times fall into steps that are each 10 % longer than
 * the one before (`step`), which is exact enough for a percentile and small enough to keep for years.
 */
export const pageViews = pgTable(
  'page_views',
  {
    day: date().notNull(),
    /** The route's pattern, such as /san-pham/:id. */
    pattern: text().notNull(),
    device: text({ enum: ['phone', 'tablet', 'desktop'] }).notNull(),
    metric: text({ enum: ['view', 'LCP', 'INP', 'CLS', 'TTFB'] }).notNull(),
    step: smallint().notNull(),
    views: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.pattern, t.device, t.metric, t.step] })],
)
