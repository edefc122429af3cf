import { type RefObject, useEffect } from 'react'
import type { ReaderValue } from '../reader-context.ts'
import { sideOf } from './sides.ts'

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
        const side = sideOf(x)
        if (settings.flow === 'scrolled' || !side) return toggleBars()
        fadeBars()
        turn(side)
      }),
    [value, subscribe, turn, toggleBars, fadeBars],
  )
}
