import type { ExamResult, ReviewedQuestion } from '@tq/contract/exam/attempt.ts'
import { Notice } from '../../ui/notice.tsx'
import { Explanation } from '../question/explanation.tsx'
import { partOf } from '../question/parts.ts'
import styles from '../question/question.module.css'
import { Rich } from '../question/rich.tsx'
import { Points, Verdict, verdictOf } from '../question/verdict.tsx'
import { formatSecond, opensWords } from '../words.ts'
import own from './review-view.module.css'

/** One question of a closed attempt: only what came with it is shown. */
export function ReviewCard({ question, result }: { question: ReviewedQuestion; result: ExamResult }) {
  const { number, stem, body, answer, key, keyNotes, rightGaps, score, points, explanation, comment, isWaiting, isAnswered } =
    question
  const { Review } = partOf(body.type)
  const hasAnswer = answer !== null || key !== null
  return (
    <article id={`cau-${number}`} tabIndex={-1} aria-labelledby={`ten-cau-${number}`} className={styles.question}>
      <div className={styles.head}>
        <h2 id={`ten-cau-${number}`}>Câu {number}</h2>
        <Verdict kind={verdictOf(question)} />
        {(score !== null || isWaiting) && <Points score={score} points={points} />}
      </div>
      {stem && <Rich html={stem} className={styles.stem} />}
      {hasAnswer && (
        <Review
          body={body}
          answer={answer}
          answerKey={key}
          keyNotes={keyNotes ?? []}
          rightGaps={rightGaps}
          points={points}
          score={score}
        />
      )}
      {!hasAnswer && isAnswered && result.shows.length > 0 && <p className={own.hidden}>{hiddenWords(result)}</p>}
      {body.type === 'essay' && isAnswered && question.savedAt && (
        <p className={own.hidden}>Lưu lần cuối {formatSecond(question.savedAt)}</p>
      )}
      {isWaiting && (
        <Notice title="Bài tự luận do người chấm đọc." className={own.wait}>
          Điểm và lời nhận xét hiện ở đây khi chấm xong.
        </Notice>
      )}
      {comment && (
        <div className={own.comment}>
          <h3>Nhận xét của người chấm</h3>
          <p>{comment}</p>
        </div>
      )}
      {explanation && <Explanation html={explanation} />}
    </article>
  )
}

/** Why one's own answer is not here, and when it will be. */
function hiddenWords(result: ExamResult): string {
  if (!result.showsLater.includes('answers')) return 'Bài này không hiện lại câu trả lời.'
  const when = opensWords(result)
  return `Câu trả lời của bạn chưa được hiện lại${when ? `: mở ${when}` : ''}.`
}
