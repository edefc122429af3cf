import { users } from '@tq/db/schema/account/accounts.ts'
import { mails } from '@tq/db/schema/account/mail.ts'
import { examAttempts } from '@tq/db/schema/exam/attempt.ts'
import { videos } from '@tq/db/schema/learning/video.ts'
import { orders } from '@tq/db/schema/order/order.ts'
import { tiedToRealClock } from '@tq/db/testing/clock.ts'
import { findViolations } from '@tq/db/testing/invariants/check.ts'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { openTestTill } from '../order/testing/till.ts'
import { findDifferences } from '../storage/testing/differences.ts'
import { moveClocks } from './clock.ts'
import { missingFrom, readBooks, readOverdue, readSums, tablesNaming } from './world/accounting.ts'
import { keepBook } from './world/books.ts'
import { sendToReview } from './world/manuscripts.ts'
import { placeOrders } from './world/orders.ts'
import { addAffiliates, addClaimer, addMember, askToLeave, registerUnverified } from './world/people.ts'
import { allWork, runEverything } from './world/run-everything.ts'
import { LEFT_VIDEOS, leaveTraces } from './world/traces.ts'

const DAY_MS = 24 * 60 * 60 * 1_000

/** Orders in every state, people who stay and people who leave, on a database whose clock can be moved. */
async function openWorld() {
  const till = await openTestTill({ hasMovableClock: true })
  const { db } = till
  const { settings } = till.api
  // First: reading the code in the letter runs jobs without the gateways.
  const claimer = await addClaimer(till)
  const placed = await placeOrders(till)
  const [stays, leaves] = [await addMember(till, 1), await addMember(till, 2)]
  const affiliates = await addAffiliates(till)
  const unverified = await registerUnverified(till)
  await leaveTraces(till)
  await keepBook(till, stays)
  await sendToReview(till, stays)
  await askToLeave(till, leaves)
  const doneToday = await runEverything(db, settings)
  const before = { books: await readBooks(db), sums: await readSums(db) }
  afterAll(() => void vi.useRealTimers())
  const statusOf = async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0]?.status
  return {
    ...{ till, db, settings, placed, stays, leaves, affiliates, claimer, unverified, doneToday, before },
    statuses: async () =>
      Object.fromEntries(await Promise.all(Object.entries(placed).map(async ([name, id]) => [name, await statusOf(id)]))),
    isThere: async (id: string) => (await db.$count(users, eq(users.id, id))) === 1,
    /** So many days from today, and all that is to be done by then has been done. */
    async live(days: number, how?: { isReversed: boolean }) {
      await moveClocks(db, days)
      return runEverything(db, settings, how)
    },
  }
}
type World = Awaited<ReturnType<typeof openWorld>>

/** Where each order stands when nobody but the clock has touched it. */
const IN_THE_END = {
  // Nobody paid: given up.
  ...{
    unpaidVnpay: 'cancelled',
    unpaidEpay: 'cancelled',
    unpaidTransfer: 'cancelled',
    unpaidFlash: 'cancelled',
    unpaidWithCode: 'cancelled',
    failed: 'cancelled',
  },
  ...{
    cancelledUnpaid: 'cancelled',
    cancelledPaid: 'cancelled',
    cancelledPaidByTransfer: 'cancelled',
    cashCameBack: 'cancelled',
  },
  paidTooLate: 'cancelled',
  // These wait for people.
  ...{
    suspect: 'needsAttention',
    returnAsked: 'delivered',
    returnAccepted: 'delivered',
    cash: 'processing',
    cashShipped: 'shipped',
  },
  ...{ paidVnpay: 'paid', paidEpay: 'paid', paidTransfer: 'paid', paidCombo: 'paid', paidFlash: 'paid', paidWithCode: 'paid' },
  // Too late to be given back.
  ...{ paidEbook: 'completed', cashDelivered: 'completed', delivered: 'completed', returnRefused: 'completed' },
  ...{ partlyRefunded: 'partlyRefunded', refunded: 'refunded', returnDone: 'partlyRefunded' },
}
/** Only a bank statement knows of a transfer: somebody has working time to read it first. */
const WAITING_FOR_A_STATEMENT = { unpaidTransfer: 'awaitingPayment' }

