import { getLibraryCourse } from '@tq/contract/learning/course.ts'
import { redirect } from 'react-router'
import { apiContext } from '../../lib/api.ts'
import { cacheFor } from '../../lib/cache.ts'
import { LIBRARY_PATH, libraryUrl } from '../library/library-query.ts'
import { courseUrl, textbookUrl } from '../parts/addresses.ts'
import type { Route } from './+types/library-course-page.ts'
import { CourseMissing } from './course-missing.tsx'
import { WholeCourse } from './whole-course.tsx'

/** A free course: of the digital library, or what goes with a textbook. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { data: course } = await context.get(apiContext)(getLibraryCourse, { params })
  if (params.id !== course.address) throw redirect(courseUrl(course), 301)
  return { course }
}

export const headers = () => cacheFor('catalog')

export default function LibraryCoursePage({ loaderData: { course } }: Route.ComponentProps) {
  const { textbook, category } = course
  const crumbs = textbook
    ? [
        { title: 'Sách giáo khoa', url: '/sach-giao-khoa' },
        { title: `Lớp ${textbook.grade}`, url: textbookUrl(textbook) },
        { title: course.title },
      ]
    : [
        { title: 'Thư viện số', url: LIBRARY_PATH },
        ...(category ? [{ title: category.name, url: libraryUrl({ category: String(category.id) }) }] : []),
        { title: course.title },
      ]
  return <WholeCourse key={course.id} course={course} crumbs={crumbs} />
}

export { CourseMissing as ErrorBoundary }
