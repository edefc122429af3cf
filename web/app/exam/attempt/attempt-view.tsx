import { Check } from 'lucide-react'
import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { classes } from '../../ui/class-names.ts'
import { Button } from '../../ui/form/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { resultUrl, SUMMARY_HASH } from '../addresses.ts'
import { fullnessOf } from '../question/parts.ts'
import { attemptWords, formatSecond, limitWords } from '../words.ts'
import type { AnswerKeeper } from './answer-keeper.ts'
import styles from './attempt-view.module.css'
import { ExamBar } from './bar/exam-bar.tsx'
import { OfflineBar } from './bar/offline-bar.tsx'
import { Timer } from './bar/timer.tsx'
import type { PaletteEntry } from './palette/numbers.tsx'
import { Palette, PaletteDrawer } from './palette/palette.tsx'
import { QuestionCard } from './question-card.tsx'
import { Summary } from './summary/summary.tsx'
import { type OpenAttempt, useAttempt, useKeeperState } from './use-attempt.ts'

export interface AttemptViewProps {
  attempt: OpenAttempt
  limitSeconds: number | null
  /** Where one's own page of this exam is. */
  own: string
  isInApp: boolean
}

/** An open paper: all of its questions, the palette, the clock. Give it `key={attemptId}`. */
export function AttemptView({ attempt, limitSeconds, own, isInApp }: AttemptViewProps) {
  const { attemptId, questionActives: questions, parts } = attempt
  const { hash, key } = useLocation()
  const navigate = useNavigate()
  const { keeper, clock, deadline, round, isTimeUp, hasMoreTime, isSubmitting, failure, ...acts } = useAttempt(attempt, (how) =>
    navigate(resultUrl(own, attemptId), { replace: true, state: how }),
  )
  const state = useKeeperState(keeper)
  // The same function for good: a letter typed in one question draws no other anew.
  const latestCheck = useRef(acts.check)
  latestCheck.current = acts.check
  const onCheck = useCallback((id: string) => latestCheck.current(id), [])
  const entries = questions.map((question) => entryOf(question, keeper))
  const isSummary = hash === SUMMARY_HASH
  useFocusOn(hash, key)

  const given = secondsBetween(attempt.deadline, deadline)
  const limit = limitWords(limitSeconds && limitSeconds + given, attempt.extraSeconds + given)
  const waiting = state.waitingCount
  const safe = entries.filter(({ fullness }) => fullness !== 'empty').length - waiting
  return (
    <div className={classes(styles.page, state.offlineSince !== null && styles.offline)}>
      <ExamBar
        title={attempt.title}
        facts={`${questions.length} câu · ${limit} · ${attemptWords(attempt.number).toLowerCase()}`}
        isHeading={!isSummary}
        isInApp={isInApp}
        isLean={!isSummary}
        under={
          state.offlineSince !== null && (
            <OfflineBar
              since={state.offlineSince}
              waitingCount={waiting}
              savedCount={Math.max(0, safe)}
              hasClock={deadline !== null}
              onRetry={() => keeper.flush()}
            />
          )
        }
      >
        <SavedLine keeper={keeper} className={styles.barSaved} />
        {!isSummary && <PaletteDrawer entries={entries} saved={<SavedLine keeper={keeper} />} />}
        {deadline && <Timer clock={clock} deadline={deadline} round={round} onTimeUp={acts.timeUp} />}
        {!isSummary && (
          <Button
            look="son"
            isSmall
            className={classes(styles.submit, !deadline && styles.push)}
            isBusy={isSubmitting}
            onClick={() => navigate(SUMMARY_HASH)}
          >
            Nộp bài
          </Button>
        )}
      </ExamBar>
      {(isTimeUp || hasMoreTime || state.replaced.length > 0) && (
        <div className={`wrap ${styles.notices}`}>
          {isTimeUp && (
            <Notice tone="warning" isAlert title="Hết giờ, bài tự nộp">
              {failure
                ? `Chưa gửi được: ${failure}. Những câu đã lưu trên máy chủ vẫn được chấm; trang này đang thử lại.`
                : 'Đang gửi những câu cuối cùng…'}
            </Notice>
          )}
          {hasMoreTime && deadline && !isTimeUp && (
            <Notice
              tone="success"
              isAlert
              title="Bạn được thêm giờ"
              action={
                <Button isSmall onClick={acts.forgetMoreTime}>
                  Đã hiểu
                </Button>
              }
            >
              Hạn nộp mới là {formatSecond(deadline)}, cứ làm tiếp.
            </Notice>
          )}
          {state.replaced.length > 0 && (
            <Notice
              tone="warning"
              isAlert
              title={`Câu ${state.replaced.join(', ')} vừa được trả lời ở một thẻ hay thiết bị khác`}
              action={
                <Button isSmall onClick={() => keeper.forgetReplaced()}>
                  Đã hiểu
                </Button>
              }
            >
              Trang này đang hiện câu trả lời mới hơn. Bạn nên chỉ mở bài ở một nơi.
            </Notice>
          )}
        </div>
      )}
      {isSummary ? (
        <Summary
          attempt={attempt}
          keeper={keeper}
          entries={entries}
          isSubmitting={isSubmitting}
          failure={isTimeUp ? '' : failure}
          // Whoever came by the address itself has no step before it.
          onBack={() => (key === 'default' ? navigate({ hash: '' }) : navigate(-1))}
          onSubmit={acts.submit}
        />
      ) : (
        <div className={`wrap ${styles.two}`}>
          <div>
            {parts.map(({ title, instructions }, part) => (
              <section key={part} className={styles.part}>
                {/* The only part needs no name: its questions are the whole paper. */}
                {(instructions || (title && parts.length > 1)) && (
                  <p className={styles.partHead}>
                    {title && <b>{title}.</b>} {instructions}
                  </p>
                )}
                {questions
                  .filter((question) => question.part === part)
                  .map((question) => (
                    <QuestionCard
                      key={question.id}
                      attemptId={attemptId}
                      question={question}
                      keeper={keeper}
                      tellsAtOnce={attempt.tellsAtOnce}
                      isLocked={isTimeUp}
                      onCheck={onCheck}
                    />
                  ))}
              </section>
            ))}
            <div className={styles.end}>
              <p>Bạn đã xem hết {questions.length} câu. Trước khi nộp có trang liệt kê câu trống và câu đã đánh dấu.</p>
              <Button look="lam" onClick={() => navigate(SUMMARY_HASH)}>
                Xem lại và nộp bài
              </Button>
            </div>
          </div>
          <Palette entries={entries} />
        </div>
      )}
    </div>
  )
}

function entryOf({ id, number, body }: OpenAttempt['questionActives'][number], keeper: AnswerKeeper): PaletteEntry {
  const { answer, isFlagged } = keeper.of(id)
  return { number, fullness: fullnessOf(body, answer), isFlagged }
}

const secondsBetween = (from: string | null, to: string | null) =>
  from && to ? Math.round((Date.parse(to) - Date.parse(from)) / 1000) : 0

/** By the server's word only. */
function SavedLine({ keeper, className }: { keeper: AnswerKeeper; className?: string }) {
  const { lastSavedAt } = useKeeperState(keeper)
  if (!lastSavedAt) return null
  return (
    <p className={classes(styles.saved, className)}>
      <Check size="1.6rem" aria-hidden="true" />
      Đã lưu lúc {formatSecond(lastSavedAt)}
    </p>
  )
}

/** A number of the palette brings the keyboard along, not only the eye; pressed again, it does so again. */
function useFocusOn(hash: string, key: string): void {
  useEffect(() => {
    const card = hash.startsWith('#cau-') ? document.getElementById(hash.slice(1)) : null
    card?.scrollIntoView({ block: 'start' })
    card?.focus({ preventScroll: true })
  }, [hash, key])
}
