import { type FocusEvent, type PointerEvent, useEffect, useState, useSyncExternalStore } from 'react'

const SHOWN_FOR_MS = 6_000
/** Time for the page's first pictures before the next slide asks for its own. */
const DRAWN_AFTER_MS = 2_500
const SWIPE_PX = 48

/** Which slide is shown, and whether it moves on by itself. */
export function useCarousel(count: number) {
  const [active, setActive] = useState(0)
  const [drawn, setDrawn] = useState<readonly number[]>([0])
  const [isStopped, setStopped] = useState(false)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const mayMove = useMayMove()
  const isMoving = mayMove && count > 1 && !isStopped && !isHovered && !isFocused

  const show = (index: number) => setActive((index + count) % count)

  useEffect(() => {
    if (!isMoving) return
    const timer = setTimeout(() => setActive((active + 1) % count), SHOWN_FOR_MS)
    return () => clearTimeout(timer)
  }, [active, count, isMoving])

  useEffect(() => {
    const timer = setTimeout(() => setDrawn((now) => [...new Set([...now, active, (active + 1) % count])]), DRAWN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [active, count])

  return {
    active,
    isMoving,
    isStopped,
    isDrawn: (index: number) => index === active || drawn.includes(index),
    previous: () => show(active - 1),
    next: () => show(active + 1),
    toggle: () => setStopped(!isStopped),
    /** Nothing moves under the hand that points at it, or the keyboard that walks through it. */
    holders: {
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: (event: FocusEvent) => event.target.matches(':focus-visible') && setFocused(true),
      onBlur: () => setFocused(false),
    },
    swipe: useSwipe(
      () => show(active - 1),
      () => show(active + 1),
    ),
  }
}

function useSwipe(onRight: () => void, onLeft: () => void) {
  const [start, setStart] = useState<number | null>(null)
  return {
    onPointerDown: (event: PointerEvent) => setStart(event.pointerType === 'touch' ? event.clientX : null),
    onPointerCancel: () => setStart(null),
    onPointerUp: (event: PointerEvent) => {
      const distance = start === null ? 0 : event.clientX - start
      setStart(null)
      if (distance > SWIPE_PX) onRight()
      if (distance < -SWIPE_PX) onLeft()
    },
  }
}

const REDUCED = '(prefers-reduced-motion: reduce)'

/** Only once the page is alive, while its tab is looked at, and never for those who asked for stillness. */
function useMayMove(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const reduced = matchMedia(REDUCED)
      reduced.addEventListener('change', listener)
      document.addEventListener('visibilitychange', listener)
      return () => {
        reduced.removeEventListener('change', listener)
        document.removeEventListener('visibilitychange', listener)
      }
    },
    () => document.visibilityState === 'visible' && !matchMedia(REDUCED).matches,
    () => false,
  )
}
