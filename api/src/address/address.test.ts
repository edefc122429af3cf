import * as contract from '@tq/contract/account.ts'
import { refusal } from '@tq/contract/testing/refusal.ts'
import { userAddresses } from '@tq/db/schema/account/accounts.ts'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { addPerson } from '../profile/testing/people.ts'
import { testApi } from '../testing/api.ts'

const api = await testApi()
const { db } = api
const BA_DINH = 200_004
const HONG_HA = 200_097

const form = (more: Partial<contract.Address> = {}) => ({
  name: 'Nguyễn Thị Lan',
  phone: '0912345678',
  address: '12 ngõ 34 Đội Cấn',
  wardId: BA_DINH,
  isDefault: false,
  ...more,
})

let lan: Awaited<ReturnType<typeof addPerson>>
let call: ReturnType<typeof api.as>['call']
beforeEach(async () => {
  lan = await addPerson(db)
  call = api.as(lan).call
})

const add = async (more: Partial<contract.Address> = {}) => (await call(contract.addAddress, { body: form(more) })).data
const list = async () => (await call(contract.listAddresses)).data
const defaults = async () => (await list()).filter(({ isDefault }) => isDefault).map(({ id }) => id)

describe('the default', () => {
  test('is the first one, until another is made so', async () => {
    const first = await add()
    const second = await add()
    expect(first).toMatchObject({ ...form(), isDefault: true, districtId: 2001, cityId: 201, successors: [] })
    expect(await defaults()).toEqual([first.id])
    await call(contract.changeAddress, { params: { id: second.id }, body: form({ isDefault: true }) })
    expect(await defaults()).toEqual([second.id])
    const third = await add({ isDefault: true })
    expect((await list()).map(({ id }) => id)).toEqual([third.id, second.id, first.id])
  })

  test('is set by a call of its own, which changes nothing else; many at once leave one', async () => {
    const all = [await add(), await add({ name: 'Minh' }), await add({ name: 'Hoa' })]
    const [, second] = all
    const { data } = await call(contract.setDefaultAddress, { params: { id: second?.id ?? 0 } })
    expect(data).toEqual({ ...second, isDefault: true })
    expect(await defaults()).toEqual([second?.id])
    await Promise.all(all.map(({ id }) => call(contract.setDefaultAddress, { params: { id } })))
    expect(await defaults()).toHaveLength(1)
  })

  test('is said only where it is meant; what is not sent of an address stays', async () => {
    const { isDefault: _, ...rest } = form()
    const { data: first } = await call(contract.addAddress, { body: rest })
    expect(first.isDefault).toBe(true)
    const second = await add()
    const { data } = await call(contract.changeAddress, { params: { id: second.id }, body: { phone: '0987654321' } })
    expect(data).toEqual({ ...second, phone: '0987654321' })
    const again = await call(contract.changeAddress, { params: { id: first.id }, body: rest })
    expect(again.data).toEqual(first)
  })

  test('can’t be unset without choosing another', async () => {
    const only = await add()
    const { data } = await call(contract.changeAddress, { params: { id: only.id }, body: form({ isDefault: false }) })
    expect(data.isDefault).toBe(true)
  })

  test('goes to the newest when it is removed', async () => {
    const first = await add()
    await add()
    const newest = await add()
    await call(contract.removeAddress, { params: { id: first.id } })
    expect(await defaults()).toEqual([newest.id])
    for (const { id } of await list()) await call(contract.removeAddress, { params: { id } })
    expect(await list()).toEqual([])
  })

  test('ten at once leave exactly one', async () => {
    const ids: number[] = []
    for (let i = 0; i < 10; i++) ids.push((await add()).id)
    const settled = await Promise.allSettled(
      ids.map((id) => call(contract.changeAddress, { params: { id }, body: form({ isDefault: true }) })),
    )
    expect(settled.map(({ status }) => status)).toEqual(Array(10).fill('fulfilled'))
    expect(await defaults()).toHaveLength(1)
  })

  test('removals and additions at once leave exactly one', async () => {
    const ids = [await add(), await add(), await add()].map(({ id }) => id)
    await Promise.all([
      ...ids.map((id) => call(contract.removeAddress, { params: { id } })),
      ...ids.map(() => add({ isDefault: true })),
    ])
    expect(await list()).toHaveLength(3)
    expect(await defaults()).toHaveLength(1)
  })
})

