import type { BookPlace, EngineOptions, OpenEngine, ReaderEngine, Sentence, Target, Where } from '../engine.ts'
import { extendSelection } from '../text/extend-selection.ts'
import { wordsTyped } from '../text/find-words.ts'
import { openDocument } from './core/open-document.ts'
import { watchGestures } from './gestures.ts'
import { drawLinks } from './page-links.ts'
import { markAt, PageMarks } from './page-marks.ts'
import { hasSelection, type PageSelection, watchSelection } from './page-selection.ts'
import { readSentences } from './page-sentences.ts'
import { firstWords, readPageText } from './page-text.ts'
import { Pages } from './pages.ts'
import sheet from './pdf-pages.css?inline'
import * as places from './pdf-places.ts'
import { waysToSwipe } from './scroll-to.ts'
import { isOnScreenOf, wordsOnScreen } from './words-on-screen.ts'

/** A page that is not drawn by then is told of before it can be read, so that its number follows the hand. */
const PATIENCE_MS = 150
/** A scrolled book is told of when it rests. */
const REST_MS = 120

export const openPdf: OpenEngine = ({ book, files, host, settings: firstSettings, events }: EngineOptions): ReaderEngine => {
  const [file] = book.spine
  const loading = openDocument(files, {
    href: file?.href ?? 'book.pdf',
    bytes: file?.bytes ?? book.bytes,
    onFailure: events.failed,
  })
  const ways: places.PagePoint[] = []
  const stops: (() => void)[] = []
  let settings = firstSettings
  let pages: Pages | null = null
  let marks = new PageMarks(book.pageCount)
  let turns = 0
  let resting = 0
  let isClosed = false

  const count = () => pages?.count ?? book.pageCount
  const label = (page: number) => places.labelOf(book, page)

  function place(point: places.PagePoint, quote: string): BookPlace {
    return { chapter: places.hrefOf(point.page), cfi: null, percent: places.percentOf(point, count()), quote }
  }

  function where(): Where {
    const top = pages?.top() ?? { page: 1, fraction: 0 }
    const text = pages?.views.find(top.page)?.text
    const shown = pages?.onScreen() ?? [1]
    // Scrolled, most of the screen may be the page after the one at its top.
    const seen = pages && !pages.isPaged && top.fraction > 0.7 ? (shown[1] ?? top.page) : top.page
    const isAtEnd = pages?.isAtEnd ?? false
    const left = places.pagesLeftInChapter(book.toc, shown.at(-1) ?? seen, count())
    return {
      ...place(top, text ? firstWords(text, top.fraction * text.text.length) : ''),
      ...(isAtEnd ? { percent: 100 } : {}),
      tocIndex: places.tocIndexAt(book.toc, seen, count()),
      page: label(seen),
      screensLeft: pages?.isPaged ? Math.ceil(Math.max(0, left) / (pages.isSpread ? 2 : 1)) : null,
      isAtStart: pages?.isAtStart ?? true,
      isAtEnd,
      canGoBack: ways.length > 0,
    }
  }

  const tell = () => {
    if (!isClosed) events.moved(where())
  }

  async function show(point: places.PagePoint, options?: { isFromBehind?: boolean }): Promise<void> {
    if (!pages) return
    const turn = ++turns
    const early = window.setTimeout(() => turn === turns && tell(), PATIENCE_MS)
    try {
      await pages.show(point, options)
      if (turn === turns) tell()
    } finally {
      window.clearTimeout(early)
    }
  }

  async function step(direction: 1 | -1): Promise<void> {
    if (!pages) return
    // What is larger than the screen is read to its end first.
    if (pages.step(direction)) return
    const page = pages.isPaged ? pages.neighbour(direction) : null
    if (page !== null) await show({ page, fraction: 0 }, { isFromBehind: direction < 0 && pages.zoom > 1 })
    else if (direction > 0) events.ended()
  }

  async function go(target: Target): Promise<void> {
    if (!pages) return
    if ('href' in target) {
      const page = places.pageOfHref(target.href, count())
      return page === null ? undefined : show({ page, fraction: 0 })
    }
    if ('percent' in target) return show(places.pointOfPercent(target.percent, count()))
    if ('place' in target) return show(places.pointOfPlace(target.place, count()))
    if ('hit' in target) return showHit(target.hit)
    const isBackwards = book.direction === 'rtl'
    if (target.to === 'start') return show({ page: 1, fraction: 0 })
    if (target.to === 'back') {
      const way = ways.pop()
      return way ? show(way) : undefined
    }
    const isNext = target.to === 'next' || target.to === (isBackwards ? 'left' : 'right')
    return step(isNext ? 1 : -1)
  }

  async function showHit({ chapter, words, occurrence, percent }: Extract<Target, { hit: unknown }>['hit']): Promise<void> {
    const { page } = places.pointOfPlace({ chapter, percent }, count())
    marks.words = wordsTyped(words)
    marks.current = { page, occurrence }
    await show({ page, fraction: 0 })
    const view = pages?.views.find(page)
    if (!view) return
    await view.read()
    redraw()
    const box = marks.hit(view, occurrence)
    if (box) pages?.reveal(page, box)
  }

  const redraw = () => {
    for (const view of pages?.views.list() ?? []) marks.draw(view)
  }

  function select(selection: PageSelection | null) {
    if (!selection) return events.selected(null)
    const { page, span, text, rect } = selection
    const whole = pages?.views.find(page)?.text?.text.length || 1
    events.selected({
      place: place({ page, fraction: span.start / whole }, text),
      text,
      page: label(page),
      tocIndex: places.tocIndexAt(book.toc, page, count()),
      rect,
    })
  }

  function press(event: MouseEvent) {
    const target = event.target instanceof Element ? event.target : null
    const href = target?.closest('a')?.getAttribute('href')
    if (href) return follow(href)
    const page = Number(target?.closest<HTMLElement>('[data-page]')?.dataset.page)
    const view = pages?.views.find(page)
    const mark = view && markAt(view, event.clientX, event.clientY)
    if (mark) return events.markPressed(mark.id, mark.rect)
    const { left, top, width, height } = host.getBoundingClientRect()
    events.tapped((event.clientX - left) / width, (event.clientY - top) / height)
  }

  function follow(href: string) {
    const page = places.pageOfHref(href, count())
    if (page === null) return events.outsideLinkPressed(href)
    if (pages) ways.push(pages.top())
    show({ page, fraction: 0 }).catch(() => {})
  }

  async function open(at: BookPlace | null): Promise<void> {
    document.adoptedStyleSheets.push(styles())
    const pdf = await loading.promise
    const start = at ? places.pointOfPlace(at, pdf.numPages) : { page: 1, fraction: 0 }
    const { width, height } = (await pdf.getPage(start.page)).getViewport({ scale: 1 })
    if (isClosed) return
    pages = new Pages({
      document: pdf,
      host,
      settings,
      firstSize: { width, height },
      label,
      onRead: (view) => {
        marks.draw(view)
        drawLinks(pdf, view).catch(() => {})
        // Its first words are part of the place.
        if (view.number === pages?.top().page) tell()
      },
      onScroll: () => {
        window.clearTimeout(resting)
        resting = window.setTimeout(tell, REST_MS)
      },
      onFailure: events.failed,
    })
    const { root } = pages
    root.setAttribute('role', 'document')
    root.setAttribute('aria-label', book.title)
    // A hand that comes near may be about to select.
    for (const name of ['pointerdown', 'pointermove'])
      root.addEventListener(name, () => pages?.views.showWords(), { passive: true })
    stops.push(watchSelection(root, { viewAt: (page) => pages?.views.find(page) ?? null, onSelect: select }))
    stops.push(
      watchGestures(root, {
        pressed: press,
        swiped: (to) => go({ to }).catch(() => {}),
        pinched: (factor, isOver) => pages?.pinch(factor, isOver),
        waysToSwipe: () => waysToSwipe(root, { isPaged: !!pages?.isPaged, isZoomed: (pages?.zoom ?? 1) > 1 }),
        hasSelection: () => hasSelection(root),
      }),
    )
    marks = Object.assign(new PageMarks(pdf.numPages), { marks: marks.marks, words: marks.words })
    await show(start)
  }

  async function* sentences(): AsyncGenerator<Sentence> {
    const pdf = await loading.promise
    const textOf = async (page: number) =>
      pages?.views.find(page)?.text ?? readPageText(await (await pdf.getPage(page)).getTextContent())
    const { page, fraction } = pages?.top() ?? { page: 1, fraction: 0 }
    const from = fraction * (await textOf(page)).text.length
    for await (const { text, page: of, span } of readSentences(textOf, { page, from, count: count() }))
      yield {
        text,
        async show() {
          marks.said = { page: of, span }
          if (!pages?.onScreen().includes(of)) await show({ page: of, fraction: 0 })
          const view = pages?.views.find(of)
          await view?.read()
          redraw()
          const [box] = view?.boxesOf(span) ?? []
          if (box) pages?.reveal(of, box)
        },
      }
  }

  return {
    open,
    go,
    where,
    search(words) {
      marks.words = words ? wordsTyped(words) : []
      marks.current = null
      redraw()
    },
    mark(list) {
      marks.marks = list
      redraw()
    },
    settle(next) {
      settings = next
      pages?.settle(next)
    },
    shows(at) {
      const { page, fraction } = places.pointOfPlace(at, count())
      return pages?.shows(page, fraction) ?? false
    },
    deselect: () => document.getSelection()?.removeAllRanges(),
    select(step) {
      pages?.views.showWords()
      const [selection, first] = [document.getSelection(), pages && wordsOnScreen(pages.root)]
      if (selection && first) extendSelection(selection, first, { step, isOnScreen: isOnScreenOf(host) })
    },
    sentences,
    hideSentence() {
      marks.said = null
      redraw()
    },
    focus: () => pages?.root.focus({ preventScroll: true }),
    close() {
      isClosed = true
      window.clearTimeout(resting)
      for (const stop of stops) stop()
      pages?.close()
      loading.close()
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== kept)
    },
  }
}

let kept: CSSStyleSheet | null = null

/** Not with the site's own sheet, which every page loads. */
function styles(): CSSStyleSheet {
  if (!kept) {
    kept = new CSSStyleSheet()
    kept.replaceSync(sheet)
  }
  return kept
}
