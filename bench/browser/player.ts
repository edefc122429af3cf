import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '../../scripts/tools/chromium.ts'
import type { Row } from '../rows.ts'
import { FLAGS, kb, PHONE, slowDown, weigh } from './phone.ts'

const ROUNDS = 3

/** The site's page budget, and what a lesson's page may have beyond it. */
const PAGE_BYTES = 150_000
const PLAYER_BYTES = 130_000
const FIRST_FRAME_MS = 1_500

export interface PlayerFeel {
  lesson: string
  /** JavaScript on the wire, before play is asked for and because of it. */
  pageBytes: number
  playerBytes: number
  /** From the press to the first picture. */
  firstFrameMs: number
}

/** A lesson of the library with a stream, opened and played as a new visitor on a slow phone would. */
export async function measurePlayer(origin: string): Promise<PlayerFeel> {
  const lesson = await findLesson(origin)
  const browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS })
  try {
    await watch(browser, origin + lesson, false)
    const rounds: Omit<PlayerFeel, 'lesson'>[] = []
    for (let i = 0; i < ROUNDS; i++) rounds.push(await watch(browser, origin + lesson, true))
    rounds.sort((a, b) => a.firstFrameMs - b.firstFrameMs)
    return { lesson, ...(rounds[Math.floor(ROUNDS / 2)] as Omit<PlayerFeel, 'lesson'>) }
  } finally {
    await browser.close()
  }
}

interface Found {
  id: number
  address: string
  kind: string
}

async function findLesson(origin: string): Promise<string> {
  const ask = async (path: string) => (await (await fetch(origin + path)).json()) as { data: never; totalPage: number }
  for (let page = 1, last = 1; page <= last; page++) {
    const { data, totalPage } = await ask(`/api/Library?page=${page}`)
    last = totalPage
    for (const { id, hasVideo } of data as { id: number; hasVideo: boolean }[]) {
      if (!hasVideo) continue
      const { chapters } = (await ask(`/api/Library/CourseDetail/${id}`)).data as { chapters: { lessons: Found[] }[] }
      const found = chapters.flatMap(({ lessons }) => lessons).find(({ kind }) => kind === 'video')
      if (found) return `/thu-vien/bai-hoc/${found.address}`
    }
  }
  throw new Error('The demo has no lesson with a video')
}

async function watch(browser: Browser, url: string, isSlow: boolean): Promise<Omit<PlayerFeel, 'lesson'>> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    if (isSlow) await slowDown(session)
    const weight = await weigh(session)
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined)
    await page.waitForLoadState('networkidle')
    const pageBytes = weight.script
    const player = page.locator('section[aria-label^="Video bài học"]')
    await player.evaluate((section) => {
      const times = { pressed: 0, seen: 0 }
      Object.assign(window, { times })
      section.addEventListener('click', () => (times.pressed ||= performance.now()), { capture: true })
      const video = section.querySelector('video') as HTMLVideoElement
      video.requestVideoFrameCallback((now) => {
        times.seen = now
      })
    })
    await player.getByRole('button').first().tap()
    type Times = { times: { pressed: number; seen: number } }
    await page.waitForFunction(() => (window as unknown as Times).times.seen > 0)
    const firstFrameMs = await page.evaluate(() => {
      const { pressed, seen } = (window as unknown as Times).times
      return seen - pressed
    })
    // What comes after the first picture belongs to the player as well.
    await player.getByRole('button', { name: 'Tạm dừng' }).waitFor()
    return { pageBytes, playerBytes: weight.script - pageBytes, firstFrameMs }
  } finally {
    await context.close()
  }
}

export function playerRows({ pageBytes, playerBytes, firstFrameMs }: PlayerFeel): Row[] {
  return [
    { name: 'lesson: JavaScript before play', reading: kb(pageBytes), target: '≤ 150 kB', isMet: pageBytes <= PAGE_BYTES },
    { name: 'lesson: the player, after play', reading: kb(playerBytes), target: '≤ 130 kB', isMet: playerBytes <= PLAYER_BYTES },
    {
      name: 'lesson: first picture',
      reading: `${Math.round(firstFrameMs)} ms after the press`,
      target: '< 1500 ms',
      isMet: firstFrameMs < FIRST_FRAME_MS,
    },
  ]
}
