import { reviewExam } from '@tq/contract/exam/attempt.ts'
import { Printer } from 'lucide-react'
import { PageHead } from '../../head/page-head.tsx'
import { call } from '../../lib/browser-call.ts'
import { nothingYet, pageLoader } from '../../lib/page-data.ts'
import { session } from '../../lib/state/session.ts'
import { storedToken } from '../../lib/state/stored-token.ts'
import { PageWaiting } from '../../lib/waiting.tsx'
import type { RouteHandle } from '../../shell/route-handle.ts'
import { Button, LinkButton } from '../../ui/form/button.tsx'
import { resultUrl } from '../addresses.ts'
import { OwnFrame } from '../own/own-frame.tsx'
import { ownGuard, useOwn } from '../own/own-place.ts'
import type { Route } from './+types/own-paper-page.ts'
import { printWithFonts } from './page-footers.ts'
import styles from './paper.module.css'
import { PaperSheet } from './paper-sheet.tsx'

export const handle: RouteHandle = { hides: ['navbar', 'toolbar', 'footer'] }
export const clientMiddleware = [ownGuard]
export const loader = nothingYet
export const clientLoader = pageLoader(async ({ params }: Route.ClientLoaderArgs) => ({
  result: storedToken() ? (await call(reviewExam, { params: { id: params.attemptId } })).data : null,
}))

/** The questions of a closed attempt on paper, without answers: to be done once more with a pen. */
export default function OwnPaperPage({
  loaderData: { data, failure },
  params: { attemptId },
}: Pick<Route.ComponentProps, 'loaderData' | 'params'>) {
  const { own, canonical, isInApp } = useOwn()
  const { displayName } = session.use()
  const result = data?.result
  return (
    <OwnFrame isInApp={isInApp} isLoggedOut={data !== null && !result}>
      <div className="wrap">
        <PageHead
          title={result ? `In đề: ${result.title}` : 'In đề đã làm'}
          description="Câu hỏi của một bài bạn đã nộp, trên giấy A4 hai cột, để làm lại bằng bút."
          path={canonical}
          isHidden
        />
        <div className={styles.bar}>
          <h1>{result ? `In đề: ${result.title}` : 'In đề đã làm'}</h1>
          <p>Câu hỏi của bài bạn đã nộp, không kèm bài làm và đáp án, để làm lại bằng bút.</p>
          {result && (
            <Button look="lam" onClick={printWithFonts}>
              <Printer size="1.8rem" aria-hidden="true" />
              In đề
            </Button>
          )}
          <LinkButton to={resultUrl(own, attemptId)}>Về kết quả</LinkButton>
        </div>
        {result ? (
          <PaperSheet {...result} courseTitle={result.course.title} code={null} name={displayName} />
        ) : (
          <PageWaiting failure={failure} />
        )}
      </div>
    </OwnFrame>
  )
}
