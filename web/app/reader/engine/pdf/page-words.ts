import type { PageViewport } from 'pdfjs-dist'
import type { TextContent } from 'pdfjs-dist/types/src/display/api.js'
import { atLeisure } from './at-leisure.ts'
import { Util } from './core/pdfjs.ts'
import { joinPieces, type Run } from './word-runs.ts'

/** So many elements are made before a hand that turns the page is heard again. */
const AT_ONCE = 40
/** Nobody sees it: each run is stretched to where the page shows it. */
const FONT = 'sans-serif'
/** Widths grow with the size; a large one is measured without rounding. */
const MEASURED_PX = 100
/** Pixels a point, before all are made as small as the page together (`pdf-pages.css`): some browsers show no type below a size that the person has chosen. */
const LAID_PX = 4

/** Where a piece of the file stands: from a letter on. Null: it has none. */
export interface PlacedPiece {
  letters: Text
  start: number
}

/**
 * The words of a page as elements over its picture. pdf.js' own text layer measures on a canvas of the document, for which the browser
 * works out the styles of the whole page again with every piece: on a slow phone a second a page, in which nothing can be turned.
 */
export async function layWords(
  container: HTMLDivElement,
  content: TextContent,
  viewport: PageViewport,
): Promise<(PlacedPiece | null)[]> {
  const { pageWidth = 0, pageHeight = 0, pageX = 0, pageY = 0 } = viewport.rawDims as Record<string, number>
  const paper = [1, 0, 0, -1, -pageX, pageY + pageHeight]
  container.style.width = `${LAID_PX * pageWidth}px`
  container.style.height = `${LAID_PX * pageHeight}px`
  container.dataset.mainRotation = String(viewport.rotation)
  const { widthOf, ascent } = measure()
  const runs = joinPieces(content, { toPage: (transform) => Util.transform(paper, transform) as number[], widthOf })
  const pieces: (PlacedPiece | null)[] = []
  for (let from = 0; from < runs.length; from += AT_ONCE) {
    if (from) await atLeisure()
    const part = document.createDocumentFragment()
    for (const run of runs.slice(from, from + AT_ONCE)) {
      const letters = document.createTextNode(run.text)
      for (const { piece, start } of run.pieces) pieces[piece] = run.text ? { letters, start } : null
      if (run.text) part.append(elementOf(run, letters, ascent))
      if (run.isLineEnd) part.append(lineEnd())
    }
    container.append(part)
  }
  return pieces
}

function elementOf({ x, y, height, angle, dir, scale, wordSpacing }: Run, letters: Text, ascent: number): HTMLElement {
  const element = document.createElement('span')
  element.setAttribute('role', 'presentation')
  if (dir !== 'ltr') element.dir = dir
  const px = (points: number) => `${(LAID_PX * points).toFixed(2)}px`
  const left = px(x + height * ascent * Math.sin(angle))
  const top = px(y - height * ascent * Math.cos(angle))
  const turned = angle ? `rotate(${(angle * 180) / Math.PI}deg) ` : ''
  const spacing = wordSpacing ? `;word-spacing:${wordSpacing.toFixed(4)}em` : ''
  const stretched = scale === null && !angle ? '' : `;transform:${turned}scaleX(${(scale ?? 1).toFixed(5)})`
  element.style.cssText = `left:${left};top:${top};font-size:${px(height)}${spacing}${stretched}`
  element.append(letters)
  return element
}

function lineEnd(): HTMLElement {
  const end = document.createElement('br')
  end.setAttribute('role', 'presentation')
  return end
}

interface Measure {
  /** At a size of one. */
  widthOf(text: string): number
  /** From a line's top to its foot, as part of its height. */
  ascent: number
}

let kept: Measure | null = null

/** On a canvas that is in no document. */
function measure(): Measure {
  if (kept) return kept
  const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
  context.font = `${MEASURED_PX}px ${FONT}`
  const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = context.measureText('')
  kept = { widthOf: (text) => context.measureText(text).width / MEASURED_PX, ascent: up ? up / (up + Math.abs(down)) : 0.8 }
  return kept
}
