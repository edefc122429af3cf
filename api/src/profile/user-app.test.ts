import { gunzipSync } from 'node:zlib'
import * as contract from '@tq/contract/account.ts'
import { getCategories } from '@tq/contract/content/home.ts'
import { categories } from '@tq/db/schema/catalog/catalog.ts'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testApi } from '../testing/api.ts'
import { openTestLogin } from './testing/login.ts'
import { addPerson } from './testing/people.ts'

const api = await testApi()
const { db, server } = api
const URL = contract.getUserApp.path
const MOST_BYTES = 45_000

describe('a guest', () => {
  test('gets the lists, which may be held until a category or a place changes', async () => {
    const answer = await server.inject(URL)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.headers).toMatchObject({ 'cache-tag': 'category,geo', 'cache-control': 'public, max-age=0, must-revalidate' })
    const { data } = await api.call(contract.getUserApp)
    expect(data.user).toBeNull()
    expect(data.categories).toEqual((await api.call(getCategories)).data)
    expect([data.cities.length, data.districts.length, data.wards.length]).toEqual([34, 34, 3321])
  })

  test('gets a renamed category after the invalidation', async () => {
    await db.update(categories).set({ name: 'Toán & "Tin"' }).where(eq(categories.id, 1))
    api.invalidate(['category'])
    expect((await api.call(contract.getUserApp)).data.categories.find(({ id }) => id === 1)?.name).toBe('Toán & "Tin"')
  })
})

describe('a member', () => {
  test('gets the same with himself, and only his own browser may keep it', async () => {
    const lan = await addPerson(db, { name: 'Lan $& "data":0 </script>', passwordHash: 'x'.repeat(40) })
    const { data } = await api.as(lan).call(contract.getUserApp)
    const { user, ...lists } = data
    const { user: _, ...guestLists } = (await api.call(contract.getUserApp)).data
    expect(user).toEqual({
      id: lan.id,
      email: lan.email,
      name: 'Lan $& "data":0 </script>',
      phone: '0912345678',
      role: 'user',
      birthday: null,
      address: '',
      wardId: null,
      avatarUrl: '',
      hasPassword: true,
      deleteAfter: null,
      needsConsent: true,
    })
    expect(lists).toEqual(guestLists)
    const answer = await server.inject({ url: URL, headers: await openTestLogin(db, lan.id) })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers).not.toHaveProperty('cache-tag')
    expect(answer.body).not.toContain('xxxx')
  })

  test('gets it packed, in less than 45 kB', async () => {
    const headers = await openTestLogin(db, (await addPerson(db)).id)
    const plain = await server.inject({ url: URL, headers })
    const answer = await server.inject({ url: URL, headers: { ...headers, 'accept-encoding': 'gzip, deflate, br, zstd' } })
    expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'authorization, accept-encoding' })
    expect(answer.rawPayload.length).toBeLessThan(MOST_BYTES)
    expect(gunzipSync(answer.rawPayload).toString()).toBe(plain.body)
  })

  test('leaves nothing behind on a shared computer: no copy, and no mark to ask by', async () => {
    const headers = await openTestLogin(db, (await addPerson(db)).id)
    for (const more of [{}, { 'accept-encoding': 'gzip' }]) {
      const answer = await server.inject({ url: URL, headers: { ...headers, ...more } })
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.headers).not.toHaveProperty('etag')
    }
  })

  test('whose login has ended hears so, as an envelope', async () => {
    const answer = await server.inject({ url: URL, headers: { authorization: 'Bearer x.y.z' } })
    expect(answer.json()).toMatchObject({ isSuccess: false, status: 401, code: 'SESSION_EXPIRED' })
  })
})
