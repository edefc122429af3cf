import type { BookPlace, DrawnMark, OpenEngine, Target, Where } from '../engine.ts'
import { extendSelection } from '../text/extend-selection.ts'
import { splitHref } from './book/addresses.ts'
import { readAloud } from './book/aloud.ts'
import { bookMap } from './book/book-map.ts'
import { chapterFiles } from './book/chapter-files.ts'
import { chapterText } from './book/chapter-text.ts'
import { cfiOf, chapterOfCfi, findPlace } from './book/place-in-chapter.ts'
import { placeOf } from './book/where-in-chapter.ts'
import { followLink } from './page/follow-link.ts'
import { hitsOnPage } from './page/hits-on-page.ts'
import { marksOnPage } from './page/marks-on-page.ts'
import { paint } from './page/paint.ts'
import { listenAround, listenTo, rectOf, type Turning } from './page/presses.ts'
import { makeViews } from './view/make-views.ts'
import type { FindAnchor, PageView, ShownDocument } from './view/page-view.ts'

/** A mark's quote, as long as the server keeps it. */
const QUOTE_LENGTH = 2000
/** One turn of a wheel is many events. */
const WHEEL_REST_MS = 350

/** EPUB: chapters by foliate's paginator, over a book that is made from our own manifest. */
export const openEpub: OpenEngine = (options) => {
  const { book, host, events } = options
  let settings = options.settings
  const map = bookMap(book)
  const chapters = chapterFiles(book, options.files)
  const hits = hitsOnPage()
  const marks = marksOnPage(({ index, doc }, { place }) =>
    map.indexOf(place.chapter) === index ? find(doc, index, place) : null,
  )
  const views = makeViews({
    ...{ book, host, map, chapters, settings: () => settings, shown: tell },
    hooks: { loaded, moved: tell, overlay: ({ doc }) => marks.overlay(doc) },
  })
  /** Where links were followed from. */
  const back: BookPlace[] = []
  let where: Where | null = null
  let wheeledAt = 0
  let turns = 0

  marks.colours(settings.theme)

  /** On the text, and on the white around it. */
  const turning: Turning = {
    page(x, y) {
      const { left, top, width, height } = host.getBoundingClientRect()
      events.tapped((x - left) / width, (y - top) / height)
    },
    edges,
    swiped: (to) => void go(to === 'up' ? { to: 'previous' } : to === 'down' ? { to: 'next' } : { to }),
    wheeled(step, event) {
      const isScrolled = settings.flow === 'scrolled' && book.layout !== 'fixed'
      const now = performance.now()
      const isResting = now - wheeledAt > WHEEL_REST_MS
      const isAtEdge = step > 0 ? views.current?.screensLeft === 0 : views.current?.isAtStart
      // Whoever scrolls to a chapter's end stays there until they begin anew.
      if (isScrolled || isResting) wheeledAt = now
      if (!event.ctrlKey && isResting && (isAtEdge || !isScrolled)) void turn(step)
    },
  }
  const stopListening = listenAround(host, turning)

  function loaded(shown: ShownDocument): void {
    const { doc, index } = shown
    doc.documentElement.lang ||= book.language ?? 'vi'
    if (book.direction === 'rtl') doc.documentElement.dir ||= 'rtl'
    listenTo(shown, {
      hasPictures: book.layout !== 'fixed',
      link: (link) => void followLink(link, shown, { book, map, chapters, events, follow }),
      mark(x, y) {
        const pressed = marks.at(doc, x, y)
        if (pressed) events.markPressed(pressed.id, pressed.rect)
        return pressed !== null
      },
      picture: (picture) => events.picturePressed(picture),
      key: (event) => events.keyPressed(event),
      selected: (range) => events.selected(range && selectionOf(range, index)),
      turns: () => turns,
      ...turning,
    })
    marks.draw(shown)
    hits.paint(doc)
  }

  /** Where a finger's way leads out of what the paginator moves by itself. */
  function edges() {
    const { isAtStart = false, screensLeft } = views.current ?? {}
    const isAtEnd = screensLeft === 0
    if (settings.flow === 'scrolled' && book.layout !== 'fixed')
      return { left: false, right: false, up: isAtStart, down: isAtEnd }
    const [left, right] = book.direction === 'rtl' ? [isAtEnd, isAtStart] : [isAtStart, isAtEnd]
    return { left, right, up: false, down: false }
  }

  function selectionOf(range: Range, index: number) {
    const { chapter, percent, tocIndex, page } = placeOf(range, index, { book, map })
    const text = range.toString().replace(/\s+/g, ' ').trim()
    const doc = range.startContainer.ownerDocument as Document
    const place = { chapter, percent, cfi: cfiOf(index, range), quote: text.slice(0, QUOTE_LENGTH) }
    return { place, text, page, tocIndex, rect: rectOf(range, doc, host.getBoundingClientRect()) }
  }

  function tell(view: PageView): void {
    if (view !== views.current) return
    const { index } = view
    const { screensLeft } = view
    const isAtEnd = screensLeft === 0 && isLast(view)
    const place = placeOf(view.range, index, { book, map })
    where = {
      ...place,
      percent: isAtEnd ? 100 : place.percent,
      screensLeft: book.layout === 'fixed' ? null : screensLeft,
      isAtStart: view.isAtStart && map.beside(index, -1) === null,
      isAtEnd,
      canGoBack: back.length > 0,
    }
    events.moved(where)
  }

  const isLast = ({ documents, index }: PageView) => map.beside(documents.at(-1)?.index ?? index, 1) === null

  async function turn(step: 1 | -1): Promise<void> {
    turns++
    // A key pressed between a finger's end and the next frame would be taken back by where the finger sent the text.
    if (views.current?.lifted) await views.current.lifted
    if (!views.current || views.current.turn(step)) return
    const crossing = views.cross(step)
    if (crossing)
      await attempt(
        () => crossing,
        () => turn(step),
      )
    else if (step > 0) events.ended()
  }

  async function attempt(work: () => Promise<void>, again: () => Promise<void>): Promise<boolean> {
    try {
      await work()
      return true
    } catch (error) {
      events.failed(error, () => void again())
      return false
    }
  }

  /** A place's range in its chapter; how near to where it was is told by its percent. */
  function find(doc: Document, index: number, place: BookPlace): Range | null {
    const text = chapterText(doc)
    return findPlace(doc, text, place, partOf(index, place.percent) * text.letters)
  }

  function partOf(index: number, percent: number): number {
    const at = map.chapterAt(percent)
    return at.index === index ? at.part : at.index > index ? 1 : 0
  }

  const byPercent = (percent: number): [number, FindAnchor] => {
    const { index, part } = map.chapterAt(percent)
    return [index, (doc) => atPart(doc, part)]
  }

  function byPlace(place: BookPlace): [number, FindAnchor] {
    let index = map.indexOf(place.chapter)
    if (index < 0 && place.cfi) index = chapterOfCfi(place.cfi) ?? -1
    if (!book.spine[index]) return byPercent(place.percent)
    return [index, (doc) => find(doc, index, place) ?? atPart(doc, partOf(index, place.percent))]
  }

  function targetOf(target: Exclude<Target, { to: string }>): [number, FindAnchor] | null {
    if ('percent' in target) return byPercent(target.percent)
    if ('place' in target) return byPlace(target.place)
    if ('hit' in target) {
      const { chapter, words, occurrence, percent } = target.hit
      const index = map.indexOf(chapter)
      return index < 0
        ? byPercent(percent)
        : [index, (doc) => hits.at(doc, words, occurrence) ?? atPart(doc, partOf(index, percent))]
    }
    const [, id] = splitHref(target.href)
    const index = map.indexOf(target.href)
    return index < 0 ? null : [index, (doc) => (id && doc.getElementById(id)) || 0]
  }

  async function show(index: number, anchor: FindAnchor): Promise<boolean> {
    return attempt(
      () => views.show(index, anchor),
      () => show(index, anchor).then(() => {}),
    )
  }

  async function go(target: Target): Promise<void> {
    if ('href' in target && target.hasWayBack && where) back.push(placeNow(where))
    if (!('to' in target)) {
      const found = targetOf(target)
      if (found) await show(...found)
      return
    }
    const isTurned = book.direction === 'rtl'
    if (target.to === 'next' || target.to === (isTurned ? 'left' : 'right')) return turn(1)
    if (target.to === 'previous' || target.to === (isTurned ? 'right' : 'left')) return turn(-1)
    if (target.to === 'start') await show(map.beside(-1, 1) ?? 0, () => 0)
    const place = target.to === 'back' ? back.pop() : null
    if (place) await show(...byPlace(place))
  }

  async function follow(href: string): Promise<void> {
    await go({ href, hasWayBack: true })
  }

  const placeNow = ({ chapter, cfi, percent, quote }: Where): BookPlace => ({ chapter, cfi, percent, quote })

  const documents = () => views.views().flatMap((view) => view.documents)

  async function showSentence(index: number, from: number, to: number): Promise<void> {
    const current = views.current?.documents.find((shown) => shown.index === index)
    if (!current || !isOnScreen(chapterText(current.doc).range(from, to)))
      await show(index, (doc) => chapterText(doc).range(from, to))
    for (const { doc, index: at } of documents()) paint(doc, 'tq-spoken', at === index ? [chapterText(doc).range(from, to)] : [])
  }

  function isOnScreen(range: Range): boolean {
    const view = views.current
    const doc = range.startContainer.ownerDocument
    if (!view?.documents.some((shown) => shown.doc === doc)) return false
    if (book.layout === 'fixed') return true
    return view.range.comparePoint(range.startContainer, range.startOffset) === 0
  }

  return {
    open: (at) =>
      new Promise((resolve) => {
        const found: [number, FindAnchor] = at ? byPlace(at) : [map.beside(-1, 1) ?? 0, () => 0]
        // It is open when a page is there, be it after asking again.
        const begin = (): Promise<void> => views.show(...found).then(resolve, (error) => events.failed(error, () => void begin()))
        void begin()
      }),
    go,
    where() {
      if (!where) throw new Error('nothing is open yet')
      return where
    },
    search(words) {
      hits.search(words)
      for (const { doc } of documents()) hits.paint(doc)
    },
    mark: (drawn: readonly DrawnMark[]) => marks.set(drawn, documents()),
    settle(next) {
      settings = next
      marks.colours(settings.theme)
      views.settle()
    },
    shows(place) {
      const shown = views.current?.documents.find(({ index }) => index === map.indexOf(place.chapter))
      const range = shown && find(shown.doc, shown.index, place)
      return range ? isOnScreen(range) : false
    },
    deselect() {
      for (const { doc } of views.current?.documents ?? []) doc.getSelection()?.removeAllRanges()
    },
    select(step) {
      const range = views.current?.range
      const selection = range?.startContainer.ownerDocument?.getSelection()
      if (range && selection) extendSelection(selection, range, { step, isOnScreen })
    },
    async *sentences() {
      const view = views.current
      if (!view) return
      const { startContainer, startOffset } = view.range
      const text = chapterText(startContainer.ownerDocument as Document)
      yield* readAloud(
        { index: view.index, letter: text.lettersBefore(startContainer, startOffset) },
        { document: chapters.document, beside: (index) => map.beside(index, 1), show: showSentence },
      )
    },
    hideSentence() {
      for (const { doc } of documents()) paint(doc, 'tq-spoken', [])
    },
    focus: () => views.current?.focus(),
    close() {
      stopListening()
      views.close()
      chapters.close()
    },
  }
}

/** The words at a part 0–1 of a chapter. */
function atPart(doc: Document, part: number): Range | number {
  const text = chapterText(doc)
  const letter = Math.min(Math.floor(part * text.letters), text.letters - 1)
  return text.letters > 0 ? text.range(letter, letter + 1) : part
}
