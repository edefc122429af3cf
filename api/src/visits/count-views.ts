import type { PageView } from '@tq/contract/content/visits.ts'
import type { Db } from '@tq/db/database.ts'
import { sql } from 'drizzle-orm'
import type { App } from '../deps.ts'
import { BatchedCounter } from '../http/limit/batched-counter.ts'
import { vietnamDay } from '../time/vietnam-time.ts'
import { stepsOf } from './steps.ts'

const WRITE_MS = 3_000
const KEYS_AT_ONCE = 20_000

/** Adds each visit to the day's counts and forgets it. */
export function countViews({ http, deps }: App): (view: PageView) => void {
  const tally = new BatchedCounter({
    write: (counts) => writeViews(deps.db, counts),
    everyMs: WRITE_MS,
    mostKeys: KEYS_AT_ONCE,
    log: http.log,
  })
  http.addHook('onClose', () => tally.close())
  return (view) => {
    const day = vietnamDay(new Date())
    // A pattern holds no blank.
    for (const { metric, step } of stepsOf(view)) tally.add([day, view.pattern, view.device, metric, step].join(' '))
  }
}

function writeViews(db: Db, counts: Map<string, number>) {
  // In order, so that two processes which write the same rows can't wait for each other.
  const rows = [...counts].sort().map(([key, views]) => [...key.split(' '), views])
  const column = (at: number) => sql.param(rows.map((row) => row[at]))
  return db.execute(sql`
    insert into page_views (day, pattern, device, metric, step, views)
    select * from unnest(${column(0)}::date[], ${column(1)}::text[], ${column(2)}::text[], ${column(3)}::text[],
      ${column(4)}::smallint[], ${column(5)}::int[])
    on conflict (day, pattern, device, metric, step) do update set views = page_views.views + excluded.views`)
}
