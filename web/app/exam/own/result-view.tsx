import type { ExamResult } from '@tq/contract/exam/attempt.ts'
import type { ExamDetail } from '@tq/contract/exam/exam.ts'
import { Check, Clock, Lock, Printer, X } from 'lucide-react'
import { useLocation } from 'react-router'
import { formatMoment } from '../../lib/format.ts'
import { session } from '../../lib/state/session.ts'
import { Button, LinkButton } from '../../ui/form/button.tsx'
import { Tag } from '../../ui/mark/tag.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { attemptUrl, bareStartUrl, ownPaperUrl, reviewUrl, startUrl } from '../addresses.ts'
import { PartTitle } from '../part-title.tsx'
import { attemptWords, barrierWords, capital, fieldWords, formatMark, LEVEL_WORDS, opensWords, spentWords } from '../words.ts'
import { Again } from './again.tsx'
import { History } from './history.tsx'
import styles from './result-view.module.css'
import { Ruler } from './ruler.tsx'

export interface ResultViewProps {
  result: ExamResult
  course: ExamDetail['course']
  own: string
  isInApp: boolean
  standing: ExamDetail['standing']
}

/** How one sitting went, as far as the exam's policy tells it now. */
export function ResultView({ result, course, own, isInApp, standing }: ResultViewProps) {
  const openAttempt = standing?.openAttempt
  const { displayName } = session.use()
  const before = result.attempts.find(({ number, mark }) => number < result.number && mark !== null)
  const isWaiting = result.state === 'submitted'
  const canLook = result.questions.length > 0 && result.shows.some((field) => field !== 'score')
  return (
    <div className={styles.page}>
      <TimeUp result={result} />
      <section className={styles.hero} aria-labelledby="ket-qua">
        <BigMark result={result} isWaiting={isWaiting} />
        <div>
          <p className={styles.tags}>
            <PassTag result={result} />
            <Tag>{attemptWords(result.number)}</Tag>
            {isWaiting && (
              <Tag tone="lam" icon={<Clock aria-hidden="true" />}>
                Chờ chấm tự luận
              </Tag>
            )}
          </p>
          <h1 id="ket-qua">{result.title}</h1>
          <p className={styles.who}>Người làm bài: {displayName}</p>
          <p className={styles.facts}>
            Nộp lúc {formatMoment(result.closedAt)} · làm trong {spentWords(result.seconds)}
            {result.closedBy === 'clock' && ' · hết giờ, bài tự nộp'}
            {before?.mark != null && result.mark !== null && ` · ${comparedWords(result.mark, before.mark)}`}
          </p>
          <p className={styles.acts}>
            {canLook && (
              <LinkButton to={reviewUrl(own, result.attemptId)} look="lam">
                Xem lại từng câu
              </LinkButton>
            )}
            {openAttempt ? (
              <LinkButton to={attemptUrl(own)}>Làm tiếp lần {openAttempt.number}</LinkButton>
            ) : (
              result.canStartAgain && (
                <LinkButton to={isInApp ? bareStartUrl({ kind: result.kind, id: result.examId }) : startUrl(result)}>
                  Làm lại{result.attemptsLeft !== null && `, còn ${result.attemptsLeft} lần`}
                </LinkButton>
              )
            )}
            {!isInApp && (
              <Button look="text" onClick={() => window.print()}>
                <Printer size="1.8rem" aria-hidden="true" />
                In kết quả
              </Button>
            )}
            {!isInApp && canLook && (
              <LinkButton look="text" to={ownPaperUrl(own, result.attemptId)}>
                In đề
              </LinkButton>
            )}
          </p>
          {standing && !openAttempt && !result.canStartAgain && <p className={styles.facts}>{nextTryWords(standing)}</p>}
        </div>
        {result.mark !== null && <Ruler mark={result.mark} passMark={result.passMark} before={before?.mark ?? null} />}
      </section>
      <div className={styles.two}>
        <section className={styles.panel} aria-labelledby="theo-phan">
          <h2 id="theo-phan">Điểm theo phần</h2>
          <ul className={styles.parts}>
            {result.parts.map((part, at) => (
              <li key={at}>
                <span>
                  <PartTitle title={part.title || `Phần ${at + 1}`} />
                </span>
                <span className={styles.points}>
                  {part.score === null ? 'Chưa có điểm' : <b>{formatMark(part.score)}</b>} / {formatMark(part.points)}
                </span>
                <ProgressBar
                  value={part.score ?? 0}
                  max={part.points || 1}
                  tone="luc"
                  label={`${part.title || `Phần ${at + 1}`}: ${part.score === null ? 'chưa có điểm, tối đa' : `${formatMark(part.score)} trên`} ${formatMark(part.points)} điểm`}
                />
                <small>
                  {part.rightCount === null
                    ? `${part.questionCount} câu`
                    : `Đúng trọn ${part.rightCount} trên ${part.questionCount} câu`}
                </small>
              </li>
            ))}
          </ul>
          <h2 id="cac-lan-lam" className={styles.second}>
            Các lần làm
          </h2>
          <History attempts={result.attempts} own={own} passMark={result.passMark} currentId={result.attemptId} />
          {result.attempts.length > 1 && <p className={styles.small}>Bài này lấy điểm cao nhất trong các lần làm.</p>}
        </section>
        <div className={styles.aside}>
          <Again result={result} course={course} own={own} isInApp={isInApp} canLook={canLook} />
          <Levels result={result} />
          <Later result={result} />
        </div>
      </div>
    </div>
  )
}

