// The program in a few large files, if they are as new as what they were made from. Plain JavaScript: launch.mjs reads it, too.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

export const BUNDLE = 'server/build'
const MADE_FROM = `${BUNDLE}/made-from.json`

/** Size and time of a file, in whole milliseconds: that much every copy of a checkout keeps. */
export function stateOf(file) {
  const found = statSync(file, { throwIfNoEntry: false })
  return found ? `${found.size}:${Math.round(found.mtimeMs)}` : 'gone'
}

/** Where the bundle begins; null when a source was edited since, or nothing was built: then the sources themselves are run. */
export function freshBundle(root) {
  const list = join(root, MADE_FROM)
  if (!existsSync(list)) return null
  const sources = Object.entries(JSON.parse(readFileSync(list, 'utf8')))
  return sources.every(([file, state]) => stateOf(join(root, file)) === state) ? join(root, BUNDLE, 'run.js') : null
}
