import type { LessonDetail } from '@tq/contract/learning/lesson.ts'
import { DONE_PERCENT } from '@tq/contract/learning/progress.ts'
import { Award, Check } from 'lucide-react'
import { useState } from 'react'
import { failureWords } from '../../lib/failure-words.ts'
import { Button, LinkButton } from '../../ui/form/button.tsx'
import { FieldError } from '../../ui/form/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './completion.module.css'
import type { Learner } from './learner/use-learner.ts'

type Lesson = Pick<LessonDetail, 'kind' | 'completion'>

/** What counts as learnt, said before one begins: nobody should have to guess. */
export function ruleWords({ kind, completion }: Lesson): string {
  if (completion === 'watched') return `Tính là đã học khi ${watchedVerb({ kind })} đủ ${DONE_PERCENT}%`
  return kind === 'document' ? 'Tính là đã học khi bạn đánh dấu đã học' : 'Tính là đã học khi đọc đến cuối bài'
}

/** The rule, how much of it is met, and for what is read the button. The mark comes when the server says so. */
export function Completion({ lesson, learner }: { lesson: Lesson; learner: Learner }) {
  const { isBusy, failure, mark } = useMarkRead(learner)
  const { isDone = false, watchedPercent = 0 } = learner.state ?? {}
  const isWatched = lesson.completion === 'watched'
  return (
    <div className={styles.completion}>
      <p role="status" className={isDone ? styles.done : styles.rule}>
        {isDone && <Check size="1.8rem" aria-hidden="true" />}
        {isDone ? 'Đã học xong bài này' : ruleWords(lesson)}
        {!isDone && isWatched && watchedPercent > 0 && `, bạn đã ${watchedVerb(lesson)} ${watchedPercent}%`}
      </p>
      {!isDone && !isWatched && (
        <Button isSmall isBusy={isBusy} disabled={learner.isMember === null} onClick={mark} className={styles.mark}>
          <Check size="1.6rem" aria-hidden="true" />
          Đánh dấu đã học
        </Button>
      )}
      {failure && <FieldError>{failure}</FieldError>}
    </div>
  )
}

export const watchedVerb = ({ kind }: Pick<Lesson, 'kind'>) => (kind === 'audio' ? 'nghe' : 'xem')

export function useMarkRead(learner: Learner) {
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState('')
  async function mark() {
    setIsBusy(true)
    setFailure('')
    try {
      await learner.markRead()
    } catch (error) {
      setFailure(failureWords(error))
    }
    setIsBusy(false)
  }
  return { isBusy, failure, mark: () => void mark() }
}

/** The last lesson is done: the whole course is, and its certificate waits. */
export function CourseFinished({ learner, title }: { learner: Learner; title: string }) {
  const { progress } = learner
  if (!progress?.finishedAt && progress?.percent !== 100) return null
  return (
    <Notice
      tone="success"
      title={`Bạn đã học xong khoá “${title}”`}
      className={styles.finished}
      action={
        progress.certificateCode && (
          <LinkButton to={`/cn/${progress.certificateCode}`} look="lam">
            <Award size="1.8rem" aria-hidden="true" />
            Xem chứng nhận
          </LinkButton>
        )
      }
    >
      {progress.certificateCode ? 'Chứng nhận của bạn đã sẵn sàng để tải về và in.' : 'Chúc mừng bạn đã đi hết chặng đường.'}
    </Notice>
  )
}
