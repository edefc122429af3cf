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
  let styles = ''
  const page = html.replaceAll(SHEET, (_, href: string) => {
    styles += stylesFrom(href, html)
    return `<link rel="later" data-as="stylesheet" href="${href}"`
  })
  if (!styles || !page.includes(STYLE) || !page.includes(PROGRAM)) return html
  return page
    .replaceAll(FONT, '<link rel="later" data-as="preload" $1')
    .replaceAll('<link rel="modulepreload"', '<link rel="later" fetchpriority="low"')
    .replace(PROGRAM, '<script type="later">')
    .replace(STYLE, () => `<style>${EVERY_PAGE}${styles}</style>`)
    .replace('</head>', () => `<script>${startWhenTouchedScript()}${followAddressScript()}</script></head>`)
    .replace('</body>', () => `<script type="speculationrules">${SPECULATION_RULES}</script></body>`)
}
