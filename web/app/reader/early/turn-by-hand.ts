import type { ReaderEngine } from '../engine/engine.ts'
import type { eventHub } from '../frame/event-hub.ts'
import { meaningOfKey } from '../frame/reader-keys.ts'
import { sideOf } from '../frame/sides.ts'

interface Options {
  flow: 'paged' | 'scrolled'
  subscribe: ReturnType<typeof eventHub>['subscribe']
  /** Comes when there are pages to be turned; who presses before that has seen a picture of the first. */
  opened: Promise<ReaderEngine>
}

/** Whoever turns on at once need not wait for the frame. Gives back how to stop. */
export function turnByHand({ flow, subscribe, opened }: Options): () => void {
  const turn = (to: 'left' | 'right' | 'next' | 'previous') => void opened.then((engine) => engine.go({ to })).catch(() => {})
  function press(event: KeyboardEvent) {
    const to = meaningOfKey(event, flow)
    if (to !== 'left' && to !== 'right' && to !== 'next' && to !== 'previous') return
    event.preventDefault()
    turn(to)
  }
  function tap(x: number) {
    const to = flow === 'paged' && sideOf(x)
    if (to) turn(to)
  }
  /** On the picture, which is as wide as the window. */
  const click = ({ clientX }: MouseEvent) => tap(clientX / window.innerWidth)
  for (const early of window.bookPresses ?? []) early instanceof KeyboardEvent ? press(early) : click(early)
  delete window.bookPresses
  window.addEventListener('keydown', press)
  // For as long as the picture lies there: on a busy phone the frame has the page before the picture over it is gone.
  void window.bookPicture?.then((picture) => picture?.addEventListener('click', click))
  const stops = [subscribe('keyPressed', press), subscribe('tapped', tap)]
  return () => {
    window.removeEventListener('keydown', press)
    for (const stop of stops) stop()
  }
}
