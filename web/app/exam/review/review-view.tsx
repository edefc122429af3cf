import type { ExamResult, ReviewedQuestion } from '@tq/contract/exam/attempt.ts'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { classes } from '../../ui/class-names.ts'
import { Button, LinkButton } from '../../ui/form/button.tsx'
import { Chip, Chips } from '../../ui/mark/chip.tsx'
import { questionHash, resultUrl } from '../addresses.ts'
import { ExamBar } from '../attempt/bar/exam-bar.tsx'
import { VERDICTS, type VerdictKind, verdictOf } from '../question/verdict.tsx'
import { attemptWords, capital, fieldWords, formatMark, opensWords } from '../words.ts'
import { ReviewCard } from './review-card.tsx'
import styles from './review-view.module.css'

type Filter = 'all' | 'lost' | 'waiting' | 'right'
const FILTERS: Record<Filter, [title: string, kinds: VerdictKind[] | null]> = {
  all: ['Tất cả', null],
  lost: ['Chưa trọn điểm', ['part', 'wrong', 'blank']],
  waiting: ['Chờ chấm', ['waiting']],
  right: ['Đúng', ['right']],
}

const KINDS = Object.keys(VERDICTS) as VerdictKind[]

/** Every question of a closed attempt, answered or not. */
export function ReviewView({ result, own, isInApp }: { result: ExamResult; own: string; isInApp: boolean }) {
  const [filter, setFilter] = useState<Filter>('all')
  const [isUnfolded, setIsUnfolded] = useState(false)
  const { questions } = result
  const kindOf = (question: ReviewedQuestion) => verdictOf(question)
  const chosen = (one: Filter) => questions.filter((each) => FILTERS[one][1]?.includes(kindOf(each)) ?? true)
  const offered = (Object.keys(FILTERS) as Filter[]).filter((one) => one === 'all' || chosen(one).length > 0)
  return (
    <>
      <ExamBar
        title={`Xem lại: ${result.title}`}
        facts={`${result.course.title} · ${questions.length} câu · ${attemptWords(result.number).toLowerCase()}`}
        isInApp={isInApp}
      >
        <LinkButton to={resultUrl(own, result.attemptId)} isSmall className={styles.back}>
          Về kết quả
        </LinkButton>
      </ExamBar>
      <div className={`wrap ${styles.top}`}>
        <Sum result={result} />
      </div>
      <div className={`wrap ${styles.two}`}>
        <div>
          {offered.length > 1 && (
            <Chips isScroller className={styles.chips}>
              {offered.map((one) => (
                <Chip key={one} isOn={filter === one} onClick={() => setFilter(one)}>
                  {FILTERS[one][0]} {chosen(one).length}
                  {one === 'all' && ' câu'}
                </Chip>
              ))}
            </Chips>
          )}
          {chosen(filter).map((question) => (
            <ReviewCard key={question.id} question={question} result={result} />
          ))}
        </div>
        <nav aria-label="Bảng câu hỏi" className={styles.palette}>
          <div className={styles.head}>
            <h2>Câu hỏi</h2>
            <small>{questions.length} câu</small>
            <Button
              look="text"
              isSmall
              className={styles.fold}
              aria-expanded={isUnfolded}
              onClick={() => setIsUnfolded(!isUnfolded)}
            >
              {isUnfolded ? 'Thu lại' : 'Xem các câu'}
              <ChevronDown size="1.8rem" aria-hidden="true" className={classes(isUnfolded && styles.up)} />
            </Button>
          </div>
          <div className={classes(!isUnfolded && styles.folded)}>
            <ol>
              {questions.map((question) => {
                const kind = kindOf(question)
                const [word, Icon] = VERDICTS[kind]
                return (
                  <li key={question.id}>
                    <Link
                      to={questionHash(question.number)}
                      onClick={() => setFilter('all')}
                      className={classes(styles.number, styles[kind])}
                      aria-label={`Câu ${question.number}, ${word.toLowerCase()}`}
                    >
                      <Icon size="1.6rem" aria-hidden="true" />
                      {question.number}
                    </Link>
                  </li>
                )
              })}
            </ol>
            <ul className={styles.legend} aria-hidden="true">
              {KINDS.filter((kind) => questions.some((question) => kindOf(question) === kind)).map((kind) => {
                const [word, Icon] = VERDICTS[kind]
                return (
                  <li key={kind} className={styles[kind]}>
                    <Icon size="1.6rem" aria-hidden="true" />
                    {word}
                  </li>
                )
              })}
            </ul>
          </div>
        </nav>
      </div>
    </>
  )
}

const laterWords = (result: ExamResult, later: ExamResult['shows']) =>
  `${capital(fieldWords(later))} ${opensWords(result) ? `mở ${opensWords(result)}` : 'chưa mở'}.`

/** The mark so far, and what is still missing from it. */
function Sum({ result }: { result: ExamResult }) {
  const waiting = result.questions.filter(({ isWaiting }) => isWaiting)
  const later = result.showsLater.filter((field) => !result.shows.includes(field))
  if (result.score === null) return null
  return (
    <section className={styles.sum} aria-label={result.mark === null ? 'Điểm tạm tính' : 'Điểm'}>
      <p className={styles.score}>
        {result.mark === null ? (
          <>
            {formatMark(result.score)} <small>/ {formatMark(result.markedPoints)} điểm đã chấm</small>
          </>
        ) : (
          <>
            {formatMark(result.mark)} <small>trên thang điểm 10</small>
          </>
        )}
      </p>
      <p>
        {waiting.length > 0
          ? `Điểm tạm tính. Câu ${waiting.map(({ number }) => number).join(', ')} (${formatMark(waiting.reduce((sum, { points }) => sum + points, 0))} điểm) đang chờ chấm, điểm trên thang 10 có sau đó.`
          : later.length > 0
            ? `Lúc này bạn xem được ${fieldWords(result.shows)}. ${laterWords(result, later)}`
            : 'Mọi câu của bài, cả những câu để trống.'}
      </p>
    </section>
  )
}
