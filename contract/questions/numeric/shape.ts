import { z } from 'zod'
import { Html } from '../parts.ts'

export const LONGEST_NUMBER = 40

export const NumericContent = z.strictObject({
  type: z.literal('numeric'),
  stem: Html.min(1),
  explanation: Html,
  /** The first one is shown as the key. */
  accepted: z
    .array(z.strictObject({ value: z.number(), tolerance: z.number().min(0) }))
    .min(1)
    .max(20),
  /** Stands behind the field; a learner may type it or not. */
  unit: z.string().max(20).nullable(),
})
export type NumericContent = z.infer<typeof NumericContent>

/** An answer is one text, as it was typed. */
export const NumericShown = z.object({ type: z.literal('numeric'), unit: z.string().nullable() })
export type NumericShown = z.infer<typeof NumericShown>
