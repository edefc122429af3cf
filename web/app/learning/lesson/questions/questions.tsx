import { type LessonQuestion, listQuestions, reportQuestion } from '@tq/contract/learning/questions.ts'
import { useEffect, useState } from 'react'
import { call } from '../../../lib/browser-call.ts'
import { failureWords } from '../../../lib/failure-words.ts'
import { Waiting } from '../../../lib/waiting.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { FieldError } from '../../../ui/form/field.tsx'
import { AskForm } from './ask-form.tsx'
import { QuestionCard } from './question-card.tsx'
import styles from './questions.module.css'

interface Listed {
  questions: LessonQuestion[]
  page: number
  totalPage: number
}

/** Asked once, answered for everybody who learns here. */
export function Questions({ lessonId }: { lessonId: number }) {
  const [listed, setListed] = useState<Listed | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState('')

  async function load(page: number) {
    setIsBusy(true)
    setFailure('')
    try {
      const { data, totalPage } = await call(listQuestions, { params: { lessonId }, query: { page } })
      // Somebody may have asked meanwhile: what moved to the next page is already here.
      setListed((now) => {
        const before = page > 1 ? (now?.questions ?? []) : []
        const known = new Set(before.map(({ id }) => id))
        return { questions: [...before, ...data.filter(({ id }) => !known.has(id))], page, totalPage }
      })
    } catch (error) {
      setFailure(failureWords(error))
    }
    setIsBusy(false)
  }
  useEffect(() => void load(1), [lessonId])
  if (!listed) return <Waiting failure={failure} onRetry={() => void load(1)} />

  const add = (question: LessonQuestion) => setListed((now) => now && { ...now, questions: [question, ...now.questions] })
  return (
    <div>
      {listed.questions.length === 0 && (
        <p className={styles.none}>Chưa ai hỏi ở bài này. Câu trả lời của giảng viên ai học cũng thấy.</p>
      )}
      {listed.questions.map((question) => (
        <QuestionCard
          key={question.id}
          question={question}
          onReport={async () => void (await call(reportQuestion, { params: { id: question.id } }))}
        />
      ))}
      {failure && <FieldError>{failure}</FieldError>}
      {listed.page < listed.totalPage && (
        <p className={styles.more}>
          <Button isBusy={isBusy} onClick={() => void load(listed.page + 1)}>
            Xem thêm câu hỏi
          </Button>
        </p>
      )}
      <AskForm lessonId={lessonId} onAsked={add} />
    </div>
  )
}
