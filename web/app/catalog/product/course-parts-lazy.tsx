import { type ComponentType, lazy, Suspense } from 'react'

type Parts = typeof import('./course-parts.tsx')

/** Most of what is sold is a book: what moves a course comes only where there is one. */
export const loadCourseParts = () => import('./course-parts.tsx')

function later<P extends object>(partOf: (parts: Parts) => ComponentType<P>): ComponentType<P> {
  const Part = lazy(async () => ({ default: partOf(await loadCourseParts()) })) as unknown as ComponentType<P>
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
}

export const CourseGallery = later((parts) => parts.CourseGallery)
export const EnterCourse = later((parts) => parts.EnterCourse)
export const CourseContents = later((parts) => parts.CourseContents)
export const CourseFacts = later((parts) => parts.CourseFacts)
