import { z } from 'zod'
import { Html, Options, Scoring, ShownOption } from '../parts.ts'

export const OrderingContent = z.strictObject({
  type: z.literal('ordering'),
  stem: Html.min(1),
  explanation: Html,
  /** In the right order. Two would always be shown in the wrong one, which tells the right one. */
  items: Options.refine(({ length }) => length >= 3, 'câu sắp xếp cần ít nhất ba ý, vì hai ý luôn hiện ngược thứ tự đúng'),
  scoring: Scoring,
})
export type OrderingContent = z.infer<typeof OrderingContent>

/** An answer is all items in the learner's order; none when nothing was moved or confirmed. */
export const OrderingShown = z.object({ type: z.literal('ordering'), items: z.array(ShownOption) })
export type OrderingShown = z.infer<typeof OrderingShown>
