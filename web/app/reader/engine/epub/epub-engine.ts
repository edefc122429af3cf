import type { BookPlace, OpenEngine, Target, Where } from '../engine.ts'
import { splitHref } from './addresses.ts'
import { bookMap } from './book-map.ts'
import { chapterFiles } from './chapter-files.ts'
import { chapterText } from './chapter-text.ts'
import { ChapterView } from './chapter-view.ts'
import { chapterOfCfi, findPlace } from './place-in-chapter.ts'
import { type FindAnchor, shelf } from './shelf.ts'
import { placeOf } from './where-in-chapter.ts'

/** EPUB: chapters by foliate's paginator, over a book that is made from our own manifest. */
export const openEpub: OpenEngine = ({ book, files, host, settings: first, events }) => {
  let settings = first
  const map = bookMap(book)
  const chapters = chapterFiles(book, files)
  let where: Where | null = null

  const hooks = {
    loaded(_view: ChapterView, doc: Document) {
      doc.documentElement.lang ||= book.language ?? 'vi'
    },
    moved(view: ChapterView, range: Range) {
      if (view === books.current) tell(view, range)
    },
  }
  const books = shelf({
    files: chapters,
    map,
    create(index) {
      const view = new ChapterView(index, { host, direction: book.direction, hooks })
      view.settle(settings, host.clientWidth)
      return view
    },
    shown: (view) => tell(view, view.range),
  })

  function tell(view: ChapterView, range: Range): void {
    const { screensLeft, isAtStart } = view
    const isAtEnd = screensLeft === 0 && map.beside(view.index, 1) === null
    const place = placeOf(range, view.index, { book, map })
    where = {
      ...place,
      percent: isAtEnd ? 100 : place.percent,
      screensLeft,
      isAtStart: isAtStart && map.beside(view.index, -1) === null,
      isAtEnd,
      canGoBack: false,
    }
    events.moved(where)
  }

  async function turn(step: 1 | -1): Promise<void> {
    const view = books.current
    if (!view || view.turn(step)) return
    const crossing = books.cross(step)
    if (crossing) await crossing
    else if (step > 0) events.ended()
  }

  const byPercent = (percent: number): [number, FindAnchor] => {
    const { index, part } = map.chapterAt(percent)
    return [index, (doc) => atPart(doc, part)]
  }

  function byPlace(place: BookPlace): [number, FindAnchor] {
    let index = map.indexOf(place.chapter)
    if (index < 0 && place.cfi) index = chapterOfCfi(place.cfi) ?? -1
    if (!book.spine[index]) return byPercent(place.percent)
    const share = map.chapterAt(place.percent)
    return [index, (doc) => findPlace(doc, chapterText(doc), place) ?? (share.index === index ? atPart(doc, share.part) : 0)]
  }

  function targetOf(target: Exclude<Target, { to: string }>): [number, FindAnchor] | null {
    if ('percent' in target) return byPercent(target.percent)
    if ('place' in target) return byPlace(target.place)
    if ('hit' in target) return byPercent(target.hit.percent)
    const [, id] = splitHref(target.href)
    const index = map.indexOf(target.href)
    return index < 0 ? null : [index, (doc) => (id && doc.getElementById(id)) || 0]
  }

  async function showing(index: number, anchor: FindAnchor): Promise<void> {
    try {
      await books.show(index, anchor)
    } catch (error) {
      events.failed(error, () => void showing(index, anchor))
    }
  }

  async function go(target: Target): Promise<void> {
    if ('to' in target) {
      const isTurned = book.direction === 'rtl'
      if (target.to === 'next' || target.to === (isTurned ? 'left' : 'right')) return turn(1)
      if (target.to === 'previous' || target.to === (isTurned ? 'right' : 'left')) return turn(-1)
      if (target.to === 'start') return showing(map.beside(-1, 1) ?? 0, () => 0)
      return
    }
    const found = targetOf(target)
    if (found) await showing(...found)
  }

  return {
    open: (at) => (at ? go({ place: at }) : go({ to: 'start' })),
    go,
    where() {
      if (!where) throw new Error('nothing is open yet')
      return where
    },
    search() {},
    mark() {},
    settle(next) {
      settings = next
      for (const view of books.views()) view.settle(settings, host.clientWidth)
    },
    shows: () => false,
    deselect() {},
    async *sentences() {},
    hideSentence() {},
    focus: () => books.current?.focus(),
    close() {
      books.close()
      chapters.close()
    },
  }
}

/** The words at a part 0–1 of a chapter. */
function atPart(doc: Document, part: number): Range | number {
  const text = chapterText(doc)
  const letters = part * text.letters
  const paragraph = text.paragraphs[text.paragraphAt(letters)]
  return paragraph
    ? text.range(paragraph, Math.floor(letters - paragraph.start), Math.floor(letters - paragraph.start) + 1)
    : part
}
