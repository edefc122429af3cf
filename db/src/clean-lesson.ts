import type sanitizeHtml from 'sanitize-html'
import { HTML_RULES, sanitizer } from './clean-html.ts'

/** Drawings stand in the text itself, so that they take the colours of the page: shapes and words, nothing that loads or runs. */
const SHAPES = 'svg g path circle ellipse line polyline polygon rect text tspan'.split(' ')
const PAINT =
  'd x y x1 y1 x2 y2 dx dy cx cy r rx ry width height points transform fill stroke stroke-width stroke-dasharray stroke-linecap stroke-linejoin opacity fill-opacity font-size font-style font-weight text-anchor'.split(
    ' ',
  )

const LESSON_RULES: sanitizeHtml.IOptions = {
  ...HTML_RULES,
  allowedTags: [...(HTML_RULES.allowedTags || []), 'div', 'hr', 'pre', 'code', 'dl', 'dt', 'dd', ...SHAPES],
  allowedAttributes: {
    ...HTML_RULES.allowedAttributes,
    ...Object.fromEntries(SHAPES.map((shape) => [shape, PAINT])),
    svg: ['viewbox', 'role', 'aria-label', 'width', 'height'],
  },
  /** A boxed definition, a worked example, a warning. */
  allowedClasses: { div: ['definition', 'example', 'warning'] },
  transformTags: { ...HTML_RULES.transformTags, ...Object.fromEntries(SHAPES.map((shape) => [shape, withoutAddresses])) },
}

/** `fill="url(…)"` would fetch something. */
function withoutAddresses(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  return { tagName, attribs: Object.fromEntries(Object.entries(attribs).filter(([, value]) => !/url\s*\(/i.test(value))) }
}

/**
 * `$…$` inside a line and `$$…$$` on its own. As in other editors, one dollar opens only before a character and closes only after one
 * and before no digit, so that "từ $5 đến $10" stays a price; `\$` is a dollar.
 */
export const FORMULA = /\\\$|\$\$([^$]+?)\$\$|\$(?![\s$])((?:\\.|[^$\\])*?)(?<!\s)\$(?!\d)/g

/** For every lesson's text that staff or seeds write: what comes out may be put into a page as it is, its formulas still as TeX. */
export function cleanLesson(html: string): string {
  return sanitizer()(html.replace(FORMULA, withoutTags), LESSON_RULES).trim()
}

/** `$a<b$` is less-than, which HTML would read as the beginning of a tag and lose. */
function withoutTags(found: string): string {
  return /<\/?[a-z][^<>]*>/i.test(found) ? found : found.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
