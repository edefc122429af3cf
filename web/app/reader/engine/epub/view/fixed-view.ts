import type { BookManifest } from '@tq/contract/reading/book.ts'
import type { FindAnchor, PageView, ShownDocument, ViewHooks } from './page-view.ts'

interface Sheet {
  index: number
  box: HTMLElement
  frame: HTMLIFrameElement
  width: number
  height: number
}

const FALLBACK = { width: 1000, height: 1400 }

/**
 * One or two drawn pages, as large as they fit. foliate's own view of such books makes both frames anew at every turn, marks nothing and
 * takes the wrong one of two pages for the present one; here they wait beside the screen as chapters do.
 */
export class FixedView implements PageView {
  readonly index: number
  readonly #indexes: readonly number[]
  readonly #book: BookManifest
  readonly #element = document.createElement('div')
  readonly #hooks: ViewHooks
  readonly #address: (index: number) => Promise<string>
  readonly #observer = new ResizeObserver(() => this.#fit())
  #sheets: Sheet[] = []

  constructor(
    indexes: readonly number[],
    {
      host,
      book,
      hooks,
      address,
    }: { host: HTMLElement; book: BookManifest; hooks: ViewHooks; address(index: number): Promise<string> },
  ) {
    this.index = indexes[0] ?? 0
    this.#indexes = indexes
    this.#book = book
    this.#hooks = hooks
    this.#address = address
    Object.assign(this.#element.style, {
      ...{ position: 'absolute', inset: '0', visibility: 'hidden', overflow: 'hidden' },
      ...{ display: 'flex', justifyContent: 'center', alignItems: 'center' },
      flexDirection: book.direction === 'rtl' ? 'row-reverse' : 'row',
    })
    host.append(this.#element)
  }

  async open(_anchor: FindAnchor): Promise<void> {
    const addresses = await Promise.all(this.#indexes.map((index) => this.#address(index)))
    this.#sheets = this.#indexes.map((index) => this.#sheet(index))
    this.#fit()
    await Promise.all(
      this.#sheets.map(
        ({ index, frame }, n) =>
          new Promise<void>((resolve) => {
            frame.addEventListener('load', () => {
              const doc = frame.contentDocument
              if (doc) this.#hooks.loaded({ index, doc })
              resolve()
            })
            frame.src = addresses[n] ?? ''
          }),
      ),
    )
    this.#observer.observe(this.#element)
  }

  #sheet(index: number): Sheet {
    const { viewport, title } = this.#book.spine[index] ?? {}
    const { width, height } = viewport ?? FALLBACK
    const box = document.createElement('div')
    const frame = document.createElement('iframe')
    // As the paginator's: without `allow-scripts` WebKit tells no events of it. What may run is said by the page's policy: nothing.
    frame.setAttribute('sandbox', 'allow-same-origin allow-scripts')
    frame.setAttribute('scrolling', 'no')
    frame.title = title ?? `Trang ${index + 1}`
    Object.assign(box.style, { position: 'relative', overflow: 'hidden', flex: 'none', background: '#fff' })
    Object.assign(frame.style, { border: '0', width: `${width}px`, height: `${height}px`, transformOrigin: 'top left' })
    box.append(frame)
    this.#element.append(box)
    return { index, box, frame, width, height }
  }

  #fit(): void {
    const { clientWidth, clientHeight } = this.#element
    const wide = this.#sheets.reduce((sum, { width }) => sum + width, 0)
    const high = Math.max(...this.#sheets.map(({ height }) => height))
    const scale = Math.min(clientWidth / wide, clientHeight / high)
    if (!Number.isFinite(scale) || scale <= 0) return
    for (const { box, frame, width, height } of this.#sheets) {
      Object.assign(box.style, { width: `${width * scale}px`, height: `${height * scale}px` })
      frame.style.transform = `scale(${scale})`
    }
  }

  get documents(): readonly ShownDocument[] {
    return this.#sheets.flatMap(({ index, frame: { contentDocument: doc } }) => (doc ? [{ index, doc }] : []))
  }

  get range(): Range {
    const [first] = this.documents
    const range = (first?.doc ?? document).createRange()
    if (first) range.selectNodeContents(first.doc.body)
    return range
  }

  readonly screensLeft = 0
  readonly isAtStart = true

  goTo(): void {}
  readonly lifted = null

  turn(): boolean {
    return false
  }
  settle(): void {}

  show(): void {
    this.#element.style.visibility = 'visible'
  }

  hide(): void {
    this.#element.style.visibility = 'hidden'
  }

  focus(): void {
    this.#sheets[0]?.frame.contentWindow?.focus()
  }

  close(): void {
    this.#observer.disconnect()
    this.#element.remove()
  }
}

/** Pages that lie open together: the cover alone, then two and two, as in a printed book. */
export function spreads(book: Pick<BookManifest, 'spine'>, isDouble: boolean): number[][] {
  const linear = book.spine.flatMap(({ isLinear }, index) => (isLinear ? [index] : []))
  const aside = book.spine.flatMap(({ isLinear }, index) => (isLinear ? [] : [[index]]))
  if (!isDouble) return [...linear.map((index) => [index]), ...aside]
  const [cover, ...rest] = linear
  const pairs: number[][] = cover === undefined ? [] : [[cover]]
  for (let at = 0; at < rest.length; at += 2) pairs.push(rest.slice(at, at + 2))
  return [...pairs, ...aside]
}

/** Two beside each other only where each is larger than one alone would leave room. */
export const hasRoomForTwo = (host: HTMLElement, book: Pick<BookManifest, 'spine'>) => {
  const { width, height } = book.spine.find(({ viewport }) => viewport)?.viewport ?? FALLBACK
  return host.clientWidth / host.clientHeight > (1.6 * width) / height
}
