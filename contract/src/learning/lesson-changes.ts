import { z } from 'zod'
import { endpoint, roomFor } from '../http/endpoint.ts'
import { wholeNumber } from '../shapes.ts'
import { VIDEO_ID } from './video.ts'

const LONGEST_BODY = 200_000

/** What staff change of a lesson; the whole editor comes with the back office. */
export const changeLesson = endpoint({
  method: 'PATCH',
  path: '/api/Staff/Lessons/:id',
  access: 'staff',
  summary: 'Sửa một bài học',
  params: z.object({ id: wholeNumber({ min: 1, max: 2_000_000_000 }) }),
  body: z.strictObject({
    title: z.string().trim().min(1).max(300).optional(),
    summary: z.string().trim().max(1000).optional(),
    body: z.string().max(LONGEST_BODY).optional(),
    videoId: z.string().regex(VIDEO_ID).optional(),
    isPreview: z.boolean().optional(),
    isPublished: z.boolean().optional(),
  }),
  mostBodyBytes: roomFor(LONGEST_BODY),
  data: z.object({ id: z.int(), title: z.string() }),
})
