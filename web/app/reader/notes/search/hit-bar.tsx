import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { IconButton } from '../../../ui/form/button.tsx'
import { useReader } from '../../reader-context.ts'
import styles from '../floating-bar.module.css'
import { useNotes } from '../notes-context.ts'
import { useSearchState } from './use-search.ts'

/** While the panel is put away, as on phones: from hit to hit, and back to the list. */
export function HitBar() {
  const { engine, show } = useReader()
  const { search } = useNotes()
  const { words, total, present } = useSearchState(search)
  if (!words || !total || present === null) return null
  const step = (direction: 1 | -1) => void search.step(direction, engine?.where().percent ?? 0)
  return (
    <div className={styles.place}>
      <div className={styles.bar}>
        <button type="button" className={styles.back} onClick={() => show('notes')}>
          <span className="visually-hidden">Về danh sách: </span>“{words}”
          <span role="status">
            {present + 1}/{total}
          </span>
        </button>
        <span className={styles.ways}>
          <IconButton label="Chỗ trước" onClick={() => step(-1)}>
            <ChevronUp size="2rem" aria-hidden="true" />
          </IconButton>
          <IconButton label="Chỗ sau" onClick={() => step(1)}>
            <ChevronDown size="2rem" aria-hidden="true" />
          </IconButton>
          <IconButton label="Thôi tìm" onClick={() => search.clear()}>
            <X size="2rem" aria-hidden="true" />
          </IconButton>
        </span>
      </div>
    </div>
  )
}
