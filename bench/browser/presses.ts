import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromium } from '../../scripts/tools/chromium.ts'
import type { Row } from '../rows.ts'
import { CPU_SLOWDOWN, FLAGS, PAGES, PHONE } from './phone.ts'

/** A press that is answered later than this feels broken. */
const MOST_MS = 200
const CART = [56, 57, 58, 60, 61, 62]

/** From the finger's touch to the next paint, and what it went by. */
export interface PressTime {
  paintMs: number
  /** Our own handlers and what React does in them. */
  handlersMs: number
  /** Until what was asked for is on the screen, by the page's own clock. */
  effectMs: number
}

export interface Press extends PressTime {
  name: string
  rounds: number
  worstMs: number
}

interface Kind {
  name: string
  path: string
  /** What one has done before. */
  before?(page: Page): Promise<void>
  press(page: Page): ReturnType<Page['locator']>
  /** A selector for what is then on the screen. */
  shows: string
}

const openFilters = (page: Page) => page.getByRole('button', { name: /^Lọc/ })
const inDrawer = (page: Page) => page.getByRole('dialog', { name: 'Bộ lọc' })

const KINDS: Kind[] = [
  // What the phone itself takes for any press: nothing of ours can be below it.
  { name: 'list: a press on nothing', path: PAGES.list, press: (page) => page.locator('h1'), shows: 'h1' },
  { name: 'list: filters are opened', path: PAGES.list, press: openFilters, shows: 'dialog[open] input[name=priceFrom]' },
  {
    name: 'list: a filter is chosen',
    path: PAGES.list,
    async before(page) {
      await openFilters(page).tap()
      await inDrawer(page)
        .getByRole('link', { name: /Còn hàng/ })
        .scrollIntoViewIfNeeded()
    },
    press: (page) => inDrawer(page).getByRole('link', { name: /Còn hàng/ }),
    shows: 'dialog[open] a[aria-current=true]',
  },
  {
    name: 'list: a book into the cart',
    path: `${PAGES.list}?inStock=1`,
    press: (page) => page.getByRole('button', { name: /^Thêm .+ vào giỏ$/ }).first(),
    shows: 'section[aria-label="Vừa thêm vào giỏ"]',
  },
  {
    name: 'book: into the cart',
    path: PAGES.book,
    press: (page) => page.getByRole('button', { name: 'Thêm vào giỏ' }).first(),
    shows: 'section[aria-label="Vừa thêm vào giỏ"]',
  },
  {
    name: 'cart: one more of a book',
    path: '/gio-hang',
    press: (page) => page.getByRole('button', { name: 'Thêm một' }).first(),
    shows: 'li[aria-busy=true] input[type=number]',
  },
]

/** Each press as the first on a fresh page, on a phone four times slower; the median of so many. */
export async function measurePresses(origin: string, rounds: number): Promise<Press[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS })
  try {
    const presses: Press[] = []
    for (const kind of KINDS) {
      await pressOnce(browser, origin, kind, 1)
      const times: PressTime[] = []
      for (let i = 0; i < rounds; i++) times.push(await pressOnce(browser, origin, kind, CPU_SLOWDOWN))
      times.sort((a, b) => a.paintMs - b.paintMs)
      const median = times[Math.floor(times.length / 2)] as PressTime
      presses.push({ name: kind.name, rounds, worstMs: times.at(-1)?.paintMs ?? 0, ...median })
    }
    return presses
  } finally {
    await browser.close()
  }
}

async function pressOnce(browser: Browser, origin: string, kind: Kind, slowdown: number): Promise<PressTime> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const lines = CART.map((productId) => ({ productId, quantity: 1 }))
    await page.addInitScript((kept) => localStorage.setItem('cart-order-offline', kept), JSON.stringify(lines))
    const session = await context.newCDPSession(page)
    await page.goto(origin + kind.path, { waitUntil: 'load' })
    await page.waitForSelector('[data-hydrated]')
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await kind.before?.(page)
    const target = kind.press(page)
    await target.scrollIntoViewIfNeeded()
    await atRest(page)
    await page.evaluate(observe, kind.shows)
    await target.tap()
    await page.locator(kind.shows).first().waitFor()
    await page.waitForFunction(() => (window as unknown as Watched).watched.effectMs > 0)
    await atRest(page)
    return await page.evaluate(() => (window as unknown as Watched).watched)
  } finally {
    await context.close()
  }
}

/** Whatever came before has been painted, and nothing is left to do. */
const atRest = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => setTimeout(done, 200))))
      }),
  )

type Watched = { watched: PressTime }
type EventTiming = PerformanceEntry & { interactionId: number; processingStart: number; processingEnd: number }

/** Runs in the page. */
function observe(shows: string): void {
  const watched = { paintMs: 0, handlersMs: 0, effectMs: 0 }
  Object.assign(window, { watched })
  let pressedAt = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as EventTiming[]) {
      if (entry.startTime < pressedAt || entry.interactionId === 0) continue
      watched.paintMs = Math.max(watched.paintMs, entry.duration)
      watched.handlersMs = Math.max(watched.handlersMs, entry.processingEnd - entry.processingStart)
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  const look = () => {
    if (!document.querySelector(shows)) return void requestAnimationFrame(look)
    // After the frame in which it stands.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        watched.effectMs = performance.now() - pressedAt
      }
      port2.postMessage(null)
    })
  }
  addEventListener(
    'pointerdown',
    (event) => {
      pressedAt = event.timeStamp
      look()
    },
    { capture: true, once: true },
  )
}

export function pressRows(presses: Press[]): Row[] {
  return presses.map(({ name, paintMs, handlersMs, effectMs, worstMs, rounds }) => ({
    name,
    reading: `${Math.round(paintMs)} ms (handlers ${Math.round(handlersMs)}, worst of ${rounds} ${Math.round(worstMs)}); shown after ${Math.round(effectMs)} ms`,
    target: `≤ ${MOST_MS} ms`,
    isMet: paintMs <= MOST_MS,
  }))
}
