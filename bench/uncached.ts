import type { QueryJob } from './floor/query.ts'
import { startHelper } from './load/helper-process.ts'
import { type Generator, measureLoad } from './load/load.ts'
import type { Timing } from './load/timing.ts'
import type { Questions } from './material/questions.ts'
import type { Program } from './program.ts'

const CONNECTIONS = 4

export type UncachedKind = Exclude<keyof Questions, 'ids'>
export const UNCACHED: readonly UncachedKind[] = ['productPages', 'listPages', 'lists', 'details', 'searches', 'suggestions']

export type Uncached = Record<UncachedKind, Timing>

/** Questions nobody has asked before, a few at a time. */
export async function measureUncached(
  program: Program,
  generator: Generator,
  questions: Questions,
  count: number,
): Promise<Uncached> {
  const measured: Partial<Uncached> = {}
  const ask = (paths: string[]) => askEachOf(program, generator, paths)
  for (const kind of UNCACHED) {
    // A program that has just started is still being compiled by its engine, and plans no statement twice.
    await ask(questions[kind](Math.ceil(count / 5)))
    measured[kind] = await ask(questions[kind](count))
  }
  return measured as Uncached
}

export const askEachOf = (program: Program, generator: Generator, paths: string[]) =>
  measureLoad(generator, { kind: 'each', base: program.address, paths, connections: CONNECTIONS }, program.pid)

/** One bare query over a pool: below this no call that asks the database can come. */
export async function measureQuery(url: string, ids: number[]): Promise<Timing> {
  const helper = startHelper<QueryJob, Timing>('floor/query.ts')
  try {
    await helper.ask({ url, ids, connections: CONNECTIONS })
    return await helper.ask({ url, ids, connections: CONNECTIONS })
  } finally {
    await helper.stop()
  }
}
