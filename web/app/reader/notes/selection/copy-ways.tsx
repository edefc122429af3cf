import { showToast } from '../../../ui/overlay/toast-store.ts'
import { withApa, withVietnamese } from './citation.ts'
import styles from './selection-menu.module.css'
import type { Passage } from './subject.ts'
import { useSource } from './use-source.ts'

/** The words alone, or with where they come from. */
export function CopyWays({ passage, onDone }: { passage: Passage; onDone(): void }) {
  const { text, page, chapterTitle } = passage
  const source = useSource({ page, chapter: chapterTitle })
  async function copy(words: string) {
    try {
      await navigator.clipboard.writeText(words)
      showToast('Đã sao chép')
    } catch {
      showToast('Trình duyệt không cho sao chép; bạn chọn đoạn ấy rồi sao chép bằng tay nhé', { variant: 'error' })
    }
    onDone()
  }
  return (
    <ul className={styles.ways}>
      <li>
        <button type="button" className={styles.way} onClick={() => void copy(text)}>
          Chỉ đoạn này
        </button>
      </li>
      <li>
        <button type="button" className={styles.way} onClick={() => void copy(withVietnamese(text, source))}>
          Kèm nguồn, kiểu Việt Nam
        </button>
      </li>
      <li>
        <button type="button" className={styles.way} onClick={() => void copy(withApa(text, source))}>
          Kèm nguồn, kiểu APA
        </button>
      </li>
    </ul>
  )
}
