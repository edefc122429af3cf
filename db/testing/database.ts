import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { connect, type Database } from '../src/database.ts'
import { giveMovableClock } from './clock.ts'
import { nameTestDatabase } from './database-name.ts'
import { findViolations, inWords } from './invariants/check.ts'

export interface TestDatabase {
  db: Database
  url: string
  /**
   * A test leaves rows behind on purpose that do not follow from their sources: which rule they break, and why they are there.
   * 'everything' is for files that put the whole shop back by hand.
   */
  leavesBroken(rule: string, why: string): void
}

/**
 * A database of the test file's own, copied from the seeded template in milliseconds and dropped at its end. Before that,
 * everything in it that was counted or copied from other rows is compared with them: no file can forget it.
 */
export async function testDatabase({ connections = 8, hasMovableClock = false } = {}): Promise<TestDatabase> {
  const name = nameTestDatabase()
  await copyTemplate(name)
  const url = new URL(inject('clusterUrl'))
  url.pathname = `/${name}`
  if (hasMovableClock) await giveMovableClock(url.href)
  // On a busy machine tests are slow, and nothing of ours is refused for it.
  const db = connect({ url: url.href, max: connections, connectTimeoutMs: 30_000 })
  const broken = new Map<string, string>()
  afterAll(async () => {
    const violations = await findViolations(db).finally(async () => {
      await db.$client.end()
      dropLater(name)
    })
    if (broken.has('everything')) return
    const unexpected = violations.filter((violation) => !broken.has(violation.name))
    if (unexpected.length) throw new Error(inWords(unexpected))
    const sound = [...broken.keys()].filter((rule) => !violations.some((violation) => violation.name === rule))
    if (sound.length) throw new Error(`Said to be left broken, and is not: ${sound.join(', ')}`)
  })
  return { db, url: url.href, leavesBroken: (rule, why) => broken.set(rule, why) }
}

/** A thousand small files: where the system copies them by itself it takes a sixth of the processor time. */
async function copyTemplate(name: string): Promise<void> {
  const copy = `create database "${name}" template "${inject('template')}" strategy file_copy`
  await onServer('set file_copy_method = clone', copy).catch(() => onServer(copy))
}

/** Beside the next file: PostgreSQL waits for its last backend in steps of a tenth of a second. What a run leaves behind, the next one drops. */
function dropLater(name: string): void {
  onServer(`drop database if exists "${name}" with (force)`).catch(() => {})
}

async function onServer(...statements: string[]): Promise<void> {
  const client = new pg.Client(inject('clusterUrl'))
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
