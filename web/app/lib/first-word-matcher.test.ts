import type { RouteConfigEntry } from '@react-router/dev/routes'
import { createMemoryRouter, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import entries from '../routes.ts'
import { FirstWordMatcher } from './first-word-matcher.ts'

const routeOf = ({ id, file, path, index, children }: RouteConfigEntry): RouteObject =>
  ({ id: id ?? file, path, index, children: children?.map(routeOf) }) as RouteObject

/** As the browser has them: everything below the frame. */
const routes: RouteObject[] = [{ id: 'root', path: '', children: (entries as RouteConfigEntry[]).map(routeOf) }]

const pathsOf = (all: RouteObject[]): string[] =>
  all.flatMap(({ path = '', children = [] }) => (path ? [path] : []).concat(pathsOf(children)))
const addresses = pathsOf(routes).map((path) => `/${path.replaceAll(/:\w+/g, 'mot-cuon.12').replace('*', 'khong/co')}`)

/** What people and links make of an address. */
const SPELLINGS: ((address: string) => string)[] = [
  (address) => address,
  (address) => `${address}/`,
  (address) => `${address}/con/nua`,
  (address) => address.toUpperCase(),
  (address) => address.replace('a', '%61'),
  (address) => `/${address}`,
  (address) => `${address}?page=2&a=/login#danh-gia`,
  (address) => address.replace(/^\/[^/]+/, '/khong-co'),
  (address) => `/khong-co${address}`,
  (address) => address.slice(0, -1),
  (address) => address.slice(1),
]

/** Where an address leads: by which routes, and what it fills in. */
const led = (matches: { route: { id?: string }; params: object; pathname: string; pathnameBase: string }[] | null) =>
  matches?.map(({ route, params, pathname, pathnameBase }) => ({ id: route.id, params, pathname, pathnameBase })) ?? null

/** Ours, and the router's own. */
function bothWays(all: RouteObject[], basename = '/') {
  const matcher = new FirstWordMatcher(basename)
  matcher.update(all)
  const router = createMemoryRouter(all, { basename, initialEntries: [basename] })
  return (address: string | { pathname: string }) => [led(matcher.match(address)), led(router.match(address))] as const
}

test('every address of the site, however it is spelled, leads where the router itself leads', () => {
  expect(addresses.length).toBeGreaterThan(130)
  const lead = bothWays(routes)
  for (const spell of SPELLINGS)
    for (const address of addresses.map(spell)) {
      const [ours, theirs] = lead(address)
      expect(ours, address).toEqual(theirs)
    }
  for (const pathname of ['', '/', '//', '/san-pham', '/San-Pham/x', '/tai-khoan/don-hang/7']) {
    const [ours, theirs] = lead({ pathname })
    expect(ours, pathname).toEqual(theirs)
  }
})

test('the routes are the very ones it was given: the router writes into them what it has loaded', () => {
  const matcher = new FirstWordMatcher('/')
  matcher.update(routes)
  const [frame] = routes
  const layout = frame?.children?.find(({ id }) => id === 'tai-khoan-area')
  const matches = matcher.match('/tai-khoan/don-hang/7')
  expect(matches?.map(({ route }) => route)).toEqual([
    frame,
    layout,
    layout?.children?.find(({ id }) => id === 'tai-khoan-order'),
  ])
  expect(matches?.[0]?.route).toBe(frame)
  expect(matches?.[1]?.route).toBe(layout)
})

test('routes that are added later are found, and so are open beginnings and a site below a path', () => {
  const matcher = new FirstWordMatcher('/')
  matcher.update([{ id: 'one', path: 'mot' }])
  expect(matcher.match('/mot')?.[0]?.route.id).toBe('one')
  expect(matcher.match('/hai')).toBeNull()
  matcher.update([
    { id: 'one', path: 'mot' },
    { id: 'two', path: 'hai' },
  ])
  expect(matcher.match('/hai')?.[0]?.route.id).toBe('two')
  const open: RouteObject[] = [
    { id: 'maybe', path: 'mot?/hai' },
    { id: 'any', path: ':word/hai' },
    { id: 'below', path: 'hai', children: [{ id: 'deep', path: 'ba' }] },
    { id: 'rest', path: '*' },
  ]
  for (const address of ['/mot/hai', '/hai', '/hai/ba', '/bon/hai', '/hai/bon', '/bon']) {
    const [ours, theirs] = bothWays(open)(address)
    expect(ours, address).toEqual(theirs)
  }
  for (const address of ['/site/san-pham/x.1', '/site', '/san-pham/x.1']) {
    const [ours, theirs] = bothWays(routes, '/site')(address)
    expect(ours, address).toEqual(theirs)
  }
})
