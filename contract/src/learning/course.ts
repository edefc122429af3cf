import { z } from 'zod'
import { Picture } from '../catalog.ts'
import { COMPLETION_RULES, COURSE_LEVELS, COURSE_USES, LESSON_KINDS } from '../enums.ts'
import { endpoint } from '../http/endpoint.ts'
import { list } from '../http/list.ts'
import { AddressId, choice, Instant, oneOf, TypedText, wholeNumber } from '../shapes.ts'

/** Below 3 hours, 3 to 10, above. */
export const COURSE_LENGTHS = ['short', 'medium', 'long'] as const
export const COURSE_SORTS = ['newest', 'popular', 'shortest'] as const

/** What leads to a lesson. */
export const LessonLink = z.object({ id: z.int(), title: z.string(), address: z.string() })
export type LessonLink = z.infer<typeof LessonLink>

export const CourseCard = z.object({
  id: z.int(),
  use: z.enum(COURSE_USES),
  title: z.string(),
  /** `slug.id`, the last part of its address */
  address: z.string(),
  summary: z.string(),
  category: z.object({ id: z.int(), name: z.string() }).nullable(),
  level: z.enum(COURSE_LEVELS),
  teachers: z.array(z.string()),
  lessonCount: z.int(),
  durationSeconds: z.int(),
  learnerCount: z.int(),
  hasCertificate: z.boolean(),
  hasVideo: z.boolean(),
  picture: Picture.nullable(),
  /** What goes with a textbook opens there. */
  textbook: z.object({ id: z.int(), address: z.string(), grade: z.int(), subject: z.string() }).nullable(),
  /** In a search: the lesson whose title, text or transcript was found, when the course's own words were not. */
  foundLesson: LessonLink.nullable(),
  updatedAt: Instant,
})
export type CourseCard = z.infer<typeof CourseCard>

export const OutlineLesson = LessonLink.extend({
  kind: z.enum(LESSON_KINDS),
  durationSeconds: z.int(),
  /** Open to everybody although the course is sold. */
  isPreview: z.boolean(),
  completion: z.enum(COMPLETION_RULES),
})
export type OutlineLesson = z.infer<typeof OutlineLesson>

export const OutlineChapter = z.object({
  id: z.int(),
  title: z.string(),
  durationSeconds: z.int(),
  lessons: z.array(OutlineLesson),
})
export type OutlineChapter = z.infer<typeof OutlineChapter>

/** Where a sold course is bought. */
export const CourseOffer = z.object({
  productId: z.int(),
  address: z.string(),
  price: z.int(),
  listPrice: z.int(),
  discountPercent: z.int(),
  saleEndsAt: Instant.nullable(),
  rating: z.number(),
  ratingCount: z.int(),
  sold: z.int(),
})
export type CourseOffer = z.infer<typeof CourseOffer>

export const CourseDetail = CourseCard.omit({ foundLesson: true }).extend({
  /** HTML */
  description: z.string(),
  outcomes: z.array(z.string()),
  requirements: z.array(z.string()),
  teacherDetails: z.array(z.object({ name: z.string(), about: z.string() })),
  chapters: z.array(OutlineChapter),
  /** Null when it is free, or no longer sold. */
  offer: CourseOffer.nullable(),
})
export type CourseDetail = z.infer<typeof CourseDetail>

const byId = z.object({ id: AddressId })
const courseList = {
  of: CourseCard,
  perPage: 12,
  sorts: COURSE_SORTS,
}

export const listLibraryCourses = endpoint({
  method: 'GET',
  path: '/api/Library',
  access: 'open',
  summary: 'Khoá học mở của thư viện số',
  ...list({
    ...courseList,
    filter: {
      category: choice(wholeNumber({ min: 1, max: 2_000_000_000 })),
      level: choice(oneOf(COURSE_LEVELS)),
      length: choice(oneOf(COURSE_LENGTHS)),
      searchContent: TypedText,
    },
  }),
})

export const listTextbookCourses = endpoint({
  method: 'GET',
  path: '/api/Library/CourseSGKLibrary',
  access: 'open',
  summary: 'Học liệu đi cùng sách giáo khoa',
  ...list({
    ...courseList,
    filter: { grade: choice(wholeNumber({ min: 1, max: 12 })), subject: TypedText, searchContent: TypedText },
  }),
})

export const listCourseCategories = endpoint({
  method: 'GET',
  path: '/api/Library/CourseCategories',
  access: 'open',
  summary: 'Chủ đề của thư viện số, với số khoá học mỗi chủ đề',
  data: z.array(z.object({ id: z.int(), name: z.string(), courseCount: z.int() })),
})
export type CourseCategory = z.infer<typeof listCourseCategories.data>[number]

/** Free courses only: of the library, and what goes with textbooks. */
export const getLibraryCourse = endpoint({
  method: 'GET',
  path: '/api/Library/CourseDetail/:id',
  access: 'open',
  summary: 'Một khoá học mở',
  params: byId,
  data: CourseDetail,
})

/** What a sold course holds, for whoever has not bought it. */
export const getCourseForVisitor = endpoint({
  method: 'GET',
  path: '/api/Course/:id',
  access: 'open',
  summary: 'Một khoá học có bán: nội dung, bài học thử, giá',
  params: byId,
  data: CourseDetail,
})
