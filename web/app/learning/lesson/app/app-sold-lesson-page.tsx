import { getLessonForVisitor } from '@tq/contract/learning/lesson.ts'
import { PageHead } from '../../../head/page-head.tsx'
import { apiContext } from '../../../lib/api.ts'
import { cacheFor } from '../../../lib/cache.ts'
import type { RouteHandle } from '../../../shell/route-handle.ts'
import { bareLessonUrl, lessonUrl } from '../../parts/addresses.ts'
import { SoldLesson } from '../sold-lesson.tsx'
import { descriptionOf } from '../words.ts'
import type { Route } from './+types/app-sold-lesson-page.ts'
import { AppBar } from './app-bar.tsx'
import { AppFrame } from './app-frame.tsx'

/** SPEC §2.3: inside the mobile app, without the site's frame. */
export const handle: RouteHandle = { hides: ['navbar', 'toolbar', 'footer'] }

export async function loader({ context, params }: Route.LoaderArgs) {
  const { data: lesson } = await context.get(apiContext)(getLessonForVisitor, { params })
  return { lesson }
}

export const headers = () => cacheFor('catalog')

/** A lesson of a course the person in the app has bought. */
export default function AppSoldLessonPage({ loaderData: { lesson } }: Route.ComponentProps) {
  const { use } = lesson.course
  const linkOf = (each: { id: number }) => bareLessonUrl(use, each)
  return (
    <AppFrame>
      <PageHead title={lesson.title} description={descriptionOf(lesson)} path={lessonUrl(use, lesson)} type="article" isHidden />
      <SoldLesson
        lesson={lesson}
        linkOf={linkOf}
        bar={(shown, learner) => <AppBar lesson={shown} learner={learner} linkOf={linkOf} />}
      />
    </AppFrame>
  )
}
