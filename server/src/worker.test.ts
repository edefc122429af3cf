import { openTasks, QUEUES, type QueueName } from '@tq/api/jobs.ts'
import { openSilentServer } from '@tq/api/mail/testing/silent-server.ts'
import { openTestTill } from '@tq/api/order/testing/till.ts'
import { TEST_SETTINGS } from '@tq/api/testing/settings.ts'
import { refundOrder } from '@tq/contract/order.ts'
import { connect } from '@tq/db/database.ts'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { startWorker } from './worker.ts'

const { api, db, sandbox, buy, letPass, staff, shop, BOOK } = await openTestTill()
const SOON = { timeout: 20_000, interval: 50 }
const WHOLE = 90_000

beforeEach(async () => {
  sandbox.turn({})
  await shop.setFree(BOOK, 50)
  await db.execute(sql`delete from graphile_worker._private_jobs`)
  await db.execute(sql`delete from mails`)
})

/** So many readers are told of something; their letters are due before anything that comes later. */
const writeLetters = (count: number) =>
  db.execute(sql`
    with written as (insert into mails (recipient, subject, text, html)
      select 'doc.gia' || n || '@example.vn', 'Sách mới', 'Sách mới', '<p>Sách mới</p>' from generate_series(1, ${count}::int) n returning id)
    select count(*) from graphile_worker.add_jobs(array(select
      ('send-mail', json_build_object('id', id), null, now() - interval '1 hour', 25, null, 0, null)::graphile_worker.job_spec from written))`)

const letters = async () =>
  (
    await db.execute<{ locked: number; all: number }>(sql`
      select count(j.locked_at)::int as locked, count(*)::int as all
      from mails m join graphile_worker._private_jobs j on j.payload ->> 'id' = m.id::text where m.recipient like 'doc.gia%'`)
  ).rows[0] as { locked: number; all: number }

const otherJobs = async () =>
  (
    await db.execute<{ task: string }>(
      sql`select task_identifier as task from graphile_worker.jobs where task_identifier <> 'send-mail' order by 1`,
    )
  ).rows.map(({ task }) => task)

/** A worker as in a process of its own, on its own connections. */
function work(smtpUrl: string) {
  const own = connect({ url: api.url, max: 20 })
  const settings = { ...TEST_SETTINGS, payment: sandbox.payment, smtpUrl }
  const worker = startWorker({ db: own, settings }, pino({ level: 'silent' }), { stopPatienceMs: 500 })
  onTestFinished(async () => {
    await worker.stop().catch(() => {})
    await own.$client.end()
  })
  return worker
}

async function silentServer() {
  const server = await openSilentServer()
  onTestFinished(() => server.close())
  return server
}

test(
  'ten thousand letters and a silent mail server: lost payments are found, refunds sent, the clock of sales followed @slow',
  async () => {
    const silent = await silentServer()
    const refunded = await buy('vnpay')
    await refunded.pay('00')
    sandbox.turn({ timing: 'dropped' })
    const lost = await buy('vnpay')
    await lost.pay('00')
    await letPass(lost.id, 20)
    await writeLetters(10_000)
    work(silent.url)
    await expect.poll(async () => (await letters()).locked, SOON).toBeGreaterThanOrEqual(4)

    const [line] = (await refunded.order()).lines
    const back = { lines: [{ lineId: line?.id as number, quantity: 1 }], expectedRefunded: 0, reason: 'Khách trả lại' }
    await staff.call(refundOrder, { params: { id: refunded.id }, body: back })
    for (const task of ['ask-gateways', 'cancel-expired-orders', 'follow-price-clock', 'complete-delivered', 'clear-carts'])
      await db.execute(sql`select graphile_worker.add_job(${task})`)
    await expect.poll(async () => (await lost.row()).status, SOON).toBe('paid')
    await expect.poll(async () => (await refunded.refunds())[0]?.status, SOON).toMatch(/accepted|done/)
    await expect.poll(otherJobs, SOON).toEqual([])
    // All that while nobody heard a word from the mail server.
    expect(silent.waiting()).toBeGreaterThan(0)
    expect(await letters()).toMatchObject({ all: 10_000 })
  },
  WHOLE,
)

test(
  'stopping while the mail server is silent: the letters under way go back to the queue, and no connection is left open @slow',
  async () => {
    const silent = await silentServer()
    await writeLetters(20)
    const worker = work(silent.url)
    await expect.poll(async () => (await letters()).locked, SOON).toBe(QUEUES.mail.atOnce)
    await worker.stop()
    expect(await letters()).toEqual({ locked: 0, all: 20 })
    await expect.poll(silent.waiting).toBe(0)
  },
  WHOLE,
)

test('every task has a queue that is run, and what comes round by the clock says when', () => {
  const { tasks, close } = openTasks({ db, settings: TEST_SETTINGS })
  close()
  const queues = new Set(Object.values(tasks).map(({ queue }) => queue))
  expect([...queues].sort()).toEqual((Object.keys(QUEUES) as QueueName[]).sort())
  for (const [name, task] of Object.entries(tasks))
    expect(
      'schedule' in task || /^(send|write|process|cut|stamp|blind)-/.test(name),
      `${name} is neither queued nor scheduled`,
    ).toBe(true)
})
