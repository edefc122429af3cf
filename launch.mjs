// The one file that must run on an old Node: installs what is missing, builds what is stale, then hands over to Node 24.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import module from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { beginInstalling, CHROMIUM, FFMPEG } from './scripts/tools/debian-packages.mjs'
import { freshBundle } from './server/bundle.mjs'
import { NODE_ENVIRONMENT, NODE_FLAGS } from './server/memory.mjs'

const ROOT = dirname(fileURLToPath(import.meta.url))
const NODE_WANTED = 24

/** All of both rooms: a file that a list of sources had forgotten would leave people with the old page. */
const WEB_SOURCES = ['web', 'contract', 'package-lock.json', 'scripts/build.ts']
const NOT_BUILT_FROM = /^(build|node_modules|testing|\..*)$|\.test\.tsx?$/

const TASKS = {
  start: { script: 'server/src/main.ts', isBundled: true, build: true, flags: NODE_FLAGS, env: NODE_ENVIRONMENT },
  dev: { script: 'server/src/dev.ts' },
  // These build by themselves, beside what needs no build.
  test: { script: 'scripts/test.ts', tools: [...FFMPEG, ...CHROMIUM] },
  'test:long': { script: 'scripts/test.ts', args: ['--long'], tools: [...FFMPEG, ...CHROMIUM] },
  verify: { script: 'scripts/test.ts', args: ['--quick'], tools: FFMPEG },
  'test:e2e': { script: 'scripts/test.ts', args: ['--only=e2e'] },
  build: { build: true },
  'test:mutants': { script: 'scripts/mutants.ts', build: true },
  bench: { script: 'bench/run.ts', build: true },
  search: { script: 'scripts/search.ts' },
  'db:generate': { script: 'scripts/database.ts', args: ['generate'] },
  'db:migrate': { script: 'scripts/database.ts', args: ['migrate'] },
  'db:seed': { script: 'scripts/database.ts', args: ['seed'] },
  'db:reset': { script: 'scripts/database.ts', args: ['reset'] },
}

const [name = 'start', ...rest] = process.argv.slice(2)
const task = TASKS[name]
if (!task) fail(`Không có lệnh "${name}". Các lệnh: ${Object.keys(TASKS).join(', ')}.`)
if (majorOf(process.versions.node) < 20) fail(`Cần Node.js 20 trở lên, máy này có ${process.versions.node}.`)

process.chdir(ROOT)
// A machine for tests alone may be given whatever they need; on a person's own it is first looked whether it has something else that will do.
if (process.env.CI && task.tools) beginInstalling(task.tools)
install()
const node = chooseNode()
const bundle = task.build ? build(node) : null
// What was just looked at file by file is not looked at again by the program.
const script = (task.isBundled && bundle) || task.script
if (script) handOver(node, { ...task, script }, rest)

function install() {
  const stamp = join('node_modules', '.installed')
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Đang cài các gói cần dùng (chỉ lần đầu, khoảng một phút)…')
  const npm = process.env.npm_execpath
  // Not `npm ci`: it refuses a lock file that leaves out an optional package of a platform we don't run on.
  const args = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const env = { ...process.env }
  // A production setting would leave out what the build needs.
  delete env.NODE_ENV
  const result = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], { stdio: 'inherit', env })
    : spawnSync('npm', args, { stdio: 'inherit', env, shell: process.platform === 'win32' })
  if (result.status !== 0) fail('Không cài được các gói cần dùng; xem dòng lỗi ở trên.')
  writeFileSync(stamp, wanted)
}

function chooseNode() {
  if (majorOf(process.versions.node) >= NODE_WANTED) return process.execPath
  const pinned = join(ROOT, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (!existsSync(pinned))
    fail('Không thấy Node 24 kèm theo: hãy cho phép npm chạy script cài đặt của gói "node", hoặc cài Node 24.')
  return pinned
}

/** Says where the program begins. */
function build(node) {
  const wasMade = buildWeb(node)
  const known = freshBundle(ROOT)
  if (known || wasMade) return known
  run(node, 'scripts/bundle.ts', 'Không gói được chương trình; xem dòng lỗi ở trên.')
  return freshBundle(ROOT)
}

/** The web build is stale when a file it is made from has changed, is gone or new. Says whether it was, and everything was made anew. */
function buildWeb(node) {
  const stamp = join('web', 'build', '.stamp')
  const hash = createHash('sha256')
  for (const place of WEB_SOURCES) {
    for (const file of filesIn(place)) {
      const { size, mtimeMs } = statSync(file)
      // Whole milliseconds: that much every copy of a checkout keeps.
      hash.update(`${file}:${size}:${Math.round(mtimeMs)};`)
    }
  }
  const wanted = hash.digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false
  run(node, 'scripts/build.ts', 'Không dựng được trang web; xem dòng lỗi ở trên.')
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
  return true
}

function run(node, script, otherwise) {
  if (spawnSync(node, [script], { stdio: 'inherit' }).status !== 0) fail(otherwise)
}

function filesIn(place) {
  if (!existsSync(place)) return []
  if (statSync(place).isFile()) return [place]
  return readdirSync(place)
    .filter((entry) => !NOT_BUILT_FROM.test(entry))
    .sort()
    .flatMap((entry) => filesIn(join(place, entry)))
}

function handOver(node, { script, args: own = [], flags = [], env = {} }, given) {
  const args = [...own, ...given]
  // Node keeps what it compiled: a later start need not read every module anew.
  const compiled = join(ROOT, 'node_modules', '.compile-cache')
  if (node === process.execPath && flags.length === 0) {
    module.enableCompileCache?.(compiled)
    process.argv = [node, resolve(ROOT, script), ...args]
    return import(pathToFileURL(resolve(ROOT, script)).href)
  }
  const child = spawn(node, [...flags, script, ...args], {
    stdio: 'inherit',
    env: { NODE_COMPILE_CACHE: compiled, ...env, ...process.env },
  })
  // Ctrl-C reaches the child by itself; a signal sent to us alone has to be passed on.
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  process.on('SIGINT', () => {})
  stopWithParent(child)
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}

/** npm passes SIGTERM to its shell only: we notice by our parent that we were left behind. */
function stopWithParent(child) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM')
  }, 500).unref()
}

function majorOf(version) {
  return Number(version.split('.')[0])
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
