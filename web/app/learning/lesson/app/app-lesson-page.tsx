import { getLibraryLesson } from '@tq/contract/learning/lesson.ts'
import { PageHead } from '../../../head/page-head.tsx'
import { apiContext } from '../../../lib/api.ts'
import { cacheFor } from '../../../lib/cache.ts'
import type { RouteHandle } from '../../../shell/route-handle.ts'
import { bareLessonUrl, lessonUrl } from '../../parts/addresses.ts'
import { useLearner } from '../learner/use-learner.ts'
import { LessonView } from '../lesson-view.tsx'
import { descriptionOf } from '../words.ts'
import type { Route } from './+types/app-lesson-page.ts'
import { AppBar } from './app-bar.tsx'
import { AppFrame } from './app-frame.tsx'

/** SPEC §2.3: inside the mobile app, without the site's frame. */
export const handle: RouteHandle = { hides: ['navbar', 'toolbar', 'footer'] }

export async function loader({ context, params }: Route.LoaderArgs) {
  const { data: lesson } = await context.get(apiContext)(getLibraryLesson, { params })
  return { lesson }
}

export const headers = () => cacheFor('catalog')

export default function AppLessonPage({ loaderData: { lesson } }: Route.ComponentProps) {
  const learner = useLearner(lesson, null)
  const { use } = lesson.course
  const linkOf = (each: { id: number }) => bareLessonUrl(use, each)
  return (
    <AppFrame>
      <PageHead title={lesson.title} description={descriptionOf(lesson)} path={lessonUrl(use, lesson)} type="article" isHidden />
      <LessonView lesson={lesson} learner={learner} isOwn={false} linkOf={linkOf} isInApp />
      <AppBar lesson={lesson} learner={learner} linkOf={linkOf} />
    </AppFrame>
  )
}
