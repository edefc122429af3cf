import { getDigitalProductOwned, listDigitalProductsOwned } from '@tq/contract/my-library.ts'
import { refusal } from '@tq/contract/testing/refusal.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newBuyer } from '../order/testing/shop.ts'
import { addPerson } from '../profile/testing/people.ts'
import { testApi } from '../testing/api.ts'
import { grant } from './grant.ts'
import { requireEntitlement } from './require-entitlement.ts'
import { revokeGrant } from './revoke.ts'

const api = await testApi()
const { db } = api
const { rows } = await db.execute<{ id: number }>(sql`select id from products where kind = 'digital' order by id limit 2`)
const [BOOK = 0, OTHER = 0] = rows.map(({ id }) => id)
const teacher = await addPerson(db, newBuyer())

const person = async () => (await addPerson(db, newBuyer())).id
const given = (userId: string, source: 'gift' | 'class' | 'staff' = 'gift') => ({
  ...{ userId, productId: BOOK, source },
  actor: { kind: 'user', userId: teacher.id, requestId: 'yeu-cau-1', address: '203.0.113.7' } as const,
})

test('what was given is open for that person, for nobody else, and no other book is', async () => {
  const [reader, stranger] = [await person(), await person()]
  expect(await grant(db, given(reader))).toBe(true)
  await expect(requireEntitlement(db, reader, BOOK)).resolves.toBeUndefined()
  await expect(requireEntitlement(db, stranger, BOOK)).rejects.toMatchObject(refusal('OWNED_PRODUCT_NOT_FOUND'))
  await expect(requireEntitlement(db, reader, OTHER)).rejects.toMatchObject(refusal('OWNED_PRODUCT_NOT_FOUND'))
})

test('given twenty times at once it is given once', async () => {
  const reader = await person()
  const answers = await Promise.all(Array.from({ length: 20 }, () => grant(db, given(reader))))
  expect(answers.filter(Boolean)).toHaveLength(1)
})

test('taken back it is closed, and can be given again; what came from elsewhere stays open', async () => {
  const reader = await person()
  await grant(db, given(reader, 'class'))
  expect(await revokeGrant(db, given(reader, 'class'))).toBe(true)
  expect(await revokeGrant(db, given(reader, 'class'))).toBe(false)
  await expect(requireEntitlement(db, reader, BOOK)).rejects.toMatchObject(refusal('OWNED_PRODUCT_NOT_FOUND'))
  expect(await grant(db, given(reader, 'class'))).toBe(true)
  await grant(db, given(reader, 'staff'))
  await revokeGrant(db, given(reader, 'class'))
  await expect(requireEntitlement(db, reader, BOOK)).resolves.toBeUndefined()
})

test('a gift stands in the library without an order', async () => {
  const reader = await person()
  await grant(db, given(reader))
  const { data } = await api.as({ id: reader }).call(listDigitalProductsOwned, { query: {} })
  expect(data).toMatchObject([{ productId: BOOK, orderId: null, orderCode: null }])
  const one = await api.as({ id: reader }).call(getDigitalProductOwned, { params: { productSaleId: BOOK } })
  expect(one.data).toMatchObject({ productId: BOOK, orderId: null })
})

test('what was bought has its line and nothing else has one: the database refuses the rest', async () => {
  const reader = await person()
  for (const source of ['order', 'nobody'])
    await expect(
      db.execute(sql`insert into entitlements (source, product_id, user_id) values (${source}, ${BOOK}, ${reader}::uuid)`),
    ).rejects.toMatchObject({ cause: { code: '23514' } })
})
