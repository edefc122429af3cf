import { Notice } from '../ui/notice.tsx'
import type { WrongField } from './delivery/use-first-wrong.ts'
import styles from './error-summary.module.css'

/** Where a long form is not right yet, each with a way there; one alone has the focus anyway. */
export function ErrorSummary({ wrong }: { wrong: WrongField[] }) {
  if (wrong.length < 2) return null
  return (
    <Notice tone="error" isAlert title={`Còn ${wrong.length} chỗ cần sửa`}>
      <ul className={styles.list}>
        {wrong.map(({ id, label }) => (
          <li key={id}>
            <button type="button" className={styles.link} onClick={() => document.getElementById(id)?.focus()}>
              {label}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
