// Runs as a process of its own: the statements of one guest's order over and over, with nothing of the program around them.
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { newPhone } from '../load/calls.ts'
import { serveJobs } from '../load/helper-process.ts'
import { inTurns, summarise, type Timing } from '../load/timing.ts'

export interface Statement {
  /** Planned once a connection, as the program does. */
  name: string | undefined
  text: string
  values: unknown[]
}

export interface Recording {
  /** As the program sent them, from `begin` to `commit`. */
  statements: Statement[]
  /** The ones that differ from order to order, as they were in those statements. */
  made: { requestKey: string; phone: string; code: string; ref: string; orderId: string }
}

export interface OrderJob {
  url: string
  /** Orders of different books: those of one book would wait for each other. */
  recordings: Recording[]
  connections: number
  seconds: number
}

serveJobs<OrderJob, Timing>(async ({ url, recordings, connections, seconds }) => {
  const pool = new pg.Pool({ connectionString: url, max: connections })
  await inTurns(connections, async () => (await pool.query('select 1')) && false)
  const times: number[] = []
  let errors = 0
  let turn = 0
  const startedAt = performance.now()
  await inTurns(connections, async () => {
    const before = performance.now()
    if (before - startedAt >= seconds * 1000) return false
    await order(pool, recordings[turn++ % recordings.length] as Recording).catch(
      (error: Error) => errors++ < 3 && console.error(`  ${error.message}`),
    )
    times.push(performance.now() - before)
    return true
  })
  const elapsed = performance.now() - startedAt
  await pool.end()
  return summarise(times, elapsed, errors)
})

async function order(pool: pg.Pool, { statements, made }: Recording): Promise<void> {
  const key = randomUUID()
  const fresh = [
    [made.requestKey, key],
    [made.phone, newPhone()],
    [made.code, key.slice(0, 14)],
    [made.ref, key.replaceAll('-', '').slice(0, 16)],
    [made.orderId, randomUUID()],
  ] as const
  const asNew = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(asNew)
    return typeof value === 'string' ? fresh.reduce((text, [before, now]) => text.replaceAll(before, now), value) : value
  }
  const client = await pool.connect()
  try {
    for (const { name, text, values } of statements) {
      await client.query({ name, text, values: values.map(asNew) })
    }
  } finally {
    client.release()
  }
}
