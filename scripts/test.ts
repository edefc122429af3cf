import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

/** Everything that must hold, in rising cost: types, lint and import rules, unit and API tests, browser journeys. */

const { values, positionals } = parseArgs({
  options: { quick: { type: 'boolean' }, only: { type: 'string' }, long: { type: 'boolean' } },
  allowPositionals: true,
})
/** `npm test -- order`: what is about orders, in every room. */
const features = positionals.map((name) => `/${name}`)
const reports = mkdtempSync(join(tmpdir(), 'thu-quan-reports-'))

interface Step {
  name: string
  command: string[]
  /** Where the runner writes its counts; a step without a report counts as one test. */
  report?: { file: string; count(json: never): Counts; failures(json: never): string[] }
  isQuick: boolean
  /** Leaves the processor idle now and then: steps of one name run beside each other. */
  together?: 'checks'
  /** Beside others, heard when it has ended. */
  isQuiet?: boolean
  /** The one beside it that has to have ended. */
  after?: string
}

/** What is read of Vitest's report. */
interface TestFile {
  name: string
  status: string
  message: string
  assertionResults: { status: string; fullName: string; failureMessages?: string[] }[]
}

/** What is read of Playwright's report. */
interface Suite {
  file: string
  suites?: Suite[]
  specs: { title: string; ok: boolean }[]
}

interface Counts {
  passed: number
  failed: number
}

const BUILD = 'build'

const STEPS: Step[] = [
  // First of them: it takes longest, and leaves a third of two cores to the others.
  check(BUILD, 'launch.mjs', 'build'),
  check('tools', 'scripts/tools/find-tools.ts', 'ffmpeg', ...(values.quick ? [] : ['chromium'])),
  check('types-of-routes', 'node_modules/@react-router/dev/bin.cjs', 'typegen', 'web'),
  check('types', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'),
  { ...check('types-of-web', 'node_modules/typescript/bin/tsc', '-p', 'web/tsconfig.json'), after: 'types-of-routes' },
  check('types-of-e2e', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.browser.json'),
  check('lint', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'),
  check('database-to-copy', 'db/testing/make-template.ts'),
  { ...vitest('tests', '--project=!e2e/ops'), isQuick: true },
  // One more than the two cores: programs are waited for.
  { ...vitest('ops', '--project=e2e/ops', '--maxWorkers=3'), isQuick: false },
  {
    name: 'e2e',
    command: [
      ...['node_modules/@playwright/test/cli.js', 'test', '--config=e2e/playwright.config.ts'],
      ...(features.length ? [...features, '--pass-with-no-tests'] : []),
    ],
    report: {
      file: 'e2e.json',
      count: (json: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
        passed: json.stats.expected,
        // A test that only passes the second time is a fault to mend.
        failed: json.stats.unexpected + json.stats.flaky,
      }),
      failures: ({ suites }: { suites: Suite[] }) => suites.flatMap(failedSpecs),
    },
    isQuick: false,
  },
]

function check(name: string, ...command: string[]): Step {
  return { name, command, isQuick: true, together: 'checks', isQuiet: true }
}

function vitest(name: string, ...options: string[]): Omit<Step, 'isQuick'> {
  const file = `${name}.json`
  return {
    name,
    command: [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...options,
      ...features,
      ...(features.length ? ['--passWithNoTests'] : []),
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${join(reports, file)}`,
    ],
    report: {
      file,
      count: (json: { numPassedTests: number; numFailedTests: number }) => ({
        passed: json.numPassedTests,
        failed: json.numFailedTests,
      }),
      failures: ({ testResults }: { testResults: TestFile[] }) => testResults.flatMap(failedTests),
    },
  }
}

const total: Counts = { passed: 0, failed: 0 }
const broken: string[] = []
/** Told once more at the very end: of a long run often only its last lines are kept. */
const failures: string[] = []
const wanted = STEPS.filter(isWanted)
for (const step of wanted) {
  const beside = wanted.filter(({ together }) => together && together === step.together)
  if (step === (beside[0] ?? step)) await runTogether(beside.length ? beside : [step])
  if (broken.includes(BUILD)) break
}
rmSync(reports, { recursive: true, force: true })

if (broken.length) console.log(`\nFailed: ${broken.join(', ')}`)
for (const failure of failures) console.log(`  ${failure}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed ? 1 : 0)

async function runTogether(steps: Step[]): Promise<void> {
  if (steps.length > 1) console.log(`\n${steps.map(({ name }) => name).join(', ')} …`)
  const ends = new Map<string, Promise<void>>()
  for (const step of steps) {
    const before = ends.get(step.after ?? '') ?? Promise.resolve()
    ends.set(
      step.name,
      before.then(() => run(step, steps.length > 1)),
    )
  }
  await Promise.all(ends.values())
}

async function run(step: Step, isBeside: boolean): Promise<void> {
  const title = `\n— ${step.name}`
  const isQuiet = isBeside && step.isQuiet
  if (!isQuiet) console.log(title)
  const [file = '', ...args] = step.command
  const env = {
    ...process.env,
    ...(values.long ? { LONG: '1' } : {}),
    ...(values.quick && !features.length ? { QUICK: '1' } : {}),
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'e2e.json'),
    // As the launcher does: what is started in tests need not compile the same modules anew.
    NODE_COMPILE_CACHE: resolve('node_modules', '.compile-cache'),
  }
  const child = spawn(process.execPath, [file, ...args], { stdio: isQuiet ? 'pipe' : 'inherit', env })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  const [status] = (await once(child, 'close')) as [number | null]
  if (isQuiet) console.log(`${title}\n${said}`.trimEnd())
  const report = readReport(step)
  const counts = countResults(step, report, status === 0)
  // A runner that fails without a failed test (a crash, no tests found) is a failure too.
  if (status !== 0 && counts.failed === 0) counts.failed = 1
  total.passed += counts.passed
  total.failed += counts.failed
  if (counts.failed) broken.push(step.name)
  if (report) failures.push(...(step.report?.failures(report) ?? []))
  else if (counts.failed && isQuiet) failures.push(...lastLines(said, 20))
}

function isWanted({ name, isQuick, report }: Step): boolean {
  if (name === BUILD) return true
  if (values.only) return name === values.only
  if (features.length && !report) return false
  return isQuick || !values.quick
}

function readReport({ report }: Step): never | undefined {
  if (!report) return undefined
  try {
    return JSON.parse(readFileSync(join(reports, report.file), 'utf8')) as never
  } catch {
    return undefined
  }
}

function countResults({ report }: Step, json: never | undefined, isFine: boolean): Counts {
  if (report && json) return report.count(json)
  return { passed: isFine && !report ? 1 : 0, failed: isFine ? 0 : 1 }
}

function failedTests({ name, status, message, assertionResults }: TestFile): string[] {
  const failed = assertionResults.filter((test) => test.status === 'failed')
  const tests = failed.map((test) => `${name} › ${test.fullName}\n    ${firstLine(test.failureMessages?.[0])}`)
  // A file that can't be loaded has no test that failed.
  return status === 'failed' && !failed.length ? [`${name}\n    ${firstLine(message)}`] : tests
}

function failedSpecs({ file, suites = [], specs }: Suite): string[] {
  return [...specs.filter((spec) => !spec.ok).map((spec) => `${file} › ${spec.title}`), ...suites.flatMap(failedSpecs)]
}

function lastLines(text: string, count: number): string[] {
  return text.trimEnd().split('\n').slice(-count)
}

function firstLine(text = ''): string {
  return text.split('\n', 1)[0] ?? ''
}