/** Rows that accounting needs are there and say what they said, and their sums come out to the đồng. */
async function expectNothingLost({ db, before }: World): Promise<void> {
  expect(missingFrom(await readBooks(db), before.books)).toEqual([])
  expect(await readSums(db)).toEqual(before.sums)
}

/** All that is counted from other rows is what they say, and no job has had to tell staff of a wrong count. */
async function expectSound({ db }: World): Promise<void> {
  expect(await findViolations(db)).toEqual([])
  const { rows } = await db.execute(sql`select text from staff_alerts where kind in ('countsDiffer', 'settleFailed')`)
  expect(rows).toEqual([])
}

/** Who left has left no trace, who stays has everything, and nothing is kept longer than it may be. */
async function expectDeleted(world: World): Promise<void> {
  const { db, leaves, stays, affiliates, claimer, unverified, isThere } = world
  expect(await Promise.all([leaves.id, affiliates.leaving.person.id, unverified].map(isThere))).toEqual([false, false, false])
  expect(await tablesNaming(db, [leaves.id, leaves.email, leaves.phone, leaves.name])).toEqual([])
  expect(await tablesNaming(db, [affiliates.leaving.person.id, affiliates.leaving.person.email])).toEqual([])
  // Who waits for money stays until it was paid.
  const staying = [stays.id, claimer, affiliates.active.person.id, affiliates.closed.person.id, affiliates.waiting.person.id]
  expect(await Promise.all(staying.map(isThere))).toEqual(staying.map(() => true))
  const own = await db.execute(sql`select
    (select count(*)::int from entitlements where user_id in (${stays.id}, ${claimer}) and revoked_at is null) as ebooks,
    (select count(*)::int from wishes where user_id = ${stays.id}) as wishes,
    (select count(*)::int from cart_lines where user_id = ${stays.id}) as "cartLines",
    (select count(*)::int from user_addresses where user_id = ${stays.id}) as addresses,
    (select count(*)::int from feedbacks where user_id = ${stays.id}) as reviews,
    (select count(*)::int from feedback_pictures join feedbacks f on f.id = feedback_id where f.user_id = ${stays.id}) as pictures,
    (select count(*)::int from reading_marks where user_id = ${stays.id} and removed_at is null) as marks,
    (select count(*)::int from contact_messages where email = ${stays.email}) as messages`)
  expect(own.rows).toEqual([{ ebooks: 2, wishes: 2, cartLines: 2, addresses: 1, reviews: 1, pictures: 1, marks: 1, messages: 1 }])
  expect(await readOverdue(db)).toEqual([])
  await expectFilesOf(world)
}

/** Faces, pictures, books and manuscripts of those who stay are there, whole, and what staff may try again; of those who left not even the bytes. */
async function expectFilesOf({ db, till, stays }: World): Promise<void> {
  const kept = await db.execute<{ hash: string }>(sql`select file_hash as hash from avatars where user_id = ${stays.id}
    union select p.file_hash from feedback_pictures p join feedbacks f on f.id = p.feedback_id where f.user_id = ${stays.id}
    union select source_hash from videos where id = ${LEFT_VIDEOS.killed}`)
  expect(kept.rows).toHaveLength(3)
  const book = await db.execute<{ hash: string }>(sql`select source_hash as hash from book_versions where state = 'ready'
    union select file_hash from book_resources
    union select file_hash from book_copies where user_id = ${stays.id} and state = 'ready'
    union select file_hash from manuscript_files
    union select blind_hash from manuscript_files where blind_hash is not null`)
  expect(book.rows.length).toBeGreaterThan(3)
  const stored: string[] = []
  for await (const { hash } of till.api.files.list()) stored.push(hash)
  expect(stored.toSorted()).toEqual([...kept.rows, ...book.rows].map(({ hash }) => hash).toSorted())
  expect(await findDifferences(db, till.api.files)).toEqual([])
}

