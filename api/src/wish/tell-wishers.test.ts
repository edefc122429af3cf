import type { AddressInfo } from 'node:net'
import { consents } from '@tq/db/schema/account/accounts.ts'
import { mails } from '@tq/db/schema/account/mail.ts'
import { products, stock } from '@tq/db/schema/catalog/catalog.ts'
import { wishes } from '@tq/db/schema/wish.ts'
import { saveProduct, setStock } from '@tq/db/testing/by-hand.ts'
import { testDatabase } from '@tq/db/testing/database.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { beforeEach, describe, expect, test } from 'vitest'
import { openTasks } from '../jobs.ts'
import { addPerson } from '../profile/testing/people.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { TEST_SETTINGS } from '../testing/settings.ts'
import { tellWishers } from './tell-wishers.ts'
import { addWishes } from './wish.ts'

const { db } = await testDatabase()
const SITE = 'https://thuquan.example'
const [A = 0, B = 0] = (
  await db
    .select({ id: products.id })
    .from(products)
    .innerJoin(stock, eq(stock.productId, products.id))
    .where(and(eq(products.kind, 'printed'), eq(products.isPublished, true)))
    .orderBy(asc(products.id))
    .limit(2)
).map(({ id }) => id)

const say = (userId: string, isGiven: boolean) =>
  db
    .insert(consents)
    .values({ userId, purpose: 'marketing', isGiven, pageKey: 'chinh-sach-bao-mat', pageVersion: 1, channel: 'account' })
const cost = (id: number, price: number) => saveProduct(db, id, { price, salePrice: null, saleStartsAt: null, saleEndsAt: null })
const have = (id: number, onHand: number) => setStock(db, id, { onHand, reserved: 0 })
const tell = () => tellWishers(db, { publicUrl: SITE })
const lettersTo = (to: string) => db.select().from(mails).where(eq(mails.recipient, to)).orderBy(asc(mails.id))
const aDayPasses = () => db.execute(sql`update rate_limits set ends_at = now() - interval '1 second'`)

let lan: Awaited<ReturnType<typeof addPerson>>
beforeEach(async () => {
  await db.delete(wishes)
  await db.execute(sql`delete from flash_sale_items where product_id in (${A}, ${B})`)
  for (const id of [A, B]) {
    await cost(id, 100_000)
    await have(id, 9)
  }
  lan = await addPerson(db)
  await say(lan.id, true)
  await addWishes(db, lan.id, [A, B])
})

test('nothing changed, nobody is written to', async () => {
  expect(await tell()).toBe(0)
})

describe('a letter', () => {
  test('about what costs less, with the way to it and the way out', async () => {
    await cost(A, 80_000)
    expect(await tell()).toBe(1)
    const [{ subject, text, html } = { subject: '', text: '', html: '' }] = await lettersTo(lan.email)
    expect(subject).toMatch(/^“.+” vừa giảm giá$/)
    for (const form of [text, html]) {
      expect(form).toContain('Chào Nguyễn Thị Lan,')
      expect(form).toContain('Giảm giá · 80.000\u00a0₫, trước đây 100.000\u00a0₫')
      expect(form).toMatch(new RegExp(`${SITE}/san-pham/[a-z0-9-]+\\.${A}\\b`))
      expect(form).toContain(`${SITE}/yeu-thich`)
      expect(form).toContain(`${SITE}/tai-khoan/thong-tin-tai-khoan`)
    }
    const [told] = await db.select().from(wishes).where(eq(wishes.productId, A))
    expect(told).toMatchObject({ priceSeen: 80_000, wasInStock: true, toldAt: expect.any(Date) })
    await aDayPasses()
    expect(await tell()).toBe(0)
  })

  test('about what is back, one for all of it', async () => {
    await have(A, 0)
    expect(await tell()).toBe(0)
    await have(A, 3)
    await cost(B, 70_000)
    expect(await tell()).toBe(1)
    const [letter] = await lettersTo(lan.email)
    expect(letter?.subject).toBe('2 sản phẩm bạn yêu thích có tin vui')
    expect(letter?.text).toContain('Đã có hàng trở lại · 100.000\u00a0₫\n')
    expect(letter?.text).toContain('Giảm giá · 70.000\u00a0₫, trước đây 100.000\u00a0₫')
  })

  test('about a sale that opens by the clock, and about the next one', async () => {
    const onSale = () => saveProduct(db, A, { salePrice: 90_000 })
    await onSale()
    expect(await tell()).toBe(1)
    await cost(A, 100_000)
    expect(await tell()).toBe(0)
    await aDayPasses()
    await onSale()
    expect(await tell()).toBe(1)
    expect(await lettersTo(lan.email)).toHaveLength(2)
  })

  test('not about what can not be bought; once it can, about both', async () => {
    await have(A, 0)
    await cost(A, 60_000)
    expect(await tell()).toBe(0)
    await have(A, 1)
    expect(await tell()).toBe(1)
    const [letter] = await lettersTo(lan.email)
    expect(letter?.subject).toMatch(/” đã có hàng trở lại, giá thấp hơn$/)
    expect(letter?.text).toContain('Đã có hàng trở lại · 60.000\u00a0₫, trước đây 100.000\u00a0₫')
  })

  test('not about what is not sold any more', async () => {
    await cost(A, 60_000)
    await saveProduct(db, A, { isPublished: false })
    expect(await tell()).toBe(0)
    await saveProduct(db, A, { isPublished: true })
  })

  test('at most one a day; the rest waits and is not lost', async () => {
    await cost(A, 80_000)
    expect(await tell()).toBe(1)
    await cost(B, 80_000)
    await cost(A, 70_000)
    expect(await tell()).toBe(0)
    await aDayPasses()
    expect(await tell()).toBe(1)
    expect((await lettersTo(lan.email))[1]?.text).toMatch(/trước đây 100\.000.*\n.*\n.*trước đây 80\.000/)
  })

  test('once, also when two workers begin at once', async () => {
    await cost(A, 80_000)
    const [one, other] = await Promise.all([tell(), tell()])
    expect(one + other).toBe(1)
    expect(await lettersTo(lan.email)).toHaveLength(1)
  })

  test('names ten and counts the rest', async () => {
    await db.execute(sql`
      insert into wishes (user_id, product_id, price_seen, was_in_stock)
      select ${lan.id}, id, 900000, true from products where is_published and kind = 'digital' limit 15`)
    expect(await tell()).toBe(1)
    const [letter] = await lettersTo(lan.email)
    expect(letter?.text.match(/trước đây/g)).toHaveLength(10)
    expect(letter?.text).toContain('5 sản phẩm khác trong danh sách của bạn')
  })
})

