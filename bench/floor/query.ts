// Runs as a process of its own: what one bare query costs, over a pool and nothing around it.
import pg from 'pg'
import { serveJobs } from '../load/helper-process.ts'
import { inTurns, summarise, type Timing } from '../load/timing.ts'

export interface QueryJob {
  url: string
  ids: number[]
  connections: number
}

serveJobs<QueryJob, Timing>(async ({ url, ids, connections }) => {
  const pool = new pg.Pool({ connectionString: url, max: connections })
  await inTurns(connections, async () => (await pool.query('select 1')) && false)
  const times: number[] = []
  const left = ids.values()
  const startedAt = performance.now()
  await inTurns(connections, async () => {
    const { value: id, done } = left.next()
    if (done) return false
    const before = performance.now()
    await pool.query('select id, kind, title, slug, price, year, category_id from products where id = $1', [id])
    times.push(performance.now() - before)
    return true
  })
  const elapsed = performance.now() - startedAt
  await pool.end()
  return summarise(times, elapsed, 0)
})
