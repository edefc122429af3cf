import { type RefObject, useEffect } from 'react'
import type { ReaderValue } from '../reader-context.ts'
import { toggleFullScreen } from './full-screen.ts'
import { meaningOfKey } from './reader-keys.ts'

interface Options {
  value: RefObject<ReaderValue>
  turn(to: 'left' | 'right' | 'next' | 'previous' | 'start'): void
  /** Escape, when there is nothing to close. */
  toggleBars(): void
  /** Any key that was meant for the reader. */
  onKey(): void
}

/** The same keys outside the book and inside its own document, from where the engine hands them on. */
export function useReaderKeys({ value, turn, toggleBars, onKey }: Options): void {
  const { subscribe } = value.current
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { engine, panel, show, settings, bookmark, isPreview, book } = value.current
      if (event.defaultPrevented || isBusy(event)) return
      const meaning = meaningOfKey(event, settings.flow)
      if (!meaning) return
      onKey()
      if (meaning === 'escape') {
        if (panel) show(null)
        else toggleBars()
      } else if (meaning === 'contents' || meaning === 'settings' || meaning === 'keys') show(meaning)
      else if (meaning === 'search') {
        if (isPreview || !book.hasText) return
        show('notes')
      } else if (meaning === 'bookmark') bookmark?.toggle()
      else if (meaning === 'fullScreen') void toggleFullScreen()
      else if (meaning === 'end') void engine?.go({ percent: 100 })
      else turn(meaning)
      event.preventDefault()
    }
    // Before the site's own keys, which would search the shop.
    window.addEventListener('keydown', press, true)
    const unsubscribe = subscribe('keyPressed', press)
    return () => {
      window.removeEventListener('keydown', press, true)
      unsubscribe()
    }
  }, [value, subscribe, turn, toggleBars, onKey])
}

/** Where keys have a meaning of their own. */
const OWN_KEYS = 'aside, [role="dialog"], [role="tablist"], [role="menu"], [contenteditable], input, textarea, select'

/** Somebody types, moves a slider, presses a button, or is in a panel; what floats and is marked so closes itself by Escape. */
function isBusy({ key, target }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]')) return true
  if (key === 'Escape') return document.querySelector('[data-own-escape]') !== null
  // Elements of the book's own document are no HTMLElement of ours.
  if (!(target instanceof HTMLElement)) return false
  return target.closest(key === ' ' ? `${OWN_KEYS}, a, button, summary` : OWN_KEYS) !== null
}
