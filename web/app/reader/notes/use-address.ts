import { useEffect, useRef } from 'react'
import { showToast } from '../../ui/overlay/toast-store.ts'
import { useReader } from '../reader-context.ts'
import type { NotesValue } from './notes-context.ts'
import { useReadingState } from './sync/use-reading.ts'

/** What the address asks for, once: `?tim=` words, `&den=&thu=` one hit of them, `?dau=` a mark. */
export function useAddress({ keeper, search, goTo }: NotesValue): void {
  const { book, engine, show } = useReader()
  const { isReady, marks } = useReadingState(keeper)
  const asked = useRef(new URLSearchParams(window.location.search))

  useEffect(() => {
    const [words, chapter, occurrence] = ['tim', 'den', 'thu'].map((name) => asked.current.get(name))
    if (!words || !book.hasText) return
    asked.current.delete('tim')
    if (window.matchMedia('(min-width: 1024px)').matches || !chapter) show('notes')
    void search
      .run(words, engine?.where().percent ?? 0)
      .then(() => (chapter ? search.goToNamed(chapter, Number(occurrence ?? 0)) : undefined))
  }, [])

  useEffect(() => {
    const id = asked.current.get('dau')
    if (!id || !isReady) return
    asked.current.delete('dau')
    const mark = marks.find((each) => each.id === id)
    if (!mark) showToast('Ghi chú này không còn', { variant: 'info' })
    else if (mark.isLost) show('notes')
    else goTo(mark)
  }, [isReady])
}
