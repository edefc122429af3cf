import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Accounts, accountRows, measureAccounts } from './accounts.ts'
import { compareVersions } from './against/compare.ts'
import { checkOut, openOtherDatabase } from './against/other-version.ts'
import { comparisonTable } from './against/table.ts'
import { actRows, type Feel, type FirstActs, feelRows, measureFeel } from './browser/feel.ts'
import { measurePlayer, type PlayerFeel, playerRows } from './browser/player.ts'
import { measurePresses, type Press, pressRows } from './browser/presses.ts'
import { prepareDatabase, startBenchCluster, stopBenchCluster } from './database.ts'
import { holdRows, measureHold } from './hold.ts'
import { type Exams, examRows, measureExams } from './learning/exam.ts'
import { type Learning, learningRows, measureLearning } from './learning/learning.ts'
import { measureVideo, type Videos, videoRows } from './learning/video.ts'
import { type Generator, startGenerator } from './load/load.ts'
import type { Timing } from './load/timing.ts'
import { deskRows, type Manuscripts, measureDesk } from './manuscript/desk.ts'
import { placeFiles, startProgram } from './program.ts'
import { measureReading, type Reading } from './reading/readers.ts'
import { readingRows } from './reading/rows.ts'
import { growthRows, type Row, sizeRows } from './rows.ts'
import { measureShop, SHOP_VARIABLES, type Shop, shopRows } from './shop.ts'
import { type Effort, measureSize, type SizeResult } from './size.ts'
import { tableOf } from './table.ts'

const SIZES = [10_000, 100_000]
/** A load average above this means that somebody else is computing too. */
const BUSY = 0.7
const RESULTS = fileURLToPath(new URL('results/', import.meta.url))

