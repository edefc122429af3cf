import { median, type Timing } from '../load/timing.ts'
import { NAMES } from '../rows.ts'
import type { UncachedKind } from '../uncached.ts'
import type { Comparison, Pair } from './compare.ts'

/** Both versions and their ratio, with the smallest and largest ratio of any round. */
export function comparisonTable({ uncached, held, calculate, checkout, memory, startMs }: Comparison): string {
  const rows = [
    ...Object.entries(uncached).flatMap(([kind, pair]) => timingRows(NAMES[kind as UncachedKind], pair)),
    ...Object.entries(held).flatMap(([kind, pair]) => [
      row(
        `${kind}, held: of plain Fastify with 2 headers`,
        pair,
        (it) => it.floors[1]?.ratio ?? Number.NaN,
        (n) => n.toFixed(2),
      ),
      row(
        `${kind}, held: p99 of the same`,
        pair,
        (it) => it.ours.p99 / (it.floors[1]?.side.p99 ?? Number.NaN),
        (n) => n.toFixed(2),
      ),
    ]),
    ...timingRows('cart of 20 lines and 3 codes', calculate),
    ...timingRows('checkout of a guest', checkout),
    row(
      'checkout of a guest, a second',
      checkout,
      (it) => it.perSecond,
      (n) => n.toFixed(0),
    ),
    row('memory after start, MB', memory, ({ start }) => start, megabytes),
    row('memory after load, MB', memory, ({ load }) => load, megabytes),
    row(
      'start, ms',
      startMs,
      (ms) => ms,
      (n) => n.toFixed(0),
    ),
  ]
  return markdownOf([['', 'before', 'now', 'ratio', 'of its rounds'], ...rows])
}

/** The first row is the head; all but the first column are numbers. */
export function markdownOf([head = [], ...rows]: string[][]): string {
  const line = head.map((_, at) => (at === 0 ? '---' : '---:'))
  return [head, line, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function timingRows(name: string, pair: Pair<Timing>): string[][] {
  return [
    row(
      `${name}, CPU µs`,
      pair,
      ({ cpuMs }) => (cpuMs ?? Number.NaN) * 1000,
      (n) => n.toFixed(0),
    ),
    row(
      `${name}, p95 ms`,
      pair,
      ({ p95 }) => p95,
      (n) => n.toFixed(1),
    ),
  ]
}

function row<T>(
  name: string,
  { before, now }: Pair<T>,
  pick: (reading: T) => number,
  write: (value: number) => string,
): string[] {
  const ratios = now.map((reading, round) => pick(reading) / pick(before[round] as T))
  const spread = `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`
  return [name, write(median(before.map(pick))), write(median(now.map(pick))), median(ratios).toFixed(2), spread]
}

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(0)
