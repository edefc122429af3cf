import { EXAM_KINDS, type ExamKind } from '@tq/contract/enums.ts'
import { listOwnExaminations } from '@tq/contract/exam/exam.ts'
import { Link } from 'react-router'
import { PageHead } from '../../head/page-head.tsx'
import { call } from '../../lib/browser-call.ts'
import { formatDate } from '../../lib/format.ts'
import { nothingYet, pageLoader } from '../../lib/page-data.ts'
import { pageIn, useListAddress } from '../../lib/use-list-address.ts'
import { OutOfDate, PageWaiting } from '../../lib/waiting.tsx'
import { LinkButton } from '../../ui/form/button.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { Pagination } from '../../ui/layout/pagination/pagination.tsx'
import { TabLinks } from '../../ui/layout/tabs.tsx'
import { Tag } from '../../ui/mark/tag.tsx'
import { attemptUrl, ownUrl, resultUrl } from '../addresses.ts'
import { formatMark, formatWhen, KIND_WORDS } from '../words.ts'
import type { Route } from './+types/my-exams-page.ts'
import styles from './my-exams-page.module.css'

const PATH = '/tai-khoan/bai-lam-cua-toi'
const TABS: Record<ExamKind | 'all', [name: string, title: string]> = {
  all: ['', 'Tất cả'],
  exam: ['kiem-tra', 'Bài kiểm tra'],
  exercise: ['bai-tap', 'Bài tập'],
}

function readWanted(query: URLSearchParams) {
  const kind = EXAM_KINDS.find((each) => TABS[each][0] === query.get('xem'))
  return { kind, page: pageIn(query) }
}

function addressOf(kind: ExamKind | undefined, page = 1): string {
  const query = new URLSearchParams({ ...(kind && { xem: TABS[kind][0] }), ...(page > 1 && { page: String(page) }) })
  return query.size > 0 ? `${PATH}?${query}` : PATH
}

export const loader = nothingYet

export const clientLoader = pageLoader(async ({ request }: Route.ClientLoaderArgs) => {
  const { kind, page } = readWanted(new URL(request.url).searchParams)
  return { exams: await call(listOwnExaminations, { query: { page, kind } }) }
})

type Exam = NonNullable<Awaited<ReturnType<typeof clientLoader>>['data']>['exams']['data'][number]

export default function MyExamsPage({ loaderData: { data, failure } }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { query, isComing } = useListAddress()
  const { kind, page } = readWanted(query)
  const exams = data?.exams
  return (
    <>
      <PageHead
        title="Bài làm của tôi"
        description="Bài tập và bài kiểm tra bạn đang làm và đã làm ở Thư Quán, với điểm cao nhất."
        path={PATH}
        isHidden
      />
      <h1>Bài làm của tôi</h1>
      <TabLinks
        label="Loại bài"
        className={styles.tabs}
        links={[undefined, ...EXAM_KINDS].map((each) => ({
          title: TABS[each ?? 'all'][1],
          url: addressOf(each),
          isCurrent: each === kind,
        }))}
      />
      {exams && <OutOfDate failure={failure} />}
      {!exams ? (
        <PageWaiting failure={failure} />
      ) : exams.data.length === 0 ? (
        <EmptyState
          title="Chưa có bài nào"
          sentence="Bài tập nằm dưới mỗi bài học, bài kiểm tra nằm trong khoá học. Bài bạn đã bắt đầu sẽ ở đây."
        >
          <LinkButton to="/tai-khoan/thu-vien-cua-toi" look="lam">
            Khoá học của tôi
          </LinkButton>
          <LinkButton to="/thu-vien">Khoá học miễn phí</LinkButton>
        </EmptyState>
      ) : (
        <ul className={styles.list} aria-busy={isComing}>
          {exams.data.map((exam) => (
            <li key={exam.id}>
              <Row exam={exam} />
            </li>
          ))}
        </ul>
      )}
      {exams && <Pagination page={page} totalPage={exams.totalPage} hrefOf={(n) => addressOf(kind, n)} />}
    </>
  )
}

function Row({ exam }: { exam: Exam }) {
  const { openAttempt, lastAttempt, bestMark, attemptCount } = exam
  const own = ownUrl(exam)
  return (
    <article className={styles.row}>
      <div>
        <p className={styles.over}>
          {KIND_WORDS[exam.kind]} · {exam.course.title}
        </p>
        <h2>
          <Link to={own}>{exam.title}</Link>
        </h2>
        <p className={styles.facts}>
          {openAttempt ? (
            <>
              <Tag tone="vang">Đang làm</Tag> {openAttempt.answeredCount}/{openAttempt.questionCount} câu
              {openAttempt.deadline && `, hết giờ lúc ${formatWhen(openAttempt.deadline, openAttempt.startedAt)}`}
            </>
          ) : (
            <>
              {lastAttempt.state === 'submitted' && <Tag tone="lam">Chờ chấm</Tag>}
              {lastAttempt.isPassed && <Tag tone="luc">Đạt</Tag>} {attemptCount} lần làm, gần nhất{' '}
              {formatDate(lastAttempt.closedAt ?? lastAttempt.startedAt)}
            </>
          )}
        </p>
      </div>
      <p className={styles.best}>
        {bestMark !== null && (
          <>
            <b>{formatMark(bestMark)}</b>
            <span>điểm cao nhất</span>
          </>
        )}
      </p>
      {openAttempt ? (
        <LinkButton to={attemptUrl(own)} look="lam">
          Làm tiếp
        </LinkButton>
      ) : (
        <LinkButton to={resultUrl(own, lastAttempt.id)}>Xem kết quả</LinkButton>
      )}
    </article>
  )
}
