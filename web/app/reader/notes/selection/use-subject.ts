import { type RefObject, useEffect, useRef, useState } from 'react'
import { useReader } from '../../reader-context.ts'
import { useNotes } from '../notes-context.ts'
import type { Subject } from './subject.ts'

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
      subscribe('keyPressed', (event) => {
        const { subject } = now.current
        if (!subject) return
        if (event.key === 'Escape') {
          event.preventDefault()
          put(null)
          engine?.deselect()
        } else if (event.key === 'Tab' && !event.shiftKey) {
          event.preventDefault()
          card.current?.querySelector<HTMLElement>('button')?.focus()
        }
      }),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [subscribe, keeper, engine, card])

  function close() {
    // The book has the focus again if the menu had it.
    if (card.current?.contains(document.activeElement)) engine?.focus()
    setSubject(null)
    setView('tools')
    engine?.deselect()
  }
  const closing = useRef(close)
  useEffect(() => {
    closing.current = close
  })
  const isOpen = subject !== null
  useEffect(() => {
    if (!isOpen) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      closing.current()
    }
    // In the book's own document presses are told by the engine; here they are those beside it.
    const onPointerDown = (event: PointerEvent) => {
      const target = event.target as Element | null
      const isOurs = !target || card.current?.contains(target) || target.closest('[popover], dialog')
      if (!isOurs && now.current.subject?.mark && now.current.view !== 'note') setSubject(null)
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [isOpen, card])
  return { subject, setSubject, view, setView, close }
}
