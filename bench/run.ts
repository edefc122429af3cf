import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { compareBeside } from './against/beside.ts'
import { compareVersions } from './against/compare.ts'
import { checkOut, openOtherDatabase } from './against/other-version.ts'
import { comparisonTable, markdownOf } from './against/table.ts'
import { prepareDatabase, startBenchCluster, stopBenchCluster } from './database.ts'
import { type Generator, startGenerator } from './load/load.ts'
import { PARTS, type Surroundings } from './parts.ts'
import { growthRows, type Row, sizeRows, wrongIn } from './rows.ts'
import { type Effort, measureSize, type SizeResult } from './size.ts'
import { tableOf } from './table.ts'

const SIZES = [10_000, 100_000]
/** A load average above this means that somebody else is computing too. */
const BUSY = 0.7
const RESULTS = fileURLToPath(new URL('results/', import.meta.url))

const partNames = Object.keys(PARTS) as (keyof typeof PARTS)[]
const { values: flags } = parseArgs({
  options: {
    titles: { type: 'string', multiple: true },
    quick: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    /** A commit: that version and this one, turn by turn. */
    against: { type: 'string' },
    /** Both inside this process, calls alone. */
    beside: { type: 'boolean', default: false },
    /** One of the parts, and nothing else. */
    ...(Object.fromEntries(partNames.map((name) => [name, { type: 'boolean' }])) as Record<
      keyof typeof PARTS,
      { type: 'boolean' }
    >),
  },
})
const sizes = flags.titles?.map(Number) ?? SIZES
if (!sizes.every((size) => Number.isInteger(size) && size > 0)) throw new Error('--titles wants a number, such as --titles=10000')
const effort: Effort = flags.quick ? { seconds: 2, questions: 300 } : { seconds: 4, questions: 1500 }

const undo = new Set<() => Promise<void>>()
let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, async () => {
    if (isStopping) return
    await stopAll()
    process.exit(130)
  })
}

try {
  const wrong = await bench()
  if (wrong > 0) console.error(`${wrong} answers were wrong; these measurements are void.`)
  process.exitCode = wrong > 0 ? 1 : 0
} catch (error) {
  // What was stopped by Ctrl-C fails in its own ways; nobody wants to read them.
  if (isStopping) await new Promise(() => {})
  console.error(error)
  process.exitCode = 1
} finally {
  if (!isStopping) await stopAll()
}

/** How many answers were wrong: such a one measures nothing, however quick it was. */
async function bench(): Promise<number> {
  const load = loadavg()[0] ?? 0
  if (load > BUSY) log(`The machine is busy (load ${load.toFixed(1)}): times will be too long; ratios and CPU say more.`)
  const startedAt = performance.now()
  const cluster = await startBenchCluster()
  const databaseStartMs = cluster.adopted ? null : performance.now() - startedAt
  onStop(() => stopBenchCluster(cluster))
  const generator = startGenerator()
  onStop(() => generator.stop())
  const smallest = sizes[0] as number
  const databaseOf = (titles: number, isFresh = flags.fresh) => prepareDatabase(cluster, titles, { fresh: isFresh, log })

  if (flags.against) return compare(flags.against, smallest, await databaseOf(smallest), generator)
  const named = partNames.filter((name) => flags[name])
  const results: SizeResult[] = []
  let wrong = 0
  if (!named.length)
    for (const titles of sizes) {
      const result = await measureSize(await databaseOf(titles), titles, effort, { generator, log, onStop })
      results.push(result)
      const rows = sizeRows(result)
      print(`${titles} titles, ${availableParallelism()} cores, Node ${process.versions.node}`, rows)
      wrong += wrongIn(rows)
    }
  const surroundings: Surroundings = {
    url: await databaseOf(smallest, flags.fresh && named.length > 0),
    ...{ generator, seconds: effort.seconds, isQuick: flags.quick, log, onStop },
  }
  const kept: Record<string, object> = {}
  for (const name of named.length ? named : partNames.filter((each) => !PARTS[each].isAlone)) {
    log(name)
    const { rows, measured } = await PARTS[name].measure(surroundings)
    print(PARTS[name].title, rows)
    kept[name] = measured
    wrong += wrongIn(rows)
  }
  const [small, large] = results
  if (small && large) print(`From ${small.titles} to ${large.titles} titles`, growthRows(small, large))
  if (databaseStartMs !== null) console.log(`The bundled PostgreSQL started in ${(databaseStartMs / 1000).toFixed(2)} s.`)
  if (!named.length) console.log(`Kept in ${await keep({ effort, load, databaseStartMs, results, ...kept })}`)
  return wrong
}

/** Another version of the program and this one, turn by turn. */
async function compare(commit: string, titles: number, databaseUrl: string, generator: Generator): Promise<number> {
  const other = await checkOut(commit, log)
  if (flags.beside) {
    const rows = await compareBeside(other.root, databaseUrl, titles)
    console.log(`\n${titles} titles, calls of ${other.name} and of this version\n\n${markdownOf(rows)}\n`)
    return 0
  }
  const before = { ...other, databaseUrl: await openOtherDatabase(other, titles, onStop) }
  const { rounds, ...each } = flags.quick ? { rounds: 2, questions: 150, seconds: 1 } : { rounds: 5, questions: 200, seconds: 3 }
  const compared = await compareVersions(before, { databaseUrl }, titles, { rounds, ...each }, { generator, log, onStop })
  console.log(`\n${titles} titles, ${other.name} and this version, ${rounds} rounds\n\n${comparisonTable(compared)}\n`)
  const ours = [...Object.values(compared.uncached), compared.calculate, compared.checkout].flatMap(({ now }) => now)
  return ours.reduce((sum, { errors }) => sum + errors, 0)
}

function print(title: string, rows: Row[]): void {
  console.log(`\n${title}\n\n${tableOf(rows)}\n`)
}

async function keep(measured: object): Promise<string> {
  await mkdir(RESULTS, { recursive: true })
  const date = new Date().toISOString()
  const file = `${RESULTS}${date.replace(/:/g, '-').slice(0, 19)}.json`
  const machine = { cores: availableParallelism(), node: process.versions.node, platform: process.platform }
  await writeFile(file, `${JSON.stringify({ date, machine, ...measured }, null, 2)}\n`)
  return file
}

function log(line: string): void {
  console.error(`· ${line}`)
}

function onStop(stop: () => Promise<void>): () => Promise<void> {
  const once = async () => {
    if (undo.delete(once)) await stop()
  }
  undo.add(once)
  return once
}

/** The last started first: PostgreSQL stays up while somebody uses it. */
async function stopAll(): Promise<void> {
  isStopping = true
  for (const stop of [...undo].reverse()) await stop().catch((error: unknown) => console.error(error))
}
