import type { Db } from '@tq/db/database.ts'
import { type orderLineParts, orderLines } from '@tq/db/schema/order/order.ts'
import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm'

export type LinePart = Pick<typeof orderLineParts.$inferSelect, 'productId' | 'title' | 'quantity' | 'kind'>
export type LineWithParts = typeof orderLines.$inferSelect & { parts: LinePart[] }

/** What a line held on the day it was bought, in the combo's order. `lineId`: its id in the statement around. */
export const partsOfLine = (lineId: SQL) => sql<LinePart[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('productId', part.product_id, 'title', part.title, 'quantity', part.quantity,
    'kind', part.kind) order by part.position), '[]')
  from order_line_parts part where part.order_line_id = ${lineId})`

export function readLinesWithParts(db: Db, orderId: string): Promise<LineWithParts[]> {
  return db
    .select({ ...getTableColumns(orderLines), parts: partsOfLine(sql`order_lines.id`) })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(orderLines.position)
}
