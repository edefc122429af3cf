import type { Db } from '@tq/db/database.ts'
import { sql } from 'drizzle-orm'
import type { App } from '../deps.ts'
import { BatchedCounter } from '../http/limit/batched-counter.ts'
import { vietnamDay } from '../time/vietnam-time.ts'

const WRITE_MS = 1_000
const CODES_AT_ONCE = 20_000

/** Counts scans by code and day. */
export function countScans({ http, deps }: Pick<App, 'http' | 'deps'>): (code: string) => void {
  const tally = new BatchedCounter({
    write: (counts) => writeScans(deps.db, counts),
    everyMs: WRITE_MS,
    mostKeys: CODES_AT_ONCE,
    log: http.log,
  })
  http.addHook('onClose', () => tally.close())
  return (code) => tally.add(`${vietnamDay(new Date())} ${code}`)
}

function writeScans(db: Db, counts: Map<string, number>) {
  // In order, so that two processes which write the same codes can't wait for each other.
  const rows = [...counts].sort().map(([key, scans]) => [...key.split(' '), scans])
  const column = (at: number) => sql.param(rows.map((row) => row[at]))
  return db.execute(sql`
    insert into short_link_scans (day, code, scans)
    select * from unnest(${column(0)}::date[], ${column(1)}::text[], ${column(2)}::int[])
    on conflict (code, day) do update set scans = short_link_scans.scans + excluded.scans`)
}
