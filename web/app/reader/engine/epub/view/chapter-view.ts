import 'foliate-js/paginator.js'
import type { Anchor, Overlay, Paginator } from 'foliate-js/paginator.js'
import type { ReaderSettings } from '../../../settings/reader-settings.ts'
import { PALETTES, styleAfter, styleBefore } from './book-style.ts'
import { fitPictures, pageHeightOf } from './fit-pictures.ts'
import { fitWide } from './fit-wide.ts'
import { glideOf } from './glide.ts'
import type { FindAnchor, PageView, ShownDocument, ViewHooks } from './page-view.ts'

/** Parts of the width that stay white between columns and at both sides, and how wide a column of the middle size may be. */
const MARGINS = { narrow: { gap: 5, width: 700 }, middle: { gap: 8, width: 640 }, wide: { gap: 12, width: 560 } }
const PHONE = 700
/** So long after a turn its first words are held fast. */
const REST_MS = 200

/**
 * One chapter on the screen, or beside it in wait. Each has a paginator of its own with this one chapter in it: the next is laid out
 * while this one is read, so that walking on over the chapter's end costs no more than turning a page.
 */
export class ChapterView implements PageView {
  readonly index: number
  readonly #element = document.createElement('foliate-paginator') as Paginator
  readonly #glide = glideOf(this.#element)
  readonly #host: HTMLElement
  readonly #address: () => Promise<string>
  readonly #hooks: ViewHooks
  #range: Range | null = null
  /** What the reader came for: it stays on the screen however that changes, though the screen's first words become others. */
  #held: Anchor | null = null
  #shown: ShownDocument | null = null
  /** White above and below the text. */
  #margin = 0
  #isOpen = false
  #isQuiet = false
  #rest: ReturnType<typeof setTimeout> | undefined

