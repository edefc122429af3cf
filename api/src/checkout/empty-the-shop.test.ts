import { randomUUID } from 'node:crypto'
import { quoteGuestShipping } from '@tq/contract/cart.ts'
import * as contract from '@tq/contract/order.ts'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { inTurn, openAttacker, type Title } from '../order/testing/attacker.ts'
import { addBought } from '../order/testing/bought.ts'
import { newBuyer, openTestShop } from '../order/testing/shop.ts'
import { openTestLogin } from '../profile/testing/login.ts'
import { addPerson } from '../profile/testing/people.ts'
import { testApi } from '../testing/api.ts'
import { TEST_SETTINGS } from '../testing/settings.ts'

const api = await testApi({ settings: { ...TEST_SETTINGS, limitsNetworks: true } })
const { db, server } = api
api.leavesBroken('everything', 'the shop is put back by hand before each attack')
const shop = await openTestShop(api)
const attacker = openAttacker(api, shop)

/** Ten places on the net; of IPv6 each has more addresses than anybody can count. */
const IPV4 = ['203.113.8.1', '14.160.1.1', '113.160.2.2', '27.64.3.3', '171.224.4.4']
const IPV6 = ['2001:ee0:1:', '2402:800:2:', '2405:4800:3:', '2001:ee0:4:', '2402:800:5:']
let host = 0
const ten = inTurn([...IPV4.map((address) => () => address), ...IPV6.map((site) => () => `${site}${(++host).toString(16)}::7`)])
const everywhere = () => ten()()

// Thirty titles with about two hundred copies each are a shop too, and sooner emptied.
await db.execute(sql`
  update stock set on_hand = 0 where product_id not in (
    select s.product_id from stock s join products p on p.id = s.product_id
    where p.kind = 'printed' and p.is_published and s.on_hand > 4 order by 1 limit 30)`)
const MOST_OF_NETWORK = 2_000

/** Everything on the shelf again, nothing held: the shop as it was in the morning. */
beforeEach(async () => {
  await db.execute(sql`update stock set reserved = 0`)
  await db.execute(
    sql`update orders set status = 'cancelled', hold_until = null where status in ('awaitingPayment', 'processing')`,
  )
  await db.execute(sql`delete from rate_limits`)
  await db.execute(sql`delete from staff_alerts`)
  api.invalidate('all')
})

const setTitles = async (...counts: number[]): Promise<number[]> => {
  const rows = (await attacker.titles()).slice(0, counts.length)
  for (const [i, { id }] of rows.entries())
    await db.execute(sql`update stock set on_hand = ${counts[i] as number}, reserved = 0 where product_id = ${id}`)
  api.invalidate('all')
  return rows.map(({ id }) => id)
}

async function buy(
  lines: { productId: number; quantity: number }[],
  method: contract.ChosenMethod,
  {
    from = '203.113.9.9',
    headers = {},
    who = newBuyer(),
  }: { from?: string; headers?: Record<string, string>; who?: object } = {},
) {
  const cart = { lines, delivery: { ...shop.delivery(), ...who } }
  const { data } = await api.call(quoteGuestShipping, { body: cart })
  const answer = await server.inject({
    method: 'POST',
    url: contract.checkOutAsGuest.path,
    remoteAddress: from,
    headers,
    payload: { ...cart, paymentMethod: method, requestKey: randomUUID(), expectedTotal: data.total, isAgreed: true },
  })
  return answer.json() as { status: number; code?: string; errorMessage: string; orderId: string }
}

const newMember = async () => openTestLogin(db, (await addPerson(db, newBuyer())).id)

