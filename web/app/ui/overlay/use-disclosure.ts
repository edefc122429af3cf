import { type FocusEvent, type KeyboardEvent, type PointerEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import { nextPlace } from './menu-keys.ts'

/** SPEC §9 */
export const HOVER_MS = 150

/**
 * A button that shows and hides a panel of links: after 150 ms of hover, or at once by click, Enter, Space or ArrowDown.
 *
 * A disclosure, not `role="menu"`: the panel holds links to pages. As links, screen readers list and count them, say where
 * they lead, and stay in reading mode; menu roles promise commands, hide all that and switch them to forms mode. The arrow
 * keys of a menu work all the same.
 */
export function useDisclosure() {
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  /** Opened on purpose: the mouse leaving does not close it. */
  const isPinned = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const id = useId()
  const { key } = useLocation()

  const close = useCallback(() => {
    clearTimeout(timer.current)
    isPinned.current = false
    setOpen(false)
  }, [])

  function open() {
    clearTimeout(timer.current)
    isPinned.current = true
    setOpen(true)
  }

  // A new page closes every menu, even one at the same address.
  useEffect(() => close(), [key, close])

  useEffect(() => {
    if (!isOpen) return
    function onPointerDown(event: Event) {
      if (!root.current?.contains(event.target as Node)) close()
    }
    // On the document: what hover opened must go by Escape wherever the focus is (WCAG 1.4.13).
    function onKeyDown(event: globalThis.KeyboardEvent) {
      if (event.key !== 'Escape') return
      if (panel.current?.contains(document.activeElement)) button.current?.focus()
      close()
    }
    document.addEventListener('pointerdown', onPointerDown)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('pointerdown', onPointerDown)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [isOpen, close])

  const rootProps = {
    ref: root,
    onPointerEnter(event: PointerEvent) {
      if (event.pointerType === 'touch') return
      clearTimeout(timer.current)
      if (!isOpen) timer.current = setTimeout(() => setOpen(true), HOVER_MS)
    },
    onPointerLeave(event: PointerEvent) {
      if (event.pointerType === 'touch') return
      clearTimeout(timer.current)
      if (isPinned.current || panel.current?.contains(document.activeElement)) return
      timer.current = setTimeout(close, HOVER_MS)
    },
    onBlur(event: FocusEvent) {
      // Null: the focus went to nothing or to another window. Clicks elsewhere are seen above.
      if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) close()
    },
  }

  const buttonProps = {
    ref: button,
    type: 'button' as const,
    'aria-expanded': isOpen,
    'aria-controls': id,
    onClick() {
      // A click on what hover has just opened keeps it open instead of snatching it away.
      if (isOpen && isPinned.current) close()
      else open()
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'ArrowDown') return
      event.preventDefault()
      flushSync(open)
      linksIn(panel.current, 'a, button')[0]?.focus()
    },
  }

  const panelProps = {
    ref: panel,
    id,
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Tab') leaveByTab(event)
      else if (!event.defaultPrevented) walk(event, linksIn(panel.current, 'a, button'))
    },
  }

  /** On to what follows the menu, or back to its button; either way the menu closes first. */
  function leaveByTab(event: KeyboardEvent) {
    if (event.shiftKey) event.preventDefault()
    button.current?.focus()
    flushSync(close)
  }

  return { isOpen, close, rootProps, buttonProps, panelProps }
}

export function linksIn(place: ParentNode | null | undefined, selector: string): HTMLElement[] {
  return [...(place?.querySelectorAll<HTMLElement>(selector) ?? [])]
}

/** Arrows, Home and End move the focus among these. */
export function walk(event: KeyboardEvent, links: HTMLElement[]): void {
  const place = nextPlace(event.key, links.indexOf(document.activeElement as HTMLElement), links.length)
  if (place === null) return
  event.preventDefault()
  links[place]?.focus()
}
