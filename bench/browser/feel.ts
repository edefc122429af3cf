import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import { findChromium } from '../../scripts/chromium.ts'
import type { Row } from '../rows.ts'

/** A cheap phone on a bus: 4 times slower, 1.6 Mbps, 150 ms away. */
export const CPU_SLOWDOWN = 4
const BYTES_PER_SECOND = (1.6 * 1024 * 1024) / 8
export const ROUNDS = 3
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-sync',
]

export const PAGES = {
  home: '/trang-chu',
  list: '/san-pham',
  book: '/san-pham/lang-xa-chau-tho-qua-tu-lieu-dia-ba.56',
} as const

/** Bytes over the wire, by what they are. */
export interface Weight {
  document: number
  script: number
  stylesheet: number
  font: number
  image: number
}

export interface Feel {
  page: keyof typeof PAGES
  weight: Weight
  lcpMs: number
  lcpElement: string
  cls: number
  tbtMs: number
  /** From a press on the first button of the page to the next paint. */
  inpMs: number
}

/** Opens each page as a new visitor would, and takes the median of a few rounds. */
export async function measureFeel(origin: string): Promise<Feel[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS })
  try {
    const results: Feel[] = []
    for (const page of Object.keys(PAGES) as (keyof typeof PAGES)[]) {
      // Once without measuring: pages and pictures are made on first need, and visitors after the first don't wait for that.
      await visit(await browser.newContext(PHONE), origin + PAGES[page], false)
      const rounds: Omit<Feel, 'page'>[] = []
      for (let i = 0; i < ROUNDS; i++) rounds.push(await visit(await browser.newContext(PHONE), origin + PAGES[page], true))
      results.push({ page, ...median(rounds) })
    }
    return results
  } finally {
    await browser.close()
  }
}

export const PHONE = {
  viewport: { width: 390, height: 800 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'vi-VN',
}

async function visit(context: BrowserContext, url: string, isSlow: boolean): Promise<Omit<Feel, 'page'>> {
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    if (isSlow) await slowDown(session)
    const weight = await weigh(session)
    await page.addInitScript(observe)
    await page.goto(url, { waitUntil: 'load' })
    // Nobody has touched it, so no program runs. The layout is at rest when nothing has been fetched for half a second.
    await page.waitForLoadState('networkidle')
    const loaded = { ...weight }
    const inpMs = await press(page)
    const vitals = await page.evaluate(() => (window as unknown as { vitals: Vitals }).vitals)
    return { weight: loaded, lcpMs: vitals.lcp, lcpElement: vitals.element, cls: vitals.cls, tbtMs: vitals.tbt, inpMs }
  } finally {
    await context.close()
  }
}

export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  })
}

export async function weigh(session: CDPSession): Promise<Weight> {
  const weight: Weight = { document: 0, script: 0, stylesheet: 0, font: 0, image: 0 }
  const kinds = new Map<string, keyof Weight>()
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, type }) => {
    const kind = type.toLowerCase()
    if (kind in weight) kinds.set(requestId, kind as keyof Weight)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind) weight[kind] += encodedDataLength
  })
  return weight
}

interface Vitals {
  lcp: number
  element: string
  cls: number
  tbt: number
}

/** Runs in the page, before anything else. */
function observe(): void {
  const vitals: Vitals = { lcp: 0, element: '', cls: 0, tbt: 0 }
  ;(window as unknown as { vitals: Vitals }).vitals = vitals
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[]) {
      vitals.lcp = entry.startTime
      vitals.element = `${entry.element?.tagName.toLowerCase()} ${(entry.element as HTMLImageElement)?.currentSrc ?? entry.element?.textContent?.slice(0, 40) ?? ''}`
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) vitals.cls += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) vitals.tbt += Math.max(0, entry.duration - 50)
  }).observe({ type: 'longtask', buffered: true })
}

async function press(page: Page): Promise<number> {
  const button = page.locator('button:visible').first()
  if ((await button.count()) === 0) return 0
  await page.evaluate(() => {
    const times: number[] = []
    ;(window as unknown as { presses: number[] }).presses = times
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) times.push(entry.duration)
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  })
  await button.tap()
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))))
  return page.evaluate(() => Math.max(0, ...(window as unknown as { presses: number[] }).presses))
}

function median(rounds: Omit<Feel, 'page'>[]): Omit<Feel, 'page'> {
  const sorted = [...rounds].sort((a, b) => a.lcpMs - b.lcpMs)
  return sorted[Math.floor(sorted.length / 2)] as Omit<Feel, 'page'>
}

export const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** Bytes are those on the wire, headers included. */
export function feelRows({ page, weight, lcpMs, lcpElement, cls, tbtMs, inpMs }: Feel): Row[] {
  const row = (name: string, reading: string, target: string, isMet: boolean) => ({
    name: `${page}: ${name}`,
    reading,
    target,
    isMet,
  })
  return [
    row('JavaScript', kb(weight.script), '≤ 135 kB', weight.script <= 135_000),
    row('CSS', kb(weight.stylesheet), '≤ 45 kB', weight.stylesheet <= 45_000),
    row('HTML', kb(weight.document), '≤ 45 kB', weight.document <= 45_000),
    row('fonts', kb(weight.font), '≤ 130 kB', weight.font <= 130_000),
    { name: `${page}: pictures`, reading: kb(weight.image) },
    row('LCP', `${Math.round(lcpMs)} ms, ${lcpElement.replace(/https?:\/\/[^/]+/, '').slice(0, 40)}`, '≤ 700 ms', lcpMs <= 700),
    row('TBT', `${Math.round(tbtMs)} ms`, '≤ 100 ms', tbtMs <= 100),
    row('CLS', cls.toFixed(4), '< 0.02', cls < 0.02),
    row('press to paint', `${Math.round(inpMs)} ms`, '≤ 200 ms', inpMs <= 200),
  ]
}
