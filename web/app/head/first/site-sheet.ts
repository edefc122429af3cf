import { readFileSync } from 'node:fs'
import type { Held, Piece } from '../pieces.ts'
import { EVERY_PAGE } from './every-page-styles.ts'
import { createFirstStyles } from './first-styles.ts'

const bySheet = new Map<string, (pieces: readonly Piece[]) => Held>()

/** Of a sheet of the built site what the page needs, behind what every page has. The sheet lies beside this program's own bundle. */
export function stylesFrom(href: string, pieces: readonly Piece[]): Held {
  let styles = bySheet.get(href)
  if (!styles) {
    styles = createFirstStyles(readFileSync(new URL(`../client${href}`, import.meta.url), 'utf8'), EVERY_PAGE)
    bySheet.set(href, styles)
  }
  return styles(pieces)
}
