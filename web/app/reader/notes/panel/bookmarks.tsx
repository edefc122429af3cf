import type { Mark } from '@tq/contract/reading/marks.ts'
import { Bookmark, Trash2 } from 'lucide-react'
import { IconButton } from '../../../ui/form/button.tsx'
import { useReader } from '../../reader-context.ts'
import { removeMark } from '../mark-actions.ts'
import { placeOfMark, placeWords } from '../mark-words.ts'
import { useNotes } from '../notes-context.ts'
import styles from './panel.module.css'

export function Bookmarks({ bookmarks }: { bookmarks: Mark[] }) {
  const { engine } = useReader()
  const { keeper, goTo } = useNotes()
  if (!bookmarks.length)
    return (
      <p className={styles.said}>
        Chưa có dấu trang nào. Bấm hình dấu trang ở góc trên<span className={styles.keys}>, hay phím B,</span> để đánh dấu trang
        đang mở.
      </p>
    )
  return (
    <ul>
      {bookmarks.map((mark) => {
        const isHere = engine?.shows(placeOfMark(mark)) ?? false
        return (
          <li key={mark.id} className={styles.bookmark}>
            <button type="button" className={styles.hit} aria-current={isHere ? 'true' : undefined} onClick={() => goTo(mark)}>
              <span className={styles.quote}>{mark.chapterTitle || mark.quote}</span>
              <small>
                <Bookmark size="1.6rem" aria-hidden="true" />
                {placeWords(mark)}
                {isHere && ' · đang mở'}
                {mark.isLost && ' · bản mới không còn chỗ này'}
              </small>
            </button>
            <IconButton label={`Xoá dấu ở ${placeWords(mark).toLowerCase()}`} onClick={() => removeMark(keeper, mark)}>
              <Trash2 size="1.6rem" aria-hidden="true" />
            </IconButton>
          </li>
        )
      })}
    </ul>
  )
}
