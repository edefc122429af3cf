import { testDatabase } from '@tq/db/testing/database.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ask } from './fixtures/ask.ts'
import { startProgram } from './fixtures/program.ts'
import { until } from './fixtures/until.ts'

test('ROLE=web serves and leaves jobs alone; ROLE=worker does them and serves nothing', async () => {
  const { db, url } = await testDatabase()
  const jobs = async () => {
    const { rows } = await db.execute<{ id: string; attempts: number; locked_at: Date | null }>(
      sql`select id, attempts, locked_at from graphile_worker.jobs where task_identifier = 'follow-price-clock'`,
    )
    return rows
  }
  const listeners = async () => {
    const { rows } = await db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and query ilike 'listen "jobs:insert"%'`,
    )
    return rows.length
  }
  const web = await startProgram({ DATABASE_URL: url, ROLE: 'web' })
  await db.execute(sql`select graphile_worker.add_job('follow-price-clock')`)
  expect((await ask(web.address, '/san-pham')).status).toBe(200)
  // Nobody waits for jobs, so nobody can have begun this one, now or later.
  expect(await listeners()).toBe(0)
  expect(await jobs()).toEqual([{ id: expect.anything(), attempts: 0, locked_at: null }])

  const worker = await startProgram({ DATABASE_URL: url, ROLE: 'worker' })
  expect(worker.address).toBe('')
  await until('the job is done', async () => (await jobs()).length === 0)
  // One for each queue: money, clock, upkeep, mail, media. The last may begin after the job is done.
  await until('every queue listens', async () => (await listeners()) === 5)
  expect(web.stderr() + worker.stderr()).toBe('')

  for (const program of [worker, web]) {
    program.send('SIGTERM')
    expect(await program.ended).toEqual({ code: 0, signal: null })
  }
})
