import { createHash } from 'node:crypto'
import { relative } from 'node:path'

const APP = new URL('./app/', import.meta.url).pathname

/**
 * What a class of a CSS module is called in the browser: its own name and four letters of its file's path. Vite's own names carry the
 * line it stands on, too: every page would load some hundred such numbers, and a file of scripts would change with a blank line of CSS.
 */
export function classNameOf(name: string, file: string): string {
  const path = relative(APP, file.replace(/\?.*$/, '')).replaceAll('\\', '/')
  return `${name}_${createHash('sha256').update(path).digest('base64url').replace(/[_-]/g, '').slice(0, 4)}`
}
