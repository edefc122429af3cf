import { BookOpen } from 'lucide-react'
import styles from './question.module.css'
import { Rich } from './rich.tsx'

export function Explanation({ html }: { html: string }) {
  return (
    <div className={styles.explanation}>
      <h3>
        <BookOpen size="1.8rem" aria-hidden="true" />
        Lời giải
      </h3>
      <Rich html={html} />
    </div>
  )
}
