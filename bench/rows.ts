import type { Cached } from './cached.ts'
import type { Timing } from './load/timing.ts'
import type { SizeResult } from './size.ts'
import { UNCACHED, type UncachedKind } from './uncached.ts'

export interface Row {
  name: string
  timing?: Timing
  /** What the numbers come to, or the number itself where nothing is timed. */
  reading?: string
  target?: string
  isMet?: boolean
  /** Something was lost or not kept: worse than slow. */
  isWrong?: boolean
}

/** Answers that were wrong. A missed target is none. */
export function wrongIn(rows: Row[]): number {
  return rows.reduce((sum, { timing, isWrong }) => sum + (timing?.errors ?? 0) + (isWrong ? 1 : 0), 0)
}

const LEAST_RATIO = 0.7
const CACHED_P99_MS = 10
const START_MS = 3_000
const LINKS_PER_SECOND = 5_000

export const NAMES: Record<UncachedKind, string> = {
  productPages: 'product page',
  listPages: 'list page',
  lists: 'list call',
  details: 'detail call',
  searches: 'search call',
  suggestions: 'suggestion call',
}

/** DESIGN.md §7 gives targets for these two sizes; another size is held to the next larger one's. */
function p95Target(kind: UncachedKind, titles: number): number {
  const isPage = kind === 'productPages' || kind === 'listPages'
  return titles <= 10_000 ? (isPage ? 80 : 25) : isPage ? 120 : 60
}

export function sizeRows({ titles, cached, uncached, query, memory, startMs }: SizeResult): Row[] {
  return [
    ...cachedRows('product page, held', cached.productPage, { judgesP99: true }),
    ...cachedRows('list page, held', cached.listPage, { judgesP99: true }),
    ...cachedRows('list call, held', cached.call, { judgesP99: false }),
    ...linkRows(cached.link),
    ...UNCACHED.map((kind) => uncachedRow(kind, uncached[kind], query, titles)),
    { name: 'one bare query', timing: query },
    { name: 'start, database running', reading: `${(startMs / 1000).toFixed(2)} s`, target: '< 3 s', isMet: startMs < START_MS },
    { name: 'memory after start', reading: megabytes(memory.afterStart.residentBytes) },
    {
      name: 'memory after load',
      reading: `${megabytes(memory.afterLoad.residentBytes)}, ${megabytes(memory.afterLoad.cacheBytes)} counted as held answers`,
    },
  ]
}

function cachedRows(name: string, { ours, floors, bytes }: Cached, { judgesP99 }: { judgesP99: boolean }): Row[] {
  const isMet = floors.every(({ ratio }) => ratio >= LEAST_RATIO) && (!judgesP99 || ours.p99 < CACHED_P99_MS)
  const target = `≥ ${LEAST_RATIO.toFixed(2)}${judgesP99 ? `, p99 < ${CACHED_P99_MS} ms` : ''}`
  const ratios = floors.map(({ ratio }) => ratio.toFixed(2)).join(' and ')
  return [
    {
      name: `${name} (${(bytes / 1000).toFixed(1)} kB)`,
      timing: ours,
      reading: `${ratios} of plain`,
      target,
      isMet,
    },
    ...plainRows(floors),
  ]
}

function linkRows({ ours, floors }: Cached): Row[] {
  const ratios = floors.map(({ ratio }) => ratio.toFixed(2)).join(' and ')
  return [
    {
      name: 'short link redirect',
      timing: ours,
      reading: `${ratios} of plain`,
      target: `≥ ${LINKS_PER_SECOND}/s`,
      isMet: ours.perSecond >= LINKS_PER_SECOND,
    },
    ...plainRows(floors),
  ]
}

function plainRows(floors: Cached['floors']): Row[] {
  return floors.map(({ name, side }) => ({ name: `  plain Fastify, ${name}`, timing: side }))
}

function uncachedRow(kind: UncachedKind, timing: Timing, query: Timing, titles: number): Row {
  const limit = p95Target(kind, titles)
  const times = (timing.p50 / query.p50).toFixed(1)
  return {
    name: NAMES[kind],
    timing,
    reading: `p50 is ${times} bare queries`,
    target: `p95 < ${limit} ms`,
    isMet: timing.p95 < limit,
  }
}

const GROWTH: [kind: UncachedKind, most: number][] = [
  ['lists', 2],
  ['details', 2],
  ['searches', 4],
  ['suggestions', 4],
]

/** How much dearer the same question becomes with ten times the titles. */
export function growthRows(small: SizeResult, large: SizeResult): Row[] {
  return GROWTH.map(([kind, most]) => {
    const p50 = large.uncached[kind].p50 / small.uncached[kind].p50
    const p95 = large.uncached[kind].p95 / small.uncached[kind].p95
    return {
      name: NAMES[kind],
      reading: `p50 × ${p50.toFixed(1)}, p95 × ${p95.toFixed(1)}`,
      target: `p95 ≤ × ${most}`,
      isMet: p95 <= most,
    }
  })
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`
