import { EVERY_PAGE } from './every-page-styles.ts'
import { followAddressScript } from './follow-address.ts'
import { SPECULATION_RULES } from './speculation-rules.ts'
import { startWhenTouchedScript } from './start-when-touched.ts'

const SHEET = /<link rel="stylesheet" href="(\/assets\/[^"]+)"/g
const FONT = /<link rel="preload" ([^>]+ as="font"[^>]+ fetchPriority="low"\/>)/g
const PROGRAM = '<script type="module" async="">'
const STYLE = `<style>${EVERY_PAGE}</style>`

/**
 * The page as React made it, standing by itself: the styles it needs are in it, and its program, the site's sheet and the fonts wait for
 * `start-when-touched`. React finds everything where it put it when its time comes; what is added stands behind all that it knows.
 */
export function standAlone(html: string, stylesFrom: (href: string, html: string) => string): string {
  const cut = html.indexOf('</head>')
  const program = html.indexOf(PROGRAM, cut)
  const end = html.lastIndexOf('</body>')
  let styles = ''
  // The head alone: a page of 180 kB would be copied whole by each step.
  const head = html.slice(0, Math.max(cut, 0)).replaceAll(SHEET, (_, href: string) => {
    styles += stylesFrom(href, html)
    return `<link rel="later" data-as="stylesheet" href="${href}"`
  })
  if (!styles || !head.includes(STYLE) || program < 0 || end < program) return html
  const arranged = head
    .replaceAll(FONT, '<link rel="later" data-as="preload" $1')
    .replaceAll('<link rel="modulepreload"', '<link rel="later" fetchpriority="low"')
    .replace(STYLE, () => `<style>${EVERY_PAGE}${styles}</style>`)
  const early = `<script>${startWhenTouchedScript()}${followAddressScript()}</script>`
  const rules = `<script type="speculationrules">${SPECULATION_RULES}</script>`
  const body = `${html.slice(cut, program)}<script type="later">${html.slice(program + PROGRAM.length, end)}`
  return `${arranged}${early}${body}${rules}${html.slice(end)}`
}
