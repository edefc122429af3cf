import type { Db } from '@tq/db/database.ts'
import { sql } from 'drizzle-orm'
import type { App } from '../deps.ts'
import { BatchedCounter } from '../http/limit/batched-counter.ts'
import { consumeOrThrow, networkOf } from '../http/limit/rate-limit.ts'
import { cacheAffiliates } from '../promotion/affiliate-code.ts'
import { normalCode } from '../promotion/codes.ts'
import { vietnamDay } from '../time/vietnam-time.ts'

const WRITE_MS = 3_000
const KEYS_AT_ONCE = 5_000
/** A whole class may follow its teacher's link from one network. */
const FROM_ONE_NETWORK = { most: 200, seconds: 60 * 60 }

/** Adds each click to its affiliate's day and forgets who it was. Codes that are not active count for nobody. */
export function countClicks({ http, deps, onInvalidated }: App): (typed: string, address: string) => Promise<void> {
  const shelf = cacheAffiliates(deps.db)
  onInvalidated(shelf.invalidate)
  const tally = new BatchedCounter({
    write: (counts) => writeClicks(deps.db, counts),
    everyMs: WRITE_MS,
    mostKeys: KEYS_AT_ONCE,
    log: http.log,
  })
  http.addHook('onClose', () => tally.close())
  return async (typed, address) => {
    await consumeOrThrow(deps.db, `affiliate-click:${networkOf(address)}`, FROM_ONE_NETWORK)
    const code = normalCode(typed)
    const link = code && (await shelf.find(code))
    if (link) tally.add(`${link.userId} ${vietnamDay(new Date())}`)
  }
}

function writeClicks(db: Db, counts: Map<string, number>) {
  // In order, so that two processes which write the same rows can't wait for each other.
  const rows = [...counts].sort().map(([key, clicks]) => [...key.split(' '), clicks])
  const column = (at: number) => sql.param(rows.map((row) => row[at]))
  return db.execute(sql`
    insert into affiliate_clicks (user_id, day, clicks)
    select a.user_id, c.day, c.clicks
    from unnest(${column(0)}::uuid[], ${column(1)}::date[], ${column(2)}::int[]) c (user_id, day, clicks)
    join affiliates a on a.user_id = c.user_id order by 1, 2
    on conflict (user_id, day) do update set clicks = affiliate_clicks.clicks + excluded.clicks`)
}
