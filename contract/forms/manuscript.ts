import { z } from 'zod'
import {
  MANUSCRIPT_FIELDS,
  MANUSCRIPT_FORMATS,
  MANUSCRIPT_KINDS,
  MANUSCRIPT_STANDINGS,
  type ManuscriptField,
  type ManuscriptFormat,
  type ManuscriptKind,
  type ManuscriptStanding,
} from '../src/manuscript/enums.ts'
import { choice, inAddress, oneOf, wholeNumber } from '../src/shapes.ts'
import { Email, line, PersonName, Phone, whole, words } from './account.ts'
import { shownNumber } from './shown-number.ts'

export const SUMMARY_FROM = 100
export const SUMMARY_TO = 3000
export const MOST_CO_AUTHORS = 20

/** As people count: an emoji is one, a letter with its accents is one. */
export const lengthOf = (text: string) => [...text].length

/** Longest in characters as people count them, kept as one spelling of each letter. */
const text = (longest: number) =>
  whole(z.string().trim().normalize('NFC'))
    .regex(/^(?:[\n\r\t]|\P{Cc})*$/u, 'Không được có ký tự điều khiển')
    .refine((value) => lengthOf(value) <= longest, `Dài tối đa ${shownNumber(longest)} ký tự`)

/** Stands in the subject of letters. */
const heading = (longest: number) => text(longest).regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'Chỉ được viết trên một dòng')

const isCalendarDay = (day: string) =>
  !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day) && day >= '2000-01-01' && day <= '2100-12-31'
const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/

/**
 * A day on the Vietnamese calendar. It comes plain, or as the specification's helper sends it: a moment moved by seven hours, so that
 * what is written is the hour on a Vietnamese clock though it says UTC. So the day that is written is the day that was meant.
 */
export const VietnameseDay = inAddress<string, string>(
  (given) => {
    const day = MOMENT.exec(given)?.[1]
    return day && isCalendarDay(day) ? day : undefined
  },
  'Ngày không đúng, viết như 30/11/2026',
  { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}' },
)

export const CoAuthor = z.strictObject({
  name: PersonName,
  /** Empty where there is none. */
  email: Email.or(z.literal('')).default(''),
  unit: line(200).default(''),
})
export type CoAuthor = z.infer<typeof CoAuthor>

/** A list in a field of a form, where every field is text. */
export function jsonText<Shape extends z.ZodType>(shape: Shape) {
  return z
    .custom<string>()
    .transform((value, context): z.output<Shape> => {
      let given: unknown
      try {
        given = typeof value === 'string' && value.length <= 100_000 ? JSON.parse(value) : undefined
      } catch {
        given = undefined
      }
      const read = shape.safeParse(given)
      if (read.success) return read.data
      for (const issue of read.error.issues) context.addIssue({ code: 'custom', message: issue.message, path: [...issue.path] })
      return z.NEVER
    })
    .meta({ type: 'string', contentMediaType: 'application/json' })
}

/** What may be left empty, sent or saved. */
const MORE = {
  subtitle: heading(300).default(''),
  audience: text(1000).default(''),
  outline: text(10_000).default(''),
  language: line(50).default(''),
  publishedBefore: text(1000).default(''),
  funding: text(1000).default(''),
  note: text(2000).default(''),
}

/** Every step of the form, as it is sent: each field is text. */
export const ManuscriptForm = {
  title: heading(300).refine((value) => value.length > 0, 'Tên tác phẩm không được để trống'),
  kind: oneOf(MANUSCRIPT_KINDS),
  field: oneOf(MANUSCRIPT_FIELDS),
  summary: text(SUMMARY_TO).refine((value) => lengthOf(value) >= SUMMARY_FROM, `Tóm tắt cần ít nhất ${SUMMARY_FROM} ký tự`),
  standing: oneOf(MANUSCRIPT_STANDINGS),
  authorName: PersonName,
  authorEmail: Email,
  authorPhone: Phone,
  authorUnit: line(200).min(1, 'Đơn vị công tác không được để trống'),
  ...MORE,
  pageCount: choice(wholeNumber({ min: 1, max: 20_000 })),
  figureCount: choice(wholeNumber({ min: 0, max: 20_000 })),
  format: choice(oneOf(MANUSCRIPT_FORMATS)),
  /** Thời hạn mong muốn. */
  desiredDay: choice(VietnameseDay),
  coAuthors: jsonText(z.array(CoAuthor).max(MOST_CO_AUTHORS, `Tối đa ${MOST_CO_AUTHORS} đồng tác giả`)).default([]),
}

/** The same while it is being typed: nothing is required, all is bounded. */
export const DraftForm = z.strictObject({
  title: heading(300).default(''),
  summary: text(SUMMARY_TO).default(''),
  kind: z.enum(MANUSCRIPT_KINDS).nullable().default(null),
  field: z.enum(MANUSCRIPT_FIELDS).nullable().default(null),
  standing: z.enum(MANUSCRIPT_STANDINGS).nullable().default(null),
  authorName: line(100).default(''),
  authorEmail: line(254).default(''),
  authorPhone: line(20).default(''),
  authorUnit: line(200).default(''),
  ...MORE,
  pageCount: z.int().min(1).max(20_000).nullable().default(null),
  figureCount: z.int().min(0).max(20_000).nullable().default(null),
  format: z.enum(MANUSCRIPT_FORMATS).nullable().default(null),
  desiredDay: VietnameseDay.nullable().default(null),
  /** As they stand in the form, also half written. */
  coAuthors: z
    .array(z.strictObject({ name: line(100).default(''), email: line(254).default(''), unit: line(200).default('') }))
    .max(MOST_CO_AUTHORS)
    .default([]),
})
export type DraftForm = z.infer<typeof DraftForm>

/** What stands in a manuscript, whichever way it came. */
export interface ManuscriptFields {
  title: string
  subtitle: string
  kind: ManuscriptKind | null
  field: ManuscriptField | null
  summary: string
  standing: ManuscriptStanding | null
  authorName: string
  authorEmail: string
  authorPhone: string
  authorUnit: string
  audience: string
  outline: string
  pageCount: number | null
  figureCount: number | null
  language: string
  publishedBefore: string
  funding: string
  format: ManuscriptFormat | null
  desiredDay: string | null
  note: string
}

/** A letter to the desk, a reason, an answer. */
export const MessageText = words(5000).min(1, 'Vui lòng viết vài lời')
