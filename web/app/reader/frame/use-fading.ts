import { useCallback, useEffect, useRef, useState } from 'react'
import type { ReaderValue } from '../reader-context.ts'

/** A page that comes up so soon after a key was turned by it. */
const KEY_MS = 1500

/**
 * The bars go when somebody turns pages by hand, and come back by a press in the middle, by the mouse near them, by Tab or Escape. Who
 * reads by keys keeps them: there the next press may be Tab. They only fade: their places stay, so no text moves, and assistive
 * technology has them all the time.
 */
export function useFading({ engine, panel, subscribe }: Pick<ReaderValue, 'engine' | 'panel' | 'subscribe'>) {
  const [isFaded, setFaded] = useState(false)
  const lastKey = useRef(0)
  const onKey = useCallback(() => {
    lastKey.current = Date.now()
  }, [])
  const toggle = useCallback(() => setFaded((now) => !now), [])
  const reveal = useCallback(() => setFaded(false), [])

  useEffect(() => {
    if (!engine) return
    let place = placeOf(engine.where())
    return subscribe('moved', (where) => {
      if (placeOf(where) === place) return
      place = placeOf(where)
      if (Date.now() - lastKey.current > KEY_MS) setFaded(true)
    })
  }, [engine, subscribe])

  return { isFaded: isFaded && panel === null, toggle, reveal, onKey }
}

const placeOf = ({ cfi, chapter, percent }: { cfi: string | null; chapter: string; percent: number }) =>
  cfi ?? `${chapter} ${percent}`