describe('a month, a quarter and a year pass', async () => {
  const world = await openWorld()
  const { db, settings, placed } = world

  test('both clocks are moved, and nothing goes by the real one', async () => {
    expect(await tiedToRealClock(db)).toEqual([])
    const real = Date.now()
    await moveClocks(db, 31)
    const { rows } = await db.execute<{ now: Date; today: string }>(sql`
      insert into mails (recipient, subject, text, html) values ('dong-ho@example.vn', '', '', '')
      returning now() as now, clock_timestamp() as clock, statement_timestamp() as statement, created_at as "default"`)
    for (const moment of [new Date(), ...Object.values(rows[0] ?? {})])
      expect(Math.round((new Date(moment).getTime() - real) / DAY_MS)).toBe(31)
    await db.delete(mails).where(eq(mails.recipient, 'dong-ho@example.vn'))
  })

  test('after 31 days every job has run, orders stand where they should, and whoever left is gone', async () => {
    const done = new Set([...world.doneToday, ...(await world.live(31))])
    expect([...done].toSorted()).toEqual(allWork(db, settings))
    expect(await world.statuses()).toEqual({ ...IN_THE_END, ...WAITING_FOR_A_STATEMENT })
    await expectNothingLost(world)
    await expectDeleted(world)
    await expectSound(world)
    const left = await db
      .select({ id: videos.id, state: videos.state })
      .from(videos)
      .where(inArray(videos.id, Object.values(LEFT_VIDEOS)))
    expect(left).toEqual([{ id: LEFT_VIDEOS.killed, state: 'failed' }])
    const sat = await db.select({ state: examAttempts.state, closedBy: examAttempts.closedBy }).from(examAttempts)
    expect(sat).toContainEqual({ state: 'graded', closedBy: 'clock' })
    expect(sat.filter(({ state }) => state === 'inProgress')).toEqual([])
    // Nothing is held for an order that waits for nobody.
    const { rows } = await db.execute(sql`
      select o.code, o.status from orders o join stock_moves h on h.order_id = o.id and h.kind = 'hold'
      where o.status not in ('processing', 'needsAttention') and o.id <> ${placed.unpaidTransfer} and not exists (
        select 1 from stock_moves s where s.order_id = o.id and s.product_id = h.product_id and s.kind in ('sell', 'release'))`)
    expect(rows).toEqual([])
  })

  test('two weeks later the transfer is given up and refunds have arrived, and the night after that finds nothing left to do', async () => {
    for (const days of [45, 46]) await world.live(days)
    expect(await world.statuses()).toEqual(IN_THE_END)
    const letters = await db.$count(mails)
    const books = await readBooks(db)
    await world.live(47)
    expect([...(await readBooks(db)).keys()].filter((row) => !books.has(row))).toEqual([])
    expect(await db.$count(mails)).toBe(letters)
  })

  test.each([91, 366])(
    'after %i days what must stay for accounting has stayed, to the đồng, and the rest is sound',
    async (days) => {
      await world.live(days)
      await expectNothingLost(world)
      await expectDeleted(world)
      await expectSound(world)
      expect(await world.statuses()).toEqual(IN_THE_END)
    },
  )

  test('whoever waited for money goes once it was paid', async () => {
    const { waiting } = world.affiliates
    await waiting.payOut()
    await world.live(367)
    expect(await world.isThere(waiting.person.id)).toBe(false)
    await expectSound(world)
  })
})

// Its world would be opened even where its test is left out.
const describeLong = process.env.LONG ? describe : () => {}

describeLong('no worker runs for a year @long', async () => {
  const world = await openWorld()

  test('the first nights after it bring everything to where it would have been, in whatever order', async () => {
    await world.live(366, { isReversed: true })
    await world.live(380, { isReversed: true })
    await expectNothingLost(world)
    expect(await world.statuses()).toEqual(IN_THE_END)
    await expectDeleted(world)
    await expectSound(world)
  })
})
