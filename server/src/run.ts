import { StartupError } from '@tq/db/startup-error.ts'
import { type Config, readConfig } from './config/config.ts'
import { pickPort } from './free-port.ts'
import { openDatabase } from './open-database.ts'
import type { Program } from './program.ts'
import { welcome } from './welcome.ts'

const STOP_WITHIN_MS = 15_000

try {
  const config = readConfig(await pickPort(process.env))
  // React looks at this when it is loaded; its development build renders 2.6 times slower.
  process.env.NODE_ENV = 'production'
  const interrupt = new AbortController()
  const starting = start(config, interrupt.signal)

  let isStopping = false
  const hurry = new AbortController()
  const stop = async (graceMs: number) => {
    if (isStopping) return hurry.abort()
    isStopping = true
    setTimeout(() => process.exit(1), graceMs + STOP_WITHIN_MS).unref()
    // A start under way ends by itself at its next step, and takes down what it had brought up.
    interrupt.abort()
    await starting.then((program) => program.stop(graceMs, hurry.signal)).catch(() => {})
    process.exit(0)
  }
  // Only SIGTERM has a grace, for a load balancer; a person who presses Ctrl-C need not wait.
  process.on('SIGTERM', () => stop(config.stopGraceMs))
  process.on('SIGINT', () => stop(0))
  stopWithParent(() => stop(0))
  const program = await starting
  if (!isStopping) console.log(welcome(config, program.address))
} catch (error) {
  if (error instanceof Error && error.name === 'AbortError') process.exit(0)
  if (!(error instanceof StartupError)) throw error
  console.error(error.message)
  process.exit(1)
}

/**
 * Our own PostgreSQL starts in a process of its own while we read two thousand modules. Those keep us from doing anything else, so they
 * wait until it has been set going. Yours has five seconds to answer: it is asked when nothing keeps us from hearing it.
 */
async function start(config: Config, interrupt: AbortSignal): Promise<Program> {
  const own = config.databaseUrl ? null : openOwn(config)
  await own?.isGoing
  const { startProgram } = await import('./program.ts')
  return startProgram(config, own?.opened ?? openDatabase(config), interrupt)
}

function openOwn(config: Config) {
  const { promise: spawned, resolve: onSpawn } = Promise.withResolvers<void>()
  const opened = openDatabase(config, { onSpawn })
  // One that was running already, or cannot be started, is not waited for; whether it failed is asked by whoever needs it.
  const isOver = opened.then(
    () => {},
    () => {},
  )
  return { opened, isGoing: Promise.race([spawned, isOver]) }
}

/** npm does not pass SIGTERM on: a program it started notices by its parent that it was left behind. */
function stopWithParent(stop: () => void): void {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) stop()
  }, 500).unref()
}
