import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { findChromium } from '../../scripts/tools/chromium.ts'
import type { Row } from '../rows.ts'
import { type FirstPress, measureFirstPress, measureLink } from './first-press.ts'
import { FLAGS, kb, median, PAGES, PHONE, slowDown, type Weight, weigh } from './phone.ts'
import { blockedMs, traceTasks } from './trace.ts'

/** A page as somebody sees it who only reads. */
interface Sight {
  /** Until `load`, and what was fetched ahead after it. */
  weight: Weight
  later: Weight
  firstPaintMs: number
  lcpMs: number
  lcpElement: string
  cls: number
  blockedMs: number
}

export interface Feel extends Sight {
  page: keyof typeof PAGES
}

export interface FirstActs {
  /** Pressed when the page has just loaded, and when its program has been fetched. */
  atLoad: FirstPress
  whenQuiet: FirstPress
  /** From a finger on a book's title in a list to that book's heading. */
  linkMs: number
}

/** Opens each page as a new visitor would, so many times; each number is the median of its own. */
export async function measureFeel(origin: string, rounds: number): Promise<{ feel: Feel[]; acts: FirstActs }> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS })
  try {
    const feel: Feel[] = []
    for (const page of Object.keys(PAGES) as (keyof typeof PAGES)[]) {
      const url = origin + PAGES[page]
      // Unmeasured: pages and pictures are made on first need and packed well on second; visitors after the first don't wait for that.
      for (let warm = 0; warm < 3; warm++) await inPhone(browser, false, (context) => look(context, url))
      const sights: Sight[] = []
      for (let round = 0; round < rounds; round++) {
        const { result, tasks } = await traceTasks(browser, url, () => inPhone(browser, true, (context) => look(context, url)))
        sights.push({ ...result, blockedMs: blockedMs(tasks, result.firstPaintMs) })
      }
      feel.push({ page, ...middle(sights) })
    }
    const atLoad: FirstPress[] = []
    const whenQuiet: FirstPress[] = []
    const links: number[] = []
    for (let round = 0; round < rounds; round++) {
      atLoad.push(await inPhone(browser, true, (context) => measureFirstPress(context, origin + PAGES.book, 'load')))
      whenQuiet.push(await inPhone(browser, true, (context) => measureFirstPress(context, origin + PAGES.book, 'networkidle')))
      links.push(await inPhone(browser, true, (context) => measureLink(context, origin + PAGES.list)))
    }
    return { feel, acts: { atLoad: middlePress(atLoad), whenQuiet: middlePress(whenQuiet), linkMs: median(links) } }
  } finally {
    await browser.close()
  }
}

type SlowContext = BrowserContext & { isSlow?: boolean }

async function inPhone<Result>(
  browser: Browser,
  isSlow: boolean,
  work: (context: SlowContext) => Promise<Result>,
): Promise<Result> {
  const context: SlowContext = await browser.newContext(PHONE)
  context.isSlow = isSlow
  try {
    return await work(context)
  } finally {
    await context.close()
  }
}

async function look(context: SlowContext, url: string): Promise<Sight> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  if (context.isSlow) await slowDown(session)
  const weight = await weigh(session)
  await page.addInitScript(observe)
  await page.goto(url, { waitUntil: 'load' })
  const loaded = { ...weight }
  // Nobody has touched it, so no program runs. It is at rest when nothing has been fetched for half a second.
  await page.waitForLoadState('networkidle')
  const later = { ...weight }
  for (const kind of Object.keys(later) as (keyof Weight)[]) later[kind] -= loaded[kind]
  const vitals = await page.evaluate(() => (window as unknown as { vitals: Vitals }).vitals)
  return { ...vitals, weight: loaded, later, blockedMs: 0 }
}

type Vitals = Pick<Sight, 'firstPaintMs' | 'lcpMs' | 'lcpElement' | 'cls'>

/** Runs in the page, before anything else. */
function observe(): void {
  const vitals: Vitals = { firstPaintMs: 0, lcpMs: 0, lcpElement: '', cls: 0 }
  ;(window as unknown as { vitals: Vitals }).vitals = vitals
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[]) {
      vitals.lcpMs = entry.startTime
      vitals.lcpElement = `${entry.element?.tagName.toLowerCase()} ${(entry.element as HTMLImageElement)?.currentSrc ?? entry.element?.textContent?.slice(0, 40) ?? ''}`
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) vitals.cls += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') vitals.firstPaintMs = startTime
  }).observe({ type: 'paint', buffered: true })
}

const middle = (sights: Sight[]): Sight => ({
  ...(sights[0] as Sight),
  firstPaintMs: median(sights.map((sight) => sight.firstPaintMs)),
  lcpMs: median(sights.map((sight) => sight.lcpMs)),
  blockedMs: median(sights.map((sight) => sight.blockedMs)),
  // A jump that one of five visitors sees is a jump.
  cls: Math.max(...sights.map((sight) => sight.cls)),
})

const middlePress = (presses: FirstPress[]): FirstPress => ({
  takenMs: median(presses.map(({ takenMs }) => takenMs)),
  effectMs: median(presses.map(({ effectMs }) => effectMs)),
})

/** Bytes are those on the wire, headers included. */
export function feelRows({ page, weight, later, firstPaintMs, lcpMs, lcpElement, cls, blockedMs }: Feel): Row[] {
  const row = (name: string, reading: string, target: string, isMet: boolean) => ({
    name: `${page}: ${name}`,
    reading,
    target,
    isMet,
  })
  const before = weight.script
  return [
    { name: `${page}: first paint`, reading: ms(firstPaintMs) },
    row('LCP', `${ms(lcpMs)}, ${lcpElement.replace(/https?:\/\/[^/]+/, '').slice(0, 40)}`, '≤ 800 ms', lcpMs <= 800),
    row('TBT by trace', ms(blockedMs), '≤ 100 ms', blockedMs <= 100),
    row('CLS, the most', cls.toFixed(4), '< 0.01', cls < 0.01),
    row('JavaScript before a touch', kb(before), '0 kB', before === 0),
    row('JavaScript fetched after load', kb(later.script), '≤ 150 kB', later.script <= 150_000),
    row(
      'HTML and what blocks it',
      kb(weight.document + weight.stylesheet),
      '≤ 45 kB',
      weight.document + weight.stylesheet <= 45_000,
    ),
    { name: `${page}: CSS and fonts after load`, reading: `${kb(later.stylesheet)}, ${kb(later.font)}` },
    { name: `${page}: pictures`, reading: kb(weight.image) },
  ]
}

export function actRows({ atLoad, whenQuiet, linkMs }: FirstActs): Row[] {
  const taken = Math.max(atLoad.takenMs, whenQuiet.takenMs)
  return [
    { name: 'first press: shown as taken', reading: ms(taken), target: '≤ 100 ms', isMet: taken <= 100 },
    { name: 'first press when just loaded: effect', reading: ms(atLoad.effectMs) },
    {
      name: 'first press when quiet: effect',
      reading: ms(whenQuiet.effectMs),
      target: '≤ 600 ms',
      isMet: whenQuiet.effectMs <= 600,
    },
    { name: 'link to the next heading', reading: ms(linkMs), target: '≤ 700 ms', isMet: linkMs <= 700 },
  ]
}

const ms = (value: number) => `${Math.round(value)} ms`
