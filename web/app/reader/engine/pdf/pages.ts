import type { ReaderSettings } from '../../settings/reader-settings.ts'
import { atLeisure } from './at-leisure.ts'
import { made, type PageView } from './page-view.ts'
import { type PagesOptions, PageViews } from './page-views.ts'
import {
  type Box,
  boxAt,
  isSpread,
  paddingOf,
  pagesAround,
  pagesWith,
  placeColumn,
  placeSpread,
  type Size,
} from './pages-layout.ts'
import { clamp, type PagePoint } from './pdf-places.ts'
import { scrollTo } from './scroll-to.ts'

const TOLERANCE = 4

/** The pages on the screen, in both flows, and some around them drawn ahead. */
export class Pages {
  readonly root = made('div', 'pdf-reader')
  readonly count: number
  readonly views: PageViews
  page = 1
  /** Of the fingers; sizes of the settings come on top. */
  pinched = 1

  readonly #options: PagesOptions
  readonly #inside = made('div', 'pdf-inside')
  readonly #sizes: Size[]
  readonly #observer: ResizeObserver
  #settings: ReaderSettings
  #room: Size = { width: 1, height: 1 }
  /** Of all pages, when they are scrolled. */
  #column: Box[] = []
  #turn = 0

  constructor(options: PagesOptions) {
    this.#options = options
    this.count = options.document.numPages
    this.#settings = options.settings
    this.#sizes = Array.from({ length: this.count }, () => options.firstSize)
    this.views = new PageViews(options.document, { inside: this.#inside, label: options.label })
    this.root.tabIndex = 0
    this.root.append(this.#inside)
    options.host.replaceChildren(this.root)
    this.#measure()
    if (!this.isPaged) this.#layColumn()
    this.#observer = new ResizeObserver(() => this.#resize())
    this.#observer.observe(this.root)
    this.root.addEventListener('scroll', () => this.#scrolled(), { passive: true })
  }

  get isPaged(): boolean {
    return this.#settings.flow === 'paged'
  }

  get zoom(): number {
    return (this.#settings.zoom / 100) * this.pinched
  }

  get isSpread(): boolean {
    return isSpread(this.#settings, this.#room, this.#sizes[this.page - 1] ?? this.#options.firstSize)
  }

  /** Numbers of the pages on the screen. */
  onScreen(): number[] {
    if (this.isPaged) return this.#spreadOf(this.page)
    const { scrollTop } = this.root
    const first = boxAt(this.#column, scrollTop + TOLERANCE)
    const last = boxAt(this.#column, scrollTop + this.#room.height - TOLERANCE)
    return Array.from({ length: last - first + 1 }, (_, n) => first + n + 1)
  }

  get #canScroll(): boolean {
    return !this.isPaged || this.zoom > 1
  }

  /** What the top of the screen shows. */
  top(): PagePoint {
    if (this.isPaged) return { page: this.page, fraction: 0 }
    const at = boxAt(this.#column, this.root.scrollTop + TOLERANCE)
    const box = this.#column[at]
    return { page: at + 1, fraction: box ? clamp((this.root.scrollTop - box.top) / box.height, 0, 1) : 0 }
  }

  get isAtEnd(): boolean {
    if (this.isPaged) return this.onScreen().at(-1) === this.count
    return this.root.scrollTop + this.#room.height >= this.#inside.offsetHeight - TOLERANCE
  }

  get isAtStart(): boolean {
    return this.isPaged ? this.page === 1 : this.root.scrollTop <= TOLERANCE
  }

  /** Resolves when it can be read. */
  async show({ page, fraction }: PagePoint, { isFromBehind = false } = {}): Promise<void> {
    this.page = clamp(page, 1, this.count)
    const turn = ++this.#turn
    if (this.isPaged) {
      this.#laySpread(this.page, { isShown: true })
      // To ask where it is scrolled to would lay out all words again, for nothing where a page fits.
      if (this.#canScroll) this.root.scrollTo({ top: isFromBehind ? this.root.scrollHeight : 0, left: 0, behavior: 'instant' })
    } else {
      const box = this.#column[this.page - 1]
      this.root.scrollTo({ top: box ? box.top + fraction * box.height : 0, behavior: 'instant' })
    }
    await this.#drawn(turn)
  }

  /** A part of a screen further; false at the end of what is to be scrolled. */
  step(direction: 1 | -1): boolean {
    if (!this.#canScroll) return false
    const { scrollTop } = this.root
    const most = this.root.scrollHeight - this.#room.height
    const target = clamp(scrollTop + direction * this.#room.height * 0.9, 0, most)
    if (Math.abs(target - scrollTop) < TOLERANCE) return false
    this.root.scrollTo({ top: target, behavior: 'instant' })
    return true
  }

  /** The neighbouring page, or the ones side by side; null beyond the cover and the end. */
  neighbour(direction: 1 | -1): number | null {
    const shown = this.onScreen()
    const page = direction > 0 ? (shown.at(-1) ?? 0) + 1 : (shown[0] ?? 1) - 1
    return page >= 1 && page <= this.count ? (this.#spreadOf(page)[0] ?? page) : null
  }

  /** Brings a part of a page onto the screen, if it is not. */
  reveal(page: number, box: Box) {
    const view = this.views.find(page)
    if (view) scrollTo(this.root, { room: this.#room, page: view.element, box })
  }

  settle(settings: ReaderSettings) {
    const point = this.top()
    if (this.isPaged) this.root.scrollTo({ top: 0, left: 0, behavior: 'instant' })
    this.#settings = settings
    this.#layAll(point)
  }

  /** Stretched while the fingers move, drawn anew when they are lifted. */
  pinch(factor: number, isOver: boolean) {
    const point = this.top()
    this.#inside.style.transform = isOver ? '' : `scale(${factor})`
    if (!isOver) return
    this.pinched = clamp(this.pinched * factor, 0.5, 5)
    this.#layAll(point)
  }

  /** Whether a point of a page is on the screen. */
  shows(page: number, fraction: number): boolean {
    if (this.isPaged) return this.onScreen().includes(page)
    const box = this.#column[page - 1]
    if (!box) return false
    const y = box.top + fraction * box.height - this.root.scrollTop
    return y >= -TOLERANCE && y < this.#room.height
  }

  close() {
    this.#turn++
    this.#observer.disconnect()
    for (const view of this.views.list()) view.close()
    this.root.remove()
  }

  #resize() {
    const { width, height } = this.#room
    const point = this.top()
    this.#measure()
    if (width !== this.#room.width || height !== this.#room.height) this.#layAll(point)
  }

  #measure() {
    const { clientWidth, clientHeight } = this.root
    this.#room = { width: Math.max(1, clientWidth), height: Math.max(1, clientHeight) }
    this.root.dataset.flow = this.#settings.flow
    this.root.dataset.tone = this.#settings.theme
    this.root.dataset.zoomed = String(this.zoom > 1)
  }

  #layAll(point: PagePoint) {
    this.#measure()
    const shown = new Set(this.#spreadOf(point.page))
    for (const view of this.views.list()) if (!this.isPaged || !shown.has(view.number)) this.views.drop(view)
    if (!this.isPaged) this.#layColumn()
    this.show(point).catch(() => {})
  }

  #spreadOf(page: number): number[] {
    return pagesWith(page, { isSpread: this.isSpread, count: this.count })
  }

  get #measures() {
    return { room: this.#room, padding: paddingOf(this.#settings, this.#room), zoom: this.zoom }
  }

  #laySpread(page: number, { isShown }: { isShown: boolean }) {
    const numbers = this.#spreadOf(page)
    const { boxes, inside } = placeSpread(
      numbers.map((n) => this.#sizes[n - 1] as Size),
      this.#measures,
    )
    for (const [n, number] of numbers.entries()) this.#viewOf(number).put(boxes[n] as Box)
    if (!isShown) return
    this.#resizeInside(inside)
    for (const view of this.views.list()) view.isShown = numbers.includes(view.number)
  }

  #layColumn() {
    const { boxes, inside } = placeColumn(this.#sizes, this.#measures)
    this.#column = boxes
    this.#resizeInside(inside)
    for (const view of this.views.list()) view.put(boxes[view.number - 1] as Box)
  }

  #resizeInside({ width, height }: Size) {
    this.#inside.style.width = `${Math.floor(width)}px`
    this.#inside.style.height = `${Math.floor(height)}px`
  }

  #viewOf(number: number): PageView {
    return this.views.of(number, { isShown: !this.isPaged })
  }

  /** Knows how large these pages are, and lays them out again where that was assumed wrongly. */
  async #sized(numbers: readonly number[]): Promise<void> {
    let isOther = false
    for (const number of numbers) {
      const view = this.#viewOf(number)
      await view.page()
      const { width, height } = this.#sizes[number - 1] as Size
      if (!view.size || (view.size.width === width && view.size.height === height)) continue
      this.#sizes[number - 1] = view.size
      isOther = true
    }
    if (!isOther) return
    if (this.isPaged) this.#laySpread(numbers[0] ?? 1, { isShown: numbers.includes(this.page) })
    else {
      const point = this.top()
      this.#layColumn()
      const box = this.#column[point.page - 1]
      if (box) this.root.scrollTop = box.top + point.fraction * box.height
    }
  }

  async #drawn(turn: number): Promise<void> {
    const numbers = this.onScreen()
    try {
      await this.#ready(numbers)
      if (turn === this.#turn) this.#ahead(turn, numbers).catch(() => {})
    } catch (error) {
      if (turn !== this.#turn) return
      this.#options.onFailure(error, () => {
        for (const number of numbers) {
          const view = this.views.find(number)
          if (view) this.views.drop(view)
        }
        this.show(this.top()).catch(() => {})
      })
      throw error
    }
  }

  async #ready(numbers: readonly number[]): Promise<void> {
    if (!this.isPaged) for (const number of numbers) this.#viewOf(number).put(this.#column[number - 1] as Box)
    await this.#sized(numbers)
    await Promise.all(numbers.map((number) => this.#viewOf(number).draw()))
  }

  /** The next page first, so that it can be turned to; words, which take longer, when the pages around are drawn. */
  async #ahead(turn: number, numbers: readonly number[]): Promise<void> {
    const read = async (list: readonly number[]) => {
      for (const number of list) if (turn === this.#turn) await this.views.read(this.#viewOf(number), this.#options.onRead)
    }
    // The frame around the page comes first, and a hand that turns on.
    await atLeisure()
    if (turn === this.#turn) this.views.settle(numbers)
    const around = pagesAround(numbers, this)
    for (const [n, near] of around.entries()) {
      if (n === 1) await read(numbers)
      await atLeisure()
      if (turn !== this.#turn) return
      if (this.isPaged) this.#laySpread(near[0] ?? 1, { isShown: false })
      await this.#ready(near)
    }
    for (const near of [numbers, ...around]) await atLeisure().then(() => read(near))
  }

  #scrolled() {
    if (!this.isPaged) {
      const { page } = this.top()
      this.page = page
      this.#drawn(++this.#turn).catch(() => {})
    }
    this.#options.onScroll()
  }
}
