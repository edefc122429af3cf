import { useCallback, useRef } from 'react'
import type { ReaderEngine } from '../engine/engine.ts'

/** A panel that closes gives the focus back to what opened it: a button, or the page when a key did. */
export function useFocusBack(engine: ReaderEngine | null) {
  const opener = useRef<Element | null>(null)
  const keepOpener = useCallback(() => {
    const now = document.activeElement
    // From one panel to the next it stays the first one's.
    if (!now?.closest('[role="dialog"], dialog, aside')) opener.current = now
  }, [])
  const giveBack = useCallback(() => {
    const isInPanel =
      document.activeElement?.closest('[role="dialog"], dialog, aside') ?? document.activeElement === document.body
    const to = opener.current
    opener.current = null
    if (!isInPanel) return
    if (to instanceof HTMLButtonElement && to.isConnected) to.focus()
    else engine?.focus()
  }, [engine])
  return { keepOpener, giveBack }
}
