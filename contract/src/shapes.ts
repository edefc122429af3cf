import { z } from 'zod'
import { shownNumber } from '../forms/shown-number.ts'
import { ADDRESS_PATTERN, idOfAddress } from './slug.ts'

/**
 * Values in addresses arrive as text. They are read strictly: '', ' 1', '1e3' and repeated keys (which arrive as
 * lists) are refused rather than coerced. `json` is what the OpenAPI page shows.
 */
export function inAddress<In, Out>(read: (text: string) => Out | undefined, sentence: string, json: Record<string, unknown>) {
  return z
    .custom<In>()
    .transform((value, context) => {
      const out = typeof value === 'string' || typeof value === 'number' ? read(String(value)) : undefined
      if (out !== undefined) return out
      context.addIssue({ code: 'custom', message: sentence })
      return z.NEVER
    })
    .meta(json)
}

export function wholeNumber({ min, max }: { min: number; max: number }) {
  return inAddress<number | string, number>(
    (text) => {
      const n = /^-?\d{1,12}$/.test(text) ? Number(text) : Number.NaN
      return n >= min && n <= max ? n : undefined
    },
    `phải là số nguyên từ ${shownNumber(min)} đến ${shownNumber(max)}`,
    { type: 'integer', minimum: min, maximum: max },
  )
}

/** `12` or `toan-cao-cap.12` */
export const AddressId = inAddress<number | string, number>((text) => idOfAddress(text) ?? undefined, 'không phải mã hợp lệ', {
  type: 'string',
  pattern: ADDRESS_PATTERN.source,
  description: '12 hoặc toan-cao-cap.12',
})

export function oneOf<const Values extends readonly string[]>(values: Values) {
  return inAddress<Values[number], Values[number]>(
    (text) => values.find((value) => value === text),
    `phải là một trong: ${values.join(', ')}`,
    { type: 'string', enum: values },
  )
}

/** `0,1` → [0, 1], in rising order and without repeats */
export function listOf(choices: readonly number[]) {
  return inAddress<string | number, number[]>(
    (text) => {
      const picked = text.split(',').map((part) => (/^\d{1,3}$/.test(part) ? Number(part) : -1))
      return picked.every((n) => choices.includes(n)) ? choices.filter((n) => picked.includes(n)) : undefined
    },
    `phải gồm các số ${choices.join(', ')}, cách nhau bằng dấu phẩy`,
    { type: 'string', pattern: `^(${choices.join('|')})(,(${choices.join('|')}))*$` },
  )
}

/** `category=` in an address means "no choice made". */
export function choice<T extends z.ZodType>(shape: T) {
  return z
    .custom<z.input<T> | ''>()
    .transform((value, context) => {
      if (value === '' || value === undefined) return undefined
      const read = shape.safeParse(value)
      if (read.success) return read.data as z.output<T>
      for (const issue of read.error.issues) context.addIssue({ code: 'custom', message: issue.message })
      return z.NEVER
    })
    .optional()
    .meta(shape.meta() ?? {})
}

export const Page = choice(wholeNumber({ min: 1, max: 1_000_000 })).transform((page) => page ?? 1)

const LONGEST_TEXT = 1000

/** What people type: limited in length, without the one character PostgreSQL can't store. */
export const TypedText = inAddress<string, string>(
  (text) => (text.length <= LONGEST_TEXT ? text.replaceAll('\0', '').trim() : undefined),
  `chỉ được ghi một lần và dài tối đa ${LONGEST_TEXT} ký tự`,
  { type: 'string', maxLength: LONGEST_TEXT },
)
  .optional()
  .transform((text) => text ?? '')

/** An instant, as ISO 8601 in UTC; Vietnamese time is made where it is shown. */
export const Instant = z.iso.datetime()
