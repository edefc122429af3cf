import { X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { classes } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/form/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useReader } from '../../reader-context.ts'
import { useNotes } from '../notes-context.ts'
import { useSearchState } from '../search/use-search.ts'
import { useReadingState } from '../sync/use-reading.ts'
import { Bookmarks } from './bookmarks.tsx'
import { ExportMarks } from './export-marks.tsx'
import { Hits } from './hits.tsx'
import { NoteList } from './note-list.tsx'
import styles from './panel.module.css'
import { SearchField } from './search-field.tsx'
import { useSheetDrag } from './use-sheet-drag.ts'

type Part = 'hits' | 'notes' | 'bookmarks'

/** Search, notes and bookmarks: beside the page where there is room, a sheet from below on phones. */
export function NotesPanel() {
  const { show, book } = useReader()
  const { keeper, search } = useNotes()
  const { marks, isOffline, waitingCount, isStorageFull, refusal } = useReadingState(keeper)
  const { words, total } = useSearchState(search)
  const id = useId()
  const close = () => show(null)
  const { panel, grabProps } = useSheetDrag(close)
  const { scroller, current, goTo } = useParts(words !== '' ? 'hits' : 'notes')
  const notes = marks.filter(({ kind }) => kind === 'mark')
  const bookmarks = marks.filter(({ kind }) => kind === 'bookmark')
  const tabs: [Part, string][] = [
    ...(book.hasText ? ([['hits', total === null ? 'Kết quả' : `Kết quả ${total}`]] as [Part, string][]) : []),
    ['notes', `Ghi chú ${notes.length}`],
    ['bookmarks', `Dấu trang ${bookmarks.length}`],
  ]
  return (
    <aside ref={panel} className={styles.panel} aria-labelledby={id}>
      <div className={styles.head} {...grabProps}>
        <span className={styles.grab} aria-hidden="true" />
        <div className={styles.top}>
          <h2 id={id}>Trong sách này</h2>
          <IconButton label="Đóng" onClick={close}>
            <X size="2rem" aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      {book.hasText && <SearchField onFound={() => goTo('hits')} />}
      <nav className={styles.tabs} aria-label="Các phần của khung">
        {tabs.map(([part, title]) => (
          <button
            key={part}
            type="button"
            className={styles.tab}
            aria-current={current === part ? 'true' : undefined}
            onClick={() => goTo(part, { isFocused: true })}
          >
            {title}
          </button>
        ))}
      </nav>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section ref={scroller} className={styles.scroller} tabIndex={0} aria-label="Kết quả, ghi chú và dấu trang">
        {isStorageFull && (
          <Notice tone="warning" className={styles.notice}>
            Trình duyệt không còn chỗ hoặc không cho lưu: điều bạn viết được gửi lên máy chủ, nhưng sẽ mất nếu đóng trang khi chưa
            gửi được.
          </Notice>
        )}
        {refusal && (
          <Notice tone="error" className={styles.notice}>
            {refusal}
          </Notice>
        )}
        {isOffline && waitingCount > 0 && (
          <Notice tone="warning" className={styles.notice}>
            Chưa gửi được: {waitingCount} thay đổi còn trên máy này, sẽ gửi khi có mạng.
          </Notice>
        )}
        {book.hasText && (
          <div data-part="hits" className={styles.part}>
            <Hits />
          </div>
        )}
        <div data-part="notes" className={styles.part}>
          <h3 tabIndex={-1}>Ghi chú của bạn</h3>
          <NoteList notes={notes} />
        </div>
        <div data-part="bookmarks" className={classes(styles.part)}>
          <h3 tabIndex={-1}>Dấu trang</h3>
          <Bookmarks bookmarks={bookmarks} />
        </div>
        {marks.length > 0 && <ExportMarks />}
      </section>
    </aside>
  )
}

/** Which part of the list one is at; a pressed tab goes to its part, however short the list is. */
function useParts(first: Part) {
  const scroller = useRef<HTMLElement>(null)
  const [current, setCurrent] = useState(first)
  /** Where the list stands because a tab was pressed: that is no scrolling of the reader's. */
  const sentTo = useRef<number | null>(null)
  useEffect(() => {
    const list = scroller.current
    if (!list) return
    const look = () => {
      if (sentTo.current !== null && Math.abs(list.scrollTop - sentTo.current) < 2) return
      sentTo.current = null
      const parts = [...list.querySelectorAll<HTMLElement>('[data-part]')]
      const at = parts.findLast((part) => part.offsetTop - list.offsetTop <= list.scrollTop + 40)
      if (at?.dataset.part) setCurrent(at.dataset.part as Part)
    }
    list.addEventListener('scroll', look, { passive: true })
    return () => list.removeEventListener('scroll', look)
  }, [])
  const goTo = (part: Part, { isFocused = false } = {}) => {
    const list = scroller.current
    const place = list?.querySelector<HTMLElement>(`[data-part="${part}"]`)
    if (!list || !place) return
    list.scrollTop = part === 'hits' ? 0 : place.offsetTop - list.offsetTop
    sentTo.current = list.scrollTop
    if (isFocused) place.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
    setCurrent(part)
  }
  return { scroller, current, goTo }
}
