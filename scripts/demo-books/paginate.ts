import { type Element, plainText } from '@tq/api/reading/intake/epub/xml.ts'

/** What a page of the print edition holds, and how much of it what is no text takes. */
const LETTERS_A_PAGE = 1000
const HEIGHT: Record<string, number> = { h1: 250, h2: 150, h3: 120, h4: 100, figure: 450, table: 150, aside: 80 }

export interface Pages {
  /** The number of the page that is being filled. */
  current(): number
  /** A new one begins here, as with every chapter. */
  begin(): Element
  /** Signs that belong before a block, where a page ends with the one before it. */
  before(block: Element): Element[]
  all: { number: number; id: string }[]
}

/** Counts the pages of the print edition as its text runs on. */
export function openPages(): Pages {
  let number = 0
  let used = 0
  const all: Pages['all'] = []
  const next = (): Element => {
    used = 0
    const id = `trang-${++number}`
    all.push({ number, id })
    return {
      name: 'span',
      attributes: { 'epub:type': 'pagebreak', role: 'doc-pagebreak', id, title: String(number) },
      children: [],
      line: 0,
    }
  }
  return {
    all,
    current: () => number,
    begin: next,
    before(block) {
      const height = plainText(block).length + (HEIGHT[block.name] ?? 30)
      const isFull = used > 0 && used + height > LETTERS_A_PAGE
      const sign = isFull ? [next()] : []
      used += height
      return sign
    },
  }
}
