import { connect } from '@tq/db/database.ts'
import { type Cached, measureCached } from '../cached.ts'
import type { OneCall } from '../load/calls.ts'
import { type Generator, measureLoad } from '../load/load.ts'
import type { Timing } from '../load/timing.ts'
import { readMaterial } from '../material/material.ts'
import { makeQuestions, type Questions } from '../material/questions.ts'
import { type OnStop, type Program, startProgram } from '../program.ts'
import { SHOP_VARIABLES, setStage } from '../shop.ts'
import { askEachOf, UNCACHED, type UncachedKind } from '../uncached.ts'

/** So many rounds of carts and orders before the first that counts. */
const WARM_ROUNDS = 3
/**
 * So many questions before: a program is up for days, and its first minute costs several times as much. By then engines have compiled what
 * is asked often and memories are full: a search costs 7 ms at first, half of it after 600, and after 2,000 to 3,000 what it costs from then on.
 */
const WARM_CALLS = 3_000
const WARM_PAGES = 600

export interface Version {
  /** Left out: this version. */
  root?: string
  databaseUrl: string
}

/** Both versions' readings of one thing, round by round. */
export interface Pair<T> {
  before: T[]
  now: T[]
}

export interface Comparison {
  uncached: Record<UncachedKind, Pair<Timing>>
  held: Record<'productPage' | 'listPage', Pair<Cached>>
  calculate: Pair<Timing>
  checkout: Pair<Timing>
  memory: Pair<{ start: number; load: number }>
  startMs: Pair<number>
}

interface Side {
  program: Program
  questions: Questions
  calls: { calculate: OneCall; checkouts: OneCall[] }
}

interface Effort {
  rounds: number
  questions: number
  seconds: number
}

/** Two versions side by side on this machine, turn by turn: what disturbs one round disturbs both. */
export async function compareVersions(
  before: Version,
  now: Version,
  titles: number,
  { rounds, questions, seconds }: Effort,
  { generator, log, onStop }: { generator: Generator; log(line: string): void; onStop: OnStop },
): Promise<Comparison> {
  const sides = { before: await openSide(before), now: await openSide(now) }
  const startMs = { before: [sides.before.program.startMs], now: [sides.now.program.startMs] }
  const atStart = { before: await residentOf(sides.before), now: await residentOf(sides.now) }

  const uncached = {} as Comparison['uncached']
  for (const kind of UNCACHED) {
    log(`${kind}, ${rounds} rounds of ${questions}`)
    const ask = ({ program, questions: given }: Side, count: number) => askEachOf(program, generator, given[kind](count))
    await inTurn(1, (side) => ask(side, kind.endsWith('Pages') ? WARM_PAGES : WARM_CALLS))
    uncached[kind] = await inTurn(rounds, (side) => ask(side, questions))
  }
  const [productPage = ''] = sides.now.questions.productPages(1)
  sides.before.questions.productPages(1)
  log('held pages')
  const held = {
    productPage: await inTurn(1, ({ program }) => measureCached(program, generator, productPage, seconds)),
    listPage: await inTurn(1, ({ program }) => measureCached(program, generator, '/san-pham', seconds)),
  }
  log('carts and orders')
  const shopRounds = async (pick: (side: Side) => OneCall[], connections: number) => {
    const pair = await inTurn(rounds + WARM_ROUNDS, (side) => {
      const [first, ...others] = pick(side)
      if (!first) throw new Error('Nothing to ask')
      const flows = [first, ...others].map((one) => [one])
      return measureLoad(generator, { kind: 'calls', ...first, flows, connections, seconds }, side.program.pid)
    })
    return { before: pair.before.slice(WARM_ROUNDS), now: pair.now.slice(WARM_ROUNDS) }
  }
  const calculate = await shopRounds(({ calls }) => [calls.calculate], 64)
  const checkout = await shopRounds(({ calls }) => calls.checkouts, 32)
  const memory = {
    before: [{ start: atStart.before, load: await residentOf(sides.before) }],
    now: [{ start: atStart.now, load: await residentOf(sides.now) }],
  }
  await sides.before.program.stop()
  await sides.now.program.stop()
  return { uncached, held, calculate, checkout, memory, startMs }

  async function openSide({ root, databaseUrl }: Version): Promise<Side> {
    const program = await startProgram(databaseUrl, onStop, SHOP_VARIABLES, root)
    const db = connect({ url: databaseUrl, max: 4 })
    try {
      return {
        program,
        questions: makeQuestions(await readMaterial(databaseUrl), titles),
        calls: await setStage(db, program.address),
      }
    } finally {
      await db.$client.end()
    }
  }

  async function inTurn<T>(times: number, measure: (side: Side) => Promise<T>): Promise<Pair<T>> {
    const pair: Pair<T> = { before: [], now: [] }
    for (let round = 0; round < times; round++) {
      // Whoever comes second finds the machine warmer: they change places.
      const order = round % 2 ? (['now', 'before'] as const) : (['before', 'now'] as const)
      for (const which of order) pair[which].push(await measure(sides[which]))
    }
    return pair
  }
}

const residentOf = async ({ program }: Side) => (await program.memory()).residentBytes
