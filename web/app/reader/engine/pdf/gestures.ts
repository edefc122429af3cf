/** What fingers and mouse do with the pages. */
export interface GestureEvents {
  /** A press that is no swipe and selects nothing. */
  pressed(event: MouseEvent): void
  swiped(to: 'left' | 'right'): void
  /** While two fingers move; `isOver` when they are lifted. */
  pinched(factor: number, isOver: boolean): void
  /** Asked when the finger comes down: it may move what is larger than the screen. */
  waysToSwipe(): { left: boolean; right: boolean }
  hasSelection(): boolean
}

const SWIPE = 40
const SWIPE_MS = 700

/** Returns the way to stop. */
export function watchGestures(root: HTMLElement, events: GestureEvents): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  let start: { x: number; y: number; at: number; ways: ReturnType<GestureEvents['waysToSwipe']> } | null = null
  let spread = 0
  let factor = 1
  let wasSelected = false
  let wasSwiped = false

  const distance = ([one, other]: TouchList | Touch[]) =>
    one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0

  root.addEventListener(
    'touchstart',
    (event) => {
      const [touch] = event.touches
      if (event.touches.length === 2) {
        spread = distance(event.touches)
        factor = 1
        start = null
      } else if (touch && event.touches.length === 1)
        start = { x: touch.clientX, y: touch.clientY, at: event.timeStamp, ways: events.waysToSwipe() }
      else start = null
    },
    { signal, passive: true },
  )
  root.addEventListener(
    'touchmove',
    (event) => {
      if (event.touches.length !== 2 || !spread) return
      event.preventDefault()
      factor = distance(event.touches) / spread
      events.pinched(factor, false)
    },
    { signal, passive: false },
  )
  root.addEventListener(
    'touchend',
    (event) => {
      if (spread && event.touches.length < 2) {
        spread = 0
        events.pinched(factor, true)
        return
      }
      const [touch] = event.changedTouches
      if (!start || !touch || event.timeStamp - start.at > SWIPE_MS || events.hasSelection()) return
      const x = touch.clientX - start.x
      const y = touch.clientY - start.y
      // The hand pushes the page away.
      const to = x < 0 ? 'right' : 'left'
      const isMeant = start.ways[to] && Math.abs(x) >= SWIPE && Math.abs(x) >= 1.5 * Math.abs(y)
      start = null
      if (!isMeant) return
      wasSwiped = true
      events.swiped(to)
    },
    { signal, passive: true },
  )
  root.addEventListener(
    'pointerdown',
    () => {
      wasSelected = events.hasSelection()
      wasSwiped = false
    },
    { signal },
  )
  root.addEventListener(
    'click',
    (event) => {
      // A press beside a selection takes it away, and does no more.
      if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
      else if (wasSelected || wasSwiped || events.hasSelection()) return
      events.pressed(event)
    },
    { signal },
  )
  return () => stopping.abort()
}