test('the twenty-first address is refused, also when many come at once', async () => {
  const settled = await Promise.allSettled(Array.from({ length: 24 }, () => add()))
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
  expect(await list()).toHaveLength(20)
  await expect(add()).rejects.toMatchObject({ code: 'TOO_MANY_ADDRESSES', status: 400 })
})

describe('the place', () => {
  const oldWard = async () =>
    (
      await db.execute<{ id: number }>(
        sql`select unit_id as id from geo_units where scheme = 'L3' and level = 3 and code = '00001'`,
      )
    ).rows[0]?.id as number

  test('stays as it was written, until another ward is chosen', async () => {
    const { id } = await add()
    await db.update(userAddresses).set({ placeText: 'Phường Ba Đình cũ, Hà Nội' }).where(eq(userAddresses.id, id))
    const { data: kept } = await call(contract.changeAddress, { params: { id }, body: form({ name: 'Trần Minh' }) })
    expect(kept).toMatchObject({ name: 'Trần Minh', placeText: 'Phường Ba Đình cũ, Hà Nội' })
    const { data: moved } = await call(contract.changeAddress, { params: { id }, body: form({ wardId: HONG_HA }) })
    expect(moved.placeText).toBe('Phường Hồng Hà, Thành phố Hà Nội')
  })

  test('of an old ward is kept, and what the ward became is offered', async () => {
    const wardId = await oldWard()
    const placeText = 'Phường Phúc Xá, Quận Ba Đình, Thành phố Hà Nội'
    await db.insert(userAddresses).values({ ...form(), userId: lan.id, wardId, placeText, isDefault: true })
    const [old] = await list()
    expect(old).toMatchObject({ wardId, placeText, districtId: null, cityId: null })
    expect(old?.successors).toEqual([
      { wardId: HONG_HA, wardName: 'Phường Hồng Hà', cityName: 'Thành phố Hà Nội', isPartial: false },
    ])
    expect((await api.call(contract.getWard, { params: { wardId } })).data).toEqual({
      wardId,
      placeText,
      successors: old?.successors,
    })
    expect((await api.call(contract.getWard, { params: { wardId: BA_DINH } })).data.successors).toEqual([])
    await expect(api.call(contract.getWard, { params: { wardId: 999_999_999 } })).rejects.toMatchObject(refusal('WARD_NOT_FOUND'))
    const params = { id: old?.id ?? 0 }
    const { data } = await call(contract.changeAddress, { params, body: form({ wardId, phone: '0987654321' }) })
    expect(data).toMatchObject({ phone: '0987654321', placeText })
  })

  test.each([1, 201, 2001, 999_999])('%i is no ward', async (wardId) => {
    await expect(add({ wardId })).rejects.toMatchObject({ code: 'WARD_UNKNOWN', status: 400 })
  })

  test('an old ward can not be chosen anew', async () => {
    await expect(add({ wardId: await oldWard() })).rejects.toMatchObject({ code: 'WARD_UNKNOWN' })
    const { id } = await add()
    const wardId = await oldWard()
    await expect(call(contract.changeAddress, { params: { id }, body: form({ wardId }) })).rejects.toMatchObject({
      code: 'WARD_UNKNOWN',
    })
  })
})

describe('a stranger', () => {
  test('finds nothing and changes nothing', async () => {
    const { id } = await add()
    const stranger = api.as(await addPerson(db)).call
    const params = { id }
    const refused = await Promise.allSettled([
      stranger(contract.getAddress, { params }),
      stranger(contract.changeAddress, { params, body: form({ name: 'Kẻ lạ', isDefault: true }) }),
      stranger(contract.removeAddress, { params }),
    ])
    for (const result of refused) expect(result).toMatchObject({ reason: { status: 404, code: 'ADDRESS_NOT_FOUND' } })
    expect((await stranger(contract.listAddresses)).data).toEqual([])
    expect((await call(contract.getAddress, { params })).data).toMatchObject({ name: 'Nguyễn Thị Lan', isDefault: true })
  })

  test('without a login is sent away', async () => {
    await expect(api.call(contract.listAddresses)).rejects.toMatchObject(refusal('SESSION_EXPIRED'))
    await expect(api.call(contract.addAddress, { body: form() })).rejects.toMatchObject(refusal('SESSION_EXPIRED'))
  })
})
