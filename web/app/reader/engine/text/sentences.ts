import type { Span } from './find-words.ts'

const ENDS = /[.!?…:;]["'”’»)\]]*$/
/** "GS. Trần", "tr. 12", "v.v. và": a full stop that ends nothing. */
const SHORTENED = /(?:^|[\s(])(?:\p{Lu}|GS|PGS|TS|ThS|BS|KS|CN|NXB|TP|Tp|St|tr|vd|VD|cf|h|p|t|q|Q|P|H|s|v\.v|v)\.$/u

/** "1." or "a)" before an item of a list. */
const ONLY_A_NUMBER = /^[(]?[\p{L}\d]{1,3}[.)]$/u

/** Sentences of a text, without the spaces around them. `breaks`: places where one ends whatever its signs say, as after a heading. */
export function sentencesOf(text: string, breaks: readonly number[] = []): Span[] {
  const edges = [0, ...breaks, text.length]
  return edges.slice(1).flatMap((end, n) => segments(text, edges[n] ?? 0, end))
}

/** True if it ends a thought, so that what follows is another one. */
export const isEnded = (sentence: string): boolean => ENDS.test(sentence.trimEnd())

function segments(text: string, from: number, to: number): Span[] {
  const part = text.slice(from, to)
  const spans: Span[] = []
  let start = 0
  for (const { index, segment } of new Intl.Segmenter('vi', { granularity: 'sentence' }).segment(part)) {
    const end = index + segment.length
    const written = part.slice(start, end).trimEnd()
    // A line's end is no sentence's end, which the segmenter takes it for.
    const isWhole = end === part.length || (isEnded(written) && !SHORTENED.test(written) && !ONLY_A_NUMBER.test(written.trim()))
    if (!isWhole) continue
    const found = trimmed(part, start, end)
    if (found) spans.push({ start: from + found.start, end: from + found.end })
    start = end
  }
  return spans
}

function trimmed(text: string, start: number, end: number): Span | null {
  const written = text.slice(start, end)
  const body = written.trim()
  if (!body) return null
  const at = start + written.indexOf(body)
  return { start: at, end: at + body.length }
}
