import { getLibraryLesson, type LessonDetail } from '@tq/contract/learning/lesson.ts'
import { redirect } from 'react-router'
import { PageHead } from '../../head/page-head.tsx'
import { breadcrumbData, organizationData } from '../../head/structured-data.ts'
import { apiContext } from '../../lib/api.ts'
import { cacheFor } from '../../lib/cache.ts'
import { useShellData } from '../../shell/shell-data.ts'
import { Breadcrumbs, type Crumb } from '../../ui/layout/breadcrumbs.tsx'
import { courseUrl, lessonUrl, textbookUrl } from '../parts/addresses.ts'
import type { Route } from './+types/library-lesson-page.ts'
import { useLearner } from './learner/use-learner.ts'
import { lessonData } from './lesson-data.ts'
import { LessonView } from './lesson-view.tsx'
import { descriptionOf } from './words.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { data: lesson } = await context.get(apiContext)(getLibraryLesson, { params })
  if (params.id !== lesson.address) throw redirect(lessonUrl(lesson.course.use, lesson), 301)
  return { lesson }
}

export const headers = () => cacheFor('catalog')

/** A lesson of the digital library or of a textbook: free for everybody, the same page for all. */
export default function LibraryLessonPage({ loaderData: { lesson } }: Route.ComponentProps) {
  const { origin } = useShellData()
  const learner = useLearner(lesson, null)
  const path = lessonUrl(lesson.course.use, lesson)
  const crumbs = crumbsOf(lesson)
  return (
    <div className="wrap">
      <PageHead
        title={`${lesson.title} – ${lesson.course.title}`}
        description={descriptionOf(lesson)}
        path={path}
        type="article"
        things={
          import.meta.env.SSR && [...lessonData(origin, lesson), breadcrumbData(origin, crumbs, path), organizationData(origin)]
        }
      />
      <Breadcrumbs crumbs={crumbs} />
      <LessonView lesson={lesson} learner={learner} isOwn={false} linkOf={(each) => lessonUrl(lesson.course.use, each)} />
    </div>
  )
}

/** What goes with a textbook is found through the textbook. */
function crumbsOf({ title, course }: LessonDetail): Crumb[] {
  if (course.textbook)
    return [
      { title: 'Sách giáo khoa', url: '/sach-giao-khoa' },
      { title: course.textbook.title, url: textbookUrl(course.textbook) },
      { title },
    ]
  return [{ title: 'Thư viện số', url: '/thu-vien' }, { title: course.title, url: courseUrl(course) }, { title }]
}
