import { useCallback, useState } from 'react'

let isPressed = false
if (typeof window !== 'undefined' && typeof window.addEventListener === 'function') {
  window.addEventListener('pointerdown', () => (isPressed = true), { capture: true, passive: true })
  for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, () => (isPressed = false), { capture: true })
}

/**
 * SPEC §5: forms validate on change. A reader who is still typing is not told of it: only once a field was changed and left, or the
 * form was sent.
 */
export function useTold() {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isSent, setIsSent] = useState(false)
  const leave = useCallback((field: string) => {
    const note = () => setLeft((now) => (now.has(field) ? now : new Set(now).add(field)))
    // A sentence that comes up under a pressed button moves it away from the pointer, and the press is lost.
    if (isPressed) window.addEventListener('pointerup', () => setTimeout(note), { once: true })
    else note()
  }, [])
  const begin = () => {
    setLeft(new Set())
    setIsSent(false)
  }
  return { isTold: (field: string) => isSent || left.has(field), leave, sendOnce: () => setIsSent(true), begin }
}
