import { ENDPOINTS } from '@tq/contract/all.ts'
import { addressOf } from '@tq/contract/call.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '../testing/api.ts'
import { peopleOf } from './testing/people.ts'

const api = await testApi()
const { db, server } = api
const { activated, login } = peopleOf(api)
const lan = await activated('chu@example.vn')
const stranger = await activated('la@example.vn')
const ownerToken = await login('chu@example.vn')
const token = await login('la@example.vn')

const one = async (statement: ReturnType<typeof sql>) => Object.values((await db.execute(statement)).rows[0] ?? {})[0] as string

const address = { name: 'Lan', phone: '0912345678', address: '12 Hàng Bài', isDefault: false }
const ward = () => one(sql`select unit_id from geo_units where level = 3 limit 1`).then(Number)
const addressId = () =>
  one(sql`
    insert into user_addresses (user_id, name, phone, address, ward_id, place_text)
    select ${lan.id}, 'Lan', '0912345678', '12 Hàng Bài', unit_id, '' from geo_units where level = 3 limit 1 returning id`)

async function cartLineId(): Promise<string> {
  await db.execute(sql`insert into carts (user_id) values (${lan.id}) on conflict do nothing`)
  return one(sql`
    insert into cart_lines (user_id, product_id, quantity, price_seen)
    select ${lan.id}, id, 1, price from products where kind = 'printed' order by id limit 1
    on conflict (user_id, product_id) do update set quantity = 1 returning id`)
}

interface Row {
  params: () => Promise<object>
  body?: () => Promise<object>
  /** What a guest hears: 401 unless guests may call it. */
  guest?: number
}

/** For each call whose address names something of somebody's: whose thing a stranger asks for, and what is sent along. */
const ROWS: Record<string, Row> = {
  // Guests may, with the proof of having just activated that very account.
  'PATCH /api/User/UpdateUser/:userId': {
    params: async () => ({ userId: lan.id }),
    body: async () => ({ Name: 'Lan', Phone: '', Address: '', WardId: null, Birthday: null, proof: stranger.proof }),
    guest: 404,
  },
  'DELETE /api/User/Sessions/:id': {
    params: async () => ({ id: await one(sql`select id from sessions where user_id = ${lan.id}`) }),
  },
  'GET /api/UserAddress/userAddresses/:id': { params: async () => ({ id: await addressId() }) },
  'PATCH /api/UserAddress/userAddresses/:id': {
    params: async () => ({ id: await addressId() }),
    body: async () => ({ ...address, wardId: await ward() }),
  },
  'DELETE /api/UserAddress/userAddresses/:id': { params: async () => ({ id: await addressId() }) },
  'PATCH /api/Order/cartDetails/:cartDetailId': {
    params: async () => ({ cartDetailId: await cartLineId() }),
    body: async () => ({ Quantity: 2 }),
  },
  'DELETE /api/Order/cartDetails/:id': { params: async () => ({ id: await cartLineId() }) },
  'DELETE /api/Wish/:productId': {
    params: async () => ({
      productId: await one(sql`
        insert into wishes (user_id, product_id, price_seen, was_in_stock)
        select ${lan.id}, id, price, true from products where is_published limit 1 returning product_id`),
    }),
  },
}

/** Named things that are everybody's. */
const SHARED = ['POST /api/PromotionCoupon/collect/:id', 'DELETE /api/PromotionCoupon/collect/:id']

/** What anybody may read is nobody's own; an open call that writes to something with a name may be about somebody's. */
const named = ENDPOINTS.filter(
  ({ access, method, path }) => path.includes(':') && (access === 'user' || (access === 'open' && method !== 'GET')),
).filter(({ method, path }) => !SHARED.includes(`${method} ${path}`))

test('every call that names something of somebody has a row here', () => {
  expect(named.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(Object.keys(ROWS).sort())
})

test.each(named.map(({ method, path }) => ({ method, path })))(
  'a stranger finds nothing: $method $path',
  async ({ method, path }) => {
    const row = ROWS[`${method} ${path}`]
    if (!row) throw new Error('no row')
    const url = addressOf({ path }, (await row.params()) as Record<string, unknown>)
    const ask = async (bearer: string | null) => {
      const body = await row.body?.()
      return server.inject({
        method: method as 'GET',
        url,
        headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
        ...(body ? { payload: body } : {}),
      })
    }
    expect((await ask(null)).statusCode).toBe(row.guest ?? 401)
    const answer = await ask(token)
    expect(answer.json()).toMatchObject({ status: 404, data: null })
    // It was there all the time: its owner finds it.
    expect((await ask(ownerToken)).statusCode).toBe(200)
  },
)
