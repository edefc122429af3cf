import type { BrowserContext, Page } from '@playwright/test'
import { slowDown } from './phone.ts'

export interface FirstPress {
  /** From the finger to a frame in which the button says that it was pressed. */
  takenMs: number
  /** And to one in which the book is in the cart. */
  effectMs: number
}

/** By the clock that two pages share. */
interface Times {
  pressed: number
  taken: number
  effect: number
}
type Watched = Window & { times: Times }

/** Puts a book into the cart with the first touch of a page, when it has loaded or when nothing more is being fetched. */
export async function measureFirstPress(context: BrowserContext, url: string, when: 'load' | 'networkidle'): Promise<FirstPress> {
  const page = await openSlowly(context)
  await page.addInitScript(watchPress)
  await page.goto(url, { waitUntil: 'load' })
  if (when === 'networkidle') await page.waitForLoadState('networkidle')
  await page.locator('main').getByRole('button', { name: 'Thêm vào giỏ' }).first().dispatchEvent('click')
  await page.waitForFunction(() => (window as unknown as Watched).times.effect > 0)
  const { pressed, taken, effect } = await page.evaluate(() => (window as unknown as Watched).times)
  return { takenMs: taken - pressed, effectMs: effect - pressed }
}

/** From a finger on a book's title in a list to a frame with that book's heading. */
export async function measureLink(context: BrowserContext, url: string): Promise<number> {
  const page = await openSlowly(context)
  await page.addInitScript(watchHeading)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle')
  await page.locator('main article h3 a').first().tap({ noWaitAfter: true })
  await page.waitForURL(/\/san-pham\/.+\.\d+$/, { waitUntil: 'commit' })
  await page.waitForFunction(() => (window as unknown as Watched).times?.effect > 0)
  return page.evaluate(() => (window as unknown as Watched).times.effect - Number(sessionStorage.getItem('pressed')))
}

async function openSlowly(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await slowDown(await context.newCDPSession(page))
  return page
}

/** Runs in the page, before anything else. */
function watchPress(): void {
  const times = { pressed: 0, taken: 0, effect: 0 }
  ;(window as unknown as Watched).times = times
  const shown = (selector: string, at: 'taken' | 'effect') => {
    if (times[at] || !document.querySelector(selector)) return
    times[at] = -1
    requestAnimationFrame(() => setTimeout(() => Object.assign(times, { [at]: Date.now() })))
  }
  addEventListener('click', () => (times.pressed ||= Date.now()), { capture: true })
  new MutationObserver(() => {
    if (!times.pressed) return
    // A page that is alive answers at once, and has nothing to hold.
    shown('[data-taken],section[aria-label="Vừa thêm vào giỏ"]', 'taken')
    shown('section[aria-label="Vừa thêm vào giỏ"]', 'effect')
  }).observe(document, { subtree: true, childList: true, attributes: true })
}

/** Runs in both pages, before anything else. */
function watchHeading(): void {
  const times = { pressed: 0, taken: 0, effect: 0 }
  ;(window as unknown as Watched).times = times
  addEventListener('pointerdown', () => sessionStorage.setItem('pressed', String(Date.now())), { capture: true })
  if (!sessionStorage.getItem('pressed')) return
  const look = () => {
    if (document.querySelector('main h1')) requestAnimationFrame(() => setTimeout(() => (times.effect = Date.now())))
    else requestAnimationFrame(look)
  }
  look()
}
