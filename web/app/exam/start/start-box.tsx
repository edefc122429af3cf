import { doExam } from '@tq/contract/exam/attempt.ts'
import type { ExamDetail, ExamStanding } from '@tq/contract/exam/exam.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useIsInApp } from '../../learning/lesson/learner/frame.ts'
import { useIsMember } from '../../learning/lesson/learner/use-member.ts'
import { LoginInvite } from '../../learning/lesson/login-invite.tsx'
import { courseUrl } from '../../learning/parts/addresses.ts'
import { call } from '../../lib/browser-call.ts'
import { failureWords } from '../../lib/failure-words.ts'
import { Waiting } from '../../lib/waiting.tsx'
import { Button, LinkButton } from '../../ui/form/button.tsx'
import { attemptUrl, resultUrl } from '../addresses.ts'
import { createServerClock } from '../attempt/server-clock.ts'
import { attemptWords, barrierWords, formatMark, formatMinute, formatWhen, spentWords } from '../words.ts'
import styles from './start-box.module.css'

export interface StartBoxProps {
  exam: ExamDetail
  /** The same, asked for by whoever looks; null until then, and for guests. */
  asked: ExamDetail | null
  failure: string
  onRetry(): void
  own: string
}

/** The one thing the page is for, with what it will cost. */
export function StartBox({ exam, asked, failure, onRetry, own }: StartBoxProps) {
  const isMember = useIsMember()
  const standing = asked?.standing
  if (isMember === false)
    return (
      <Box title={exam.kind === 'exam' ? 'Làm bài kiểm tra' : 'Làm bài tập'}>
        <LoginInvite reason="Đăng nhập để làm bài: câu trả lời được lưu vào tài khoản của bạn." isMain />
        {exam.course.use === 'sold' && <Buy exam={exam} words="Bài này dành cho người có khoá học." />}
      </Box>
    )
  if (!asked || !standing)
    return (
      <Box title="Lần làm của bạn">
        <Waiting failure={failure} title="Chưa tải được các lần làm của bạn" onRetry={onRetry} />
      </Box>
    )
  const last = standing.attempts.find(({ state }) => state !== 'inProgress')
  return (
    <Box title={standing.openAttempt ? `Đang làm dở lần ${standing.openAttempt.number}` : nextTitle(standing)}>
      <Standing exam={asked} standing={standing} own={own} />
      {last && (
        <p className={styles.before}>
          <LinkButton to={resultUrl(own, last.id)} look="text">
            Xem kết quả lần {last.number}
          </LinkButton>
          {standing.attempts.length > 1 && (
            <LinkButton to={own} look="text">
              Các lần làm
            </LinkButton>
          )}
        </p>
      )}
    </Box>
  )
}

export const nextTitle = ({ attempts, barrier }: ExamStanding) =>
  barrier === null || barrier === 'wait' ? attemptWords((attempts[0]?.number ?? 0) + 1) : 'Lần làm của bạn'

function Box({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-labelledby="bat-dau" className={styles.box}>
      <h2 id="bat-dau">{title}</h2>
      {children}
    </section>
  )
}

function Buy({ exam: { course }, words }: { exam: ExamDetail; words: string }) {
  return (
    <div className={styles.buy}>
      <p>{words}</p>
      {!useIsInApp() && <LinkButton to={courseUrl(course)}>Xem khoá học</LinkButton>}
    </div>
  )
}

export interface StandingProps {
  exam: ExamDetail
  standing: ExamStanding
  own: string
}

/** What may be done now: go on, begin, or wait and why. */
export function Standing({ exam, standing, own }: StandingProps) {
  const { openAttempt, barrier, bestMark } = standing
  const best = bestMark !== null && <Row name="Điểm cao nhất đã có" value={formatMark(bestMark)} />
  if (openAttempt)
    return (
      <>
        <dl className={styles.ledger}>
          <Row name="Bắt đầu lúc" value={formatWhen(openAttempt.startedAt, exam.serverNow)} />
          {openAttempt.deadline && <Row name="Hết giờ lúc" value={formatWhen(openAttempt.deadline, exam.serverNow)} />}
          <Row name="Đã trả lời" value={`${openAttempt.answeredCount} / ${openAttempt.questionCount} câu`} />
        </dl>
        <LinkButton to={attemptUrl(own)} look="son" isBlock className={styles.large}>
          Làm tiếp
        </LinkButton>
        {openAttempt.deadline && <p className={styles.small}>Đồng hồ đang chạy.</p>}
      </>
    )
  if (barrier === 'notOwned')
    return <Buy exam={exam} words="Bài này dành cho người có khoá học. Tài khoản của bạn chưa có khoá này." />
  if (barrier)
    return (
      <>
        {best && <dl className={styles.ledger}>{best}</dl>}
        <p className={styles.why}>{barrierWords(standing)}</p>
      </>
    )
  return <Start exam={exam} standing={standing} own={own} best={best} />
}

function Start({ exam, standing, own, best }: StandingProps & { best: ReactNode }) {
  const navigate = useNavigate()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const { limitSeconds, attemptsLeft } = standing
  const now = useServerNow(exam.serverNow)
  const end = limitSeconds === null ? null : now + limitSeconds * 1000
  const close = exam.closesAt && end !== null && Date.parse(exam.closesAt) < end ? Date.parse(exam.closesAt) : end
  const start = async () => {
    setIsBusy(true)
    setFailure('')
    try {
      await call(doExam, { params: { id: String(exam.id) } })
      await navigate(attemptUrl(own))
    } catch (error) {
      setFailure(failureWords(error))
      setIsBusy(false)
    }
  }
  return (
    <>
      <dl className={styles.ledger}>
        {close !== null && (
          <>
            <Row name="Nếu bắt đầu lúc này" value={formatMinute(now)} />
            <Row name="Hết giờ lúc" value={formatMinute(close)} />
          </>
        )}
        {attemptsLeft !== null && <Row name="Còn lại sau lần này" value={`${attemptsLeft - 1} lần`} />}
        {best}
      </dl>
      <Button look="son" isBlock isBusy={isBusy} onClick={start} className={styles.large}>
        Bắt đầu làm bài
      </Button>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <p className={styles.small}>
        {attemptsLeft === null ? 'Bạn làm lại bao nhiêu lần cũng được.' : 'Bấm nút là tính một lần làm.'}
        {limitSeconds !== null && ` Nên có ${spentWords(limitSeconds)} yên tĩnh và mạng ổn định.`}
      </p>
    </>
  )
}

/** The server's minute, while the page lies open. */
function useServerNow(serverNow: string): number {
  const [clock] = useState(() => createServerClock(serverNow))
  const [now, setNow] = useState(clock.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), 5000)
    return () => clearInterval(timer)
  }, [clock])
  return now
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  )
}
