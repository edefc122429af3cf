import { z } from 'zod'
import { words } from '../../forms/account.ts'
import { endpoint } from '../http/endpoint.ts'
import { list } from '../http/list.ts'
import { Instant, wholeNumber } from '../shapes.ts'

export const NOTE_LENGTH = 4000
const lessonId = wholeNumber({ min: 1, max: 2_000_000_000 })
const Content = words(NOTE_LENGTH)

/** Without text it is a bookmark. */
export const LessonNote = z.object({
  id: z.uuid(),
  lessonId: z.int(),
  seconds: z.int().nullable(),
  section: z.string().nullable(),
  content: z.string(),
  createdAt: Instant,
  updatedAt: Instant,
})
export type LessonNote = z.infer<typeof LessonNote>

/** By their place in the lesson. */
export const listNotes = endpoint({
  method: 'GET',
  path: '/api/LessonNote/:lessonId',
  access: 'user',
  summary: 'Ghi chú của tôi trong một bài',
  params: z.object({ lessonId }),
  ...list({ of: LessonNote, perPage: 100 }),
})

export const addNote = endpoint({
  method: 'POST',
  path: '/api/LessonNote',
  access: 'user',
  summary: 'Ghi chú vào một bài',
  body: z
    .strictObject({
      lessonId: z.int().positive().max(2_000_000_000),
      seconds: z.int().min(0).max(86_400).nullable(),
      section: words(200).nullable(),
      content: Content,
    })
    .refine(({ seconds, section }) => seconds === null || section === null, {
      path: ['section'],
      message: 'Một ghi chú đứng ở một giây của video hoặc một mục của bài, không cả hai',
    }),
  data: LessonNote,
})

export const changeNote = endpoint({
  method: 'PATCH',
  path: '/api/LessonNote/:id',
  access: 'user',
  summary: 'Sửa một ghi chú',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ content: Content }),
  data: LessonNote,
})

export const removeNote = endpoint({
  method: 'DELETE',
  path: '/api/LessonNote/:id',
  access: 'user',
  summary: 'Xoá một ghi chú',
  params: z.object({ id: z.uuid() }),
  data: z.null(),
})
