import { confirmEmailChange, setDefaultAddress } from '@tq/contract/account.ts'
import { checkOutAsGuest } from '@tq/contract/order.ts'
import { addWishes } from '@tq/contract/wish.ts'
import { userAddresses } from '@tq/db/schema/account/accounts.ts'
import { securityCodes } from '@tq/db/schema/account/security-codes.ts'
import { saveProduct } from '@tq/db/testing/by-hand.ts'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { newBuyer, openTestShop } from '../order/testing/shop.ts'
import { addPerson } from '../profile/testing/people.ts'
import { testApi } from '../testing/api.ts'

const api = await testApi()
const { db } = api
const shop = await openTestShop(api)
const { rows } = await db.execute<{ id: number }>(
  sql`select id from products where kind = 'digital' and sale_price is null order by id limit 2`,
)
const [EBOOK, WISHED] = rows.map(({ id }) => id) as [number, number]

const waiting = async () => {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.n as number
}
const until = (isSo: () => Promise<boolean>) =>
  vi.waitFor(async () => expect(await isSo()).toBe(true), { timeout: 10_000, interval: 20 })

type Call = ReturnType<typeof api.as>['call']
/** What a person changes about the account, and the row that this test holds so that the change stops half-way. */
const CHANGES: Record<
  string,
  (userId: string, call: Call) => Promise<{ held: ReturnType<typeof sql>; change: () => Promise<unknown> }>
> = {
  'the default address': async (userId, call) => {
    const [, second] = await db
      .insert(userAddresses)
      .values(
        [true, false].map((isDefault) => ({
          ...{ userId, name: 'Lan', phone: '0912345678', address: 'Số 1', wardId: shop.wardId, placeText: 'Hà Nội' },
          isDefault,
        })),
      )
      .returning()
    return {
      held: sql`select 1 from user_addresses where user_id = ${userId} for update`,
      change: () => call(setDefaultAddress, { params: { id: second?.id as number } }),
    }
  },
  'the wish list': async (_, call) => ({
    held: sql`select 1 from products where id = ${WISHED} for update`,
    change: () => call(addWishes, { body: { productIds: [WISHED] } }),
  }),
  'the mailbox': async (userId, call) => {
    const expiresAt = sql`now() + interval '10 minutes'`
    await db
      .insert(securityCodes)
      .values({ userId, purpose: 'email', codeHash: 'x', newEmail: `moi.${userId}@example.vn`, expiresAt })
    return {
      held: sql`select 1 from security_codes where user_id = ${userId} for update`,
      change: () => call(confirmEmailChange, { body: { SecurityCode: '123456' } }),
    }
  },
}

test.each(Object.keys(CHANGES))('a member orders while %s is being changed: the order does not wait', async (what) => {
  const lan = await addPerson(db, newBuyer())
  const { call } = api.as(lan)
  const body = await shop.checkoutBody({ lines: [{ productId: EBOOK, quantity: 1 }] })
  const { held, change } = await (CHANGES[what] as (typeof CHANGES)[string])(lan.id, call)
  const [isOrdered, changed, ordering] = await db.transaction(async (tx) => {
    await tx.execute(held)
    const changing = change().catch(() => {})
    await until(async () => (await waiting()) === 1)
    let isDone = false
    const placing = call(checkOutAsGuest, { body }).finally(() => {
      isDone = true
    })
    await until(async () => isDone || (await waiting()) === 2)
    return [isDone, changing, placing]
  })
  expect(isOrdered).toBe(true)
  await Promise.all([changed, ordering])
})

test('a price that changes while the order waits for its turn is the one that counts', async () => {
  const body = await shop.checkoutBody({ lines: [{ productId: EBOOK, quantity: 1 }] })
  const { price } = (await db.execute<{ price: number }>(sql`select price from products where id = ${EBOOK}`)).rows[0] as {
    price: number
  }
  const placing = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`phone:${body.delivery.phone}`}, 0))`)
    const placed = api.call(checkOutAsGuest, { body }).then(
      () => null,
      ({ code }: { code: string }) => code,
    )
    await until(async () => (await waiting()) === 1)
    await saveProduct(db, EBOOK, { price: price + 1_000 })
    return { placed }
  })
  expect(await placing.placed).toBe('PRICE_CHANGED')
})