describe('nobody is written to', () => {
  test.each([
    ['who said nothing', async () => addPerson(db)],
    [
      'who took it back',
      async () => {
        const person = await addPerson(db)
        await say(person.id, true)
        await say(person.id, false)
        return person
      },
    ],
    ['whose mailbox was never confirmed', async () => agreed({ emailVerifiedAt: null })],
    ['whose account is closed', async () => agreed({ isActive: false })],
    ['who is leaving', async () => agreed({ deleteAfter: new Date(Date.now() + 1e9) })],
  ])('%s', async (_, make) => {
    const person = await make()
    await db.delete(wishes)
    await addWishes(db, person.id, [A])
    await cost(A, 50_000)
    expect(await tell()).toBe(0)
    // Their list still shows it.
    expect(await db.select().from(wishes)).toMatchObject([{ priceSeen: 100_000 }])
  })

  const agreed = async (more: Parameters<typeof addPerson>[1]) => {
    const person = await addPerson(db, more)
    await say(person.id, true)
    return person
  }
})

test('it comes round by the clock and arrives by mail', async () => {
  expect(openTasks({ db, settings: TEST_SETTINGS }).tasks['tell-wishers'].schedule).toMatch(/\* \* \*$/)
  await cost(A, 80_000)
  const received: string[][] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, session, done) {
      await stream.toArray()
      received.push(session.envelope.rcptTo.map(({ address }) => address))
      done()
    },
  })
  await new Promise<void>((opened) => server.listen(0, '127.0.0.1', opened))
  const settings = { ...TEST_SETTINGS, smtpUrl: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}` }
  await db.execute(sql`delete from graphile_worker._private_jobs`)
  await db.execute(sql`select graphile_worker.add_job('tell-wishers')`)
  await runJobs(db, settings)
  await runJobs(db, settings)
  await new Promise<void>((closed) => server.close(closed))
  expect(received).toEqual([[lan.email]])
})

test('everybody is reached, however many they are @slow', async () => {
  await db.execute(sql`
    insert into users (email, name, email_verified_at) select 'nguoi' || n || '@example.vn', 'Người đọc', now()
    from generate_series(1, 450) n`)
  const people = sql`users where email like 'nguoi%'`
  await db.execute(sql`
    insert into consents (user_id, purpose, is_given, page_key, page_version, channel)
    select id, 'marketing', true, 'x', 1, 'account' from ${people}`)
  await db.execute(sql`
    insert into wishes (user_id, product_id, price_seen, was_in_stock)
    select users.id, p.id, 900000, true from unnest(array[${A}, ${B}]::int[]) p (id), ${people}`)
  expect(await tell()).toBe(450)
  expect(await db.$count(mails, sql`recipient like 'nguoi%'`)).toBe(450)
  expect(await db.$count(wishes, sql`told_at is null`)).toBe(2)
  expect(await tell()).toBe(0)
  await db.execute(sql`delete from ${people}`)
})
