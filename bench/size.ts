import { type Cached, measureCached } from './cached.ts'
import type { Generator } from './load/load.ts'
import { median, type Timing } from './load/timing.ts'
import { readMaterial } from './material/material.ts'
import { makeQuestions } from './material/questions.ts'
import { type OnStop, startProgram } from './program.ts'
import { measureQuery, measureUncached, type Uncached } from './uncached.ts'

const STARTS = 3
const LIST = '/san-pham'
const CALL = '/api/ProductPage'
/** Printed in the demo; it leads to a book. */
const LINK = '/p/k7qd3mzx94hn'

export interface SizeResult {
  titles: number
  startMs: number
  cached: { productPage: Cached; listPage: Cached; call: Cached; link: Cached }
  uncached: Uncached
  query: Timing
  memory: Record<'afterStart' | 'afterLoad', { residentBytes: number; cacheBytes: number }>
}

export interface Effort {
  /** Of each round of a cached answer. */
  seconds: number
  /** Of each kind of uncached answer. */
  questions: number
}

export interface Bench {
  generator: Generator
  log(line: string): void
  onStop: OnStop
}

/** Everything that is measured with one number of titles in the database. */
export async function measureSize(
  url: string,
  titles: number,
  { seconds, questions: count }: Effort,
  bench: Bench,
): Promise<SizeResult> {
  const { generator, log } = bench
  log(`${titles} titles: starting the program ${STARTS} times`)
  const starts: number[] = []
  for (let start = 1; start < STARTS; start++) {
    const program = await startProgram(url, bench.onStop)
    starts.push(program.startMs)
    await program.stop()
  }
  const program = await startProgram(url, bench.onStop)
  starts.push(program.startMs)
  const afterStart = await program.memory()

  const questions = makeQuestions(await readMaterial(url), titles)
  log(`${titles} titles: answers that have to be made`)
  const uncached = await measureUncached(program, generator, questions, count)
  const query = await measureQuery(url, questions.ids(count))
  const [productPage = LIST] = questions.productPages(1)
  const cached = { productPage, listPage: LIST, call: CALL, link: LINK }
  const measured: Partial<SizeResult['cached']> = {}
  for (const [name, path] of Object.entries(cached) as [keyof typeof cached, string][]) {
    log(`${titles} titles: held answer ${path}`)
    measured[name] = await measureCached(program, generator, path, seconds)
  }
  const afterLoad = await program.memory()
  await program.stop()
  return {
    titles,
    startMs: median(starts),
    cached: measured as SizeResult['cached'],
    uncached,
    query,
    memory: { afterStart, afterLoad },
  }
}