/** Whether there is another try, and from when. */
function nextTryWords(standing: NonNullable<ExamDetail['standing']>): string {
  const isLeft = standing.barrier === 'wait' && standing.attemptsLeft !== null
  return isLeft ? `${barrierWords(standing)} Bạn còn ${standing.attemptsLeft} lần làm.` : barrierWords(standing)
}

/** Whoever comes straight from the paper is told why it ended. */
function TimeUp({ result }: { result: ExamResult }) {
  const { state } = useLocation()
  const isTimeUp = result.closedBy === 'clock' || (state as { isTimeUp?: boolean } | null)?.isTimeUp === true
  if (!isTimeUp || state === null) return null
  return (
    <Notice tone="warning" isAlert title="Hết giờ, bài tự nộp" className={styles.notice}>
      Những câu đã lưu được chấm: {result.answeredCount} trên {result.questionCount} câu.
    </Notice>
  )
}

function BigMark({ result, isWaiting }: { result: ExamResult; isWaiting: boolean }) {
  if (result.mark !== null)
    return (
      <p className={styles.mark}>
        <b>{formatMark(result.mark)}</b>
        <span>trên thang điểm 10</span>
      </p>
    )
  if (isWaiting && result.score !== null)
    return (
      <p className={styles.mark}>
        <b>{formatMark(result.score)}</b>
        <span>/ {formatMark(result.markedPoints)} điểm đã chấm</span>
      </p>
    )
  return (
    <p className={styles.mark}>
      <b className={styles.done}>
        <Check aria-hidden="true" />
      </b>
      <span>Đã nộp bài</span>
    </p>
  )
}

function PassTag({ result: { isPassed, passMark } }: { result: ExamResult }) {
  if (isPassed === null || passMark === null) return null
  return isPassed ? (
    <Tag tone="luc" icon={<Check aria-hidden="true" />}>
      Đạt (từ {formatMark(passMark)} điểm)
    </Tag>
  ) : (
    <Tag tone="son" icon={<X aria-hidden="true" />}>
      Chưa đạt (cần từ {formatMark(passMark)} điểm)
    </Tag>
  )
}

function comparedWords(mark: number, before: number): string {
  const difference = Math.round((mark - before) * 100) / 100
  if (difference === 0) return 'bằng lần trước'
  return `${difference > 0 ? 'hơn' : 'kém'} lần trước ${formatMark(Math.abs(difference))} điểm`
}

function Levels({ result: { levels } }: { result: ExamResult }) {
  const told = levels.filter(({ rightCount }) => rightCount !== null)
  if (told.length === 0) return null
  return (
    <section aria-labelledby="theo-muc-do">
      <h2 id="theo-muc-do">Theo mức độ</h2>
      <ul className={styles.parts}>
        {told.map(({ level, questionCount, rightCount }) => (
          <li key={level}>
            <span>{LEVEL_WORDS[level]}</span>
            <span className={styles.points}>
              {rightCount} / {questionCount} câu
            </span>
            <ProgressBar
              value={rightCount ?? 0}
              max={questionCount || 1}
              tone="lam"
              label={`${LEVEL_WORDS[level]}: đúng ${rightCount} trên ${questionCount} câu`}
            />
          </li>
        ))}
      </ul>
      <p className={styles.small}>Câu nhiều ý chỉ tính là đúng khi mọi ý đều đúng.</p>
    </section>
  )
}

/** What is still closed, and until when. */
function Later({ result }: { result: ExamResult }) {
  const { shows, showsLater } = result
  const later = showsLater.filter((field) => !shows.includes(field))
  if (later.length === 0) return null
  const when = opensWords(result)
  return (
    <p className={styles.later}>
      <Lock size="2rem" aria-hidden="true" />
      <span>
        {capital(fieldWords(later))} {when ? `mở ${when}` : 'chưa mở'}.
        {shows.length > 0 && ` Lúc này bạn xem được ${fieldWords(shows)}.`}
      </span>
    </p>
  )
}
