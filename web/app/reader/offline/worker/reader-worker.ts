/**
 * Opens the reader without a network. Nothing of the shop ever comes from here: it answers for `/doc-sach…` and for the files those
 * pages are made of, and only where the network does not; calls and books it never sees. The build makes the list of files, so each
 * release is another worker with a cache of its own.
 */
interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: { waitUntil(work: Promise<unknown>): void }) => void): void
  addEventListener(type: 'fetch', listener: (event: AskEvent) => void): void
  skipWaiting(): Promise<void>
  registration: { navigationPreload?: { enable(): Promise<void> } }
  clients: { claim(): Promise<void> }
  location: { origin: string }
}

interface AskEvent {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

/** Written here by the build: what the reader's pages are made of, `{ version, entry, files }`. */
declare const READER_FILES: { version: string; entry: string; files: string[] }

const worker = globalThis as unknown as WorkerScope
const { version, entry, files } = READER_FILES
const CACHES = 'reader-'
const CACHE = CACHES + version
/** The list of kept books, and any book: the server sends the same page for each, and the browser fills it. */
const SHELF = '/doc-sach'
const BOOK = '/doc-sach/0'
/** A network that does not answer, as in a train, is none. */
const MOST_WAIT_MS = 6000

worker.addEventListener('install', (event) => event.waitUntil(install()))

async function install(): Promise<void> {
  const cache = await caches.open(CACHE)
  const named = await Promise.all([SHELF, BOOK].map((address) => keepPage(cache, address)))
  await cache.addAll([...new Set([...files, ...named.flat()])])
  await worker.skipWaiting()
}

/** With its headers, so that the policy which belongs to its scripts holds here too. */
async function keepPage(cache: Cache, address: string): Promise<string[]> {
  const page = await fetch(address, { cache: 'no-store', credentials: 'omit' })
  const html = await page.clone().text()
  // While a release is being put in place, one may come from before and the other from after: the browser tries again later.
  if (!page.ok || !html.includes(entry)) throw new Error(`${address}: not of this release`)
  await cache.put(address, page)
  return [...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file]) => file as string)
}

worker.addEventListener('activate', (event) => event.waitUntil(activate()))

async function activate(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(CACHES) && name !== CACHE).map((name) => caches.delete(name)))
  // The page is asked for while the worker wakes up: with a network nobody waits for it.
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
}

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  if (request.mode === 'navigate') {
    if (pathname === SHELF || pathname.startsWith(`${SHELF}/`)) event.respondWith(answerPage(event, pathname))
  } else if (pathname.startsWith('/assets/')) event.respondWith(answerFile(request))
})

async function answerPage({ request, preloadResponse }: AskEvent, pathname: string): Promise<Response> {
  const kept = await caches.match(pathname === SHELF || pathname === `${SHELF}/` ? SHELF : BOOK, { cacheName: CACHE })
  const asked = preloadResponse.then((early) => early ?? fetch(request))
  if (!kept) return asked
  const late = new Promise<Response>((done) => setTimeout(done, MOST_WAIT_MS, kept))
  return Promise.race([asked.catch(() => kept), late])
}

/** Their names change with their content: what is kept under a name is what the network would bring. */
const answerFile = async (request: Request): Promise<Response> =>
  (await caches.match(request.url, { cacheName: CACHE })) ?? fetch(request)

/** A module to the compiler and the tests; the build leaves nothing of it. */
export {}
