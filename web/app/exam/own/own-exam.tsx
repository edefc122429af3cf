import { ApiError } from '@tq/contract/errors.ts'
import { type ExamResult, reviewExam } from '@tq/contract/exam/attempt.ts'
import { type ExamDetail, getExamination } from '@tq/contract/exam/exam.ts'
import { courseUrl, lessonUrl } from '../../learning/parts/addresses.ts'
import { call } from '../../lib/browser-call.ts'
import type { PageData } from '../../lib/page-data.ts'
import { storedToken } from '../../lib/state/stored-token.ts'
import { OutOfDate, PageWaiting } from '../../lib/waiting.tsx'
import { LinkButton } from '../../ui/form/button.tsx'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { startUrl } from '../addresses.ts'
import box from '../start/start-box.module.css'
import { nextTitle, Standing } from '../start/start-box.tsx'
import { KIND_WORDS } from '../words.ts'
import { History } from './history.tsx'
import styles from './own-exam.module.css'
import { useOwn } from './own-place.ts'
import { ResultView } from './result-view.tsx'

interface Own {
  exam: ExamDetail | null
  /** Of the attempt that the address names. */
  result: ExamResult | null
  /** It names one that has no result: opened again, or taken back by a teacher. */
  isWithoutResult?: boolean
}

export async function loadOwn(id: string, url: string): Promise<Own> {
  if (!storedToken()) return { exam: null, result: null }
  const attempt = new URL(url).searchParams.get('lan')
  const [{ data: exam }, result] = await Promise.all([
    call(getExamination, { params: { id } }),
    attempt ? call(reviewExam, { params: { id: attempt } }).catch(withoutResult) : null,
  ])
  return { exam, result: result?.data ?? null, isWithoutResult: attempt !== null && !result }
}

function withoutResult(error: unknown): null {
  if (error instanceof ApiError && (error.code === 'ATTEMPT_NOT_FOUND' || error.code === 'ATTEMPT_OPEN')) return null
  throw error
}

/** What is open, what was done before and how it went. */
export function OwnExam({ data, failure, isMissing }: PageData<Own>) {
  const { own, isInApp } = useOwn()
  const exam = data?.exam
  if (!exam)
    return (
      <div className={styles.waiting}>
        <h1>Bài làm của tôi</h1>
        <p className="visually-hidden">Bài đang làm, các lần đã làm và kết quả của bạn hiện ở đây sau khi đăng nhập.</p>
        {isMissing ? (
          <EmptyState title="Không tìm thấy bài này" sentence="Có thể đường dẫn đã đổi, hoặc đây là bài của một tài khoản khác.">
            {!isInApp && (
              <LinkButton to="/tai-khoan/bai-lam-cua-toi" look="lam">
                Bài làm của tôi
              </LinkButton>
            )}
          </EmptyState>
        ) : (
          <PageWaiting failure={failure} />
        )}
      </div>
    )
  const { course, lesson, standing } = exam
  const result = data?.result
  const crumbs = [
    { title: course.title, url: courseUrl(course) },
    ...(lesson ? [{ title: lesson.title, url: lessonUrl(course.use, lesson) }] : []),
    { title: result ? `Kết quả ${exam.title}` : exam.title },
  ]
  return (
    <>
      {!isInApp && <Breadcrumbs crumbs={crumbs} />}
      <OutOfDate failure={failure} />
      {result ? (
        <ResultView result={result} course={course} own={own} isInApp={isInApp} standing={standing} />
      ) : (
        <div className={styles.two}>
          <div>
            <p className={styles.over}>{KIND_WORDS[exam.kind]} của tôi</p>
            <h1>{exam.title}</h1>
            {exam.summary && <p className={styles.lead}>{exam.summary}</p>}
            {data?.isWithoutResult && (
              <Notice tone="info" title="Lần làm này không có kết quả để xem">
                Có thể lần làm đang được mở lại, hoặc giáo viên đã huỷ nó. Các lần làm khác của bạn ở ngay dưới đây.
              </Notice>
            )}
            <section className={styles.section} aria-labelledby="cac-lan-lam">
              <h2 id="cac-lan-lam">Các lần làm</h2>
              {standing && standing.attempts.length > 0 ? (
                <History attempts={standing.attempts} own={own} passMark={exam.passMark} />
              ) : (
                <p className={styles.none}>Bạn chưa làm bài này lần nào.</p>
              )}
            </section>
            {!isInApp && (
              <p className={styles.ways}>
                <LinkButton to={startUrl(exam)} look="text">
                  Xem nội quy và cấu trúc đề
                </LinkButton>
                <LinkButton to="/tai-khoan/bai-lam-cua-toi" look="text">
                  Mọi bài của tôi
                </LinkButton>
              </p>
            )}
          </div>
          {standing && (
            <section className={box.box} aria-labelledby="luc-nay">
              <h2 id="luc-nay">
                {standing.openAttempt ? `Đang làm dở lần ${standing.openAttempt.number}` : nextTitle(standing)}
              </h2>
              <Standing exam={exam} standing={standing} own={own} />
            </section>
          )}
        </div>
      )}
    </>
  )
}
