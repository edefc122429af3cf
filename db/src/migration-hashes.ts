import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The hash of each migration when it was written. A database that has applied a migration never reads it again, so an edit would
 * silently not reach it. So files are only added, and a test compares them with this list.
 */
const LIST = 'hashes.json'

export type Hashes = Record<string, string>

export function hashesOf(folder: string): Hashes {
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return Object.fromEntries(files.sort().map((name) => [name, hashOfFile(join(folder, name))]))
}

export const readHashes = (folder: string): Hashes => JSON.parse(readFileSync(join(folder, LIST), 'utf8'))

/** After a new migration was written: only what is not in the list yet is put into it. */
export function addHashes(folder: string): void {
  const known = readHashes(folder)
  writeFileSync(join(folder, LIST), `${JSON.stringify({ ...hashesOf(folder), ...known }, null, 2)}\n`)
}

const hashOfFile = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')
