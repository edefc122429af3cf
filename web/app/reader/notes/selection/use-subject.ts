import { type RefObject, useEffect, useRef, useState } from 'react'
import type { SelectionStep } from '../../engine/engine.ts'
import { useReader } from '../../reader-context.ts'
import { useNotes } from '../notes-context.ts'
import type { Subject } from './subject.ts'

const STEPS: Record<string, SelectionStep> = {
  ArrowRight: { by: 'word', isForward: true },
  ArrowLeft: { by: 'word', isForward: false },
  ArrowDown: { by: 'line', isForward: true },
  ArrowUp: { by: 'line', isForward: false },
}

/** Where keys have a meaning of their own. What stands in the book's document is none of our elements. */
const isElsewhere = (target: EventTarget | null) =>
  target instanceof Element && target.closest('aside, dialog, input, textarea, select') !== null

export type View = 'tools' | 'note' | 'copy'

/** Follows what is selected or pressed in the book. `card`: the menu, which Tab leads to from inside the book. */
export function useSubject(card: RefObject<HTMLDivElement | null>) {
  const { engine, subscribe } = useReader()
  const { keeper } = useNotes()
  const [subject, setSubject] = useState<Subject | null>(null)
  const [view, setView] = useState<View>('tools')
  const now = useRef({ subject, view })
  useEffect(() => {
    now.current = { subject, view }
  })

  useEffect(() => {
    const put = (next: Subject | null) => {
      setSubject(next)
      setView('tools')
    }
    const isWriting = () => now.current.view === 'note'
    const ends = [
      subscribe('selected', (selection) => {
        if (isWriting()) return
        if (selection) put({ selection, mark: null, rect: selection.rect })
        else if (now.current.subject?.selection) put(null)
      }),
      subscribe('markPressed', (id, rect) => {
        const mark = keeper.get(id)
        if (mark && !isWriting()) put({ selection: null, mark, rect, isFresh: false })
      }),
      subscribe('moved', () => {
        if (now.current.subject?.mark && !isWriting()) put(null)
      }),
      subscribe('tapped', () => {
        if (now.current.subject?.mark && !isWriting()) put(null)
      }),
      subscribe('keyPressed', (event) => press.current(event)),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [subscribe, keeper])

  function close() {
    // The book has the focus again if the menu had it.
    if (card.current?.contains(document.activeElement)) engine?.focus()
    setSubject(null)
    setView('tools')
    engine?.deselect()
  }
  /** In the book's own document as beside it. */
  function onKey(event: KeyboardEvent) {
    const { key, shiftKey } = event
    const isPlain = !event.defaultPrevented && !event.ctrlKey && !event.altKey && !event.metaKey
    if (!isPlain || isElsewhere(event.target)) return
    const step = shiftKey ? STEPS[key] : undefined
    if (step) engine?.select(step)
    else if (subject && key === 'Escape') close()
    else if (subject && key === 'Tab' && !shiftKey && !card.current?.contains(document.activeElement))
      card.current?.querySelector<HTMLElement>('button')?.focus()
    else return
    event.preventDefault()
  }
  const press = useRef(onKey)
  useEffect(() => {
    press.current = onKey
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press.current(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  const isOpen = subject !== null
  useEffect(() => {
    if (!isOpen) return
    // In the book's own document presses are told by the engine; here they are those beside it.
    const onPointerDown = (event: PointerEvent) => {
      const target = event.target as Element | null
      const isOurs = !target || card.current?.contains(target) || target.closest('[popover], dialog')
      if (!isOurs && now.current.subject?.mark && now.current.view !== 'note') setSubject(null)
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [isOpen, card])
  return { subject, setSubject, view, setView, close }
}
