import { z } from 'zod'
import { Html, haveOwnIds, Option, ShownOption } from '../parts.ts'

/** Of the national paper since 2025: so many statements right → this share of the points, in hundredths. */
export const NATIONAL_SCALE = [0, 10, 25, 50, 100] as const

export const TrueFalseContent = z
  .strictObject({
    type: z.literal('trueFalse'),
    stem: Html.min(1),
    explanation: Html,
    statements: z
      .array(Option.extend({ isTrue: z.boolean() }))
      .min(1)
      .max(8)
      .refine(haveOwnIds, 'hai ý trùng mã'),
    scoring: z.enum(['national', 'partial', 'all']),
  })
  .refine(({ scoring, statements }) => scoring !== 'national' || statements.length === 4, 'thang điểm quốc gia cần đúng bốn ý')
export type TrueFalseContent = z.infer<typeof TrueFalseContent>

/** An answer is `statement:true` or `statement:false` for each. */
export const TrueFalseShown = z.object({ type: z.literal('trueFalse'), statements: z.array(ShownOption) })
export type TrueFalseShown = z.infer<typeof TrueFalseShown>
