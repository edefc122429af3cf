import { z } from 'zod'
import { Html, haveOwnIds, OptionId, Scoring } from '../parts.ts'

export const GAP = /\[\[([a-z0-9]{1,8})\]\]/g
export const MOST_GAPS = 50
export const LONGEST_GAP = 200

export const FillInContent = z
  .strictObject({
    type: z.literal('fillIn'),
    stem: Html,
    explanation: Html,
    /** One paragraph a line; `[[1]]` is the gap with the id 1. HTML may stand between gaps, not around them. */
    text: Html.min(1),
    gaps: z
      .array(
        z.strictObject({
          id: OptionId,
          /** The first one is shown as the key. */
          accepted: z.array(z.string().min(1).max(LONGEST_GAP)).min(1).max(20),
          matchesCase: z.boolean().optional(),
          /** `hoa hoc` counts as `hoá học`. */
          ignoresAccents: z.boolean().optional(),
        }),
      )
      .min(1)
      .max(MOST_GAPS)
      .refine(haveOwnIds, 'hai chỗ trống trùng mã'),
    scoring: Scoring,
  })
  .refine(({ text, gaps }) => {
    const inText = [...text.matchAll(GAP)].map(([, id]) => id)
    return inText.length === gaps.length && gaps.every(({ id }) => inText.includes(id))
  }, 'chỗ trống trong câu và danh sách đáp án không khớp nhau')
export type FillInContent = z.infer<typeof FillInContent>

/** An answer has one text for each gap, in the order of the gaps in the text; an empty one for a gap left open. */
export const FillInShown = z.object({
  type: z.literal('fillIn'),
  /** Paragraphs of pieces: HTML, or the number of a gap from 0. */
  lines: z.array(z.array(z.union([z.string(), z.int()]))),
  gapCount: z.int(),
})
export type FillInShown = z.infer<typeof FillInShown>
