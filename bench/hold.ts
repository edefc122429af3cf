import { connect } from '@tq/db/database.ts'
import { sql } from 'drizzle-orm'
import type { OneCall } from './load/calls.ts'
import { type Generator, startGenerator } from './load/load.ts'
import type { Timing } from './load/timing.ts'
import { readMaterial } from './material/material.ts'
import { makeQuestions } from './material/questions.ts'
import { type OnStop, startProgram } from './program.ts'
import type { Row } from './rows.ts'
import { SHOP_VARIABLES, setStage } from './shop.ts'

const SECONDS = 60
/** Long enough to fill the cache below with answers that nobody asks for again: whatever grows after that is a leak. */
const WARM_UP_SECONDS = 60
const CACHE_MB = '32'
const SEED = 13

const PAGE_P99_MS = 1_000
const CHECKOUT_P99_MS = 2_000
/** The collector leaves some play. */
const MOST_GROWTH = 1.15

/** Visitors of each kind and how long they look at what they got: two hundred, who ask some hundred and ten times a second. */
const CROWD = {
  held: { connections: 100, everyMs: 2_000 },
  made: { connections: 30, everyMs: 3_000 },
  searches: { connections: 40, everyMs: 2_000 },
  suggestions: { connections: 30, everyMs: 1_000 },
  checkouts: { connections: 20, everyMs: 1_000 },
} as const

type Kind = keyof typeof CROWD
const KINDS = Object.keys(CROWD) as Kind[]

export interface Hold {
  timings: Record<Kind, Timing>
  residentBefore: number
  residentAfter: number
  /** Orders that were acknowledged, and those that are stored. */
  acknowledged: number
  stored: number
}

/** A crowd browses while others buy; every kind has a process of its own, so that none waits for another's answers. */
export async function measureHold(url: string, { log, onStop }: { log(line: string): void; onStop: OnStop }): Promise<Hold> {
  // Every limit that is not about networks is on: all visitors come from this machine.
  const program = await startProgram(url, onStop, { ...SHOP_VARIABLES, ROLE: 'all', CACHE_MB })
  const db = connect({ url, max: 2 })
  const stopDb = onStop(() => db.$client.end())
  const stage = await setStage(db, program.address)
  const questions = makeQuestions(await readMaterial(url), SEED)
  const get = (path: string): OneCall[] => [{ method: 'GET', url: program.address + path, headers: { 'accept-encoding': 'br' } }]
  const held = ['/trang-chu', '/san-pham', '/sach-dien-tu', '/tin-sach', ...questions.productPages(60)].map(get)
  /** Asked once each, so that every answer has to be made: none of the warm-up is asked again. */
  const flowsFor = (seconds: number): Record<Kind, OneCall[][]> => {
    const count = (kind: Kind) => Math.ceil(((seconds + 2) * 1000 * CROWD[kind].connections) / CROWD[kind].everyMs)
    const pages = [...questions.productPages(count('made') / 2), ...questions.listPages(count('made') / 2)]
    return {
      held,
      made: pages.toSorted((a, b) => a.slice(-4).localeCompare(b.slice(-4))).map(get),
      searches: questions.searches(count('searches')).map(get),
      suggestions: questions.suggestions(count('suggestions')).map(get),
      checkouts: stage.checkouts.map((call) => [call]),
    }
  }

  const generators = Object.fromEntries(KINDS.map((kind) => [kind, startGenerator()])) as Record<Kind, Generator>
  const stopGenerators = onStop(async () => {
    for (const kind of KINDS) await generators[kind].stop()
  })
  const crowd = async (seconds: number) => {
    const flows = flowsFor(seconds)
    const timings = await Promise.all(
      KINDS.map((kind) => {
        const first = flows[kind][0]?.[0] as OneCall
        return generators[kind].ask({ kind: 'calls', ...first, ...CROWD[kind], flows: flows[kind], seconds })
      }),
    )
    return Object.fromEntries(KINDS.map((kind, i) => [kind, timings[i]])) as Record<Kind, Timing>
  }
  const countOrders = async () =>
    (await db.execute<{ count: number }>(sql`select count(*)::int as count from orders`)).rows[0]?.count ?? 0

  log(`warming up for ${WARM_UP_SECONDS} s`)
  await crowd(WARM_UP_SECONDS)
  const before = await program.memory()
  const ordersBefore = await countOrders()
  log(`holding for ${SECONDS} s`)
  const timings = await crowd(SECONDS)
  const after = await program.memory()
  const stored = (await countOrders()) - ordersBefore
  await stopGenerators()
  await stopDb()
  await program.stop()
  return {
    timings,
    residentBefore: before.residentBytes,
    residentAfter: after.residentBytes,
    acknowledged: timings.checkouts.count - timings.checkouts.errors,
    stored,
  }
}

export function holdRows({ timings, residentBefore, residentAfter, acknowledged, stored }: Hold): Row[] {
  const row = (name: string, timing: Timing, p99: number): Row => ({
    name,
    timing,
    target: `0 errors, p99 < ${p99} ms`,
    isMet: timing.errors === 0 && timing.p99 < p99,
  })
  const growth = residentAfter / residentBefore
  return [
    row('held pages', timings.held, PAGE_P99_MS),
    row('pages that are made', timings.made, PAGE_P99_MS),
    row('searches', timings.searches, PAGE_P99_MS),
    row('suggestions', timings.suggestions, PAGE_P99_MS),
    row('checkouts of guests', timings.checkouts, CHECKOUT_P99_MS),
    {
      name: 'orders acknowledged and stored',
      reading: `${acknowledged} and ${stored}`,
      target: 'the same',
      isMet: acknowledged === stored,
      isWrong: acknowledged !== stored,
    },
    {
      name: 'memory after warm-up and at the end',
      reading: `${megabytes(residentBefore)} and ${megabytes(residentAfter)}`,
      target: `≤ × ${MOST_GROWTH}`,
      isMet: growth <= MOST_GROWTH,
    },
  ]
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`
