import { accountRows, measureAccounts } from './accounts.ts'
import { actRows, feelRows, measureFeel } from './browser/feel.ts'
import { measurePlayer, playerRows } from './browser/player.ts'
import { measurePresses, pressRows } from './browser/presses.ts'
import { holdRows, measureHold } from './hold.ts'
import { examRows, measureExams } from './learning/exam.ts'
import { learningRows, measureLearning } from './learning/learning.ts'
import { measureVideo, videoRows } from './learning/video.ts'
import type { Generator } from './load/load.ts'
import { deskRows, measureDesk } from './manuscript/desk.ts'
import { type OnStop, type Program, placeFiles, startProgram } from './program.ts'
import { measureReading } from './reading/readers.ts'
import { readingRows } from './reading/rows.ts'
import type { Row } from './rows.ts'
import { measureShop, SHOP_VARIABLES, shopRows } from './shop.ts'

export interface Surroundings {
  /** A database of the smallest catalogue: what these measure does not grow with it. */
  url: string
  generator: Generator
  seconds: number
  isQuick: boolean
  log(line: string): void
  onStop: OnStop
}

interface Part {
  title: string
  /** Measured only when it is asked for by name. */
  isAlone?: boolean
  measure(surroundings: Surroundings): Promise<{ rows: Row[]; measured: object }>
}

/** What can be measured alone, `npm run bench -- --shop`; without a name all of it, in this order, after the catalogue. */
export const PARTS = {
  accounts: part(
    'Accounts',
    (at) => onProgram(at, {}, (program) => measureAccounts(program, at.generator, at.seconds)),
    accountRows,
  ),
  shop: part(
    'Carts and orders',
    (at) => onProgram(at, SHOP_VARIABLES, (program) => measureShop(program, at.url, at.generator, at.seconds)),
    shopRows,
  ),
  learning: part(
    'Learning',
    (at) => onProgram(at, {}, (program) => measureLearning(program, at.url, at.generator, at.seconds)),
    learningRows,
  ),
  exam: part(
    'Exams',
    (at) => onProgram(at, {}, (program) => measureExams(program, at.url, at.generator, { isQuick: at.isQuick })),
    examRows,
  ),
  video: part('Videos', (at) => measureVideo(at.url, at.generator, at), videoRows),
  reading: part('Reading', (at) => measureReading(at.url, at.generator, at), readingRows),
  manuscripts: part('Manuscripts', (at) => measureDesk(at.url, at.generator, at), deskRows),
  feel: part('A phone of 390 px, 4 times slower, at 1.6 Mbps, 150 ms away', measurePages, ({ feel, acts, player }) => [
    ...feel.flatMap(feelRows),
    ...actRows(acts),
    ...playerRows(player),
  ]),
  presses: {
    ...part(
      'Presses on a phone of 390 px, 4 times slower',
      (at) => onProgram(at, {}, ({ address }) => measurePresses(address, rounds(at))),
      pressRows,
    ),
    isAlone: true,
  },
  hold: {
    ...part('Two hundred visitors and twenty orders a second, for a minute', (at) => measureHold(at.url, at), holdRows),
    isAlone: true,
  },
} satisfies Record<string, Part>

function part<Measured extends object>(
  title: string,
  measure: (surroundings: Surroundings) => Promise<Measured>,
  rowsOf: (measured: Measured) => Row[],
): Part {
  return {
    title,
    async measure(surroundings) {
      const measured = await measure(surroundings)
      return { measured, rows: rowsOf(measured) }
    },
  }
}

async function onProgram<Measured>(
  { url, onStop }: Surroundings,
  variables: Record<string, string>,
  measure: (program: Program) => Promise<Measured>,
): Promise<Measured> {
  const program = await startProgram(url, onStop, variables)
  const measured = await measure(program)
  await program.stop()
  return measured
}

/** What a visitor on a slow phone feels. */
async function measurePages(at: Surroundings) {
  const { dataDir, remove } = await placeFiles(at.url, at.onStop)
  const felt = await onProgram(at, { DATA_DIR: dataDir }, async ({ address }) => ({
    ...(await measureFeel(address, rounds(at))),
    player: await measurePlayer(address),
  }))
  await remove()
  return felt
}

const rounds = ({ isQuick }: Surroundings) => (isQuick ? 3 : 7)
