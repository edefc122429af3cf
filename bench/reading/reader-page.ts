import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { findChromium } from '../../scripts/tools/chromium.ts'
import { CPU_SLOWDOWN, FLAGS, kb, PHONE } from '../browser/phone.ts'

const ROUNDS = 3

import { median, summarise } from '../load/timing.ts'
import type { Row } from '../rows.ts'
import type { PlacedBook } from './place-books.ts'

const FIRST_PAGE_MS = 1_000
const TURN_MS = 60
/** What the reader may have beyond what every page of one's own has. */
const READER_BYTES = 90_000
const TURNS = 20
/** Faster nobody reads, and whoever looks for something leafs on as fast as the pages come: that is measured beside it. */
const EVERY_MS = 1_000
/** A page of one's own without a book: what it has, the reader has not brought. */
const PLAIN_PAGE = '/tai-khoan/thu-vien-cua-toi'

export interface ReaderFeel {
  book: PlacedBook
  /** From the address to the first page that can be read: for who never was here, and for who was. */
  firstMs: number
  againMs: number
  /** From the key to the next page, at a page a second. */
  turnP50: number
  turnP95: number
  /** The same for who presses on as soon as a page stands. */
  leafP50: number
  /** JavaScript on the wire before the first page stands: all, and what only this page has. */
  bytes: number
  ownBytes: number
}

interface Times {
  ready: number
  turns: number[]
}

/** A phone with a slow processor at a near server, as the reader's own time is what is measured. */
export async function measureReaderPage(origin: string, token: string, books: PlacedBook[]): Promise<ReaderFeel[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS })
  try {
    const common = await commonScripts(browser, origin, token)
    const feels: ReaderFeel[] = []
    for (const book of books) {
      // Once without measuring: nobody is the first for the server.
      await read(browser, origin, { token, book, common }, { turns: 1 })
      const rounds: ReaderFeel[] = []
      for (let n = 0; n < ROUNDS; n++) rounds.push(await read(browser, origin, { token, book, common }, { turns: TURNS }))
      feels.push(middleOf(rounds))
    }
    return feels
  } finally {
    await browser.close()
  }
}

function middleOf(rounds: ReaderFeel[]): ReaderFeel {
  const middle = (pick: (round: ReaderFeel) => number) => median(rounds.map(pick))
  return {
    ...(rounds[0] as ReaderFeel),
    ...{ firstMs: middle((r) => r.firstMs), againMs: middle((r) => r.againMs) },
    ...{ turnP50: middle((r) => r.turnP50), turnP95: middle((r) => r.turnP95), leafP50: middle((r) => r.leafP50) },
  }
}

async function newContext(browser: Browser, token: string): Promise<BrowserContext> {
  const context = await browser.newContext(PHONE)
  await context.addInitScript((value) => localStorage.setItem('access_token', value), token)
  await context.addInitScript(watch)
  return context
}

/** Runs in the page, before anything else. */
function watch(): void {
  const times: Times = { ready: 0, turns: [] }
  const STANDS = 'the first page stands'
  Object.assign(window, { times })
  let pressed = 0
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      pressed = timeStamp
    },
    { capture: true },
  )
  new MutationObserver((changes) => {
    if (!times.ready && document.querySelector('[data-first-page], [data-reader-ready]'))
      // In the frame after, it has been painted.
      requestAnimationFrame(() => {
        if (times.ready) return
        times.ready = performance.now()
        console.debug(STANDS)
      })
    if (pressed && changes.some(({ attributeName }) => attributeName === 'data-place')) {
      const from = pressed
      pressed = 0
      requestAnimationFrame(() => times.turns.push(performance.now() - from))
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-first-page', 'data-reader-ready', 'data-place'],
  })
}

const timesOf = (page: Page) => page.evaluate(() => (window as unknown as { times: Times }).times)

interface Reading {
  token: string
  book: PlacedBook
  common: ReadonlySet<string>
}

