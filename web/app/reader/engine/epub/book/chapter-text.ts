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
  /** Letters of the chapter before it. */
  start: number
}

export interface Paragraph {
  /** As it stands in the file, white space and all. */
  text: string
  /** Letters of the chapter before it. */
  start: number
}

export interface ChapterText {
  paragraphs: readonly Paragraph[]
  letters: number
  /** Letters before a point of the document. */
  lettersBefore(node: Node, offset: number): number
  /** From one letter of the chapter to another. */
  range(from: number, to: number): Range
  /** Which paragraph that letter is in. */
  paragraphAt(letter: number): number
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
  const all: Piece[] = []
  const starts = new Map<Node, number>()
  let pieces: Piece[] = []
  let current = ''
  let letters = 0

  const flush = () => {
    if (current.trim()) {
      paragraphs.push({ text: current, start: letters })
      for (const piece of pieces) {
        piece.start += letters
        starts.set(piece.node, piece.start)
        all.push(piece)
      }
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

  /** At a border between two pieces a beginning belongs to the second, an end to the first. */
  const pieceAt = (letter: number, isEnd: boolean) =>
    all[Math.max(0, firstIndex(all.length, (n) => (isEnd ? startOf(n) >= letter : startOf(n) > letter)) - 1)]
  const startOf = (n: number) => all[n]?.start ?? letters

  return {
    paragraphs,
    letters,
    lettersBefore(node, offset) {
      const start = starts.get(node)
      if (start !== undefined) return start + offset
      // An element, or white space between paragraphs: the first text behind that point.
      const child = node.childNodes[offset]
      const isBehind = (text: Node) =>
        child ? child.contains(text) || isFollowing(child, text) : node.contains(text) ? offset === 0 : isFollowing(node, text)
      return startOf(firstIndex(all.length, (n) => isBehind((all[n] as Piece).node)))
    },
    range(from, to) {
      const range = doc.createRange()
      const [first, last] = [pieceAt(from, false), pieceAt(to, true)]
      if (first && last) {
        range.setStart(first.node, Math.max(0, Math.min(from - first.start, first.node.length)))
        range.setEnd(last.node, Math.max(0, Math.min(to - last.start, last.node.length)))
      }
      return range
    },
    paragraphAt: (letter) => Math.max(0, firstIndex(paragraphs.length, (n) => (paragraphs[n]?.start ?? 0) > letter) - 1),
  }
}

const isFollowing = (node: Node, other: Node) => (node.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

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