  constructor(index: number, options: { host: HTMLElement; hooks: ViewHooks; address(): Promise<string>; isStill: boolean }) {
    this.index = index
    this.#host = options.host
    this.#hooks = options.hooks
    this.#address = options.address
    const element = this.#element
    Object.assign(element.style, { position: 'absolute', inset: '0', visibility: 'hidden' })
    // A swipe that is let go glides to its page; pages that are turned stand at once.
    if (!options.isStill) element.setAttribute('animated', '')
    element.addEventListener('load', (event) => {
      const { doc } = (event as CustomEvent<{ doc: Document }>).detail
      this.#shown = { index, doc }
      // One that comes late.
      doc.addEventListener('load', () => this.#isOpen && this.#fit(), true)
      this.#hooks.loaded(this.#shown)
    })
    element.addEventListener('create-overlayer', (event) => {
      if (this.#shown) (event as CustomEvent<{ attach(overlay: Overlay): void }>).detail.attach(this.#hooks.overlay(this.#shown))
    })
    element.addEventListener('relocate', (event) => {
      const { range, reason } = (event as CustomEvent<{ range: Range; reason: string }>).detail
      this.#range = range
      if (reason === 'snap' && this.#glide.ended()) return this.#hold()
      if (reason === 'page' || reason === 'snap' || reason === 'scroll') this.#held = range
      if (this.#isOpen && !this.#isQuiet) this.#hooks.moved(this)
    })
    this.#renderOnlyWhatCame()
    this.#host.append(element)
  }

  /** The paginator lays out anew when its box changes, also while the chapter is coming and its document has no body: that would throw. */
  #renderOnlyWhatCame(): void {
    const render = this.#element.render.bind(this.#element)
    this.#element.render = () => {
      if (this.#shown) render()
    }
  }

  async open(anchor: FindAnchor): Promise<void> {
    const address = await this.#address()
    this.#element.open({ dir: 'ltr', sections: [{ load: () => address }] })
    await this.#element.goTo({ index: 0, anchor })
    this.#isOpen = true
    this.#held ??= this.#range
    this.#fit()
  }

  get documents(): readonly ShownDocument[] {
    return this.#shown ? [this.#shown] : []
  }

  get range(): Range {
    return this.#range ?? document.createRange()
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

  goTo(anchor: Anchor): void {
    this.#glide.overtake(() => void this.#element.scrollToAnchor(anchor))
    this.#held = typeof anchor === 'number' ? this.#range : anchor
  }

  get screensLeft(): number {
    const { scrolled, pages, page, viewSize, end, size } = this.#element
    return scrolled ? Math.max(0, Math.ceil((viewSize - end - 2) / size)) : Math.max(0, pages - 2 - page)
  }

  get isAtStart(): boolean {
    const { scrolled, page, start } = this.#element
    return scrolled ? start <= 2 : page <= 1
  }

  get lifted(): Promise<void> | null {
    return this.#glide.lifted
  }

  turn(step: 1 | -1): boolean {
    const { scrolled, start, end, size, viewSize, page, pages } = this.#element
    if (scrolled) {
      if (step > 0 ? viewSize - end <= 2 : start <= 2) return false
      // Some lines of what was read stay in sight.
      const seen = size - 2 * this.#margin
      const to = Math.min(Math.max(0, start + step * Math.max(seen - 60, size / 2)), viewSize - size)
      this.goTo(to / viewSize)
    } else {
      const last = pages - 2
      const to = (this.#glide.to ?? page) + step
      if (to < 1 || to > last) return false
      // By its part of the chapter and not by the paginator's own step, which then takes no other for a tenth of a second.
      this.goTo((to - 1) / (last - 1))
    }
    this.#holdSoon()
    return true
  }

  /** The paginator now knows a part of the chapter; when fonts, pictures or the window change it, the words must stay. */
  #holdSoon(): void {
    clearTimeout(this.#rest)
    this.#rest = setTimeout(() => this.#hold(), REST_MS)
  }

  #hold(): void {
    const selection = this.#shown?.doc.getSelection()
    if (selection && !selection.isCollapsed) return
    this.#quietly(() => this.#held !== null && this.goTo(this.#held))
  }

  #quietly(work: () => void): void {
    this.#isQuiet = true
    work()
    this.#isQuiet = false
  }

  settle(settings: ReaderSettings): void {
    const element = this.#element
    const words = this.#held
    const { gap, width } = MARGINS[settings.margin]
    const isPhone = this.#host.clientWidth < PHONE
    this.#margin = (isPhone ? 12 : 24) + (settings.flow === 'scrolled' ? barOver(this.#host) : 0)
    const set = (name: string, value: string) => element.getAttribute(name) !== value && element.setAttribute(name, value)
    this.#quietly(() => {
      set('gap', `${gap}%`)
      set('margin', `${this.#margin}px`)
      set('max-inline-size', `${Math.round((width * settings.size) / 100)}px`)
      set('max-block-size', '1400px')
      set('max-column-count', settings.columns === 'two' ? '2' : '1')
      set('flow', settings.flow)
      element.style.colorScheme = PALETTES[settings.theme].scheme
      element.setStyles([styleBefore(settings), styleAfter(settings, { basePx: isPhone ? 18 : 19.5 })])
    })
    if (!this.#isOpen) return
    this.#fit()
    if (words !== null) this.goTo(words)
  }

  #fit(): void {
    if (!this.#shown) return
    fitWide(this.#shown.doc)
    fitPictures(this.#shown.doc, this.#element.scrolled ? null : pageHeightOf(this.#shown.doc))
  }

  close(): void {
    clearTimeout(this.#rest)
    this.hide()
    const leave = () => {
      if (this.#isOpen) this.#element.destroy()
      this.#element.remove()
    }
    // The paginator still looks at the document when its fonts are there, and in the next frame.
    const { doc } = this.#shown ?? {}
    // A frame that went away with its page has no fonts to wait for.
    if (doc?.defaultView && doc.fonts) doc.fonts.ready.then(() => requestAnimationFrame(() => setTimeout(leave)))
    else leave()
  }
}

/** How far the reader's bar lies over it: the first line begins below. */
function barOver(host: HTMLElement): number {
  const stage = host.closest('[data-reader-stage]')
  return stage ? Math.max(0, stage.getBoundingClientRect().top - host.getBoundingClientRect().top) : 0
}
