import { type AddressInfo, createServer, type Socket } from 'node:net'
import { testDatabase } from '@tq/db/testing/database.ts'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { startProgram } from './fixtures/program.ts'
import { until } from './fixtures/until.ts'

const DUE = [
  'ask-gateways',
  'ask-about-refunds',
  'cancel-expired-orders',
  'follow-price-clock',
  'complete-delivered',
  'clear-carts',
]

test.each(['worker', 'all'])(
  'ROLE=%s: a silent mail server keeps other work neither waiting nor from stopping @long',
  async (ROLE) => {
    const silent = await openSilentServer()
    const { db, url } = await testDatabase()
    await db.execute(sql`
    with written as (insert into mails (recipient, subject, text, html)
      select 'doc.gia' || n || '@example.vn', 'Sách mới', 'Sách mới', '<p>Sách mới</p>' from generate_series(1, 10000) n returning id)
    select count(*) from graphile_worker.add_jobs(array(select
      ('send-mail', json_build_object('id', id), null, now() - interval '1 hour', 25, null, 0, null)::graphile_worker.job_spec from written))`)
    const jobs = async (isLetter: boolean) =>
      (
        await db.execute<{ task: string; locked_at: Date | null }>(sql`
        select task_identifier as task, locked_at from graphile_worker.jobs where (task_identifier = 'send-mail') = ${isLetter}`)
      ).rows

    const program = await startProgram({ DATABASE_URL: url, ROLE, SMTP_URL: silent.url })
    await until('letters are under way', () => silent.waiting() >= 4)
    for (const task of DUE) await db.execute(sql`select graphile_worker.add_job(${task})`)
    await until('everything but letters is done', async () => (await jobs(false)).length === 0)
    expect(silent.waiting()).toBeGreaterThan(0)

    program.send('SIGTERM')
    expect(await program.ended).toEqual({ code: 0, signal: null })
    const letters = await jobs(true)
    expect(letters).toHaveLength(10_000)
    expect(letters.filter(({ locked_at }) => locked_at)).toEqual([])
  },
)

/** A mail server that takes connections and never says a word. */
async function openSilentServer() {
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => {}).once('close', () => open.delete(socket))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.close()
    for (const socket of open) socket.destroy()
  })
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, waiting: () => open.size }
}
