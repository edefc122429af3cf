import { z } from 'zod'
import { Html } from '../parts.ts'

export const LONGEST_ESSAY = 50_000

export const EssayContent = z.strictObject({
  type: z.literal('essay'),
  stem: Html.min(1),
  explanation: Html,
  /** How points are given; for whoever marks. */
  rubric: Html,
  mostWords: z.int().min(10).max(10_000).nullable(),
})
export type EssayContent = z.infer<typeof EssayContent>

/** An answer is one text. */
export const EssayShown = z.object({ type: z.literal('essay'), mostWords: z.int().nullable() })
export type EssayShown = z.infer<typeof EssayShown>
