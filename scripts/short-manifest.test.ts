import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { shortManifest } from './short-manifest.ts'

const file = (name: string) => `/assets/${name}-Ab_c-123.js`
const IMPORTED = ['vendor', 'shell', 'core'].map(file)

const routeOf = (id: string, more: object = {}) => ({
  id,
  parentId: 'root',
  path: `${id}/:id`,
  hasLoader: true,
  hasAction: false,
  module: file(id),
  imports: IMPORTED,
  css: [] as string[],
  ...more,
})

const MANIFEST = {
  entry: { module: file('entry'), imports: IMPORTED, css: [] },
  routes: {
    root: { ...routeOf('root', { path: '', css: ['/assets/style.css'] }), parentId: undefined },
    home: { ...routeOf('home', { index: true, hasAction: true }), path: undefined },
    layout: { ...routeOf('layout', { hasLoader: false }), path: undefined },
    book: routeOf('book', { clientLoaderModule: file('book-loader'), parentId: 'layout', imports: [...IMPORTED, file('rare')] }),
    'book-alias': routeOf('book-alias', { module: file('book'), imports: [...IMPORTED, file('rare')] }),
    own: routeOf('own', { clientMiddlewareModule: file('guard'), hasLoader: false, imports: [file('rare')] }),
  },
  url: '/assets/manifest-12ab.js',
  version: '12ab',
}

const written = (manifest: object) => `window.__reactRouterManifest=${JSON.stringify(manifest)};`

function read(script: string): typeof MANIFEST {
  const window: { __reactRouterManifest?: typeof MANIFEST } = {}
  runInNewContext(script, { window })
  return JSON.parse(JSON.stringify(window.__reactRouterManifest))
}

test('the short list makes the same routes, in their order, but for files that hardly a page shares', () => {
  const expected = JSON.parse(JSON.stringify(MANIFEST))
  for (const route of Object.values<{ imports: string[] }>(expected.routes))
    route.imports = route.imports.filter((one) => one !== file('rare')).sort()
  const short = read(shortManifest(written(MANIFEST)))
  for (const route of Object.values(short.routes)) route.imports = route.imports.toSorted()
  expect(short).toEqual(expected)
  expect(Object.keys(short.routes)).toEqual(Object.keys(MANIFEST.routes))
})

test('a list that says more than it knows, or in another way, is refused', () => {
  const odd = { ...MANIFEST, routes: { ...MANIFEST.routes, odd: routeOf('odd', { words: 'more' }) } }
  expect(() => shortManifest(written(odd))).toThrow('does not know')
  const spaced = { ...MANIFEST, routes: { ...MANIFEST.routes, spaced: routeOf('spaced', { path: 'two words' }) } }
  expect(() => shortManifest(written(spaced))).toThrow('does not know')
  expect(() => shortManifest('export default {}')).toThrow('another way')
})
