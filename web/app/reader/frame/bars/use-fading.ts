import { useCallback, useEffect, useRef, useState } from 'react'
import type { ReaderValue } from '../../reader-context.ts'

/**
 * The bars go when somebody turns pages by hand, and come back by a press in the middle, by the mouse near them, by Tab or Escape. Who
 * reads by keys keeps them: there the next press may be Tab. They only fade: their places stay, so no text moves, and assistive
 * technology has them all the time.
 */
export function useFading({ engine, panel, subscribe }: Pick<ReaderValue, 'engine' | 'panel' | 'subscribe'>) {
  const [isFaded, setFaded] = useState(false)
  const isByKeys = useRef(false)
  const onKey = useCallback(() => {
    isByKeys.current = true
  }, [])
  const toggle = useCallback(() => setFaded((now) => !now), [])
  const reveal = useCallback(() => setFaded(false), [])
  const fade = useCallback(() => setFaded(true), [])

  useEffect(() => {
    if (!engine) return
    let before = engine.where().percent
    // Who follows a note or a hit into the book has turned no page yet, and must see where the way out is.
    let isBeingPlaced = /[?&](dau|den)=/.test(window.location.search)
    const stops = [
      subscribe('tapped', () => {
        isByKeys.current = false
      }),
      // A swipe: the engine follows the finger by itself, and tells only what came of it.
      subscribe('moved', ({ percent }) => {
        const isOn = percent !== before
        before = percent
        if (isOn && isBeingPlaced) isBeingPlaced = false
        else if (isOn && !isByKeys.current && window.matchMedia('(hover: none)').matches) setFaded(true)
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [engine, subscribe])

  return { isFaded: isFaded && panel === null, toggle, reveal, fade, onKey }
}
