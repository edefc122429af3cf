import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { copyTree } from './mutants/copy-tree.ts'
import { MUTANTS } from './mutants/list.ts'
import { breakSource, type Mutant } from './mutants/mutant.ts'

/** Puts small bugs in, one after the other, and looks whether the tests notice: those that nobody notices want a test. */

const LEAST_SHARE = 0.9
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } })
const root = join(import.meta.dirname, '..')

const chosen = MUTANTS.filter(({ file, what }) => `${file} ${what}`.includes(values.only))
const stale = chosen.flatMap((mutant) => faultsOf(mutant))
if (stale.length || chosen.length === 0) {
  console.error(stale.length ? `The list no longer fits the code:\n${stale.join('\n')}` : `No bug matches "${values.only}".`)
  process.exit(1)
}

const copy = copyTree(root)
console.log(`${chosen.length} bugs, in ${copy}`)
// A test that fails without any bug would "notice" them all.
const before = run([...new Set(chosen.flatMap(({ tests }) => tests))])
if (before.length) {
  console.error(`These fail without any bug, mend them first:\n${before.join('\n')}`)
  process.exit(1)
}

const rows = chosen.map((mutant, nth) => {
  const path = join(copy, mutant.file)
  const source = readFileSync(path, 'utf8')
  writeFileSync(path, breakSource(source, mutant))
  const isCaught = run(mutant.tests).length > 0
  writeFileSync(path, source)
  console.log(`${nth + 1}/${chosen.length} ${isCaught ? 'caught    ' : 'NOT CAUGHT'} ${mutant.file}: ${mutant.what}`)
  return { ...mutant, isCaught }
})

const caught = rows.filter(({ isCaught }) => isCaught).length
console.log('\n| caught | file | bug |\n|---|---|---|')
for (const { isCaught, file, what } of rows) console.log(`| ${isCaught ? 'yes' : '**no**'} | \`${file}\` | ${what} |`)
console.log(`\n${caught} of ${rows.length} caught, ${Math.round((100 * caught) / rows.length)} %`)
process.exit(caught / rows.length >= LEAST_SHARE ? 0 : 1)

interface Report {
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[]
}

function faultsOf(mutant: Mutant): string[] {
  const missing = mutant.tests.filter((file) => !existsSync(join(root, file)))
  try {
    breakSource(readFileSync(join(root, mutant.file), 'utf8'), mutant)
  } catch (error) {
    return [(error as Error).message, ...missing]
  }
  return missing.map((file) => `${mutant.file}: there is no ${file}`)
}

/** The names of what failed. A run that finds no tests at all says nothing, so it is an error. */
function run(tests: string[]): string[] {
  const report = join(copy, 'report.json')
  rmSync(report, { force: true })
  const command = ['node_modules/vitest/vitest.mjs', 'run', '--bail=1', '--reporter=json', `--outputFile=${report}`]
  const { status, stderr } = spawnSync(process.execPath, [...command, ...tests], { cwd: copy, encoding: 'utf8' })
  if (!existsSync(report)) throw new Error(`the tests did not run: ${stderr}`)
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
  if (testResults.length === 0) throw new Error(`no tests in ${tests.join(', ')}`)
  const failed = testResults.filter((file) => file.status === 'failed')
  if (status !== 0 && failed.length === 0) throw new Error(`the tests ended with ${status}: ${stderr}`)
  return failed.flatMap(({ name, assertionResults }) => [
    name,
    ...assertionResults.filter((one) => one.status === 'failed').map(({ fullName }) => `  ${fullName}`),
  ])
}
