import { login } from '@tq/contract/account.ts'
import { ENDPOINTS } from '@tq/contract/all.ts'
import { createCall } from '@tq/contract/http/call.ts'
import { outcome } from '@tq/contract/testing/refusal.ts'
import { DEMO_ACCOUNTS } from '@tq/db/seed/demo-accounts.ts'
import { expect, test } from 'vitest'
import { testSite } from '../../testing/site.ts'

const { address, cache } = await testSite()
const call = createCall(async ({ method, url, headers, body }) => {
  const answer = await fetch(address + url, { method, headers, ...(body ? { body } : {}) })
  return { status: answer.status, body: await answer.text() }
})
const { email: Email, password: Password } = DEMO_ACCOUNTS[0]
const { data } = await call(login, { body: { Email, Password } })
const get = (path: string, token?: string) =>
  fetch(address + path, { headers: token ? { authorization: `Bearer ${token}` } : {} })

test('who is logged in is answered from no shared answer, and leaves none', async () => {
  const own = await get('/api/User/UserApp', data.token)
  expect(own.headers.get('cache-control')).toBe('no-store')
  expect(own.headers.get('x-cache')).toBeNull()
  expect(own.headers.get('cache-tag')).toBeNull()
  expect(await own.json()).toMatchObject({ data: { user: { email: Email } } })
  expect(cache.get('/api/User/UserApp')).toBeUndefined()

  expect(await (await get('/api/User/UserApp')).json()).toMatchObject({ data: { user: null } })
  const again = await get('/api/User/UserApp', data.token)
  expect(again.headers.get('x-cache')).toBeNull()
  expect(await again.json()).toMatchObject({ data: { user: { email: Email } } })
  expect(await (await get('/api/User/UserApp')).text()).not.toContain(Email)
})

test('a call that others have had kept is made anew for whoever sends a token, and a dead one is told', async () => {
  const path = '/api/ProductPage/1'
  await (await get(path)).text()
  expect((await get(path)).headers.get('x-cache')).toBe('hit')
  const own = await get(path, data.token)
  expect([own.status, own.headers.get('x-cache'), own.headers.get('cache-control')]).toEqual([200, null, 'no-store'])
  const dead = await get(path, 'dead')
  expect(outcome({ status: dead.status, body: await dead.text() })).toBe('SESSION_EXPIRED')
  expect((await get(path)).headers.get('x-cache')).toBe('hit')
})

const OWN = ENDPOINTS.filter(({ method, access, path }) => method === 'GET' && access !== 'open' && !path.includes(':'))

test('every read of one’s own is refused to whoever sends no token, also beside an open one that takes any word there', async () => {
  const said = await Promise.all(
    OWN.map(async ({ path }) => {
      const answer = await get(path)
      return [path, outcome({ status: answer.status, body: await answer.text() })]
    }),
  )
  expect(said).toEqual(OWN.map(({ path }) => [path, 'SESSION_EXPIRED']))
})

test('pages know nobody: a token changes nothing about them', async () => {
  const guest = await (await get('/trang-chu')).text()
  expect(await (await get('/trang-chu', data.token)).text()).toBe(guest)
})
