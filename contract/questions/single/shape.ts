import { z } from 'zod'
import { Html, OptionId, Options, ShownOption } from '../parts.ts'

export const SingleContent = z
  .strictObject({ type: z.literal('single'), stem: Html.min(1), explanation: Html, options: Options, key: OptionId })
  .refine(({ options, key }) => options.some(({ id }) => id === key), 'đáp án không nằm trong các lựa chọn')
export type SingleContent = z.infer<typeof SingleContent>

export const SingleShown = z.object({ type: z.literal('single'), options: z.array(ShownOption) })
export type SingleShown = z.infer<typeof SingleShown>
