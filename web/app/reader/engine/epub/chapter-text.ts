/** As the server reads paragraphs when a book comes in: hits are counted alike on both sides. */
const BLOCKS = new Set(
  'section nav article aside header footer main div p h1 h2 h3 h4 h5 h6 hgroup address blockquote pre ul ol li dl dt dd figure figcaption hr table caption tr th td details summary body br'.split(
    ' ',
  ),
)
const UNREAD = new Set(['style', 'script', 'title', 'desc', 'annotation', 'rt', 'rp'])
const OPS = 'http://www.idpf.org/2007/ops'

interface Piece {
  node: Text
  /** Where it begins in its paragraph. */
  start: number
}

export interface Paragraph {
  /** As it stands in the file, white space and all. */
  text: string
  /** Letters of the chapter before it. */
  start: number
  pieces: Piece[]
}

export interface ChapterText {
  paragraphs: Paragraph[]
  letters: number
  /** Letters before a point of the document. */
  lettersBefore(node: Node, offset: number): number
  /** From one letter of a paragraph to another. */
  range(paragraph: Paragraph, from: number, to: number): Range
  /** The paragraph at so many letters of the chapter. */
  paragraphAt(letters: number): number
}

const known = new WeakMap<Document, ChapterText>()

/** The words of a chapter with the nodes they stand in; read once. */
export function chapterText(doc: Document): ChapterText {
  const before = known.get(doc)
  if (before) return before
  const text = readText(doc)
  known.set(doc, text)
  return text
}

const isPageBreak = (element: Element) =>
  /\bpagebreak\b/.test(element.getAttributeNS(OPS, 'type') ?? '') || element.getAttribute('role') === 'doc-pagebreak'

function readText(doc: Document): ChapterText {
  const paragraphs: Paragraph[] = []
  const places = new Map<Node, { paragraph: Paragraph; start: number }>()
  let pieces: Piece[] = []
  let current = ''
  let letters = 0

  const flush = () => {
    if (current.trim()) {
      const paragraph = { text: current, start: letters, pieces }
      for (const { node, start } of pieces) places.set(node, { paragraph, start })
      paragraphs.push(paragraph)
      letters += current.length
    }
    pieces = []
    current = ''
  }
  const walk = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE || node.nodeType === Node.CDATA_SECTION_NODE) {
      pieces.push({ node: node as Text, start: current.length })
      current += node.nodeValue ?? ''
      return
    }
    if (node.nodeType !== Node.ELEMENT_NODE) return
    const element = node as Element
    if (isPageBreak(element) || UNREAD.has(element.localName)) return
    const isBlock = BLOCKS.has(element.localName)
    if (isBlock) flush()
    for (let child = node.firstChild; child; child = child.nextSibling) walk(child)
    if (isBlock) flush()
    else if (element.localName === 'tspan' || element.localName === 'text') current += ' '
  }
  walk(doc.body)
  flush()

  const nodes = paragraphs.flatMap((paragraph) => paragraph.pieces.map(({ node }) => node))

  return {
    paragraphs,
    letters,
    lettersBefore(node, offset) {
      const place = places.get(node)
      if (place) return place.paragraph.start + place.start + offset
      // An element, or white space between paragraphs: the first text behind that point.
      const at = node.childNodes[offset] ?? node
      const isAfter = (text: Text) => {
        const relation = at.compareDocumentPosition(text)
        return (relation & (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY)) !== 0
      }
      const [first] = [nodes[firstIndex(nodes.length, (index) => isAfter(nodes[index] as Text))]]
      const found = first && places.get(first)
      return found ? found.paragraph.start + found.start : letters
    },
    range(paragraph, from, to) {
      const range = doc.createRange()
      const [start, end] = [pieceAt(paragraph, from, false), pieceAt(paragraph, to, true)]
      range.setStart(start.node, Math.min(from - start.start, start.node.length))
      range.setEnd(end.node, Math.min(to - end.start, end.node.length))
      return range
    },
    paragraphAt: (at) => Math.max(0, firstIndex(paragraphs.length, (index) => (paragraphs[index]?.start ?? 0) > at) - 1),
  }
}

/** At a border between two pieces a beginning belongs to the second, an end to the first. */
function pieceAt({ pieces }: Paragraph, offset: number, isEnd: boolean): Piece {
  const next = firstIndex(pieces.length, (index) => {
    const { start } = pieces[index] as Piece
    return isEnd ? start >= offset : start > offset
  })
  return pieces[Math.max(0, next - 1)] as Piece
}

/** The first of `length` for which it holds, as it then holds of all behind it. */
export function firstIndex(length: number, holds: (index: number) => boolean): number {
  let [from, to] = [0, length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (holds(middle)) to = middle
    else from = middle + 1
  }
  return from
}
