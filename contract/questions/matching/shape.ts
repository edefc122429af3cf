import { z } from 'zod'
import { Html, haveOwnIds, MOST_OPTIONS, Option, OptionId, Scoring, ShownOption } from '../parts.ts'

export const MatchingContent = z
  .strictObject({
    type: z.literal('matching'),
    stem: Html.min(1),
    explanation: Html,
    /** Each with the one on the right it belongs to. */
    left: z
      .array(Option.extend({ match: OptionId }))
      .min(2)
      .max(MOST_OPTIONS),
    /** There may be more than are needed. */
    right: z.array(Option).min(2).max(MOST_OPTIONS),
    scoring: Scoring,
  })
  .refine(({ left, right }) => haveOwnIds([...left, ...right]), 'hai ô trùng mã')
  .refine(({ left, right }) => left.every(({ match }) => right.some(({ id }) => id === match)), 'một cặp thiếu vế phải')
export type MatchingContent = z.infer<typeof MatchingContent>

/** An answer is `left:right` for each that was joined. */
export const MatchingShown = z.object({
  type: z.literal('matching'),
  left: z.array(ShownOption),
  right: z.array(ShownOption),
})
export type MatchingShown = z.infer<typeof MatchingShown>