const { values: flags } = parseArgs({
  options: {
    titles: { type: 'string', multiple: true },
    quick: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    /** Carts and orders only. */
    shop: { type: 'boolean', default: false },
    /** People who learn, and nothing else. */
    learning: { type: 'boolean', default: false },
    /** Everybody in one exam, and nothing else. */
    exam: { type: 'boolean', default: false },
    /** Readers of e-books, and nothing else. */
    reading: { type: 'boolean', default: false },
    /** The manuscript desk, and nothing else. */
    manuscripts: { type: 'boolean', default: false },
    /** Viewers of videos and an upload, and nothing else. */
    video: { type: 'boolean', default: false },
    /** A crowd that browses and buys for a minute, and nothing else. */
    hold: { type: 'boolean', default: false },
    /** A commit: that version and this one, turn by turn. */
    against: { type: 'string' },
    /** Presses on a slow phone, and nothing else. */
    presses: { type: 'boolean', default: false },
    /** The first sight and the first touch on a slow phone, and nothing else. */
    feel: { type: 'boolean', default: false },
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
  process.exitCode = await bench()
} catch (error) {
  // What was stopped by Ctrl-C fails in its own ways; nobody wants to read them.
  if (isStopping) await new Promise(() => {})
  console.error(error)
  process.exitCode = 1
} finally {
  if (!isStopping) await stopAll()
}

async function bench(): Promise<number> {
  const load = loadavg()[0] ?? 0
  if (load > BUSY) log(`The machine is busy (load ${load.toFixed(1)}): times will be too long; ratios and CPU say more.`)
  const startedAt = performance.now()
  const cluster = await startBenchCluster()
  const databaseStartMs = cluster.adopted ? null : performance.now() - startedAt
  onStop(() => stopBenchCluster(cluster))
  const generator = startGenerator()
  onStop(() => generator.stop())

  if (flags.against) {
    const titles = sizes[0] as number
    const other = await checkOut(flags.against, log)
    const before = { ...other, databaseUrl: await openOtherDatabase(other, titles, onStop) }
    const now = { databaseUrl: await prepareDatabase(cluster, titles, { fresh: flags.fresh, log }) }
    const { rounds, ...each } = flags.quick
      ? { rounds: 2, questions: 150, seconds: 1 }
      : { rounds: 5, questions: 200, seconds: 3 }
    const compared = await compareVersions(before, now, titles, { rounds, ...each }, { generator, log, onStop })
    console.log(`\n${titles} titles, ${other.name} and this version, ${rounds} rounds\n\n${comparisonTable(compared)}\n`)
    return errorsIn([...Object.values(compared.uncached), compared.calculate, compared.checkout].flatMap(({ now }) => now))
  }
  if (flags.shop) {
    const url = await prepareDatabase(cluster, sizes[0] as number, { fresh: flags.fresh, log })
    const shop = await measureBuying(url, generator)
    console.log(`\nCarts and orders\n\n${tableOf(shopRows(shop))}\n`)
    return errorsIn(Object.values(shop))
  }
  if (flags.learning) {
    const learning = await measureLearners(
      await prepareDatabase(cluster, sizes[0] as number, { fresh: flags.fresh, log }),
      generator,
    )
    console.log(`\nLearning\n\n${tableOf(learningRows(learning))}\n`)
    return errorsIn(Object.values(learning))
  }
  if (flags.exam) {
    const url = await prepareDatabase(cluster, sizes[0] as number, { fresh: flags.fresh, log })
    const rows = examRows(await measureSitters(url, generator))
    console.log(`\nExams\n\n${tableOf(rows)}\n`)
    return rows.every(({ isMet }) => isMet !== false) ? 0 : 1
  }
  if (flags.video) {
    const videos = await measureViewers(
      await prepareDatabase(cluster, sizes[0] as number, { fresh: flags.fresh, log }),
      generator,
    )
    const rows = videoRows(videos)
    console.log(`\nVideos\n\n${tableOf(rows)}\n`)
    return errorsIn([videos.ours, videos.plain]) || rows.some(({ isMet }) => isMet === false) ? 1 : 0
  }
  if (flags.reading) {
    const url = await prepareDatabase(cluster, sizes[0] as number, { fresh: flags.fresh, log })
    const rows = readingRows(await measureReaders(url, generator))
    console.log(`\nReading\n\n${tableOf(rows)}\n`)
    return rows.every(({ isMet }) => isMet !== false) ? 0 : 1
  }
  if (flags.manuscripts) {
    const url = await prepareDatabase(cluster, sizes[0] as number, { fresh: flags.fresh, log })
    const rows = deskRows(await measureManuscripts(url, generator))
    console.log(`\nManuscripts\n\n${tableOf(rows)}\n`)
    return rows.every(({ isMet }) => isMet !== false) ? 0 : 1
  }
  if (flags.hold) {
    const url = await prepareDatabase(cluster, sizes[0] as number, { fresh: flags.fresh, log })
    const rows = holdRows(await measureHold(url, { log, onStop }))
    console.log(`\nTwo hundred visitors and twenty orders a second, for a minute\n\n${tableOf(rows)}\n`)
    return rows.every(({ isMet }) => isMet !== false) ? 0 : 1
  }
  if (flags.presses) {
    const url = await prepareDatabase(cluster, sizes[0] as number, { fresh: flags.fresh, log })
    const rows = pressRows(await measureFingers(url))
    console.log(`\nPresses on a phone of 390 px, 4 times slower\n\n${tableOf(rows)}\n`)
    return rows.every(({ isMet }) => isMet !== false) ? 0 : 1
  }
  if (flags.feel) {
    const rows = feltRows(await measurePages(await prepareDatabase(cluster, sizes[0] as number, { fresh: flags.fresh, log })))
    console.log(`\nA phone of 390 px, 4 times slower, at 1.6 Mbps, 150 ms away\n\n${tableOf(rows)}\n`)
    return rows.every(({ isMet }) => isMet !== false) ? 0 : 1
  }
  const results: SizeResult[] = []
  for (const titles of sizes) {
    const url = await prepareDatabase(cluster, titles, { fresh: flags.fresh, log })
    const result = await measureSize(url, titles, effort, { generator, log, onStop })
    results.push(result)
    console.log(
      `\n${titles} titles, ${availableParallelism()} cores, Node ${process.versions.node}\n\n${tableOf(sizeRows(result))}\n`,
    )
  }
  const smallest = await prepareDatabase(cluster, sizes[0] as number, { fresh: false, log })
  const accounts = await measurePeople(smallest, generator)
  console.log(`\nAccounts\n\n${tableOf(accountRows(accounts))}\n`)
  const shop = await measureBuying(smallest, generator)
  console.log(`\nCarts and orders\n\n${tableOf(shopRows(shop))}\n`)
  const learning = await measureLearners(smallest, generator)
  console.log(`\nLearning\n\n${tableOf(learningRows(learning))}\n`)
  const exams = await measureSitters(smallest, generator)
  console.log(`\nExams\n\n${tableOf(examRows(exams))}\n`)
  const videos = await measureViewers(smallest, generator)
  console.log(`\nVideos\n\n${tableOf(videoRows(videos))}\n`)
  const reading = await measureReaders(smallest, generator)
  console.log(`\nReading\n\n${tableOf(readingRows(reading))}\n`)
  const desk = await measureManuscripts(smallest, generator)
  console.log(`\nManuscripts\n\n${tableOf(deskRows(desk))}\n`)
  const pages = await measurePages(smallest)
  console.log(`\nA phone of 390 px, 4 times slower, at 1.6 Mbps, 150 ms away\n\n${tableOf(feltRows(pages))}\n`)
  const [small, large] = results
  if (small && large) console.log(`\nFrom ${small.titles} to ${large.titles} titles\n\n${tableOf(growthRows(small, large))}\n`)
  if (databaseStartMs !== null) console.log(`The bundled PostgreSQL started in ${(databaseStartMs / 1000).toFixed(2)} s.`)
  console.log(
    `Kept in ${await keep({ effort, load, databaseStartMs, results, accounts, shop, learning, exams, videos, reading, desk, ...pages })}`,
  )
  return countErrors(results, accounts, shop) +
    errorsIn([
      ...Object.values(learning),
      exams.saves,
      exams.submits,
      videos.ours,
      videos.plain,
      reading.position,
      reading.turns,
      desk.staffList,
      desk.ownList,
    ]) >
    0
    ? 1
    : 0
}

/** People don't grow with the catalogue either. */
async function measurePeople(url: string, generator: Generator): Promise<Accounts> {
  log('logging in')
  const program = await startProgram(url, onStop)
  const accounts = await measureAccounts(program, generator, effort.seconds)
  await program.stop()
  return accounts
}

async function measureBuying(url: string, generator: Generator): Promise<Shop> {
  log('carts and orders')
  const program = await startProgram(url, onStop, SHOP_VARIABLES)
  const shop = await measureShop(program, url, generator, effort.seconds)
  await program.stop()
  return shop
}

async function measureLearners(url: string, generator: Generator): Promise<Learning> {
  log('learning')
  const program = await startProgram(url, onStop)
  const learning = await measureLearning(program, url, generator, effort.seconds)
  await program.stop()
  return learning
}

async function measureSitters(url: string, generator: Generator): Promise<Exams> {
  log('exams')
  const program = await startProgram(url, onStop)
  const exams = await measureExams(program, url, generator, { isQuick: flags.quick })
  await program.stop()
  return exams
}

function measureViewers(url: string, generator: Generator): Promise<Videos> {
  log('videos')
  return measureVideo(url, generator, { isQuick: flags.quick, onStop })
}

function measureReaders(url: string, generator: Generator): Promise<Reading> {
  log('reading')
  return measureReading(url, generator, { isQuick: flags.quick, onStop })
}

function measureManuscripts(url: string, generator: Generator): Promise<Manuscripts> {
  log('manuscripts')
  return measureDesk(url, generator, { seconds: effort.seconds, onStop })
}

async function measureFingers(url: string): Promise<Press[]> {
  log('presses in a browser')
  const program = await startProgram(url, onStop)
  const presses = await measurePresses(program.address, flags.quick ? 3 : 7)
  await program.stop()
  return presses
}

interface Pages {
  feel: Feel[]
  acts: FirstActs
  player: PlayerFeel
}

function feltRows({ feel, acts, player }: Pages): Row[] {
  return [...feel.flatMap(feelRows), ...actRows(acts), ...playerRows(player)]
}

/** What a visitor on a slow phone feels; pages don't grow with the catalogue, so one size is enough. */
async function measurePages(url: string): Promise<Pages> {
  log('pages in a browser')
  const { dataDir, remove } = await placeFiles(url, onStop)
  const program = await startProgram(url, onStop, { DATA_DIR: dataDir })
  const felt = await measureFeel(program.address, flags.quick ? 3 : 7)
  const player = await measurePlayer(program.address)
  await program.stop()
  await remove()
  return { ...felt, player }
}

/** A wrong answer measures nothing, however quick it was. */
function countErrors(results: SizeResult[], { login, meanwhile, userApp }: Accounts, shop: Shop): number {
  const timings = results.flatMap(({ cached, uncached }) => [
    ...Object.values(uncached),
    ...Object.values(cached).flatMap(({ ours, floors }) => [ours, ...floors.map(({ side }) => side)]),
  ])
  return errorsIn([...timings, login, meanwhile, userApp, ...Object.values(shop)])
}

function errorsIn(timings: Timing[]): number {
  const errors = timings.reduce((sum, timing) => sum + timing.errors, 0)
  if (errors > 0) console.error(`${errors} answers were wrong; these measurements are void.`)
  return errors
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
