import { getLessonForVisitor } from '@tq/contract/learning/lesson.ts'
import { redirect } from 'react-router'
import { PageHead } from '../../head/page-head.tsx'
import { breadcrumbData, organizationData } from '../../head/structured-data.ts'
import { apiContext } from '../../lib/api.ts'
import { cacheFor } from '../../lib/cache.ts'
import { useShellData } from '../../shell/shell-data.ts'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { courseUrl, lessonUrl } from '../parts/addresses.ts'
import type { Route } from './+types/sold-lesson-page.ts'
import { lessonData } from './lesson-data.ts'
import { SoldLesson } from './sold-lesson.tsx'
import { descriptionOf } from './words.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { data: lesson } = await context.get(apiContext)(getLessonForVisitor, { params })
  if (params.id !== lesson.address || lesson.course.use !== 'sold') throw redirect(lessonUrl(lesson.course.use, lesson), 301)
  return { lesson }
}

export const headers = () => cacheFor('catalog')

/** A lesson of a course that is sold: for a visitor a preview or a locked door, for whoever has the course the lesson itself. */
export default function SoldLessonPage({ loaderData: { lesson } }: Route.ComponentProps) {
  const { origin } = useShellData()
  const { course, title } = lesson
  const path = lessonUrl('sold', lesson)
  const crumbs = [{ title: course.title, url: courseUrl(course) }, { title }]
  return (
    <div className="wrap">
      <PageHead
        title={`${title} – ${course.title}`}
        description={descriptionOf(lesson)}
        path={path}
        type="article"
        things={
          import.meta.env.SSR && [...lessonData(origin, lesson), breadcrumbData(origin, crumbs, path), organizationData(origin)]
        }
      />
      <Breadcrumbs crumbs={crumbs} />
      <SoldLesson lesson={lesson} linkOf={(each) => lessonUrl('sold', each)} />
    </div>
  )
}
