import { MARK_COLOURS } from '@tq/contract/enums.ts'
import type { Theme } from '../../../../lib/state/themes.ts'
import type { DrawnMark } from '../../engine.ts'
import { PALETTES } from '../view/book-style.ts'
import { inWindow, type ShownDocument } from '../view/page-view.ts'
import { paint } from './paint.ts'

interface Placed {
  mark: DrawnMark
  range: Range
}

export interface MarksOnPage {
  set(marks: readonly DrawnMark[], shown: readonly ShownDocument[]): void
  draw(shown: ShownDocument): void
  /** The mark at a point of a chapter's document. */
  at(doc: Document, x: number, y: number): { id: string; rect: DOMRect } | null
  colours(theme: Theme): void
  /** Signs of notes, over the text; the paginator says when it has moved. */
  overlay(doc: Document): { element: SVGElement; redraw(): void }
}

const SVG = 'http://www.w3.org/2000/svg'
const NOTE_SIGN = 'M2 0h8a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H6l-3 3V9H2a2 2 0 0 1-2-2V2a2 2 0 0 1 2-2z'
const SIGN_PX = 12

/** Marks lie behind the words as the browser's own highlights do: the book's document stays as it was written. */
export function marksOnPage(find: (shown: ShownDocument, mark: DrawnMark) => Range | null): MarksOnPage {
  let marks: readonly DrawnMark[] = []
  let palette = PALETTES.default
  const placed = new WeakMap<Document, Placed[]>()
  const layers = new WeakMap<Document, SVGElement>()

  function draw(shown: ShownDocument): void {
    const here = marks.flatMap((mark): Placed[] => {
      const range = find(shown, mark)
      return range && !range.collapsed ? [{ mark, range }] : []
    })
    placed.set(shown.doc, here)
    for (const colour of MARK_COLOURS)
      paint(
        shown.doc,
        `tq-${colour}`,
        here.filter(({ mark }) => mark.colour === colour).map(({ range }) => range),
      )
    drawSigns(shown.doc)
  }

  function drawSigns(doc: Document): void {
    const signs = (placed.get(doc) ?? []).flatMap(({ mark, range }) => {
      const last = mark.hasNote && [...range.getClientRects()].at(-1)
      if (!last) return []
      const sign = document.createElementNS(SVG, 'path')
      sign.setAttribute('d', NOTE_SIGN)
      sign.setAttribute('transform', `translate(${last.right - 2} ${last.top - SIGN_PX / 2})`)
      sign.setAttribute('fill', palette.marks[mark.colour][1])
      return [sign]
    })
    layers.get(doc)?.replaceChildren(...signs)
  }

  return {
    set(next, shown) {
      marks = next
      for (const one of shown) draw(one)
    },
    draw,
    at(doc, x, y) {
      // The one drawn last lies on top.
      for (const { mark, range } of (placed.get(doc) ?? []).toReversed()) {
        const rects = [...range.getClientRects()]
        const last = rects.at(-1)
        if (rects.some((rect) => isIn(rect, x, y)) || (mark.hasNote && last && isIn(signRect(last), x, y)))
          return { id: mark.id, rect: inWindow(rects.find((rect) => isIn(rect, x, y)) ?? (last as DOMRect), doc) }
      }
      return null
    },
    colours(theme) {
      palette = PALETTES[theme]
    },
    overlay(doc) {
      const element = document.createElementNS(SVG, 'svg')
      Object.assign(element.style, { position: 'absolute', inset: '0', width: '100%', height: '100%', pointerEvents: 'none' })
      element.setAttribute('aria-hidden', 'true')
      layers.set(doc, element)
      return { element, redraw: () => drawSigns(doc) }
    },
  }
}

const isIn = ({ left, right, top, bottom }: DOMRect, x: number, y: number) => x >= left && x < right && y >= top && y < bottom

/** A finger's breadth around the sign. */
const signRect = ({ right, top }: DOMRect) => new DOMRect(right - 10, top - 14, 30, 26)
