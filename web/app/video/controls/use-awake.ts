import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

const REST_MS = 3_000

/** The controls are there while a hand moves, and for a moment after; what pauses or has the focus keeps them (see the sheet). */
export function useAwake(frame: RefObject<HTMLElement | null>) {
  const [isAwake, setAwake] = useState(true)
  const timer = useRef(0)
  const sleep = useCallback(() => {
    window.clearTimeout(timer.current)
    setAwake(false)
  }, [])
  const wake = useCallback(() => {
    window.clearTimeout(timer.current)
    setAwake(true)
    timer.current = window.setTimeout(sleep, REST_MS)
  }, [sleep])
  useEffect(() => {
    const onMove = (event: PointerEvent) => event.pointerType !== 'touch' && wake()
    const element = frame.current
    element?.addEventListener('pointermove', onMove)
    wake()
    return () => {
      element?.removeEventListener('pointermove', onMove)
      window.clearTimeout(timer.current)
    }
  }, [frame, wake])
  return { isAwake, wake, sleep }
}
