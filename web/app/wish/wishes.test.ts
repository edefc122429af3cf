import { addWishes, listCardsOf, listWishedIds } from '@tq/contract/wish.ts'
import { beforeEach, expect, test, vi } from 'vitest'

/** Two places in the list of these five hundred: 1 to 498 are on it. */
const MOST = 500
const local = new Map<string, string>()
const visit = new Map<string, string>()
const storage = (map: Map<string, string>) => ({
  getItem: (key: string) => map.get(key) ?? null,
  setItem: (key: string, value: string) => void map.set(key, value),
  removeItem: (key: string) => void map.delete(key),
})
vi.stubGlobal('window', { localStorage: storage(local), sessionStorage: storage(visit) })

/** A member's list on the server: what finds no room is left out, 999 is not sold. */
let mine: number[]
vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body?: string }) => {
  const { productIds = [] } = JSON.parse(body ?? '{}') as { productIds?: number[] }
  const sold = productIds.filter((id) => id !== 999)
  const isCall = (endpoint: { method: string; path: string }) => endpoint.method === method && url === endpoint.path
  if (isCall(addWishes)) mine = [...new Set([...mine, ...sold])].slice(0, MOST)
  else if (!isCall(listCardsOf) && !isCall(listWishedIds)) throw new TypeError(url)
  const data = isCall(listCardsOf) ? sold.map((id) => ({ id })) : mine
  return new Response(JSON.stringify({ isSuccess: true, status: 200, errorMessage: null, data }))
})

/** A page that starts while somebody is logged in, and what it says. */
async function start(): Promise<string[]> {
  vi.resetModules()
  const { startWishes, wishOwner } = await import('./wishes.ts')
  startWishes()
  await vi.waitFor(() => expect(wishOwner.get()).toBe('member'))
  return (await import('../ui/overlay/toast-store.ts')).toasts.get().map(({ message }) => message)
}
const kept = () => JSON.parse(local.get('wish-list') ?? '[]')

beforeEach(() => {
  local.clear()
  visit.clear()
  local.set('access_token', '"x"')
  mine = Array.from({ length: MOST - 2 }, (_, n) => n + 1)
})

test('what finds no room in the list of a member stays in the browser, and that is said once', async () => {
  local.set('wish-list', '[1,601,999,602,603]')
  expect(await start()).toEqual([expect.stringMatching(/đã đủ 500 sản phẩm: 1 sản phẩm .* còn ở trình duyệt này/)])
  expect(kept()).toEqual([603])
  expect(await start()).toEqual([])
  expect(kept()).toEqual([603])
  mine.length = 0
  expect(await start()).toEqual([])
  expect([kept(), mine]).toEqual([[], [603]])
})

test('what is taken, was there or is not sold any more is cleared without a word', async () => {
  local.set('wish-list', '[1,601,999]')
  expect(await start()).toEqual([])
  expect([kept(), mine.includes(601)]).toEqual([[], true])
})
