import type { BookManifest } from '@tq/contract/reading/book.ts'
import type { BookMap, Landmark } from './book-map.ts'
import { chapterText } from './chapter-text.ts'
import { cfiOf, wordsFrom } from './place-in-chapter.ts'

export interface PlaceInBook {
  chapter: string
  cfi: string
  percent: number
  quote: string
  tocIndex: number | null
  page: string | null
}

interface Found {
  row: number
  element: Element
}

const known = new WeakMap<Document, { toc: Found[]; pages: Found[] }>()

/** What a manifest and a chapter's document know of a range in it. */
export function placeOf(range: Range, index: number, { book, map }: { book: BookManifest; map: BookMap }): PlaceInBook {
  const doc = range.startContainer.ownerDocument as Document
  const text = chapterText(doc)
  const letters = text.lettersBefore(range.startContainer, range.startOffset)
  const start = range.cloneRange()
  start.collapse(true)
  return {
    chapter: book.spine[index]?.href ?? '',
    cfi: cfiOf(index, start),
    percent: map.percentAt(index, text.letters ? letters / text.letters : 0),
    quote: wordsFrom(text, letters),
    ...rowsOf(range, index, { book, map }),
  }
}

/** Its row in the table of contents, and the page of the print edition. */
export function rowsOf(range: Range, index: number, { book, map }: { book: BookManifest; map: BookMap }) {
  const doc = range.startContainer.ownerDocument as Document
  let found = known.get(doc)
  if (!found) {
    found = { toc: elementsOf(doc, map.toc(index)), pages: elementsOf(doc, map.pages(index)) }
    known.set(doc, found)
  }
  const wide = withWhatItBegins(range)
  // A heading that begins on this screen names it: whoever came by the table of contents sees the row they pressed.
  const tocIndex = firstIn(found.toc, wide) ?? lastBefore(found.toc, wide) ?? map.tocBefore(index)
  const page = lastBefore(found.pages, wide) ?? firstAtStart(found.pages, wide, range) ?? map.pageBefore(index)
  return { tocIndex, page: page === null ? null : (book.pages[page]?.label ?? null) }
}

function elementsOf(doc: Document, landmarks: readonly Landmark[]): Found[] {
  return landmarks.flatMap(({ row, id }) => {
    const element = id ? doc.getElementById(id) : doc.body
    return element ? [{ row, element }] : []
  })
}

/** With the heading whose first letter it begins with, and the empty signs before that. */
function withWhatItBegins(range: Range): Range {
  const wide = range.cloneRange()
  let node: Node = wide.startContainer
  if (node.nodeType === Node.ELEMENT_NODE || wide.startOffset > 0) return wide
  while (node.parentNode && node !== node.ownerDocument?.body) {
    while (node.previousSibling && !node.previousSibling.textContent?.trim()) node = node.previousSibling
    wide.setStartBefore(node)
    if (node.previousSibling) break
    node = node.parentNode as Node
  }
  return wide
}

const placeAgainst = (range: Range, { element }: Found) => range.comparePoint(element.parentNode ?? element, indexIn(element))
const indexIn = (element: Element) => (element.parentNode ? [...element.parentNode.childNodes].indexOf(element) : 0)

const firstIn = (list: readonly Found[], range: Range) => list.find((found) => placeAgainst(range, found) === 0)?.row ?? null
const lastBefore = (list: readonly Found[], range: Range) => list.findLast((found) => placeAgainst(range, found) < 0)?.row ?? null

/** A page that begins where the screen does. */
function firstAtStart(list: readonly Found[], wide: Range, range: Range): number | null {
  const first = list.find((found) => placeAgainst(wide, found) === 0)
  return first && placeAgainst(range, first) < 0 ? first.row : null
}
