import { X } from 'lucide-react'
import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button, IconButton } from '../../../ui/form/button.tsx'
import type { BookPlace, EngineEvents } from '../../engine/engine.ts'
import { useReader } from '../../reader-context.ts'
import styles from './footnote.module.css'
import { placeBeside } from './place-beside.ts'

type Note = Parameters<EngineEvents['footnotePressed']>[0]

/** A note of the book, beside the place that called it: nobody loses the line. */
export function Footnote() {
  const { engine, subscribe } = useReader()
  const [note, setNote] = useState<Note | null>(null)
  useEffect(() => {
    const close = () => setNote(null)
    let place: string | null = null
    const stops = [
      subscribe('footnotePressed', (pressed) => {
        place = engine && placeOf(engine.where())
        setNote(pressed)
      }),
      // A picture that comes late divides the pages anew; who reads the note is still there.
      subscribe('moved', (now) => placeOf(now) !== place && close()),
      subscribe('tapped', close),
      subscribe('selected', (some) => some && close()),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [subscribe, engine])
  if (!note) return null
  const leave = () => {
    setNote(null)
    engine?.focus()
  }
  return (
    <NoteBox
      key={note.href}
      note={note}
      onClose={leave}
      onGo={() => {
        leave()
        void engine?.go({ href: note.href, hasWayBack: true })
      }}
    />
  )
}

const placeOf = ({ chapter, cfi }: BookPlace) => cfi ?? chapter

function NoteBox({ note, onClose, onGo }: { note: Note; onClose(): void; onGo(): void }) {
  const { subscribe } = useReader()
  const box = useRef<HTMLDivElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<CSSProperties>({})
  useLayoutEffect(() => {
    text.current?.replaceChildren(note.content.cloneNode(true))
    const size = box.current?.getBoundingClientRect()
    if (!size) return
    const { left, top } = placeBeside(note.rect, size, { width: window.innerWidth, height: window.innerHeight })
    setPlace({ '--left': `${left}px`, '--top': `${top}px` } as CSSProperties)
    box.current?.focus({ preventScroll: true })
  }, [note])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      onClose()
    }
    window.addEventListener('keydown', press, true)
    const unsubscribe = subscribe('keyPressed', press)
    return () => {
      window.removeEventListener('keydown', press, true)
      unsubscribe()
    }
  }, [onClose, subscribe])
  return (
    <div ref={box} className={styles.box} style={place} role="dialog" aria-label="Chú thích" tabIndex={-1} data-own-escape="">
      <IconButton label="Đóng" className={styles.close} onClick={onClose}>
        <X size="1.8rem" aria-hidden="true" />
      </IconButton>
      <div ref={text} className={styles.text} />
      <Button look="text" isSmall onClick={onGo}>
        Đến chú thích
      </Button>
    </div>
  )
}
