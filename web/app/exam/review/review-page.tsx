import { reviewExam } from '@tq/contract/exam/attempt.ts'
import { PageHead } from '../../head/page-head.tsx'
import { call } from '../../lib/browser-call.ts'
import { nothingYet, pageLoader } from '../../lib/page-data.ts'
import { storedToken } from '../../lib/state/stored-token.ts'
import { PageWaiting } from '../../lib/waiting.tsx'
import type { RouteHandle } from '../../shell/route-handle.ts'
import { LinkButton } from '../../ui/form/button.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { OwnFrame } from '../own/own-frame.tsx'
import { ownGuard, useOwn } from '../own/own-place.ts'
import type { Route } from './+types/review-page.ts'
import { ReviewView } from './review-view.tsx'

/** Nothing but the paper, as it was written. */
export const handle: RouteHandle = { hides: ['navbar', 'toolbar', 'footer'] }
export const clientMiddleware = [ownGuard]
export const loader = nothingYet

export const clientLoader = pageLoader(async ({ params }: Route.ClientLoaderArgs) => ({
  result: storedToken() ? (await call(reviewExam, { params: { id: params.attemptId } })).data : null,
}))

export default function ReviewPage({ loaderData: { data, failure, isMissing } }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { own, canonical, isInApp } = useOwn()
  const result = data?.result
  return (
    <OwnFrame isInApp={isInApp} isLoggedOut={data !== null && !result}>
      <PageHead
        title={result ? `Xem lại: ${result.title}` : 'Xem lại bài làm'}
        description="Từng câu của một bài bạn đã nộp: đúng sai, đáp án và lời giải."
        path={canonical}
        isHidden
      />
      {result ? (
        <ReviewView result={result} own={own} isInApp={isInApp} />
      ) : (
        <div className="wrap">
          <h1>Xem lại bài làm</h1>
          <p className="visually-hidden">Từng câu của bài bạn đã nộp hiện ở đây: đúng sai, đáp án và lời giải.</p>
          {isMissing ? (
            <EmptyState title="Không tìm thấy lần làm bài này" sentence="Có thể đây là bài của một tài khoản khác.">
              <LinkButton to={own}>Về bài này</LinkButton>
            </EmptyState>
          ) : (
            <PageWaiting failure={failure} />
          )}
        </div>
      )}
    </OwnFrame>
  )
}
