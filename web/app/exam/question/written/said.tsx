import { classes } from '../../../ui/class-names.ts'
import styles from './said.module.css'

export interface SaidProps {
  said: string | undefined
  saidNote?: string
  isRight: boolean
  answerKey: string | undefined
  keyNote: string
  /** False where one's own answer is not shown. */
  hasAnswer: boolean
}

/** One's own answer beside the key. */
export function Said({ said, saidNote, isRight, answerKey, keyNote, hasAnswer }: SaidProps) {
  if (!hasAnswer && answerKey === undefined) return null
  return (
    <dl className={styles.said}>
      {hasAnswer && (
        <div className={classes(isRight && styles.right)}>
          <dt>Bạn trả lời</dt>
          <dd>
            {said || 'Để trống'}
            {saidNote && <small>{saidNote}</small>}
          </dd>
        </div>
      )}
      {answerKey !== undefined && (
        <div>
          <dt>Đáp án</dt>
          <dd>
            {answerKey}
            {keyNote && <small>{keyNote}</small>}
          </dd>
        </div>
      )}
    </dl>
  )
}
