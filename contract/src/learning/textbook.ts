import { z } from 'zod'
import { Picture } from '../catalog.ts'
import { SUB_CHAPTER_KINDS } from '../enums.ts'
import { endpoint } from '../http/endpoint.ts'
import { list } from '../http/list.ts'
import { AddressId, choice, TypedText, wholeNumber } from '../shapes.ts'

export const TextbookCard = z.object({
  id: z.int(),
  title: z.string(),
  address: z.string(),
  summary: z.string(),
  subject: z.string(),
  grade: z.int(),
  authors: z.array(z.string()),
  picture: Picture.nullable(),
  /** What it carries. */
  audioCount: z.int(),
  videoCount: z.int(),
  lessonCount: z.int(),
  exerciseCount: z.int(),
})
export type TextbookCard = z.infer<typeof TextbookCard>

/** SPEC §3; `parentId` is 0 for top level. */
export const SubChapter = z.object({
  subChapterId: z.int(),
  chapterId: z.int(),
  parentId: z.int(),
  position: z.int(),
  title: z.string(),
  page: z.int().nullable(),
  kind: z.enum(SUB_CHAPTER_KINDS),
  /** What it opens; null for a heading. */
  lesson: z
    .object({
      id: z.int(),
      address: z.string(),
      durationSeconds: z.int(),
      /** An audio plays in its row. */
      audioURL: z.string().nullable(),
    })
    .nullable(),
})
export type SubChapter = z.infer<typeof SubChapter>

export const TextbookChapter = z.object({
  chapterId: z.int(),
  title: z.string(),
  /** 1 or 2 */
  column: z.int(),
  position: z.int(),
  firstPage: z.int().nullable(),
  lastPage: z.int().nullable(),
})
export type TextbookChapter = z.infer<typeof TextbookChapter>

export const TextbookDetail = TextbookCard.extend({
  courseId: z.int().nullable(),
  /** The printed book, while it is sold. */
  product: z.object({ id: z.int(), address: z.string(), price: z.int() }).nullable(),
  chapters: z.array(TextbookChapter),
  subChapters: z.array(SubChapter),
})
export type TextbookDetail = z.infer<typeof TextbookDetail>

export const listTextbooks = endpoint({
  method: 'GET',
  path: '/api/Asset',
  access: 'open',
  summary: 'Sách giáo khoa có học liệu',
  ...list({
    of: TextbookCard,
    perPage: 24,
    filter: { searchContent: TypedText, grade: choice(wholeNumber({ min: 1, max: 12 })), subject: TypedText },
    /** What there is to choose from, whatever is chosen. */
    beside: { subjects: z.array(z.string()), grades: z.array(z.object({ grade: z.int(), count: z.int() })) },
  }),
})

export const getTextbook = endpoint({
  method: 'GET',
  path: '/api/asset/:id',
  access: 'open',
  summary: 'Một sách giáo khoa: chương, mục và học liệu',
  params: z.object({ id: AddressId }),
  data: TextbookDetail,
})
