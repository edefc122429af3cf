import type { PageViewport } from 'pdfjs-dist'
import type { TextContent, TextItem } from 'pdfjs-dist/types/src/display/api.js'
import { atLeisure } from './at-leisure.ts'
import { setLayerDimensions, Util } from './core/pdfjs.ts'

/** So many pieces are laid out before a hand that turns the page is heard again. */
const PIECES = 40
/** Nobody sees it: each piece is stretched to where the page shows it. */
const FONT = 'sans-serif'
/** Widths grow with the size; a large one is measured without rounding. */
const MEASURED_PX = 100

/**
 * The words of a page as elements over its picture, one a piece of the file; an empty piece stands nowhere. pdf.js' own text layer
 * measures on a canvas of the document, for which the browser works out the styles of the whole page again with every piece: on a slow
 * phone a second a page, in which nothing can be turned.
 */
export async function layWords(container: HTMLDivElement, content: TextContent, viewport: PageViewport): Promise<HTMLElement[]> {
  const { pageWidth, pageHeight, pageX, pageY } = viewport.rawDims as Record<string, number>
  const toPage = [1, 0, 0, -1, -Number(pageX), Number(pageY) + Number(pageHeight)]
  setLayerDimensions(container, viewport)
  container.style.setProperty('--min-font-size', String(smallestType()))
  const { widthOf, ascent } = measure()
  const pieces: HTMLElement[] = []

  function lay(item: TextItem): HTMLElement {
    const isVertical = content.styles[item.fontName]?.vertical ?? false
    const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = Util.transform(toPage, item.transform) as number[]
    const angle = Math.atan2(b, a) + (isVertical ? Math.PI / 2 : 0)
    const height = Math.hypot(c, d)
    const piece = document.createElement('span')
    piece.setAttribute('role', 'presentation')
    piece.dir = item.dir
    piece.textContent = item.str
    const { style } = piece
    style.left = percent((x + height * ascent * Math.sin(angle)) / Number(pageWidth))
    style.top = percent((y - height * ascent * Math.cos(angle)) / Number(pageHeight))
    style.setProperty('--font-height', `${height.toFixed(2)}px`)
    if (angle) style.setProperty('--rotate', `${(angle * 180) / Math.PI}deg`)
    const wanted = isVertical ? item.height : item.width
    const given = isStretched(item) ? widthOf(item.str) * height : 0
    if (given > 0 && wanted > 0) style.setProperty('--scale-x', String(wanted / given))
    return piece
  }

  const items = content.items.filter((item): item is TextItem => 'str' in item)
  for (let from = 0; from < items.length; from += PIECES) {
    if (from) await atLeisure()
    const part = document.createDocumentFragment()
    for (const item of items.slice(from, from + PIECES)) {
      const piece = lay(item)
      pieces.push(piece)
      if (item.str) part.append(piece)
      if (item.hasEOL) part.append(lineEnd())
    }
    container.append(part)
  }
  return pieces
}

const percent = (part: number) => `${(100 * part).toFixed(2)}%`

/** A single letter is as wide as it is, unless the page stretches it much. */
function isStretched({ str, transform }: TextItem): boolean {
  if (str.length > 1) return true
  const [x, y] = [Math.abs(transform[0]), Math.abs(transform[3])]
  return str !== ' ' && Math.max(x, y) > 1.5 * Math.min(x, y)
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

let smallest = 0

/** Some browsers show no type below a size that the person has chosen. */
function smallestType(): number {
  if (smallest) return smallest
  const letter = document.createElement('div')
  letter.style.cssText = 'position:absolute;opacity:0;font-size:1px;line-height:1'
  letter.textContent = 'X'
  document.body.append(letter)
  smallest = letter.getBoundingClientRect().height || 1
  letter.remove()
  return smallest
}
