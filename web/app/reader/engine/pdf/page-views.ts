import type { PDFDocumentProxy } from 'pdfjs-dist'
import type { ReaderSettings } from '../../settings/reader-settings.ts'
import { PageView } from './page-view.ts'
import type { Size } from './pages-layout.ts'

export interface PagesOptions {
  document: PDFDocumentProxy
  host: HTMLElement
  settings: ReaderSettings
  firstSize: Size
  label(page: number): string
  /** A page's words are there, or it was laid out anew: marks can be drawn. */
  onRead(view: PageView): void
  onScroll(): void
  onFailure(error: unknown, again: () => void): void
}

/** So many pages to each side of what is on the screen are kept. */
const KEPT = 4

/** The pages that are drawn, or about to be, in the order of the book. */
export class PageViews {
  readonly #document: PDFDocumentProxy
  readonly #inside: HTMLElement
  readonly #label: (page: number) => string
  readonly #views = new Map<number, PageView>()
  /** Whose words are known outside. */
  readonly #told = new WeakSet<PageView>()

  constructor(document: PDFDocumentProxy, { inside, label }: { inside: HTMLElement; label(page: number): string }) {
    this.#document = document
    this.#inside = inside
    this.#label = label
  }

  find(page: number): PageView | null {
    return this.#views.get(page) ?? null
  }

  list(): PageView[] {
    return [...this.#views.values()]
  }

  /** Made where it is not yet there. */
  of(page: number, { isShown }: { isShown: boolean }): PageView {
    const known = this.#views.get(page)
    if (known) return known
    const view = new PageView(this.#document, page, this.#label(page))
    view.isShown = isShown
    const [next] = this.list()
      .filter(({ number }) => number > page)
      .toSorted((one, other) => one.number - other.number)
    this.#views.set(page, view)
    // In the order of the book, for whoever reads by ear and for selections over two pages.
    this.#inside.insertBefore(view.element, next?.element ?? null)
    return view
  }

  /** Tells of its words once. */
  async read(view: PageView, onRead: (view: PageView) => void): Promise<void> {
    await view.read()
    if (view.isClosed) return
    view.showWords()
    if (this.#told.has(view)) return
    this.#told.add(view)
    onRead(view)
  }

  drop(view: PageView) {
    view.close()
    this.#views.delete(view.number)
  }

  /** Of the pages on the screen. */
  showWords() {
    for (const view of this.#views.values()) view.showWords()
  }

  /** These are looked at: what is far from them goes. */
  settle(pages: readonly number[]) {
    this.showWords()
    const first = (pages[0] ?? 1) - KEPT
    const last = (pages.at(-1) ?? 1) + KEPT
    for (const view of this.list()) if (view.number < first || view.number > last) this.drop(view)
  }
}
