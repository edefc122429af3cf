import type { Theme } from '../../../../lib/state/themes.ts'
import { LINE_HEIGHTS, type ReaderSettings } from '../../../settings/reader-settings.ts'
import { bookFonts } from './book-fonts.ts'

interface Palette {
  scheme: 'light' | 'dark'
  paper: string
  ink: string
  faint: string
  line: string
  link: string
  /** Behind the words of a mark, and the line below them. */
  marks: Record<'yellow' | 'green' | 'blue' | 'pink', readonly [ground: string, line: string]>
  hit: string
  hitNow: string
  spoken: string
  selected: string
}

/** A chapter is a document of its own: it has none of the site's properties, so that the three grounds stand here as they do there. */
export const PALETTES: Record<Theme, Palette> = {
  default: {
    scheme: 'light',
    paper: '#fbf7f0',
    ink: '#1c2430',
    faint: '#4a5565',
    line: '#e4dbcb',
    link: '#1f3a68',
    marks: {
      yellow: ['#fbeab5', '#8a570c'],
      green: ['#d3ecdb', '#1e6b4a'],
      blue: ['#d6e3f8', '#1f3a68'],
      pink: ['#fbd9dc', '#b42318'],
    },
    hit: '#f6dd8f',
    hitNow: '#f2b84b',
    spoken: '#e9eef7',
    selected: '#c2d6f5',
  },
  sepia: {
    scheme: 'light',
    paper: '#f4e9d5',
    ink: '#2e2418',
    faint: '#5c4c38',
    line: '#dccbaa',
    link: '#26406b',
    marks: {
      yellow: ['#f3d98f', '#7a4b08'],
      green: ['#cfdfb8', '#1f5f42'],
      blue: ['#cfd8e3', '#26406b'],
      pink: ['#f2c7b9', '#a32116'],
    },
    hit: '#ecc872',
    hitNow: '#e5a63a',
    spoken: '#e2e2dc',
    selected: '#c6d0dc',
  },
  dark: {
    scheme: 'dark',
    paper: '#14181f',
    ink: '#ece7dd',
    faint: '#b9c0cb',
    line: '#323c4a',
    link: '#9db8e8',
    marks: {
      yellow: ['#4a3d17', '#e2b65b'],
      green: ['#1d4233', '#6fcf9f'],
      blue: ['#25385a', '#9db8e8'],
      pink: ['#4d2629', '#f2796d'],
    },
    hit: '#5d4a16',
    hitNow: '#8a6414',
    spoken: '#232f45',
    selected: '#34507f',
  },
}

/** Before the book's own sheets: what a book may say differently. */
export function styleBefore({ font }: ReaderSettings): string {
  const isSerif = font === 'serif'
  return `${bookFonts()}
html { font-family: ${isSerif ? SERIF : SANS}; }
p { margin: 0; }
p + p { text-indent: 1.15em; }
h1, h2, h3, h4, h5, h6 { font-weight: 600; line-height: 1.35; margin: 1.7em 0 0.7em; text-wrap: balance; break-after: avoid; break-inside: avoid; }
h1, h2 { font-size: 1.44em; }
h3 { font-size: 1.16em; }
h4, h5, h6 { font-size: 1em; }
body > :is(h1, h2, h3, .chapter):not(:is(p, ul, ol, dl, table, figure, blockquote, div, section, aside) ~ *), .chapter + :is(h1, h2), :is(section, div, header) > :is(h1, h2, h3):first-child { margin-top: 0; }
ul, ol, dl, table, figure, blockquote, pre, aside { margin: 1em 0; }
ul, ol { padding-inline-start: 1.5em; }
li { margin: 0.25em 0; }
blockquote { margin-inline: 1.15em 0; font-style: italic; }
figure { text-align: center; break-inside: avoid; }
figcaption, caption { font: 400 0.82em/1.5 ${SANS}; }
table { border-collapse: collapse; font-size: 0.92em; line-height: 1.5; }
pre, code, kbd, samp { font-family: ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; font-size: 0.88em; }
hr { border: 0; margin: 1.6em auto; width: 4em; }
sup, sub { line-height: 0; }
math[display="block"] { margin: 0.6em 0; }
p:has(> math[display="block"]) + p, p:has(> br) { text-indent: 0; }
mn, mtext { font-family: inherit; }
a { text-underline-offset: 0.18em; text-decoration-thickness: 1px; }
aside > p + p { margin-top: 0.5em; text-indent: 0; }`
}

