import type { BookManifest } from '@tq/contract/reading/book.ts'
import type { ReaderSettings } from '../../../settings/reader-settings.ts'
import type { BookMap } from '../book/book-map.ts'
import type { ChapterFiles } from '../book/chapter-files.ts'
import { styleOfMarks } from './book-style.ts'
import { ChapterView } from './chapter-view.ts'
import { FixedView, hasRoomForTwo, spreads } from './fixed-view.ts'
import type { PageView, ViewHooks } from './page-view.ts'
import { type Shelf, shelf } from './shelf.ts'

interface Making {
  book: BookManifest
  host: HTMLElement
  map: BookMap
  chapters: ChapterFiles
  hooks: ViewHooks
  settings(): ReaderSettings
  shown(view: PageView): void
}

export interface Views extends Shelf {
  settle(): void
}

/** Views of a book, whichever way it is laid out. */
export const makeViews = (making: Making): Views => (making.book.layout === 'fixed' ? drawnPages(making) : chapterViews(making))

function chapterViews({ host, map, chapters, hooks, settings, shown }: Making): Views {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const views = shelf({
    first: (index) => index,
    beside: map.beside,
    create(index) {
      const view = new ChapterView(index, { host, hooks, isStill, address: () => chapters.address(index) })
      view.settle(settings())
      return view
    },
    removed: chapters.release,
    shown,
  })
  /** The type is smaller where the screen is: both change when it is turned. Text that is scrolled has other bars over it. */
  let { clientWidth: width, clientHeight: height } = host
  const observer = new ResizeObserver(() => {
    const isHigher = settings().flow === 'scrolled' && Math.abs(host.clientHeight - height) >= 1
    if (Math.abs(host.clientWidth - width) < 1 && !isHigher) return
    ;({ clientWidth: width, clientHeight: height } = host)
    settle()
  })
  observer.observe(host)
  const settle = () => {
    for (const view of views.views()) view.settle(settings())
  }
  return withMore(views, { settle, close: () => observer.disconnect() })
}

function drawnPages({ host, book, chapters, hooks, settings, shown }: Making): Views {
  const isDouble = () => settings().columns === 'two' && hasRoomForTwo(host, book)
  let wasDouble = isDouble()
  let groups = spreads(book, wasDouble)
  const groupOf = (index: number) => groups.findIndex((group) => group.includes(index))
  const views = shelf({
    first: (index) => groups[groupOf(index)]?.[0] ?? index,
    beside(index, step) {
      const [next] = groups[groupOf(index) + step] ?? []
      return next !== undefined && book.spine[next]?.isLinear ? next : null
    },
    create: (index) =>
      new FixedView(groups[groupOf(index)] ?? [index], {
        ...{ host, book, address: chapters.address },
        hooks: {
          ...hooks,
          loaded(drawn) {
            const style = drawn.doc.createElement('style')
            style.textContent = styleOfMarks(settings().theme)
            drawn.doc.head?.append(style)
            hooks.loaded(drawn)
          },
        },
      }),
    removed: (index) => groups[groupOf(index)]?.forEach(chapters.release),
    shown,
  })
  function settle(): void {
    if (isDouble() === wasDouble) return
    wasDouble = !wasDouble
    const { current } = views
    views.forget()
    groups = spreads(book, wasDouble)
    if (current) void views.show(current.index, () => 0).catch(() => {})
  }
  const observer = new ResizeObserver(settle)
  observer.observe(host)
  return withMore(views, { settle, close: () => observer.disconnect() })
}

const withMore = (views: Shelf, { settle, close }: { settle(): void; close(): void }): Views => ({
  get current() {
    return views.current
  },
  show: views.show,
  cross: views.cross,
  views: views.views,
  forget: views.forget,
  settle,
  close() {
    close()
    views.close()
  },
})
