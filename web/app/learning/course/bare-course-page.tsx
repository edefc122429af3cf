import { getLibraryCourse } from '@tq/contract/learning/course.ts'
import { PageHead } from '../../head/page-head.tsx'
import { apiContext } from '../../lib/api.ts'
import { cacheFor } from '../../lib/cache.ts'
import type { RouteHandle } from '../../shell/route-handle.ts'
import { bareLessonUrl, courseUrl } from '../parts/addresses.ts'
import { AppPage } from '../parts/app-page.tsx'
import type { Route } from './+types/bare-course-page.ts'
import { CourseMissing } from './course-missing.tsx'
import { CourseView } from './course-view.tsx'
import { useLearner } from './learner/use-learner.ts'

/** SPEC §2.3: a free course inside the mobile app, without the site's frame. */
export const handle: RouteHandle = { hides: ['navbar', 'toolbar', 'footer'] }

export async function loader({ context, params }: Route.LoaderArgs) {
  const { data: course } = await context.get(apiContext)(getLibraryCourse, { params })
  return { course }
}

export const headers = () => cacheFor('catalog')

export default function BareCoursePage({ loaderData: { course } }: Route.ComponentProps) {
  const learner = useLearner(course)
  return (
    <AppPage>
      <PageHead title={course.title} description={course.summary || course.title} path={courseUrl(course)} isHidden />
      <CourseView course={course} learner={learner} linkOf={(lesson) => bareLessonUrl(course.use, lesson)} isInApp />
    </AppPage>
  )
}

export { CourseMissing as ErrorBoundary }
