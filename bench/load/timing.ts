export interface Timing {
  count: number
  perSecond: number
  p50: number
  p95: number
  p99: number
  /** Failed requests, answers other than 2xx, and hits where a miss was to be measured. */
  errors: number
  slowest: { ms: number; path: string }[]
  /** Of one answer, as it goes over the wire. */
  bytes?: number
  /** Processor time of the serving process for one answer: unlike the rest, nearly the same on a busy machine. */
  cpuMs?: number | null
}

export function summarise(times: ArrayLike<number>, elapsedMs: number, errors: number, slowest: Timing['slowest'] = []): Timing {
  const sorted = Float64Array.from(times).sort()
  const percentile = (share: number) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
  return {
    count: sorted.length,
    perSecond: sorted.length / (elapsedMs / 1000),
    p50: percentile(0.5),
    p95: percentile(0.95),
    p99: percentile(0.99),
    errors,
    slowest,
  }
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length >> 1
  return sorted.length % 2 ? (sorted[half] ?? Number.NaN) : ((sorted[half - 1] ?? Number.NaN) + (sorted[half] ?? Number.NaN)) / 2
}

/** The middle of several rounds, number by number. */
export function medianOf(rounds: Timing[]): Timing {
  const middle = (pick: (round: Timing) => number) => median(rounds.map(pick))
  return {
    count: rounds.reduce((sum, { count }) => sum + count, 0),
    perSecond: middle((r) => r.perSecond),
    p50: middle((r) => r.p50),
    p95: middle((r) => r.p95),
    p99: middle((r) => r.p99),
    errors: rounds.reduce((sum, { errors }) => sum + errors, 0),
    slowest: [],
    cpuMs: rounds.every(({ cpuMs }) => cpuMs != null) ? middle((r) => r.cpuMs ?? 0) : null,
  }
}

/** `workers` at a time until `work` says there is nothing left. */
export async function inTurns(workers: number, work: () => Promise<boolean>): Promise<void> {
  await Promise.all(
    Array.from({ length: workers }, async () => {
      while (await work());
    }),
  )
}