describe('whoever wants to leave nothing for others', () => {
  const METHODS = ['transfer', 'cod', 'vnpay', 'epay'] as const

  test.each(METHODS)(
    'from one network, with as many mailboxes as there are, by %s: holds a part of the shop',
    async (method) => {
      await attacker.take({ method, from: () => '203.113.8.1' })
      expect(await attacker.held()).toBeLessThanOrEqual(MOST_OF_NETWORK)
      // Another network is not concerned.
      const [some] = (await attacker.titles()).sort((a, b) => b.free / b.onHand - a.free / a.onHand) as [Title]
      expect(await buy([{ productId: some.id, quantity: 1 }], 'cod')).toMatchObject({ status: 200 })
    },
    120_000,
  )

  test('cancels and orders again, as often as they like: never holds more @slow', async () => {
    for (let round = 0; round < 2; round++) {
      await attacker.take({ method: 'transfer', from: () => '203.113.8.1' })
      expect(await attacker.held()).toBeLessThanOrEqual(MOST_OF_NETWORK)
      await attacker.cancelAll('203.113.8.1')
    }
    // One /48 is one network, however many addresses it has.
    await attacker.take({ method: 'transfer', from: () => `2001:ee0:9:${(++host).toString(16)}::1` })
    expect(await attacker.held()).toBeLessThanOrEqual(MOST_OF_NETWORK)
  }, 240_000)

  test('from ten networks, as a guest, by every way there is: whoever logs in and pays at once finds each title @slow', async () => {
    for (const method of METHODS) await attacker.take({ method, from: everywhere })
    const titles = (await attacker.titles()).filter(({ onHand }) => onHand >= 10)
    expect(titles.filter(({ onHand, free }) => free < Math.floor(onHand / 10))).toEqual([])
    const headers = await newMember()
    for (const { id } of titles.slice(0, 5))
      expect(await buy([{ productId: id, quantity: 1 }], 'vnpay', { headers, from: '203.113.8.1' })).toMatchObject({
        status: 200,
      })
  }, 240_000)

  test('from ten networks, as members who have just registered: whoever has bought here before finds each title @long', async () => {
    const logins = await Promise.all(Array.from({ length: 60 }, newMember))
    for (const method of METHODS) await attacker.take({ method, from: everywhere, login: inTurn(logins) })
    const titles = (await attacker.titles()).filter(({ onHand }) => onHand >= 20)
    expect(titles.filter(({ onHand, free }) => free < Math.floor(onHand / 20))).toEqual([])
    const who = newBuyer()
    await addBought(db, { userId: null, order: { customerKeys: [`email:${who.email}`, `phone:${who.phone}`] } })
    for (const { id } of titles.slice(0, 5))
      expect(await buy([{ productId: id, quantity: 1 }], 'vnpay', { who })).toMatchObject({ status: 200 })
  }, 240_000)
})

describe('no limit is met by', () => {
  test('a class that buys 40 copies of a title that has 60, as a guest, by transfer', async () => {
    const [title] = (await setTitles(60)) as [number]
    expect(await buy([{ productId: title, quantity: 40 }], 'transfer')).toMatchObject({ status: 200 })
  })

  test.each(['transfer', 'vnpay'] as const)(
    'a bookshop that orders 300 pieces by %s, as a guest or as a member',
    async (method) => {
      const titles = await setTitles(100, 100, 150, 90, 80, 200)
      const lines = titles.map((productId) => ({ productId, quantity: 50 }))
      expect(await buy(lines, method)).toMatchObject({ status: 200 })
      await setTitles(100, 100, 150, 90, 80, 200)
      expect(await buy(lines, method, { headers: await newMember() })).toMatchObject({ status: 200 })
    },
  )

  test('200 students behind one address who order a few things each within an hour; nor by their class and their bookshop @long', async () => {
    const titles = await setTitles(...Array.from({ length: 12 }, () => 150))
    const METHODS = ['cod', 'transfer', 'vnpay', 'epay'] as const
    const answers = []
    for (let i = 0; i < 200; i++) {
      const lines = Array.from({ length: 1 + (i % 3) }, (_, k) => ({
        productId: titles[(i + 5 * k) % 12] as number,
        quantity: 1 + (i % 2),
      }))
      answers.push(await buy(lines, METHODS[i % 4] as 'cod'))
    }
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    const [title] = (await setTitles(60)) as [number]
    expect(await buy([{ productId: title, quantity: 40 }], 'transfer')).toMatchObject({ status: 200 })
    expect(
      await buy(
        (await setTitles(400, 400)).map((productId) => ({ productId, quantity: 150 })),
        'transfer',
      ),
    ).toMatchObject({
      status: 200,
    })
  }, 120_000)
})
