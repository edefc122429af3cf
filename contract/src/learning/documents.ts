import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { list } from '../http/list.ts'
import { LessonLink } from './course.ts'

/** A file that one may download because one has its course. */
export const UserDocument = z.object({
  /** Unique in the list, whatever it is. */
  key: z.string(),
  /** `material`: goes with a lesson. `document`: is the lesson. */
  kind: z.enum(['material', 'document']),
  title: z.string(),
  fileName: z.string(),
  bytes: z.int(),
  mediaType: z.string(),
  /** Opens it for a quarter of an hour. */
  url: z.string(),
  lesson: LessonLink,
  course: z.object({ id: z.int(), title: z.string(), address: z.string() }),
})
export type UserDocument = z.infer<typeof UserDocument>

/** By course, in the order of its lessons; the course that was opened last comes first. */
export const listUserDocuments = endpoint({
  method: 'GET',
  path: '/api/UserDocument',
  access: 'user',
  summary: 'Tệp tải về của các khoá học tôi có',
  ...list({ of: UserDocument, perPage: 50 }),
})
