import type { CourseDetail } from '@tq/contract/learning/course.ts'
import { courseData } from '../../head/learning-data.ts'
import { PageHead } from '../../head/page-head.tsx'
import { breadcrumbData } from '../../head/structured-data.ts'
import { useShellData } from '../../shell/shell-data.ts'
import { Breadcrumbs, type Crumb } from '../../ui/layout/breadcrumbs.tsx'
import { courseUrl } from '../parts/addresses.ts'
import { CourseView } from './course-view.tsx'
import { useLearner } from './learner/use-learner.ts'

/** For both kinds of courses: the page around what it holds. */
export function WholeCourse({ course, crumbs }: { course: CourseDetail; crumbs: Crumb[] }) {
  const { origin } = useShellData()
  const learner = useLearner(course)
  const path = courseUrl(course)
  return (
    <div className="wrap">
      <PageHead
        title={course.use === 'sold' ? `Khoá học ${course.title}` : course.title}
        description={course.summary || course.title}
        path={path}
        type="website"
        things={import.meta.env.SSR && [courseData(origin, course), breadcrumbData(origin, crumbs, path)]}
      />
      <Breadcrumbs crumbs={crumbs} />
      <CourseView course={course} learner={learner} />
    </div>
  )
}
