import type { ReviewTask } from '@tq/contract/manuscript/review-form.ts'
import { Words } from '../detail/words.tsx'
import styles from './review.module.css'

/** What the work is about, without whoever wrote it. */
export function AboutWork({ task: { summary, outline } }: { task: ReviewTask }) {
  return (
    <>
      <section aria-labelledby="tom-tat" className={styles.part}>
        <h2 id="tom-tat">Tóm tắt</h2>
        <Words text={summary} />
      </section>
      {outline && (
        <section aria-labelledby="de-cuong" className={styles.part}>
          <h2 id="de-cuong">Mục lục dự kiến</h2>
          <Words text={outline} />
        </section>
      )}
    </>
  )
}
