import { getReviewTask, REVIEW_PAGE, type ReviewTask } from '@tq/contract/manuscript/review-form.ts'
import { KIND_NAMES } from '@tq/contract/manuscript/words.ts'
import { PUBLISHER } from '@tq/contract/publisher.ts'
import { replace } from 'react-router'
import { PageHead } from '../../head/page-head.tsx'
import { call } from '../../lib/browser-call.ts'
import { nothingYet, pageLoader, usePageData } from '../../lib/page-data.ts'
import { PageWaiting } from '../../lib/waiting.tsx'
import { LinkButton } from '../../ui/form/button.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { takeKey, useLinksOfLetters } from '../detail/guest-key.ts'
import { dueWords } from '../parts/day-words.ts'
import type { Route } from './+types/review-page.ts'
import { Done } from './done.tsx'
import { Invitation } from './invitation.tsx'
import styles from './review.module.css'
import { ReviewForm } from './review-form.tsx'
import { keepReviewKey, reviewKey } from './review-key.ts'

export const loader = nothingYet

export const clientLoader = pageLoader(async ({ request }: Route.ClientLoaderArgs) => {
  const withoutKey = takeKey(request.url, keepReviewKey)
  if (withoutKey !== null) throw replace(withoutKey)
  return { task: (await call(getReviewTask, { query: { key: reviewKey() } })).data }
})

export default ReviewPage

/** For a reviewer, by the link of the invitation, without an account. Nothing here says who wrote the manuscript. */
function ReviewPage({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { data, failure, isMissing } = loaderData
  const { show } = usePageData<typeof clientLoader>()
  useLinksOfLetters()
  const task = data?.task
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead
        title={task ? `Nhận xét bản thảo ${task.code}` : 'Nhận xét bản thảo'}
        description="Trang dành cho người được nhà xuất bản Thư Quán mời nhận xét một bản thảo, mở bằng liên kết trong thư mời."
        path={REVIEW_PAGE}
        isHidden
      />
      {task ? (
        <Shown task={task} onChanged={(changed) => show({ task: changed })} />
      ) : isMissing ? (
        <NoTask />
      ) : (
        <>
          <h1>Nhận xét bản thảo</h1>
          <PageWaiting failure={failure} />
          <noscript>
            <p>
              Trang này cần JavaScript. Quý vị cũng có thể gửi nhận xét đến {PUBLISHER.email} hoặc gọi {PUBLISHER.phone}.
            </p>
          </noscript>
        </>
      )}
    </div>
  )
}

function Shown({ task, onChanged }: { task: ReviewTask; onChanged(task: ReviewTask): Promise<void> }) {
  const isOpen = task.state === 'invited' || task.state === 'accepted'
  return (
    <>
      <p className={styles.over}>
        Phản biện kín · Mã {task.code}
        {isOpen && ` · ${dueWords(task.dueDay)}`}
      </p>
      <h1 className={styles.title}>{task.title}</h1>
      {task.kind && <p className={styles.kind}>{KIND_NAMES[task.kind]}</p>}
      {task.state === 'invited' && <Invitation task={task} onAnswered={onChanged} />}
      {task.state === 'accepted' && <ReviewForm task={task} onChanged={onChanged} />}
      {!isOpen && <Done task={task} />}
    </>
  )
}

/** Taken back, declined, decided, or a link that lost some letters. */
function NoTask() {
  return (
    <>
      <h1 className="visually-hidden">Nhận xét bản thảo</h1>
      <EmptyState
        title="Liên kết nhận xét này không còn dùng được"
        sentence={`Lời mời có thể đã được huỷ hoặc đã trả lời, bản thảo đã có quyết định, hoặc có thư nhắc mới hơn với liên kết mới. Nếu cần chúng tôi giúp, xin Quý vị viết đến ${PUBLISHER.email} hoặc gọi ${PUBLISHER.phone}.`}
      >
        <LinkButton to="/lien-he-hop-tac" look="lam">
          Liên hệ nhà xuất bản
        </LinkButton>
      </EmptyState>
    </>
  )
}
