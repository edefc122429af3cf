import { Held, type Piece, splitAt, splitAtLast, textOf } from '../pieces.ts'
import { EVERY_PAGE } from './every-page-styles.ts'
import { FIRST_SCRIPT } from './first-script.ts'
import { followAddressScript } from './follow-address.ts'
import { SPECULATION_RULES } from './speculation-rules.ts'
import { startWhenTouchedScript } from './start-when-touched.ts'

const SHEET = /<link rel="stylesheet" href="(\/assets\/[^"]+)"/g
const FONT = /<link rel="preload" ([^>]+ as="font"[^>]+ fetchPriority="low"\/>)/g
const PROGRAM = '<script type="module" async="">'
const [STYLE, STYLE_END] = [`<style>${EVERY_PAGE}`, '</style>']
const END = '</body>'

/** All that stands in the page's `style`. */
export type StylesFrom = (href: string, pieces: readonly Piece[]) => Held

/**
 * The page as React made it, standing by itself: the styles it needs are in it, and its program, the site's sheet and the fonts wait for
 * `start-when-touched`. React finds everything where it put it when its time comes; what is added stands behind all that it knows.
 */
export function standAlone(pieces: Piece[], stylesFrom: StylesFrom): Piece[] {
  const head = splitAt(pieces, '</head>')
  const program = head && splitAt(head.after, PROGRAM)
  const end = program && splitAtLast(program.after, END)
  const arranged = end && arrangedHead(textOf(head.before), (href) => stylesFrom(href, pieces))
  if (!arranged) return pieces
  const rules = `<script type="speculationrules">${SPECULATION_RULES}</script>`
  const [start, ...more] = end.before
  const later = `<script type="later">${(start as string).slice(PROGRAM.length)}`
  return [...arranged, ...early(), ...program.before, later, ...more, rules, ...end.after]
}

function arrangedHead(html: string, stylesFrom: (href: string) => Held): Piece[] | null {
  const styles: Held[] = []
  const head = html
    .replaceAll(SHEET, (_, href: string) => {
      styles.push(stylesFrom(href))
      return `<link rel="later" data-as="stylesheet" href="${href}"`
    })
    .replaceAll(FONT, '<link rel="later" data-as="preload" $1')
    .replaceAll('<link rel="modulepreload"', '<link rel="later" fetchpriority="low"')
  const at = head.indexOf(STYLE + STYLE_END)
  const [all] = styles
  if (!all || styles.length > 1 || at < 0) return null
  return [head.slice(0, at + '<style>'.length), all, ...withFirstScript(head.slice(at + STYLE.length))]
}

/** What is the same on every page is a piece of its own, which is packed and hashed once. */
function withFirstScript(html: string): Piece[] {
  const at = FIRST_SCRIPT === '' ? -1 : html.indexOf(FIRST_SCRIPT)
  return at < 0 ? [html] : [html.slice(0, at), first, html.slice(at + FIRST_SCRIPT.length)]
}

const first = new Held(FIRST_SCRIPT)
let script: Held | undefined

function early(): Piece[] {
  script ??= new Held(startWhenTouchedScript() + followAddressScript())
  return ['<script>', script, '</script>']
}
