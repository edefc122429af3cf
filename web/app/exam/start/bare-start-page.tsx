import { getExamination } from '@tq/contract/exam/exam.ts'
import { PageHead } from '../../head/page-head.tsx'
import { InAppContext } from '../../learning/lesson/learner/frame.ts'
import { AppPage } from '../../learning/parts/app-page.tsx'
import { apiContext } from '../../lib/api.ts'
import { cacheFor } from '../../lib/cache.ts'
import type { RouteHandle } from '../../shell/route-handle.ts'
import { bareOwnUrl, startUrl } from '../addresses.ts'
import type { Route } from './+types/bare-start-page.ts'
import { descriptionOf } from './description.ts'
import { ExamMissing } from './exam-missing.tsx'
import { StartView } from './start-view.tsx'

/** SPEC §2.3: inside the mobile app, without the site's frame. */
export const handle: RouteHandle = { hides: ['navbar', 'toolbar', 'footer'] }

export async function loader({ context, params }: Route.LoaderArgs) {
  const { data: exam } = await context.get(apiContext)(getExamination, { params })
  return { exam }
}

export const headers = () => cacheFor('catalog')

export default function BareStartPage({ loaderData: { exam } }: Route.ComponentProps) {
  return (
    <InAppContext value={true}>
      <AppPage>
        <PageHead title={exam.title} description={descriptionOf(exam)} path={startUrl(exam)} isHidden />
        <StartView key={exam.id} exam={exam} own={bareOwnUrl(exam)} />
      </AppPage>
    </InAppContext>
  )
}

export { ExamMissing as ErrorBoundary }