const SERIF = 'Literata, "Noto Serif", Georgia, serif'
const SANS = '"Be Vietnam Pro", "Noto Sans", system-ui, sans-serif'

/** After the book's own sheets: what the reader has chosen stands above it. */
export function styleAfter(settings: ReaderSettings, { basePx }: { basePx: number }): string {
  const palette = PALETTES[settings.theme]
  const isDefault = settings.theme === 'default'
  const lineHeight = LINE_HEIGHTS[settings.lineHeight]
  const family = settings.font === 'serif' ? SERIF : SANS
  return `
html { --theme-bg-color: ${palette.paper}; color-scheme: ${palette.scheme} !important; color: ${palette.ink}; background: none !important;
  font-size: ${((basePx * settings.size) / 100).toFixed(2)}px !important; -webkit-text-size-adjust: none; text-size-adjust: none;
  font-family: ${family} !important; }
body { color: ${palette.ink} !important; background: none !important; font-size: 1rem !important; font-family: inherit !important;
  line-height: ${lineHeight} !important; padding: 0 !important; hyphens: none; -webkit-hyphens: none; overflow-wrap: break-word;
  orphans: 2; widows: 2; font-kerning: normal; text-rendering: optimizeLegibility; }
p, li, dd, dt, blockquote { line-height: inherit !important; text-wrap: pretty; hyphens: none !important; -webkit-hyphens: none !important; }
p, li, dd, blockquote { text-align: ${settings.isJustified ? 'justify' : 'start'}; }
:is(h1, h2, h3, h4, h5, h6, blockquote, table, ul, ol, dl, figure, aside, pre, hr, header, .chapter) + p { text-indent: 0; }
p, div, span, li, td, th, dd, dt, a, em, strong, i, b, section, aside, h1, h2, h3, h4, h5, h6 { font-family: inherit; }
.chapter { font: 400 0.74rem/1.6 ${SANS} !important; color: ${palette.faint}; text-transform: none !important; letter-spacing: 0 !important; margin-bottom: 0.3em; text-indent: 0; }
[role~="doc-footnote"], [role~="doc-endnote"] { font-size: 0.85em; line-height: 1.55 !important; color: ${palette.faint}; }
figcaption, caption { color: ${palette.faint}; }
th, td { border-color: ${palette.line} !important; }
hr { border-top: 1px solid ${palette.line}; }
a:any-link { color: ${palette.link} !important; }
a:any-link:focus-visible, img:focus-visible { outline: 2px solid ${palette.link}; outline-offset: 2px; border-radius: 2px; }
img, svg, video { max-width: 100%; height: auto; break-inside: avoid; }
img { cursor: zoom-in; }
a img { cursor: pointer; }
:is(table, pre) { max-width: 100%; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
${isDefault ? '' : `body *:not(a, a *, svg, svg *, math *, img) { color: inherit !important; background-color: transparent !important; border-color: ${palette.line} !important; }`}
${palette.scheme === 'dark' ? 'img, body > svg, figure svg { background-color: #f5f2ec !important; border-radius: 4px; } svg { color: #1c2430; }' : ''}
::selection { background: ${palette.selected}; }
${styleOfMarks(settings.theme)}`
}

/** Also for drawn pages, which have no other style of ours. */
export function styleOfMarks(theme: Theme): string {
  const palette = PALETTES[theme]
  return `
${Object.entries(palette.marks)
  .map(
    ([name, [ground, line]]) =>
      `::highlight(tq-${name}) { background-color: ${ground}; text-decoration: underline 1.5px ${line}; }`,
  )
  .join('\n')}
::highlight(tq-hit) { background-color: ${palette.hit}; }
::highlight(tq-hit-now) { background-color: ${palette.hitNow}; }
::highlight(tq-spoken) { background-color: ${palette.spoken}; text-decoration: underline 1.5px ${palette.link}; }
`
}
