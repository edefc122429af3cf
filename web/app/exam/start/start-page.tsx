import { getExamination } from '@tq/contract/exam/exam.ts'
import { redirect } from 'react-router'
import { PageHead } from '../../head/page-head.tsx'
import { breadcrumbData, organizationData } from '../../head/structured-data.ts'
import { courseUrl, lessonUrl } from '../../learning/parts/addresses.ts'
import { apiContext } from '../../lib/api.ts'
import { cacheFor } from '../../lib/cache.ts'
import { useShellData } from '../../shell/shell-data.ts'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { ownUrl, startUrl } from '../addresses.ts'
import type { Route } from './+types/start-page.ts'
import { descriptionOf } from './description.ts'
import { ExamMissing } from './exam-missing.tsx'
import { StartView } from './start-view.tsx'

/** Rules and structure, the same for everybody; what one has done oneself is asked for in the browser. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { data: exam } = await context.get(apiContext)(getExamination, { params })
  const isExams = new URL(request.url).pathname.toLowerCase().startsWith('/exam/')
  if (params.id !== exam.address || isExams !== (exam.kind === 'exam')) throw redirect(startUrl(exam), 301)
  return { exam }
}

export const headers = () => cacheFor('catalog')

export default function StartPage({ loaderData: { exam } }: Route.ComponentProps) {
  const { origin } = useShellData()
  const { course, lesson } = exam
  const path = startUrl(exam)
  const crumbs = [
    { title: course.title, url: courseUrl(course) },
    ...(lesson ? [{ title: lesson.title, url: lessonUrl(course.use, lesson) }] : []),
    { title: exam.title },
  ]
  return (
    <div className="wrap">
      <PageHead
        title={`${exam.title} – ${course.title}`}
        description={descriptionOf(exam)}
        path={path}
        type="article"
        things={import.meta.env.SSR && [breadcrumbData(origin, crumbs, path), organizationData(origin)]}
      />
      <Breadcrumbs crumbs={crumbs} />
      <StartView key={exam.id} exam={exam} own={ownUrl(exam)} />
    </div>
  )
}

export { ExamMissing as ErrorBoundary }
