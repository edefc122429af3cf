import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { ENDPOINTS } from '@tq/contract/all.ts'
import { expect, test } from 'vitest'
import { CONTRACT, clientCode } from './contract-client.ts'

type Line = { method: string; path: string }
const lineOf = ({ method, path }: Line) => `${method} ${path}`
const CONTRACT_LINES = ENDPOINTS.map(lineOf).sort()

const run = (code: string): Promise<Record<string, unknown>> =>
  import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)

test("every endpoint's line in the browser is the contract's, under its own name, with nothing beside it", async () => {
  const found = new Set<string>()
  for (const file of globSync('**/*.ts', { cwd: CONTRACT, exclude: ['**/*.test.ts', 'testing/**', 'all.ts'] })) {
    const real = await import(join(CONTRACT, file))
    const client = await run(`${clientCode(real)}export {}`)
    for (const [name, value] of Object.entries(real)) {
      if (!ENDPOINTS.includes(value as never)) continue
      const { method, path } = value as Line
      expect(client[name]).toEqual({ method, path })
      found.add(lineOf({ method, path }))
    }
  }
  expect([...found].sort()).toEqual(CONTRACT_LINES)
})

test('constants travel as they are; shapes and functions do not travel', async () => {
  const shape = { safeParse: () => true }
  const client = await run(clientCode({ MOST: 5, NAMES: { open: 'Chờ' }, LIST: ['a', null], Shape: shape, read: () => 1 }))
  expect({ ...client }).toEqual({ MOST: 5, NAMES: { open: 'Chờ' }, LIST: ['a', null] })
})

const ASSETS = join(import.meta.dirname, 'build/client/assets')
const scripts = new Map(globSync('*.js', { cwd: ASSETS }).map((file) => [file, readFileSync(join(ASSETS, file), 'utf8')]))
/** zod's mark: every shape is an object that has it. */
const holdsZod = (file: string) => scripts.get(file)?.includes('_zod')

interface Manifest {
  entry: { module: string }
  routes: Record<string, { module: string }>
}

function manifest(): Manifest {
  const text = [...scripts].find(([file]) => file.startsWith('manifest-'))?.[1] ?? ''
  const window: { __reactRouterManifest?: Manifest } = {}
  runInNewContext(text, { window })
  return window.__reactRouterManifest as Manifest
}

/** All that comes with them before anything of them runs. */
function loadedWith(files: string[], seen = new Set<string>()): Set<string> {
  for (const file of files) {
    if (seen.has(file)) continue
    seen.add(file)
    const imported = [...(scripts.get(file) ?? '').matchAll(/(?:from|import)\s*["'`]\.\/([\w-]+\.js)["'`]/g)]
    loadedWith(
      imported.map(([, name]) => name as string),
      seen,
    )
  }
  return seen
}

test('what pages share holds no zod, and neither does a page without a form; forms have the real one', () => {
  const { entry, routes } = manifest()
  const loadedBy = (...ids: string[]) => [
    ...loadedWith([entry, ...ids.map((id) => routes[id])].flatMap((part) => part?.module.replace('/assets/', '') ?? [])),
  ]
  const pages = ['root', 'home/home-page', 'catalog/list/product-list-page', 'catalog/product/product-page', 'cart/cart-page']
  expect(pages.filter((id) => !routes[id])).toEqual([])
  expect(loadedBy(...pages).length).toBeGreaterThan(15)
  expect(loadedBy(...pages).filter(holdsZod)).toEqual([])
  expect([...scripts.keys()].filter((file) => /^(common|shell|vendor)-/.test(file)).filter(holdsZod)).toEqual([])
  expect([...scripts.keys()].filter(holdsZod)).toHaveLength(1)
})

test('the keys’ side of questions is in no script: a learner’s browser can mark nothing', () => {
  const sources = globSync('**/*.{ts,tsx}', { cwd: join(import.meta.dirname, 'app') })
  expect(sources.filter((file) => file.startsWith('exam/')).length).toBeGreaterThan(20)
  // Names of a question's module, which no minifier may change.
  expect([...scripts].filter(([, text]) => /alwaysShuffled|mapHtml/.test(text)).map(([file]) => file)).toEqual([])
})

test('every call in the built scripts is one of the contract', () => {
  const built = [...scripts.values()].flatMap((text) =>
    [...text.matchAll(/\{method:[`"'](\w+)[`"'],path:[`"']([^`"']+)[`"']\}/g)].map(([, method = '', path = '']) =>
      lineOf({ method, path }),
    ),
  )
  expect(built.length).toBeGreaterThan(80)
  expect(built.filter((line) => !CONTRACT_LINES.includes(line))).toEqual([])
})
