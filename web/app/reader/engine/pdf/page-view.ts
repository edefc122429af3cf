import type { PDFDocumentProxy, PDFPageProxy, RenderTask } from 'pdfjs-dist'
import type { Span } from '../text/find-words.ts'
import { lettersOf, type PageText, readPageText } from './page-text.ts'
import { layWords, type PlacedPiece } from './page-words.ts'
import type { Box, Size } from './pages-layout.ts'

/** More would be taken away from the tab on a phone. */
const MOST_PIXELS = 12_000_000
const SHARPEST = 3
/** A picture as large as the page is a scanned page. */
const WHOLE_PAGE = 0.8
const SMALLEST_PICTURE = 0.02

interface Drawing {
  width: number
  task: RenderTask | null
  done: Promise<void>
}

/** One page: drawn on a canvas, its words above it, unseen, to be selected and read out. */
export class PageView {
  readonly number: number
  readonly element: HTMLElement
  /** Marks are drawn here, below the words. */
  readonly overlay: HTMLElement
  readonly links: HTMLElement
  /** Null until it is read. */
  text: PageText | null = null
  /** At 100 %. */
  size: Size | null = null
  isClosed = false

  readonly #document: PDFDocumentProxy
  readonly #pictures: HTMLElement
  readonly #words: HTMLDivElement
  #page: Promise<PDFPageProxy> | null = null
  #canvas: HTMLCanvasElement | null = null
  #drawnWidth = 0
  #drawing: Drawing | null = null
  #reading: Promise<PageText> | null = null
  #pieces: (PlacedPiece | null)[] = []
  #width = 0
  #box: Box | null = null
  #isShown = true

