import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from 'react'

/** How much of the page React has not taken over yet: its parts, and the frame around them. */
let dead = 1

/** `data-hydrated` on the page says that all of it lives. */
function oneIsAlive(): void {
  if (--dead === 0) document.documentElement.dataset.hydrated = ''
}

/** For the frame, once. */
export const frameIsAlive = oneIsAlive

/**
 * A part of the page that React takes over by itself: what a hand is on first, the others when there is nothing else to do. So a first
 * press waits for the part it is in, not for the whole page.
 */
export function PagePart({ children }: { children: ReactNode }) {
  const isAlive = useRef(false)
  // Before any part of the same moment says that it lives.
  useLayoutEffect(() => {
    dead++
    return () => {
      if (!isAlive.current) oneIsAlive()
    }
  }, [])
  const onAlive = () => {
    if (isAlive.current) return
    isAlive.current = true
    oneIsAlive()
  }
  return (
    <Suspense>
      {children}
      <Alive onAlive={onAlive} />
    </Suspense>
  )
}

function Alive({ onAlive }: { onAlive(): void }) {
  useEffect(onAlive, [])
  return null
}
