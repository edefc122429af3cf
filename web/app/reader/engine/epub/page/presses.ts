import type { BookSelection } from '../../engine.ts'
import { inWindow, type ShownDocument } from '../view/page-view.ts'

/** So long a selection made by touch or keys must rest; a mouse says itself when it is done. */
const REST_MS = 350
const SMALLEST_PICTURE_PX = 64

/** Where a page goes to; the finger goes the other way. */
type Way = 'left' | 'right' | 'up' | 'down'

export interface PressHandlers {
  /** Drawn pages are pictures as a whole: there a press turns. */
  hasPictures: boolean
  link(link: Element): void
  /** True if there was a mark. */
  mark(x: number, y: number): boolean
  picture(picture: { src: string; alt: string }): void
  /** In the window's coordinates. */
  page(x: number, y: number): void
  /** How often a page was turned. */
  turns(): number
  key(event: KeyboardEvent): void
  selected(range: Range | null): void
  /** Which ways lead out of the chapter, as the finger comes down. */
  edges(): Record<Way, boolean>
  swiped(to: Way): void
  wheeled(step: 1 | -1, event: WheelEvent): void
}

/** What leads on and back. */
export type Turning = Pick<PressHandlers, 'page' | 'edges' | 'swiped' | 'wheeled'>

/** What hands do inside a chapter's document; its events do not reach the page around it. */
export function listenTo({ doc }: ShownDocument, handle: PressHandlers): void {
  if (handle.hasPictures) for (const picture of picturesIn(doc)) picture.setAttribute('tabindex', '0')
  let turnsBefore = -1
  doc.addEventListener('mousedown', (event) => {
    // Whoever presses on quickly turns on: the browser would take the second press on another page for a word to be selected.
    if (event.detail > 1 && handle.turns() !== turnsBefore) event.preventDefault()
  })
  doc.addEventListener('click', (event) => {
    turnsBefore = handle.turns()
    const target = event.target as Element
    const link = target.closest('a')
    // Never followed by the browser: the address is one of the book.
    if (link) event.preventDefault()
    const selection = doc.getSelection()
    if (selection && !selection.isCollapsed) return
    if (link) return handle.link(link)
    if (handle.mark(event.clientX, event.clientY)) return
    const picture = handle.hasPictures && pictureAt(target)
    if (picture) return handle.picture(picture)
    const { x, y } = inWindow(new DOMRect(event.clientX, event.clientY), doc)
    handle.page(x, y)
  })
  doc.addEventListener('auxclick', (event) => {
    if ((event.target as Element).closest('a')) event.preventDefault()
  })
  doc.addEventListener('dragstart', (event) => event.preventDefault())
  doc.addEventListener('keydown', (event) => {
    const picture = event.key === 'Enter' && handle.hasPictures && pictureAt(event.target as Element)
    if (picture) {
      event.preventDefault()
      handle.picture(picture)
    } else handle.key(event)
  })
  followSelection(doc, handle)
  followTurns(doc, handle)
}

/** The white around the text belongs to the page too. */
export function listenAround(
  host: HTMLElement,
  handle: Pick<PressHandlers, 'page' | 'edges' | 'swiped' | 'wheeled'>,
): () => void {
  const stop = new AbortController()
  host.addEventListener('click', ({ clientX, clientY }) => handle.page(clientX, clientY), stop)
  followTurns(host, handle, stop)
  return () => stop.abort()
}

function followSelection(doc: Document, handle: PressHandlers): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isDown = false
  let isTold = false
  const tell = () => {
    const selection = doc.getSelection()
    const range = selection?.rangeCount && !selection.isCollapsed ? selection.getRangeAt(0) : null
    if (range?.toString().trim()) {
      isTold = true
      handle.selected(range)
    } else if (isTold) {
      isTold = false
      handle.selected(null)
    }
  }
  const soon = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(tell, ms)
  }
  doc.addEventListener('pointerdown', (event) => {
    isDown = event.pointerType === 'mouse'
  })
  doc.addEventListener('pointerup', () => {
    isDown = false
    // The browser changes the selection after this.
    soon(0)
  })
  doc.addEventListener('selectionchange', () => {
    if (isDown) return
    soon(doc.getSelection()?.isCollapsed ? 0 : REST_MS)
  })
}

/** Between pages of one chapter the paginator follows the finger; over its end we go when the finger has said so. */
function followTurns(target: Document | HTMLElement, handle: Turning, { signal }: { signal?: AbortSignal } = {}): void {
  const passive = { passive: true, signal }
  const listen = target as HTMLElement
  listen.addEventListener('wheel', (event) => handle.wheeled(event.deltaY + event.deltaX > 0 ? 1 : -1, event), passive)
  let start: { x: number; y: number; edges: Record<Way, boolean> } | null = null
  listen.addEventListener(
    'touchstart',
    ({ touches }) => {
      const [touch] = touches
      start = touches.length === 1 && touch ? { x: touch.screenX, y: touch.screenY, edges: handle.edges() } : null
    },
    passive,
  )
  listen.addEventListener(
    'touchend',
    ({ changedTouches }) => {
      const [touch] = changedTouches
      const isSelecting = 'getSelection' in target && target.getSelection()?.isCollapsed === false
      if (!start || !touch || isSelecting) return
      const way = wayOf(touch.screenX - start.x, touch.screenY - start.y)
      if (way && start.edges[way]) handle.swiped(way)
      start = null
    },
    passive,
  )
}

const FAR_PX = 40

function wayOf(dx: number, dy: number): Way | null {
  if (Math.abs(dx) > FAR_PX && Math.abs(dx) > 1.5 * Math.abs(dy)) return dx < 0 ? 'right' : 'left'
  if (Math.abs(dy) > FAR_PX && Math.abs(dy) > 1.5 * Math.abs(dx)) return dy < 0 ? 'down' : 'up'
  return null
}

const picturesIn = (doc: Document) => [...doc.querySelectorAll('img')].filter((picture) => !picture.closest('a'))

function pictureAt(target: Element): { src: string; alt: string } | null {
  const picture = target.closest('img, svg')
  if (!picture || picture.closest('a')) return null
  const { width, height } = picture.getBoundingClientRect()
  if (width < SMALLEST_PICTURE_PX && height < SMALLEST_PICTURE_PX) return null
  if (picture.localName === 'img') {
    const { currentSrc, src, alt } = picture as HTMLImageElement
    return { src: currentSrc || src, alt }
  }
  const title = picture.getAttribute('aria-label') ?? picture.querySelector('title')?.textContent ?? ''
  const drawn = new XMLSerializer().serializeToString(picture)
  return { src: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawn)}`, alt: title }
}

/** Where a menu can stand beside a selection: all of it that is on the screen. */
export function rectOf(range: Range, doc: Document, screen: DOMRect): BookSelection['rect'] {
  const rects = [...range.getClientRects()]
    .map((rect) => inWindow(rect, doc))
    .filter(
      ({ left, right, top, bottom }) => right > screen.left && left < screen.right && bottom > screen.top && top < screen.bottom,
    )
  if (!rects.length) return inWindow(range.getBoundingClientRect(), doc)
  const left = Math.min(...rects.map((rect) => rect.left))
  const top = Math.min(...rects.map((rect) => rect.top))
  return new DOMRect(
    left,
    top,
    Math.max(...rects.map((rect) => rect.right)) - left,
    Math.max(...rects.map((rect) => rect.bottom)) - top,
  )
}
