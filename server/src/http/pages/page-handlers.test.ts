import { pathToFileURL } from 'node:url'
import type { RouteObject } from 'react-router'
import { createStaticHandler } from 'react-router'
import { expect, test } from 'vitest'
import { WEB_BUILD } from '../../program.ts'
import { createPageHandlers } from './page-handlers.ts'
import { routesBelow } from './quick-pages.ts'

const build = await import(pathToFileURL(`${WEB_BUILD}/server/index.js`).href)

/** The site's, without what they load. */
const bare = (routes: RouteObject[]): RouteObject[] =>
  routes.map(({ id, path, index, caseSensitive, children }) =>
    index ? { id, path, index } : { id, path, caseSensitive, children: children && bare(children) },
  ) as RouteObject[]

const routes = bare(routesBelow(Object.values(build.routes), undefined))
const whole = createStaticHandler(routes)
const handlerOf = createPageHandlers(routes, undefined)

const ADDRESSES = [
  ...[
    '/',
    '/trang-chu',
    '/san-pham',
    '/San-Pham/12',
    '/san-pham/danh-muc/a.3',
    '/san-pham/a/b/c',
    '/product/productList',
    '/product/1',
  ],
  ...[
    '/tai-khoan',
    '/tai-khoan/don-hang/3',
    '/thu-vien/khoa-hoc/2',
    '/khong-co',
    '/khong-co/12',
    '/s%C3%A1ch',
    '/constructor',
    '/:id',
  ],
]

test.each(ADDRESSES)('%s → the routes that the whole site gives', async (address) => {
  const ids = async (handler: typeof whole) => {
    const context = await handler.query(new Request(`http://localhost${address}`))
    return context instanceof Response ? context.status : context.matches.map(({ route, params }) => [route.id, params])
  }
  expect(await ids(handlerOf(address))).toEqual(await ids(whole))
})
