import * as contract from '@tq/contract/account.ts'
import { mails } from '@tq/db/schema/account/mail.ts'
import { sql } from 'drizzle-orm'
import { run } from 'graphile-worker'
import { expect, onTestFinished, test } from 'vitest'
import { openTasks, taskList } from '../jobs.ts'
import { bodiesOf, headerOf, openMailServer } from '../mail/testing/mail-server.ts'
import { testApi } from '../testing/api.ts'
import { SILENT } from '../testing/run-jobs.ts'
import { TEST_SETTINGS } from '../testing/settings.ts'
import { registration } from './testing/people.ts'

// A port that was just free: nobody listens there until the server is "back".
const { port, close } = await openMailServer()
await close()
const settings = { ...TEST_SETTINGS, smtpUrl: `smtp://127.0.0.1:${port}` }
const { call, db } = await testApi({ settings })

test('with the mail server down people register at once, and the code arrives when it is back @slow', async () => {
  const work = openTasks({ db, settings })
  const worker = await run({
    pgPool: db.$client,
    taskList: taskList(work),
    pollInterval: 100,
    noHandleSignals: true,
    logger: SILENT,
  })
  onTestFinished(async () => {
    await worker.stop()
    work.close()
  })

  const email = 'kien.nhan@example.vn'
  const { data } = await call(contract.register, { body: registration(email) })
  const letter = async () => (await db.select().from(mails))[0]
  await expect.poll(async () => (await letter())?.lastError, { timeout: 10_000 }).toContain('ECONNREFUSED')
  expect(await letter()).toMatchObject({ recipient: email, sentAt: null })

  // An hour without mail: the code's ten minutes begin when its letter leaves.
  await db.execute(sql`update security_codes set expires_at = now() - interval '50 minutes'`)

  const post = await openMailServer(port)
  onTestFinished(() => post.close())
  // The queue tries again by itself, some three seconds after the first time.
  await expect.poll(() => post.letters.length, { timeout: 15_000 }).toBe(1)
  const [{ to, source } = { to: [], source: '' }] = post.letters
  expect(to).toEqual([email])
  const code = /^\d{6}/.exec(headerOf(source, 'Subject'))?.[0] ?? ''
  expect(bodiesOf(source)[0]).toContain(`Mã kích hoạt: ${code}`)
  await expect(call(contract.activate, { body: { token: data.token, securityCode: code, email } })).resolves.toBeDefined()
  await expect.poll(async () => (await letter())?.sentAt).toBeInstanceOf(Date)
})
