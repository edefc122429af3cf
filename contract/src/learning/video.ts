import { z } from 'zod'
import { VIDEO_STATES } from '../enums.ts'
import { endpoint, roomFor } from '../http/endpoint.ts'
import { list } from '../http/list.ts'
import { choice, Instant, oneOf, wholeNumber } from '../shapes.ts'

export const VIDEO_ID = /^[0-9a-hjkmnp-tv-z]{16}$/
/** Where staff upload videos, by the tus protocol. */
export const VIDEO_UPLOADS = '/api/Staff/VideoUploads'

export const Video = z.object({
  id: z.string(),
  fileName: z.string(),
  state: z.enum(VIDEO_STATES),
  percent: z.int(),
  /** Why it failed, or what staff should know. */
  note: z.string().nullable(),
  durationMs: z.int().nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** Heights of the stream; empty for a plain MP4. */
  renditions: z.array(z.int()),
  /** Lessons that show it. */
  lessonIds: z.array(z.int()),
  createdAt: Instant,
})
export type Video = z.infer<typeof Video>

const byId = z.object({ id: z.string().regex(VIDEO_ID) })

export const listVideos = endpoint({
  method: 'GET',
  path: '/api/Staff/Videos',
  access: 'staff',
  summary: 'Video đã tải lên',
  ...list({ of: Video, perPage: 50, filter: { state: choice(oneOf(VIDEO_STATES)) } }),
})

export const getVideo = endpoint({
  method: 'GET',
  path: '/api/Staff/Videos/:id',
  access: 'staff',
  summary: 'Một video: trạng thái và tiến độ xử lý',
  params: byId,
  data: Video,
})

export const retryVideo = endpoint({
  method: 'POST',
  path: '/api/Staff/Videos/:id/retry',
  access: 'staff',
  summary: 'Xử lý lại một video bị lỗi',
  params: byId,
  data: Video,
})

export const removeVideo = endpoint({
  method: 'DELETE',
  path: '/api/Staff/Videos/:id',
  access: 'staff',
  summary: 'Xoá một video không bài nào dùng',
  params: byId,
  data: z.null(),
})

const LONGEST_CAPTIONS = 2_000_000

/** Read as WebVTT and written anew: only times and plain text are kept. */
export const setCaptions = endpoint({
  method: 'PUT',
  path: '/api/Staff/Lessons/:id/captions/:language',
  access: 'staff',
  summary: 'Phụ đề của một bài',
  params: z.object({ id: wholeNumber({ min: 1, max: 2_000_000_000 }), language: z.string().regex(/^[a-z]{2}$/) }),
  body: z.strictObject({ label: z.string().trim().min(1).max(50), vtt: z.string().max(LONGEST_CAPTIONS) }),
  mostBodyBytes: roomFor(LONGEST_CAPTIONS),
  data: z.object({ cues: z.int() }),
})
