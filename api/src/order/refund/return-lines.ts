import type { Db } from '@tq/db/database.ts'
import { returnRequestLines, returnRequests } from '@tq/db/schema/order/return.ts'
import { getTableColumns, type SQL, sql } from 'drizzle-orm'

export interface ReturnLine {
  lineId: number
  quantity: number
}

export const returnRequestsWithLines = (db: Db, where: SQL | undefined) =>
  db
    .select({
      ...getTableColumns(returnRequests),
      lines: sql<ReturnLine[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('lineId', l.order_line_id, 'quantity', l.quantity) order by l.order_line_id), '[]')
        from return_request_lines l where l.return_request_id = return_requests.id)`,
    })
    .from(returnRequests)
    .where(where)

export const addReturnLines = (tx: Db, returnRequestId: number, lines: ReturnLine[]) =>
  tx.insert(returnRequestLines).values(lines.map(({ lineId, quantity }) => ({ returnRequestId, orderLineId: lineId, quantity })))
