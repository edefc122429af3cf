import { useEffect } from 'react'

/** Not known to every browser yet, nor to TypeScript. */
interface CloseWatcher extends EventTarget {
  destroy(): void
}

declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcher
  }
}

/**
 * The phone's own Back closes what is open instead of leaving the book, as it does for dialogs by itself. Where the browser can't tell,
 * Back goes back.
 */
export function useCloseRequest(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen || !window.CloseWatcher) return
    const watcher = new window.CloseWatcher()
    watcher.addEventListener('close', close)
    return () => watcher.destroy()
  }, [isOpen, close])
}
