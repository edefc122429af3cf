import type sanitizeHtml from 'sanitize-html'
import { whenNeeded } from './when-needed.ts'

export const sanitizer = whenNeeded<typeof sanitizeHtml>('sanitize-html')

const TAGS =
  'p br h2 h3 h4 ul ol li blockquote strong em b i sup sub a table caption thead tbody tfoot tr th td pre code details summary figure figcaption img'

const adding =
  (more: sanitizeHtml.Attributes): sanitizeHtml.Transformer =>
  (tagName, attribs) => ({ tagName, attribs: { ...attribs, ...more } })

export const HTML_RULES: sanitizeHtml.IOptions = {
  allowedTags: TAGS.split(' '),
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    table: ['tabindex'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  // Addresses of our own start with one slash; `//host` would follow the page's scheme to anywhere.
  allowProtocolRelative: false,
  transformTags: {
    a: adding({ rel: 'noopener' }),
    // Pictures in a text lie below its beginning.
    img: adding({ loading: 'lazy' }),
    // A wide table scrolls inside itself; the keyboard must get there.
    table: adding({ tabindex: '0' }),
  },
}

/** For every HTML text that staff or seeds write: what comes out may be put into a page as it is. */
export function cleanHtml(html: string): string {
  return sanitizer()(html, HTML_RULES).trim()
}

/** The words of an HTML text, without its markup. */
export function textOf(html: string): string {
  const spaced = html.replace(/<\/(p|h[1-6]|li|td|th|caption|figcaption|blockquote|pre|summary)>|<br\s*\/?>/g, '$& ')
  const text = sanitizer()(spaced, { allowedTags: [], allowedAttributes: {}, textFilter: readable })
  return text.replace(/\s+/g, ' ').trim()
}

/** sanitize-html escapes what it keeps, since it makes HTML; here text is wanted. */
function readable(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}
