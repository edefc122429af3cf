import { type ComponentType, lazy, memo, Suspense } from 'react'

type Parts = typeof import('./course-parts.tsx')

/** Most of what is sold is a book: what moves a course comes only where there is one. */
export const loadCourseParts = () => import('./course-parts.tsx')

function later<P extends object>(partOf: (parts: Parts) => ComponentType<P>): ComponentType<P> {
  const Part = lazy(async () => ({ default: partOf(await loadCourseParts()) })) as unknown as ComponentType<P>
  // Drawn anew for the same course, before its script is here, React would take away what the server has drawn.
  return memo((props: P) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )) as unknown as ComponentType<P>
}

export const CourseGallery = later((parts) => parts.CourseGallery)
export const CourseInShort = later((parts) => parts.CourseInShort)
export const EnterCourse = later((parts) => parts.EnterCourse)
export const CourseContents = later((parts) => parts.CourseContents)
export const CourseFacts = later((parts) => parts.CourseFacts)
