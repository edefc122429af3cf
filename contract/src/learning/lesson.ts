import { z } from 'zod'
import { Picture } from '../catalog.ts'
import { COURSE_USES } from '../enums.ts'
import { endpoint } from '../http/endpoint.ts'
import { AddressId, Instant } from '../shapes.ts'
import { CourseOffer, LessonLink, OutlineChapter, OutlineLesson } from './course.ts'

export const LessonMaterial = z.object({
  id: z.string(),
  title: z.string(),
  fileName: z.string(),
  bytes: z.int(),
  mediaType: z.string(),
  url: z.string(),
})
export type LessonMaterial = z.infer<typeof LessonMaterial>

/** Small pictures of the video in one large one: the n-th shows second n × everySeconds. */
export const VideoSprite = z.object({
  url: z.string(),
  everySeconds: z.number(),
  columns: z.int(),
  rows: z.int(),
  width: z.int(),
  height: z.int(),
})
export type VideoSprite = z.infer<typeof VideoSprite>

/** What plays. Of a sold course every address in it carries a ticket of at most 15 minutes, except pieces of an encrypted stream. */
export const LessonVideo = z.object({
  /** `hls`: `videoURL` is a playlist. `mp4`: it is the file itself. */
  format: z.enum(['hls', 'mp4']),
  /** The same as one file, for whoever can't play a stream, as browsers without JavaScript. */
  mp4URL: z.string().nullable(),
  posterURL: z.string().nullable(),
  sprite: VideoSprite.nullable(),
  /** When the tickets end; null for what is free. */
  expiresAt: Instant.nullable(),
})
export type LessonVideo = z.infer<typeof LessonVideo>

export const LessonDetail = OutlineLesson.extend({
  summary: z.string(),
  /** Sold and not open to whoever asks: nothing of its content is in the answer. */
  isLocked: z.boolean(),
  /** HTML with MathML */
  html: z.string(),
  /** The headings of `html`, by the ids they have there. */
  sections: z.array(z.object({ id: z.string(), title: z.string(), level: z.int() })),
  /** SPEC §3: of a course of one's own it is played from `ADMIN_HOST` + videoURL, from the library as it is. */
  videoURL: z.string().nullable(),
  video: LessonVideo.nullable(),
  audioURL: z.string().nullable(),
  documentURL: z.string().nullable(),
  captions: z.array(z.object({ language: z.string(), label: z.string(), url: z.string() })),
  transcript: z.string(),
  materials: z.array(LessonMaterial),
  course: z.object({
    id: z.int(),
    title: z.string(),
    address: z.string(),
    use: z.enum(COURSE_USES),
    picture: Picture.nullable(),
    teachers: z.array(z.string()),
    lessonCount: z.int(),
    textbook: z.object({ id: z.int(), address: z.string(), title: z.string() }).nullable(),
  }),
  /** From 1: "Chương 2, bài 3". */
  chapterNumber: z.int(),
  lessonNumber: z.int(),
  chapterTitle: z.string(),
  outline: z.array(OutlineChapter),
  previous: LessonLink.nullable(),
  next: LessonLink.nullable(),
  offer: CourseOffer.nullable(),
  updatedAt: Instant,
})
export type LessonDetail = z.infer<typeof LessonDetail>

const byId = z.object({ id: AddressId })

export const getLibraryLesson = endpoint({
  method: 'GET',
  path: '/api/Library/LessonDetail/:id',
  access: 'open',
  summary: 'Một bài học của thư viện số',
  params: byId,
  data: LessonDetail,
})

/** Its content only where it is a preview; else what it is and how to buy it. */
export const getLessonForVisitor = endpoint({
  method: 'GET',
  path: '/api/Course/Lesson/:id',
  access: 'open',
  summary: 'Một bài của khoá học có bán, như người chưa mua thấy',
  params: byId,
  data: LessonDetail,
})
