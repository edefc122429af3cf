import { z } from 'zod'
import { Html, OptionId, Options, Scoring, ShownOption } from '../parts.ts'

export const MultipleContent = z
  .strictObject({
    type: z.literal('multiple'),
    stem: Html.min(1),
    explanation: Html,
    options: Options,
    keys: z.array(OptionId).min(1),
    scoring: Scoring,
  })
  .refine(({ options, keys }) => keys.every((key) => options.some(({ id }) => id === key)), 'đáp án không nằm trong các lựa chọn')
  .refine(({ keys }) => new Set(keys).size === keys.length, 'một đáp án được ghi hai lần')
export type MultipleContent = z.infer<typeof MultipleContent>

export const MultipleShown = z.object({ type: z.literal('multiple'), options: z.array(ShownOption) })
export type MultipleShown = z.infer<typeof MultipleShown>
