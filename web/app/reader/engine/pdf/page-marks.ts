import type { DrawnMark } from '../engine.ts'
import { findQuote, findRest, findWords, type Span } from '../text/find-words.ts'
import { type PageView, patch } from './page-view.ts'
import type { Box } from './pages-layout.ts'
import { clamp, pointOfPlace } from './pdf-places.ts'

/** Words at a page's beginning that end a mark of the page before; fewer may stand there by chance. */
const FEWEST_OF_REST = 12

/** What is drawn over pages: marks of the reader, words looked for, the sentence that is read. */
export class PageMarks {
  marks: readonly DrawnMark[] = []
  words: readonly string[] = []
  /** The hit that was chosen from the list. */
  current: { page: number; occurrence: number } | null = null
  said: { page: number; span: Span } | null = null

  readonly #count: number

  constructor(count: number) {
    this.#count = count
  }

  draw(view: PageView) {
    if (!view.text) return
    view.overlay.replaceChildren(...this.#ofReader(view), ...this.#found(view), ...this.#said(view))
  }

  /** Where a hit stands on its page, counted as the server counts. */
  hit(view: PageView, occurrence: number): Box | null {
    const spans = view.text ? findWords(view.text.tokens, this.words) : []
    const span = spans[occurrence] ?? spans[0]
    return (span && view.boxesOf(span)[0]) ?? null
  }

  spanOfMark(view: PageView, { place }: Pick<DrawnMark, 'place'>): Span | null {
    if (!view.text) return null
    const { page, fraction } = pointOfPlace(place, this.#count)
    const { tokens, text } = view.text
    if (page === view.number) return findQuote(tokens, place.quote, clamp(fraction, 0, 1) * text.length)
    if (page !== view.number - 1) return null
    const rest = findRest(tokens, place.quote)
    return rest && rest.end - rest.start >= FEWEST_OF_REST ? rest : null
  }

  #ofReader(view: PageView): HTMLElement[] {
    return this.marks.flatMap((mark) => {
      const span = this.spanOfMark(view, mark)
      if (!span) return []
      return view.boxesOf(span).map((box) => {
        const element = patch('pdf-mark', box)
        element.dataset.mark = mark.id
        element.dataset.colour = mark.colour
        if (mark.hasNote) element.dataset.note = ''
        return element
      })
    })
  }

  #found(view: PageView): HTMLElement[] {
    if (!view.text || !this.words.length) return []
    return findWords(view.text.tokens, this.words).flatMap((span, n) =>
      view.boxesOf(span).map((box) => {
        const element = patch('pdf-found', box)
        if (this.current?.page === view.number && this.current.occurrence === n) element.dataset.current = ''
        return element
      }),
    )
  }

  #said(view: PageView): HTMLElement[] {
    if (this.said?.page !== view.number) return []
    return view.boxesOf(this.said.span).map((box) => patch('pdf-said', box))
  }
}

/** The mark under a point of the window. */
export function markAt(view: PageView, x: number, y: number): { id: string; rect: DOMRect } | null {
  for (const element of [...view.overlay.querySelectorAll<HTMLElement>('[data-mark]')].reverse()) {
    const rect = element.getBoundingClientRect()
    if (x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom) return { id: element.dataset.mark ?? '', rect }
  }
  return null
}
