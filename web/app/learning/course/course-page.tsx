import { getCourseForVisitor } from '@tq/contract/learning/course.ts'
import { redirect } from 'react-router'
import { apiContext } from '../../lib/api.ts'
import { cacheFor } from '../../lib/cache.ts'
import { courseUrl } from '../parts/addresses.ts'
import type { Route } from './+types/course-page.ts'
import { CourseMissing } from './course-missing.tsx'
import { WholeCourse } from './whole-course.tsx'

/** A course that is sold: rendered for a visitor, filled in for its owner by the browser. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { data: course } = await context.get(apiContext)(getCourseForVisitor, { params })
  if (params.id !== course.address) throw redirect(courseUrl(course), 301)
  return { course }
}

export const headers = () => cacheFor('catalog')

export default function CoursePage({ loaderData: { course } }: Route.ComponentProps) {
  const crumbs = [{ title: 'Thư viện số', url: '/thu-vien' }, { title: course.title }]
  return <WholeCourse key={course.id} course={course} crumbs={crumbs} />
}

export { CourseMissing as ErrorBoundary }
