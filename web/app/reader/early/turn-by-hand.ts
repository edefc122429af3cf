import type { ReaderEngine } from '../engine/engine.ts'
import type { eventHub } from '../frame/event-hub.ts'
import { meaningOfKey } from '../frame/reader-keys.ts'
import { sideOf } from '../frame/sides.ts'

interface Options {
  flow: 'paged' | 'scrolled'
  subscribe: ReturnType<typeof eventHub>['subscribe']
  /** Comes when there are pages to be turned; who presses before that has seen a picture of the first. */
  opened: Promise<ReaderEngine>
  picture: HTMLElement | null
}

/** Whoever turns on at once need not wait for the frame. Gives back how to stop. */
export function turnByHand({ flow, subscribe, opened, picture }: Options): () => void {
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
  window.addEventListener('keydown', press)
  picture?.addEventListener('click', ({ offsetX }) => tap(offsetX / picture.clientWidth))
  const stops = [subscribe('keyPressed', press), subscribe('tapped', tap)]
  return () => {
    window.removeEventListener('keydown', press)
    for (const stop of stops) stop()
  }
}
