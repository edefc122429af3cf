import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const ORIGIN = 'https://thuquan.test'
const ENTRY = '/assets/entry-1.js'
type Listener = (event: object) => void

/** A browser's caches, with what lies in them. */
function fakeCaches() {
  const all = new Map<string, Map<string, Response>>()
  const open = async (name: string) => {
    const cache = all.get(name) ?? new Map<string, Response>()
    all.set(name, cache)
    return {
      put: async (address: string, answer: Response) => void cache.set(address, answer),
      async addAll(addresses: string[]) {
        for (const address of addresses) cache.set(address, await fetch(address))
      },
    }
  }
  return {
    all,
    open,
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (address: string, { cacheName }: { cacheName: string }) =>
      all.get(cacheName)?.get(address.replace(ORIGIN, ''))?.clone(),
  }
}

let listeners: Record<string, Listener> = {}
let browser = fakeCaches()
let network: (address: string) => Promise<Response>
const page = (name: string) => new Response(`<h1>${name}</h1><script src="${ENTRY}"></script><link href="/assets/extra.css">`)

beforeEach(async () => {
  listeners = {}
  browser = fakeCaches()
  network = async (address) => (address.startsWith('/doc-sach') ? page(address) : new Response(address))
  vi.stubGlobal('READER_FILES', { version: 'new', entry: ENTRY, files: [ENTRY, '/assets/reader.js'] })
  vi.stubGlobal('caches', browser)
  vi.stubGlobal('fetch', (asked: string | Request) => network(typeof asked === 'string' ? asked : asked.url))
  vi.stubGlobal('addEventListener', (type: string, listener: Listener) => {
    listeners[type] = listener
  })
  vi.stubGlobal('skipWaiting', async () => undefined)
  vi.stubGlobal('registration', {})
  vi.stubGlobal('clients', { claim: async () => undefined })
  vi.stubGlobal('location', { origin: ORIGIN })
  vi.resetModules()
  await import('./reader-worker.ts')
})
afterEach(() => vi.unstubAllGlobals())

async function run(type: 'install' | 'activate'): Promise<void> {
  let work: Promise<unknown> = Promise.resolve()
  listeners[type]?.({ waitUntil: (given: Promise<unknown>) => (work = given) })
  await work
}

/** Null: the worker leaves it to the browser. */
async function ask(path: string, mode = 'navigate', method = 'GET'): Promise<string | null> {
  let answer: Promise<Response> | null = null
  const request = { url: path.startsWith('/') ? ORIGIN + path : path, mode, method }
  listeners.fetch?.({
    request,
    preloadResponse: Promise.resolve(undefined),
    respondWith: (given: Promise<Response>) => (answer = given),
  })
  return answer && (await (answer as Promise<Response>)).text()
}

const cutNetwork = () => {
  network = () => Promise.reject(new TypeError('no network'))
}

test('a release keeps its pages, its files and what its pages name; the last release’s are gone, others’ caches stay', async () => {
  await browser.open('reader-old')
  await browser.open('of-something-else')
  await run('install')
  await run('activate')
  expect([...browser.all.keys()]).toEqual(['of-something-else', 'reader-new'])
  expect([...(browser.all.get('reader-new')?.keys() ?? [])]).toEqual([
    ...['/doc-sach', '/doc-sach/0', ENTRY, '/assets/reader.js', '/assets/extra.css'],
  ])
})

test('a page of another release than the files → nothing is taken over', async () => {
  network = async () => new Response('<script src="/assets/entry-2.js"></script>')
  await expect(run('install')).rejects.toThrow('not of this release')
})

test('with a network its pages come from there; without one, every book’s from what is kept', async () => {
  await run('install')
  network = async () => new Response('today')
  expect(await ask('/doc-sach/sach-hay.12')).toBe('today')
  cutNetwork()
  expect(await ask('/doc-sach/sach-hay.12')).toContain('/doc-sach/0')
  expect(await ask('/doc-sach')).toContain('<h1>/doc-sach</h1>')
  expect(await ask('/assets/reader.js', 'cors')).toBe('/assets/reader.js')
})

test('the shop, calls, books, writes and other sites are never answered', async () => {
  await run('install')
  cutNetwork()
  expect(await ask('/trang-chu')).toBeNull()
  expect(await ask('/doc-sachs')).toBeNull()
  expect(await ask('/tai-khoan/thu-vien-cua-toi')).toBeNull()
  expect(await ask('/api/Reading/Books/12', 'cors')).toBeNull()
  expect(await ask('/media/books/x/chapter.xhtml', 'cors')).toBeNull()
  expect(await ask('/doc-sach/12', 'navigate', 'POST')).toBeNull()
  expect(await ask('https://other.test/assets/reader.js', 'cors')).toBeNull()
})
