import { z } from 'zod'
import { LESSON_KINDS } from '../enums.ts'
import { endpoint } from '../http/endpoint.ts'
import { list } from '../http/list.ts'
import { OwnedProduct } from '../my-library.ts'
import { AddressId, Instant } from '../shapes.ts'
import { CourseCard, CourseDetail, LessonLink } from './course.ts'
import { LessonDetail, LessonVideo } from './lesson.ts'

const LONGEST_SECONDS = 86_400
const Id = z.int().positive().max(2_000_000_000)
const Seconds = z.int().min(0).max(LONGEST_SECONDS)

/** A lesson that plays is done when this much of it was really played. */
export const DONE_PERCENT = 90

/** Where a learner stands in one lesson. */
export const LessonState = z.object({
  lessonId: z.int(),
  /** A second of the video or audio; of a text the percent that was read. */
  position: z.int(),
  isDone: z.boolean(),
  /** Of what plays: how much was really played, in percent. */
  watchedPercent: z.int(),
})
export type LessonState = z.infer<typeof LessonState>

export const CourseProgress = z.object({
  courseId: z.int(),
  doneCount: z.int(),
  lessonCount: z.int(),
  /** Counts lessons, not minutes. */
  percent: z.int(),
  /** Where to go on: the lesson of the last visit if it is not done, else the first one that is not. Null when all are. */
  next: LessonLink.extend({
    position: z.int(),
    durationSeconds: z.int(),
    chapterNumber: z.int(),
    lessonNumber: z.int(),
  }).nullable(),
  lessons: z.array(LessonState),
  finishedAt: Instant.nullable(),
  certificateCode: z.string().nullable(),
})
export type CourseProgress = z.infer<typeof CourseProgress>

const Summary = CourseProgress.omit({ lessons: true })

export const listCoursesOwned = endpoint({
  method: 'GET',
  path: '/api/UserCourse',
  access: 'user',
  summary: 'Khoá học của tôi',
  ...list({
    of: OwnedProduct.extend({
      lessonCount: z.int(),
      /** Null while the press has not put its lessons in. */
      course: z.object({ id: z.int(), address: z.string(), picture: CourseCard.shape.picture }).nullable(),
      progress: Summary.nullable(),
    }),
    perPage: 12,
  }),
})

/** Free courses somebody has begun. */
export const listCoursesBegun = endpoint({
  method: 'GET',
  path: '/api/LessonProgress/Courses',
  access: 'user',
  summary: 'Khoá học mở tôi đang học',
  ...list({ of: CourseCard.omit({ foundLesson: true }).extend({ progress: Summary }), perPage: 12 }),
})

export const getUserCourse = endpoint({
  method: 'GET',
  path: '/api/UserCourse/CourseDetail/:id',
  access: 'user',
  summary: 'Một khoá học của tôi, với tiến độ',
  params: z.object({ id: AddressId }),
  data: CourseDetail.extend({ progress: CourseProgress }),
})

export const getUserLesson = endpoint({
  method: 'GET',
  path: '/api/UserCourse/LessonDetail/:id',
  access: 'user',
  summary: 'Một bài học của tôi',
  params: z.object({ id: AddressId }),
  data: LessonDetail.extend({ progress: CourseProgress }),
})

/** New tickets for a lesson that is being watched. */
export const renewVideo = endpoint({
  method: 'GET',
  path: '/api/UserCourse/Video/:id',
  access: 'user',
  summary: 'Gia hạn đường dẫn video của một bài đang xem',
  params: z.object({ id: AddressId }),
  data: z.object({ videoURL: z.string(), video: LessonVideo }),
})

/** Progress in any course one may open, also a free one: fills in what a shared page can't know. */
export const getCourseProgress = endpoint({
  method: 'GET',
  path: '/api/LessonProgress/Course/:id',
  access: 'user',
  summary: 'Tiến độ của tôi trong một khoá học',
  params: z.object({ id: AddressId }),
  data: CourseProgress,
})

export const getLastLesson = endpoint({
  method: 'GET',
  path: '/api/LessonProgress/Last',
  access: 'user',
  summary: 'Bài tôi học gần đây nhất và còn dở',
  data: LessonLink.extend({
    use: CourseCard.shape.use,
    /** Says what `position` counts: seconds, of texts percents. */
    kind: z.enum(LESSON_KINDS),
    courseTitle: z.string(),
    position: z.int(),
    durationSeconds: z.int(),
    picture: CourseCard.shape.picture,
    seenAt: Instant,
  }).nullable(),
})

/** Every 10 to 15 seconds, on pause and when the page is left. */
export const savePosition = endpoint({
  method: 'POST',
  path: '/api/LessonProgress/Position',
  access: 'user',
  summary: 'Lưu chỗ đang học',
  body: z.strictObject({
    lessonId: Id,
    position: Seconds,
    /** When the learner was there, by their device; the later moment wins. */
    at: Instant,
    /** What was played since the last call. */
    played: z
      .strictObject({ from: Seconds, to: Seconds })
      .refine(({ from, to }) => from <= to, 'kết thúc phải sau bắt đầu')
      .optional(),
  }),
  data: LessonState.extend({ courseDone: z.boolean(), certificateCode: z.string().nullable() }),
})

/** For texts and documents; what plays is done when it was played. */
export const markLessonRead = endpoint({
  method: 'POST',
  path: '/api/LessonProgress/Read',
  access: 'user',
  summary: 'Đánh dấu đã đọc xong một bài',
  body: z.strictObject({ lessonId: Id }),
  data: LessonState.extend({ courseDone: z.boolean(), certificateCode: z.string().nullable() }),
})
