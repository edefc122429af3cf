import type { Anchor } from 'foliate-js/paginator.js'
import type { BookMap } from './book-map.ts'
import type { ChapterFiles } from './chapter-files.ts'
import type { ChapterView } from './chapter-view.ts'

export type FindAnchor = (doc: Document) => Anchor | null

export interface Shelf {
  readonly current: ChapterView | null
  /** The chapter comes to the screen, at a place in it. */
  show(index: number, anchor: FindAnchor): Promise<void>
  /** Over the border of the present chapter; null where the book ends. */
  cross(step: 1 | -1): Promise<void> | null
  views(): ChapterView[]
  close(): void
}

interface Made {
  view: ChapterView
  isReady: boolean
  ready: Promise<void>
}

/** The chapter that is read, and its neighbours laid out in wait. */
export function shelf({
  files,
  map,
  create,
  shown,
}: {
  files: ChapterFiles
  map: BookMap
  create(index: number): ChapterView
  shown(view: ChapterView): void
}): Shelf {
  const made = new Map<number, Made>()
  let current: ChapterView | null = null
  /** Of two that were asked for one after the other the later is shown, whichever comes first. */
  let asked = 0
  let isClosed = false

  function make(index: number, anchor: FindAnchor): Made {
    const view = create(index)
    const one: Made = {
      view,
      isReady: false,
      ready: files.address(index).then(async (address) => {
        if (made.get(index) !== one) return
        await view.open(address, anchor)
        one.isReady = true
      }),
    }
    made.set(index, one)
    one.ready.catch(() => drop(index))
    return one
  }

  function drop(index: number): void {
    made.get(index)?.view.close()
    made.delete(index)
    files.release(index)
  }

  function take(view: ChapterView): void {
    const before = current
    current = view
    view.show()
    if (before !== view) before?.hide()
    shown(view)
    whenIdle(() => current === view && !isClosed && prepare(view.index))
  }

  /** The next one first: it is the one that is read next. */
  async function prepare(index: number): Promise<void> {
    const [next, previous] = [map.beside(index, 1), map.beside(index, -1)]
    for (const other of [...made.keys()]) if (other !== index && other !== next && other !== previous) drop(other)
    if (next !== null && !made.has(next)) await make(next, () => 0).ready.catch(() => {})
    if (previous !== null && !made.has(previous) && current?.index === index && !isClosed)
      await make(previous, () => 1).ready.catch(() => {})
  }

  async function show(index: number, anchor: FindAnchor): Promise<void> {
    const turn = ++asked
    let one = made.get(index)
    if (one?.isReady) {
      const to = anchor(one.view.document) ?? 0
      void one.view.goTo(to)
    } else {
      // One that is still being laid out begins elsewhere.
      const isBegun = one !== undefined
      one ??= make(index, anchor)
      await one.ready
      if (turn !== asked || isClosed) return
      if (isBegun) await one.view.goTo(anchor(one.view.document) ?? 0)
    }
    take(one.view)
  }

  return {
    get current() {
      return current
    },
    show,
    cross(step) {
      const beside = current && map.beside(current.index, step)
      return beside === null ? null : show(beside, () => (step > 0 ? 0 : 1))
    },
    views: () => [...made.values()].filter(({ isReady }) => isReady).map(({ view }) => view),
    close() {
      isClosed = true
      for (const index of [...made.keys()]) drop(index)
      current = null
    },
  }
}

function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 500 })
  else setTimeout(work, 100)
}
