import type { LessonQuestion } from '@tq/contract/learning/questions.ts'
import { Clock, EyeOff, Flag } from 'lucide-react'
import { useState } from 'react'
import { failureWords } from '../../../lib/failure-words.ts'
import { formatDate } from '../../../lib/format.ts'
import { Button } from '../../../ui/form/button.tsx'
import { FieldError } from '../../../ui/form/field.tsx'
import { Tag } from '../../../ui/mark/tag.tsx'
import { Prose } from '../../../ui/prose.tsx'
import { initialsOf } from '../../parts/words.ts'
import styles from './questions.module.css'

export function QuestionCard({ question, onReport }: { question: LessonQuestion; onReport(): Promise<void> }) {
  const [reported, setReported] = useState<'no' | 'busy' | 'yes'>('no')
  const [failure, setFailure] = useState('')
  const name = question.isMine ? 'Bạn' : (question.askedBy ?? 'Người học')

  async function report() {
    setReported('busy')
    setFailure('')
    try {
      await onReport()
      setReported('yes')
    } catch (error) {
      setFailure(failureWords(error))
      setReported('no')
    }
  }
  return (
    <article className={styles.question}>
      <div className={styles.said}>
        <span className={styles.face} aria-hidden="true">
          {initialsOf(question.askedBy ?? name)}
        </span>
        <div>
          <p className={styles.by}>
            <b>{name}</b>
            <span className={styles.when}>{formatDate(question.createdAt)}</span>
            {question.isHidden && <Tag icon={<EyeOff size="1.4rem" aria-hidden="true" />}>Đang ẩn, chỉ bạn thấy</Tag>}
            {question.answer === null && !question.isHidden && (
              <Tag tone="vang" icon={<Clock size="1.4rem" aria-hidden="true" />}>
                Chờ trả lời
              </Tag>
            )}
          </p>
          <p className={styles.words}>{question.content}</p>
          {!question.isMine && reported !== 'yes' && (
            <Button look="text" isSmall isBusy={reported === 'busy'} className={styles.report} onClick={() => void report()}>
              <Flag size="1.4rem" aria-hidden="true" />
              Báo không phù hợp
            </Button>
          )}
          {reported === 'yes' && (
            <p role="status" className={styles.when}>
              Cảm ơn bạn, nhà xuất bản sẽ xem lại câu hỏi này.
            </p>
          )}
          {failure && <FieldError>{failure}</FieldError>}
        </div>
      </div>
      {question.answer !== null && (
        <div className={styles.answer}>
          <span className={`${styles.face} ${styles.teacher}`} aria-hidden="true">
            {initialsOf(question.answeredBy ?? 'Giảng viên')}
          </span>
          <div>
            <p className={styles.by}>
              <b>{question.answeredBy ?? 'Ban biên tập'}</b>
              <Tag tone="luc">Trả lời</Tag>
              {question.answeredAt && <span className={styles.when}>{formatDate(question.answeredAt)}</span>}
            </p>
            <Prose html={question.answer} className={styles.prose} />
          </div>
        </div>
      )}
    </article>
  )
}