  constructor(document: PDFDocumentProxy, number: number, label: string) {
    this.#document = document
    this.number = number
    this.element = made('section', 'pdf-page')
    this.element.setAttribute('aria-label', `Trang ${label}`)
    this.element.dataset.page = String(number)
    this.#pictures = made('div', 'pdf-pictures')
    this.overlay = made('div', 'pdf-overlay')
    this.overlay.ariaHidden = 'true'
    this.#words = made('div', 'pdf-words')
    this.links = made('div', 'pdf-links')
    this.element.append(this.#pictures, this.overlay, this.#words, this.links)
  }

  page(): Promise<PDFPageProxy> {
    this.#page ??= this.#document.getPage(this.number).then((page) => {
      const { width, height } = page.getViewport({ scale: 1 })
      this.size = { width, height }
      return page
    })
    return this.#page
  }

  get isDrawn(): boolean {
    return this.#canvas !== null
  }

  put(box: Box) {
    const { left, top, width, height } = box
    if (this.#box && sameBox(this.#box, box)) return
    this.#box = box
    const { style } = this.element
    style.left = `${left}px`
    style.top = `${top}px`
    style.width = `${width}px`
    style.height = `${height}px`
    this.#width = width
    if (this.size) style.setProperty('--total-scale-factor', String(width / this.size.width))
  }

  set isShown(isShown: boolean) {
    if (isShown === this.#isShown) return
    this.#isShown = isShown
    this.element.classList.toggle('pdf-waits', !isShown)
    if (!isShown) this.element.classList.remove('pdf-read')
    this.element.ariaHidden = isShown ? null : 'true'
  }

  /** To be selected and heard. After the page has been painted: to lay them out takes a slow phone longer than turning may. */
  showWords() {
    if (this.#isShown && this.text) this.element.classList.add('pdf-read')
  }

  /** Draws it as large as it was put. Resolves when it can be read. */
  draw(): Promise<void> {
    const width = this.#width
    if (this.#drawnWidth === width || !width) return Promise.resolve()
    if (this.#drawing?.width === width) return this.#drawing.done
    this.#drawing?.task?.cancel()
    const drawing: Drawing = { width, task: null, done: Promise.resolve() }
    this.#drawing = drawing
    drawing.done = this.#render(drawing).catch((error) => {
      // Another size, or another page, was asked for meanwhile.
      if (error instanceof Error && error.name === 'RenderingCancelledException') return
      throw error
    })
    return drawing.done
  }

  async #render(drawing: Drawing): Promise<void> {
    const page = await this.page()
    if (this.isClosed || this.#drawing !== drawing || !this.size) return
    this.element.style.setProperty('--total-scale-factor', String(drawing.width / this.size.width))
    const canvas = document.createElement('canvas')
    canvas.ariaHidden = 'true'
    const area = drawing.width * drawing.width * (this.size.height / this.size.width)
    const sharpness = Math.min(window.devicePixelRatio || 1, SHARPEST, Math.sqrt(MOST_PIXELS / area))
    const viewport = page.getViewport({ scale: (drawing.width / this.size.width) * sharpness })
    canvas.width = Math.floor(viewport.width)
    canvas.height = Math.floor(viewport.height)
    drawing.task = page.render({ canvas, viewport, background: 'rgb(255,255,255)', recordImages: true })
    await drawing.task.promise
    if (this.isClosed || this.#drawing !== drawing) return
    this.#canvas?.remove()
    this.#canvas = canvas
    this.#drawnWidth = drawing.width
    this.#drawing = null
    this.element.prepend(canvas)
    const { imageCoordinates } = page as { imageCoordinates?: ArrayLike<number> }
    if (imageCoordinates) this.#placePictures(imageCoordinates)
  }

  /** Six numbers a picture: three of its corners, as parts of the page. On dark paper pictures keep their own colours. */
  #placePictures(corners: ArrayLike<number>) {
    const patches: HTMLElement[] = []
    for (let at = 0; at + 5 < corners.length; at += 6) {
      const [x, y] = [0, 1].map((n) => [corners[at + n], corners[at + n + 2], corners[at + n + 4]].map(Number)) as [
        number[],
        number[],
      ]
      const box = { left: Math.min(...x), top: Math.min(...y), width: 0, height: 0 }
      box.width = Math.max(...x) - box.left
      box.height = Math.max(...y) - box.top
      if (box.width * box.height > WHOLE_PAGE || Math.min(box.width, box.height) < SMALLEST_PICTURE) continue
      patches.push(patch('pdf-picture', box))
    }
    this.#pictures.replaceChildren(...patches)
  }

  /** The words of the page, laid over it. */
  read(): Promise<PageText> {
    this.#reading ??= this.#read()
    return this.#reading
  }

  async #read(): Promise<PageText> {
    const page = await this.page()
    // Without marked content, as the server reads it: so pieces and their order are the same.
    const content = await page.getTextContent()
    const text = readPageText(content)
    if (this.isClosed) return text
    this.#pieces = await layWords(this.#words, content, page.getViewport({ scale: 1 }))
    // Without it a selection jumps to the page's end when the pointer leaves a line.
    this.#words.append(made('div', 'pdf-end'))
    this.text = text
    return text
  }

  /** Where a part of the text stands, line by line, as parts of the page. */
  boxesOf(span: Span): Box[] {
    if (!this.text) return []
    const range = this.rangeOf(span)
    const page = this.element.getBoundingClientRect()
    if (!range || !page.width) return []
    const boxes: Box[] = []
    for (const rect of range.getClientRects()) {
      if (rect.width < 0.5) continue
      const box = {
        left: (rect.left - page.left) / page.width,
        top: (rect.top - page.top) / page.height,
        width: rect.width / page.width,
        height: rect.height / page.height,
      }
      const last = boxes.at(-1)
      // Pieces of one line are one mark, also where a space between them is of no piece.
      if (last && isSameLine(last, box)) {
        last.width = Math.max(last.left + last.width, box.left + box.width) - last.left
        last.height = Math.max(last.top + last.height, box.top + box.height) - Math.min(last.top, box.top)
        last.top = Math.min(last.top, box.top)
      } else boxes.push(box)
    }
    return boxes
  }

  rangeOf(span: Span): Range | null {
    if (!this.text) return null
    const { from, to } = lettersOf(this.text, span)
    const [start, end] = [this.#pieces[from.piece], this.#pieces[to.piece]]
    if (!start || !end) return null
    const range = document.createRange()
    range.setStart(start.letters, Math.min(start.start + from.offset, start.letters.length))
    range.setEnd(end.letters, Math.min(end.start + to.offset, end.letters.length))
    return range
  }

  /** The place of the text that a point of a selection is; null outside of the words. */
  placeOf(node: Node, offset: number): number | null {
    if (!this.text) return null
    const at = node.nodeType === Node.TEXT_NODE ? offset : 0
    const piece = this.#pieces.findLastIndex((one) => one && node.contains(one.letters) && one.start <= at)
    if (piece >= 0 && node !== this.#words && this.#words.contains(node))
      return this.text.placeOf({ piece, offset: at - (this.#pieces[piece]?.start ?? 0) })
    // Between pieces: the next one begins there.
    const next = node.childNodes[offset]
    const after = this.#pieces.findIndex(
      (one) =>
        one &&
        next &&
        (next.contains(one.letters) || one.letters.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_PRECEDING),
    )
    return after >= 0 ? this.text.placeOf({ piece: after, offset: 0 }) : this.text.text.length
  }

  close() {
    this.isClosed = true
    this.#drawing?.task?.cancel()
    this.element.remove()
    // Safari keeps a canvas's memory until it is small.
    if (this.#canvas) this.#canvas.width = this.#canvas.height = 0
    this.#page?.then((page) => page.cleanup()).catch(() => {})
  }
}

const sameBox = (one: Box, other: Box) =>
  one.left === other.left && one.top === other.top && one.width === other.width && one.height === other.height

const isSameLine = (one: Box, other: Box) =>
  Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top) >
    0.5 * Math.min(one.height, other.height) &&
  other.left >= one.left - 0.001 &&
  other.left - (one.left + one.width) < 0.03

export function made<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  element.className = className
  return element
}

/** A part of the page that is marked; it grows with the page. */
export function patch(className: string, { left, top, width, height }: Box): HTMLElement {
  const element = made('div', className)
  const { style } = element
  style.left = `${100 * left}%`
  style.top = `${100 * top}%`
  style.width = `${100 * width}%`
  style.height = `${100 * height}%`
  return element
}
