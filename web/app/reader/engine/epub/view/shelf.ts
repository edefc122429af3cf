import type { FindAnchor, PageView } from './page-view.ts'

export interface Shelf {
  readonly current: PageView | null
  /** The chapter comes to the screen, at a place in it. */
  show(index: number, anchor: FindAnchor): Promise<void>
  /** Over the border of what is shown; null where the book ends. */
  cross(step: 1 | -1): Promise<void> | null
  views(): PageView[]
  /** All that wait are made anew. */
  forget(): void
  close(): void
}

interface Made {
  view: PageView
  isReady: boolean
  ready: Promise<void>
}

interface ShelfOptions {
  /** The chapter with which the view begins that this one is in. */
  first(index: number): number
  /** The one with which the view before or behind begins. */
  beside(index: number, step: 1 | -1): number | null
  create(index: number): PageView
  removed(index: number): void
  shown(view: PageView): void
}

/** What is read, and its neighbours laid out in wait. */
export function shelf({ first, beside, create, removed, shown }: ShelfOptions): Shelf {
  const made = new Map<number, Made>()
  let current: PageView | null = null
  /** Of two that were asked for one after the other the later is shown, whichever comes first. */
  let asked = 0
  let wanted = -1
  let isClosed = false

  function make(index: number, anchor: FindAnchor): Made {
    const view = create(index)
    const one: Made = { view, isReady: false, ready: Promise.resolve() }
    one.ready = view.open(anchor).then(() => {
      one.isReady = true
    })
    made.set(index, one)
    one.ready.catch(() => made.get(index) === one && drop(index))
    return one
  }

  function drop(index: number): void {
    const one = made.get(index)
    made.delete(index)
    // One that is still being laid out is closed when that is done: its paginator cannot stop halfway.
    const close = () => {
      one?.view.close()
      if (!made.has(index)) removed(index)
    }
    one?.ready.then(close, close)
  }

  function take(view: PageView): void {
    const before = current
    current = view
    view.show()
    if (before !== view) before?.hide()
    shown(view)
    whenIdle(() => current === view && !isClosed && prepare(view.index))
  }

  /** The next one first: it is the one that is read next. */
  async function prepare(index: number): Promise<void> {
    const [next, previous] = [beside(index, 1), beside(index, -1)]
    for (const other of [...made.keys()]) if (![index, next, previous, wanted].includes(other)) drop(other)
    if (next !== null && !made.has(next)) await make(next, () => 0).ready.catch(() => {})
    if (previous !== null && !made.has(previous) && current?.index === index && !isClosed)
      await make(previous, () => 1).ready.catch(() => {})
  }

  function show(chapter: number, anchor: FindAnchor): Promise<void> {
    const turn = ++asked
    const index = first(chapter)
    wanted = index
    const before = made.get(index)
    const place = (view: PageView) => {
      const { doc } = view.documents.find((shown) => shown.index === chapter) ?? view.documents[0] ?? {}
      view.goTo((doc && anchor(doc)) ?? 0)
    }
    if (before?.isReady) {
      place(before.view)
      take(before.view)
      return Promise.resolve()
    }
    const one = before ?? make(index, anchor)
    return one.ready.then(() => {
      if (turn !== asked || isClosed) return
      // It was being laid out for another place.
      if (before) place(one.view)
      take(one.view)
    })
  }

  return {
    get current() {
      return current
    },
    show,
    cross(step) {
      const next = current && beside(current.index, step)
      return next === null ? null : show(next, () => (step > 0 ? 0 : 1))
    },
    views: () => [...made.values()].filter(({ isReady }) => isReady).map(({ view }) => view),
    forget() {
      for (const index of [...made.keys()]) drop(index)
    },
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
