import { addressIn } from '../book/addresses.ts'

const OPS = 'http://www.idpf.org/2007/ops'
const NOTE_TYPES = /(^|\s)(doc-)?(footnote|endnote|rearnote|note)s?(\s|$)/
const BACK = /(^|\s)(doc-)?backlink(\s|$)/

const kindOf = (element: Element) => `${element.getAttributeNS(OPS, 'type') ?? ''} ${element.getAttribute('role') ?? ''}`

/** True if its maker says so. */
export const isNoteReference = (link: Element) => /(^|\s)(doc-)?noteref(\s|$)/.test(kindOf(link))

/** A small raised sign, or a number in brackets: it may lead to a note. */
export const mayReferToNote = (link: Element) =>
  !BACK.test(kindOf(link)) &&
  (link.closest('sup') !== null || /^\s*[[(]?(\d{1,3}|[*†‡]{1,3})[\])]?\s*$/.test(link.textContent ?? ''))

/** What a reference leads to; null if that is no note but a place in the book. */
export function noteAt(doc: Document, id: string, { isCertain }: { isCertain: boolean }): Element | null {
  const target = doc.getElementById(id)
  if (!target) return null
  const block = target.closest('li, aside, dd, p, div, td, section') ?? target
  if (isCertain) return block
  for (let element: Element | null = target; element && element !== doc.body; element = element.parentElement)
    if ((element === target && element.localName === 'aside') || NOTE_TYPES.test(kindOf(element))) return block
  return null
}

/**
 * A note's words for our own page: taken apart and built anew, so that nothing comes along but text, its emphasis, formulas and
 * pictures. Links inside the book stay as words.
 */
export async function noteContent(
  note: Element,
  { file, resource }: { file: string; resource(file: string, address: string): Promise<string | null> },
): Promise<DocumentFragment> {
  const waiting: Promise<unknown>[] = []
  const copy = (from: Node): Node | null => {
    if (from.nodeType === Node.TEXT_NODE) return document.createTextNode(from.nodeValue ?? '')
    if (from.nodeType !== Node.ELEMENT_NODE) return null
    const element = from as Element
    const name = element.localName
    if (DROPPED.has(name) || (name === 'a' && (BACK.test(kindOf(element)) || isWayBack(element)))) return null
    const isOutside = name === 'a' && /^https?:/i.test(element.getAttribute('href') ?? '')
    const made =
      KEPT.has(name) || isOutside ? document.createElementNS(element.namespaceURI, name) : document.createElement('span')
    if (element.namespaceURI === MATHML)
      for (const { name: attribute, value } of element.attributes)
        if (!/^(on|href|xlink|style|class|id)/i.test(attribute)) made.setAttribute(attribute, value)
    if (isOutside) {
      made.setAttribute('href', element.getAttribute('href') ?? '')
      made.setAttribute('target', '_blank')
      made.setAttribute('rel', 'noopener noreferrer nofollow')
    }
    if (name === 'img') {
      made.setAttribute('alt', element.getAttribute('alt') ?? '')
      waiting.push(resource(file, element.getAttribute('src') ?? '').then((src) => src && made.setAttribute('src', src)))
    }
    for (const child of element.childNodes) {
      const inner = copy(child)
      if (inner) made.append(inner)
    }
    return made
  }
  const fragment = document.createDocumentFragment()
  const isOne = ['p', 'dd', 'li', 'td'].includes(note.localName)
  const parts = isOne ? [note] : [...note.childNodes]
  for (const part of parts) {
    const made = copy(part)
    if (!made) continue
    // A list item without its list is a paragraph.
    if (isOne && note.localName !== 'p') {
      const paragraph = document.createElement('p')
      paragraph.append(...made.childNodes)
      fragment.append(paragraph)
    } else fragment.append(made)
  }
  await Promise.all(waiting)
  return fragment
}

const MATHML = 'http://www.w3.org/1998/Math/MathML'
const DROPPED = new Set([
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'form',
  'template',
  'annotation',
  'svg',
  'video',
  'audio',
])
const KEPT = new Set(
  'p em strong b i u s small sub sup q cite blockquote code br ul ol li img span math mrow mi mn mo ms mtext mspace mfrac msqrt mroot mstyle msub msup msubsup munder mover munderover mtable mtr mtd semantics'.split(
    ' ',
  ),
)

/** "↩", "^" and the note's own number lead back to where one is anyway. */
const isWayBack = (link: Element) => /^\s*([↩↑^←⏎]\ufe0e?|\[?\d{1,3}\]?\.?)\s*$/.test(link.textContent ?? '')

/** Where a link leads: a place in the book, or out of it. */
export function leadsTo(link: Element, file: string): { href: string; id: string } | { outside: string } | null {
  const address = link.getAttribute('href') ?? link.getAttributeNS('http://www.w3.org/1999/xlink', 'href') ?? ''
  const inside = addressIn(file, address)
  if (inside) return inside
  return /^(https?|mailto|tel):/i.test(address.trim()) ? { outside: address.trim() } : null
}
