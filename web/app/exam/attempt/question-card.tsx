import type { AttemptQuestion } from '@tq/contract/exam/attempt.ts'
import { Check, CloudOff, Flag, RotateCw } from 'lucide-react'
import { memo, useState } from 'react'
import { failureWords } from '../../lib/failure-words.ts'
import { classes } from '../../ui/class-names.ts'
import { Button } from '../../ui/form/button.tsx'
import { Tag } from '../../ui/mark/tag.tsx'
import { Explanation } from '../question/explanation.tsx'
import { fullnessOf, openWordsOf, partOf } from '../question/parts.ts'
import styles from '../question/question.module.css'
import { Rich } from '../question/rich.tsx'
import { Points, Verdict, verdictOf } from '../question/verdict.tsx'
import { formatSecond } from '../words.ts'
import type { AnswerKeeper, AnswerState } from './answer-keeper.ts'
import { Recording } from './recording.tsx'
import { useAnswer, useKeeperState } from './use-attempt.ts'

export interface QuestionCardProps {
  attemptId: string
  question: AttemptQuestion
  keeper: AnswerKeeper
  tellsAtOnce: boolean
  /** The time is over, or it is being handed in. */
  isLocked: boolean
  onCheck(id: string): Promise<void>
}

/** One question, as it is answered. Only what changes in it draws it anew. */
export const QuestionCard = memo(function QuestionCard({
  attemptId,
  question,
  keeper,
  tellsAtOnce,
  isLocked,
  onCheck,
}: QuestionCardProps) {
  const { id, number, body, stem, audio, points } = question
  const state = useAnswer(keeper, id)
  const { Ask, Review } = partOf(body.type)
  const { told } = state
  return (
    <article
      id={`cau-${number}`}
      tabIndex={-1}
      aria-labelledby={`ten-cau-${number}`}
      className={classes(styles.question, state.isFlagged && styles.flagged)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && keeper.flush(id)}
    >
      <div className={styles.head}>
        <h2 id={`ten-cau-${number}`}>Câu {number}</h2>
        {told ? (
          <Verdict kind={verdictOf({ score: told.points, points, isAnswered: true, isWaiting: told.points === null })} />
        ) : (
          <SavedTag question={question} state={state} keeper={keeper} />
        )}
        {/* What is told can't be answered anew, so there is nothing to come back for. */}
        {(!told || state.isFlagged) && (
          <Button
            look="text"
            isSmall
            className={styles.flag}
            aria-pressed={state.isFlagged}
            onClick={() => keeper.change(id, { isFlagged: !state.isFlagged })}
          >
            <Flag size="1.6rem" aria-hidden="true" />
            {state.isFlagged ? 'Đã đánh dấu' : 'Đánh dấu'}
            <span className="visually-hidden"> câu {number}</span>
          </Button>
        )}
        {told && <Points score={told.points} points={points} />}
      </div>
      {stem && <Rich html={stem} className={styles.stem} />}
      {audio && <Recording attemptId={attemptId} questionId={id} playsLeft={audio.playsLeft} />}
      {told?.key ? (
        <Review
          body={body}
          answer={state.answer}
          answerKey={told.key}
          keyNotes={told.keyNotes ?? []}
          rightGaps={told.rightGaps}
          points={points}
          score={told.points}
        />
      ) : (
        <Ask
          body={body}
          answer={state.answer}
          name={`tra-loi-${number}`}
          isLocked={isLocked || told !== null}
          onChange={(answer) => keeper.change(id, { answer })}
        />
      )}
      {told?.explanation && <Explanation html={told.explanation} />}
      {tellsAtOnce && !told && <CheckButton question={question} state={state} isLocked={isLocked} onCheck={onCheck} />}
    </article>
  )
})

interface SavedTagProps {
  question: AttemptQuestion
  state: AnswerState
  keeper: AnswerKeeper
}

/** Where the answer is. "Đã lưu" only when the server has said so, with the server's time. */
function SavedTag({ question: { body }, state: { answer, isPending, savedAt }, keeper }: SavedTagProps) {
  const { offlineSince } = useKeeperState(keeper)
  if (isPending && offlineSince !== null)
    return (
      <Tag tone="vang" icon={<CloudOff aria-hidden="true" />}>
        Chờ mạng
      </Tag>
    )
  if (isPending)
    return (
      <Tag tone="lam" icon={<RotateCw aria-hidden="true" />}>
        Đang lưu
      </Tag>
    )
  const fullness = fullnessOf(body, answer)
  if (fullness === 'empty') return <Tag>Chưa trả lời</Tag>
  if (fullness === 'partial') return <Tag tone="vang">{openWordsOf(body, answer)}</Tag>
  return (
    <Tag tone="luc" icon={<Check aria-hidden="true" />}>
      {savedAt ? `Đã lưu ${formatSecond(savedAt)}` : 'Đã lưu'}
    </Tag>
  )
}

function CheckButton({
  question,
  state,
  isLocked,
  onCheck,
}: Pick<QuestionCardProps, 'question' | 'isLocked' | 'onCheck'> & { state: AnswerState }) {
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const isEmpty = fullnessOf(question.body, state.answer) === 'empty'
  const check = async () => {
    setIsBusy(true)
    setFailure('')
    await onCheck(question.id).catch((error: unknown) => setFailure(failureWords(error)))
    setIsBusy(false)
    // What was pressed is gone; whoever uses the keyboard goes on from the question.
    document.getElementById(`cau-${question.number}`)?.focus({ preventScroll: true })
  }
  return (
    <div className={styles.check}>
      <Button look="lam" isBusy={isBusy} disabled={isEmpty || isLocked} onClick={check}>
        Kiểm tra<span className="visually-hidden"> câu {question.number}</span>
      </Button>
      <p role={failure ? 'alert' : undefined}>{failure || 'Kiểm tra rồi thì không sửa câu này được nữa.'}</p>
    </div>
  )
}