async function read(
  browser: Browser,
  origin: string,
  { token, book, common }: Reading,
  { turns }: { turns: number },
): Promise<ReaderFeel> {
  const context = await newContext(browser, token)
  try {
    const page = await context.newPage()
    const scripts = await weighScripts(page)
    await slow(page)
    const url = `${origin}/doc-sach/${book.productId}`
    const firstMs = await open(page, url)
    const before = [...scripts]
    // The frame, panels and what else comes after the first page; a reader never stops asking for news of other devices.
    await page.locator('[data-reader-ready]').waitFor()
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 5_000 })))
    for (let n = 0; n < turns; n++) {
      await page.waitForTimeout(EVERY_MS)
      await turn(page, n)
    }
    for (let n = turns; n < 2 * turns; n++) await turn(page, n)
    const taken = (await timesOf(page)).turns
    const turned = summarise(taken.slice(0, turns), 1, 0)
    const leafP50 = median(taken.slice(turns))
    // A slowed page takes a core for itself even while it rests: the first one is let go, as a phone does with what is not looked at.
    await slow(page, 1)
    const again = await context.newPage()
    await slow(again)
    const againMs = await open(again, url)
    const sum = (list: [string, number][]) => list.reduce((total, [, bytes]) => total + bytes, 0)
    return {
      ...{ book, firstMs, againMs, turnP50: turned.p50, turnP95: turned.p95, leafP50 },
      ...{ bytes: sum(before), ownBytes: sum(before.filter(([address]) => !common.has(address))) },
    }
  } finally {
    await context.close()
  }
}

async function slow(page: Page, rate = CPU_SLOWDOWN): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

async function open(page: Page, url: string): Promise<number> {
  // Told by the page: to look into it again and again would take 80 ms of a slow phone's time, in the midst of what is measured.
  const stands = page.waitForEvent('console', (message) => message.text() === 'the first page stands')
  await page.goto(url, { waitUntil: 'commit' })
  await stands
  return (await timesOf(page)).ready
}

/** By the key, as whoever leafs: the next when the last page stands. */
async function turn(page: Page, n: number): Promise<void> {
  await page.keyboard.press('ArrowRight')
  await page.waitForFunction((count) => (window as unknown as { times: Times }).times.turns.length > count, n)
}

/** Address and bytes over the wire of every script. */
async function weighScripts(page: Page): Promise<Map<string, number>> {
  const session = await page.context().newCDPSession(page)
  const [addresses, scripts] = [new Map<string, string>(), new Map<string, number>()]
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') addresses.set(requestId, new URL(response.url).pathname)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const address = addresses.get(requestId)
    if (address) scripts.set(address, encodedDataLength)
  })
  return scripts
}

async function commonScripts(browser: Browser, origin: string, token: string): Promise<Set<string>> {
  const context = await newContext(browser, token)
  const page = await context.newPage()
  const scripts = await weighScripts(page)
  await page.goto(origin + PLAIN_PAGE, { waitUntil: 'networkidle' })
  await context.close()
  return new Set(scripts.keys())
}

export function readerPageRows(feels: ReaderFeel[]): Row[] {
  return feels.flatMap(({ book: { format, megabytes }, firstMs, againMs, bytes, ownBytes, ...turns }): Row[] => {
    const name = `${format === 'epub' ? 'EPUB' : 'PDF'} of ${megabytes} MB`
    return [
      {
        ...{ name: `${name}: first page`, reading: `${Math.round(firstMs)} ms, ${Math.round(againMs)} ms when one comes back` },
        ...{ target: `< ${FIRST_PAGE_MS} ms`, isMet: firstMs < FIRST_PAGE_MS },
      },
      {
        name: `${name}: turning a page`,
        reading: `${turns.turnP50.toFixed(0)} ms, p95 ${turns.turnP95.toFixed(0)} ms; leafing ${turns.leafP50.toFixed(0)} ms`,
        ...{ target: `p95 < ${TURN_MS} ms`, isMet: turns.turnP95 < TURN_MS },
      },
      {
        ...{ name: `${name}: JavaScript before it`, reading: `${kb(ownBytes)} of the reader, ${kb(bytes)} in all` },
        ...(format === 'epub' ? { target: '≤ 90 kB', isMet: ownBytes <= READER_BYTES } : {}),
      },
    ]
  })
}
