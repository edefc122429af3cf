import 'foliate-js/paginator.js'
import type { Anchor, Overlay, Paginator } from 'foliate-js/paginator.js'
import type { ReaderSettings } from '../../settings/reader-settings.ts'
import { PALETTES, styleAfter, styleBefore } from './book-style.ts'

export interface ViewHooks {
  /** The chapter's document is there, before it is laid out. */
  loaded(view: ChapterView, doc: Document): void
  moved(view: ChapterView, range: Range): void
}

/** Parts of the width that stay white between columns and at both sides, and how wide a column of the middle size may be. */
const MARGINS = { narrow: { gap: 5, width: 700 }, middle: { gap: 8, width: 640 }, wide: { gap: 12, width: 560 } }
const PHONE = 700

/**
 * One chapter on the screen, or beside it in wait. Each has a paginator of its own with this one chapter in it: the next is laid out
 * while this one is read, so that walking on over the chapter's end costs no more than turning a page.
 */
export class ChapterView {
  readonly index: number
  readonly #element = document.createElement('foliate-paginator') as Paginator
  readonly #hooks: ViewHooks
  #range: Range | null = null
  #doc: Document | null = null
  #isOpen = false

  constructor(index: number, { host, direction, hooks }: { host: HTMLElement; direction: string; hooks: ViewHooks }) {
    this.index = index
    this.#hooks = hooks
    const element = this.#element
    Object.assign(element.style, { position: 'absolute', inset: '0', visibility: 'hidden' })
    element.open({ dir: direction, sections: [{ load: () => this.#address }] })
    element.addEventListener('load', (event) => {
      const { doc } = (event as CustomEvent<{ doc: Document }>).detail
      this.#doc = doc
      hooks.loaded(this, doc)
    })
    element.addEventListener('create-overlayer', (event) => {
      if (this.overlay) (event as CustomEvent<{ attach(overlay: Overlay): void }>).detail.attach(this.overlay)
    })
    element.addEventListener('relocate', (event) => {
      this.#range = (event as CustomEvent<{ range: Range }>).detail.range
      if (this.#isOpen) this.#hooks.moved(this, this.#range)
    })
    host.append(element)
  }

  #address = ''
  overlay: Overlay | null = null

  async open(address: string, anchor: Anchor | ((doc: Document) => Anchor | null)): Promise<void> {
    this.#address = address
    await this.#element.goTo({ index: 0, anchor })
    this.#isOpen = true
  }

  get document(): Document {
    if (!this.#doc) throw new Error('the chapter is not there yet')
    return this.#doc
  }

  /** What is on the screen of this chapter. */
  get range(): Range {
    return this.#range ?? this.document.createRange()
  }

  get frame(): DOMRect {
    return this.document.defaultView?.frameElement?.getBoundingClientRect() ?? new DOMRect()
  }

  show(): void {
    this.#element.style.visibility = 'visible'
  }

  hide(): void {
    this.#element.style.visibility = 'hidden'
  }

  focus(): void {
    this.#element.focusView()
  }

  goTo(anchor: Anchor): Promise<void> {
    return this.#element.scrollToAnchor(anchor)
  }

  /** Screens to turn until the chapter ends. */
  get screensLeft(): number {
    const { scrolled, pages, page, viewSize, end, size } = this.#element
    return scrolled ? Math.max(0, Math.ceil((viewSize - end - 2) / size)) : Math.max(0, pages - 2 - page)
  }

  get isAtStart(): boolean {
    const { scrolled, page, start } = this.#element
    return scrolled ? start <= 2 : page <= 1
  }

  /** One screen on (1) or back (-1); false where the chapter ends. */
  turn(step: 1 | -1): boolean {
    const { scrolled, start, end, size, viewSize, page, pages } = this.#element
    if (scrolled) {
      if (step > 0 ? viewSize - end <= 2 : start <= 2) return false
      // Two lines of what was read stay in sight.
      const to = Math.min(Math.max(0, start + step * Math.max(size - 60, size / 2)), viewSize - size)
      void this.goTo(to / viewSize)
      return true
    }
    const last = pages - 2
    const to = page + step
    if (to < 1 || to > last) return false
    // By its part of the chapter and not by the paginator's own step, which then takes no other for a tenth of a second.
    void this.goTo((to - 1) / (last - 1))
    return true
  }

  settle(settings: ReaderSettings, hostWidth: number): void {
    const element = this.#element
    const { gap, width } = MARGINS[settings.margin]
    const isPhone = hostWidth < PHONE
    const set = (name: string, value: string) => element.getAttribute(name) !== value && element.setAttribute(name, value)
    set('gap', `${gap}%`)
    set('margin', isPhone ? '12px' : '24px')
    set('max-inline-size', `${Math.round((width * settings.size) / 100)}px`)
    set('max-block-size', '1400px')
    set('max-column-count', settings.columns === 'two' ? '2' : '1')
    set('flow', settings.flow)
    element.style.colorScheme = PALETTES[settings.theme].scheme
    element.setStyles([styleBefore(settings), styleAfter(settings, { basePx: isPhone ? 18 : 19.5 })])
  }

  close(): void {
    if (this.#isOpen) this.#element.destroy()
    this.#element.remove()
  }
}
