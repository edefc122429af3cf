import { type RefObject, useEffect } from 'react'
import type { ReaderValue } from '../reader-context.ts'

/** So much of the width turns a page at either side. */
const EDGE = 0.3

interface Options {
  value: RefObject<ReaderValue>
  turn(to: 'left' | 'right'): void
  toggleBars(): void
  fadeBars(): void
}

/** A press on the page: at the sides it turns, in the middle it calls the bars; with something open it closes that. */
export function useTaps({ value, turn, toggleBars, fadeBars }: Options): void {
  const { subscribe } = value.current
  useEffect(
    () =>
      subscribe('tapped', (x) => {
        const { panel, show, settings } = value.current
        // What lies beside the text may stay; what lies over it has to go.
        if (panel && panel !== 'notes') return show(null)
        if (settings.flow === 'scrolled' || (x > EDGE && x < 1 - EDGE)) return toggleBars()
        fadeBars()
        turn(x <= EDGE ? 'left' : 'right')
      }),
    [value, subscribe, turn, toggleBars, fadeBars],
  )
}
