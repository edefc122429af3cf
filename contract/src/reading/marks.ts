import { z } from 'zod'
import { words } from '../../forms/account.ts'
import { MARK_COLOURS, MARK_KINDS } from '../enums.ts'
import { endpoint, roomFor } from '../http/endpoint.ts'
import { list } from '../http/list.ts'
import { AddressId, choice, Instant, oneOf, wholeNumber } from '../shapes.ts'
import { byProduct, Position } from './book.ts'

export const NOTE_LENGTH = 4000
export const QUOTE_LENGTH = 2000
/** As many as one call takes; a device that was away for long sends several. */
export const MARKS_AT_ONCE = 50

/** How long ago it happened, by the device's running time: a clock that is set wrong changes nothing. */
const secondsAgo = z
  .int()
  .min(0)
  .max(366 * 86_400)
  .default(0)

const place = {
  versionId: z.string().max(32),
  chapter: words(1000),
  cfi: words(1000).nullable(),
  percent: z.number().min(0).max(100),
}

/** On every page turn that rests for some seconds, and when the page is left. The later moment wins. */
export const savePosition = endpoint({
  method: 'POST',
  path: '/api/Reading/Books/:productId/Position',
  access: 'user',
  summary: 'Lưu chỗ đang đọc',
  params: byProduct,
  body: z.strictObject({ ...place, quote: words(300), secondsAgo }),
  /** Another device's, where that was later. */
  data: z.object({ position: Position, revision: z.int() }),
})

export const Mark = z.object({
  /** Made by the device that made the mark. */
  id: z.uuid(),
  kind: z.enum(MARK_KINDS),
  /** Null for bookmarks. */
  colour: z.enum(MARK_COLOURS).nullable(),
  versionId: z.string().nullable(),
  chapter: z.string(),
  chapterTitle: z.string(),
  cfi: z.string().nullable(),
  percent: z.number(),
  quote: z.string(),
  note: z.string(),
  /** The page of the print edition, where the file has them. */
  page: z.string().nullable(),
  /** True: its words are not in the present file; `chapter` and `percent` say where they were. */
  isLost: z.boolean(),
  createdAt: Instant,
  changedAt: Instant,
})
export type Mark = z.infer<typeof Mark>

/** What happened since a revision: one's own devices ask with the last one they know, first with 0. */
const Changes = z.object({
  revision: z.int(),
  position: Position.nullable(),
  marks: z.array(Mark),
  removed: z.array(z.uuid()),
})

export const getChanges = endpoint({
  method: 'GET',
  path: '/api/Reading/Books/:productId/Changes',
  access: 'user',
  summary: 'Dấu, ghi chú và chỗ đang đọc từ lần hỏi trước',
  params: byProduct,
  query: z.object({ since: wholeNumber({ min: 0, max: 900_000_000 }) }),
  data: Changes,
})

/** Marks of all devices are united by their ids; of one that two have changed, the later change stays. What was removed stays so. */
export const syncMarks = endpoint({
  method: 'POST',
  path: '/api/Reading/Books/:productId/Marks',
  access: 'user',
  summary: 'Gửi dấu và ghi chú của thiết bị này, nhận của các thiết bị khác',
  params: byProduct,
  body: z.strictObject({
    since: z.int().min(0),
    marks: z
      .array(
        z
          .strictObject({
            ...{ id: z.uuid(), kind: z.enum(MARK_KINDS), colour: z.enum(MARK_COLOURS).nullable() },
            ...{ ...place, chapterTitle: words(500), quote: words(QUOTE_LENGTH), note: words(NOTE_LENGTH) },
            ...{ page: words(20).nullable(), secondsAgo },
          })
          .refine(({ kind, colour }) => (kind === 'mark') === (colour !== null), {
            path: ['colour'],
            message: 'Chữ được đánh dấu có một màu, dấu trang thì không',
          }),
      )
      .max(MARKS_AT_ONCE),
    removed: z.array(z.strictObject({ id: z.uuid(), secondsAgo })).max(MARKS_AT_ONCE),
  }),
  mostBodyBytes: roomFor(MARKS_AT_ONCE * (NOTE_LENGTH + QUOTE_LENGTH + 3000)),
  data: Changes,
})

/** All that one has written, the latest first; of one book in its order. */
export const listMarks = endpoint({
  method: 'GET',
  path: '/api/Reading/Marks',
  access: 'user',
  summary: 'Mọi dấu và ghi chú của tôi',
  ...list({
    of: Mark.extend({ productId: z.int(), title: z.string(), address: z.string() }),
    perPage: 50,
    filter: { productId: choice(AddressId), only: choice(oneOf(['notes', 'marks', 'bookmarks'])) },
    beside: {
      /** Every book one has written in, whatever is asked for, by title. */
      books: z.array(z.object({ productId: z.int(), title: z.string(), address: z.string(), count: z.int() })),
    },
  }),
})

export const exportMarks = endpoint({
  method: 'GET',
  path: '/api/Reading/Books/:productId/MarksFile',
  access: 'user',
  summary: 'Xuất ghi chú của một cuốn sách',
  params: byProduct,
  /** The HTML opens in Word. */
  query: z.object({ format: oneOf(['markdown', 'html', 'csv']) }),
  data: z.object({ fileName: z.string(), mediaType: z.string(), text: z.string() }),
})
