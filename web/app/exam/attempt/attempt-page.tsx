import { type ExamDetail, getExamination } from '@tq/contract/exam/exam.ts'
import { replace, type ShouldRevalidateFunctionArgs } from 'react-router'
import { PageHead } from '../../head/page-head.tsx'
import { call } from '../../lib/browser-call.ts'
import { nothingYet, pageLoader } from '../../lib/page-data.ts'
import { storedToken } from '../../lib/state/stored-token.ts'
import { PageWaiting } from '../../lib/waiting.tsx'
import type { RouteHandle } from '../../shell/route-handle.ts'
import { OwnFrame } from '../own/own-frame.tsx'
import { ownGuard, useOwn } from '../own/own-place.ts'
import type { Route } from './+types/attempt-page.ts'
import { AttemptView } from './attempt-view.tsx'
import type { OpenAttempt } from './use-attempt.ts'

/** Nothing but the paper. */
export const handle: RouteHandle = { hides: ['navbar', 'toolbar', 'footer'] }
export const clientMiddleware = [ownGuard]
export const loader = nothingYet

/** Goes on with what is open and never begins anything: a reload or a step back after handing in must not cost an attempt. */
export const clientLoader = pageLoader(async ({ params, request }: Route.ClientLoaderArgs) => {
  if (!storedToken()) return { exam: null, attempt: null }
  const { data: exam } = await call(getExamination, { params })
  const attempt = openAttemptOf(exam)
  if (!attempt) throw replace(new URL(request.url).pathname.replace(/\/lam-bai\/?$/, ''))
  return { exam, attempt }
})

/** Places in the page are no reason to ask again. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.hash === nextUrl.hash && defaultShouldRevalidate

function openAttemptOf({ standing, questionActives, ...exam }: ExamDetail): OpenAttempt | null {
  const open = standing?.openAttempt
  if (open?.state !== 'inProgress' || questionActives.length === 0) return null
  return {
    attemptId: open.id,
    examId: exam.id,
    kind: exam.kind,
    title: exam.title,
    address: exam.address,
    number: open.number,
    startedAt: open.startedAt,
    deadline: open.deadline,
    extraSeconds: standing?.extraSeconds ?? 0,
    serverNow: exam.serverNow,
    tellsAtOnce: exam.tellsAtOnce,
    parts: exam.parts,
    questionActives,
  }
}

export default function AttemptPage({ loaderData: { data, failure } }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { own, canonical, isInApp } = useOwn()
  const { exam, attempt } = data ?? {}
  return (
    <OwnFrame isInApp={isInApp} isLoggedOut={data !== null && !exam}>
      <PageHead
        title={attempt ? `Đang làm: ${attempt.title}` : 'Làm bài'}
        description="Bài đang làm của bạn ở Thư Quán, câu trả lời tự lưu."
        path={canonical}
        isHidden
      />
      {attempt && exam ? (
        <AttemptView
          key={attempt.attemptId}
          attempt={attempt}
          limitSeconds={exam.standing?.limitSeconds ?? exam.limitSeconds}
          own={own}
          isInApp={isInApp}
        />
      ) : (
        <div className="wrap">
          <h1>Làm bài</h1>
          <p>Đang mở bài của bạn: câu hỏi, câu trả lời đã lưu và thời gian còn lại.</p>
          <PageWaiting failure={failure} title="Chưa mở được bài" />
        </div>
      )}
    </OwnFrame>
  )
}
