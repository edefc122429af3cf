import { z } from 'zod'

export const MOST_OPTIONS = 20
/** HTML with `$…$`, cleaned when written. */
export const Html = z.string().max(20_000)
export const OptionId = z.string().regex(/^[a-z0-9]{1,8}$/)
export const Option = z.strictObject({ id: OptionId, html: Html.min(1) })
export const ShownOption = z.object({ id: z.string(), html: z.string() })
export type Option = z.infer<typeof Option>
export type ShownOption = z.infer<typeof ShownOption>

export const Options = z.array(Option).min(2).max(MOST_OPTIONS).refine(haveOwnIds, 'hai lựa chọn trùng mã')

export function haveOwnIds(options: { id: string }[]): boolean {
  return new Set(options.map(({ id }) => id)).size === options.length
}

/** `partial` gives a share for each that is right; `all` gives everything or nothing. */
export const Scoring = z.enum(['partial', 'all'])
