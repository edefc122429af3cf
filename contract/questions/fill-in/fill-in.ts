import type { QuestionModule } from '../module.ts'
import { readingsOf, readNumber } from '../numeric/read-number.ts'
import { FillInContent, type FillInShown, GAP, LONGEST_GAP } from './shape.ts'

type Gap = FillInContent['gaps'][number]

/** Grave, acute, tilde, hook above, dot below. */
const TONE = '[\\u0300\\u0301\\u0303\\u0309\\u0323]'

export const fillIn: QuestionModule<FillInContent, FillInShown> = {
  Content: FillInContent,
  ids: () => [],
  show(content, { render }) {
    let count = 0
    const lines = content.text.split('\n').map((line) =>
      // Every second piece is what the pattern caught: the id of a gap.
      line.split(GAP).map((piece, index) => (index % 2 ? count++ : render(piece))),
    )
    return { type: 'fillIn', lines, gapCount: count }
  },
  fits: ({ gaps }, answer) => answer.length <= gaps.length && answer.every((entry) => entry.length <= LONGEST_GAP),
  grade(content, answer) {
    const gaps = inOrder(content)
    const right = gaps.filter((gap, index) => isRight(gap, answer[index] ?? '')).length
    return content.scoring === 'all' ? { right: right === gaps.length ? 1 : 0, of: 1 } : { right, of: gaps.length }
  },
  rightGaps: (content, answer) => inOrder(content).map((gap, index) => isRight(gap, answer[index] ?? '')),
  /** By the ids of the gaps: what was typed stays with its gap when they change places, or one is taken out. */
  carry(before, after, answer) {
    const [was, is] = [before, after].map((content) => inOrder(content).map(({ id }) => id)) as [string[], string[]]
    if (was.join() === is.join()) return answer
    return is.map((id) => answer[was.indexOf(id)] ?? '')
  },
  key: (content) => inOrder(content).map(({ accepted }) => accepted[0] ?? ''),
  notes: (content) =>
    inOrder(content).flatMap(({ accepted }, at) => (accepted.length > 1 ? `Chỗ trống ${at + 1}: ${accepted.join(', ')}` : [])),
  mapHtml: (content, change) => ({ ...content, text: content.text.split('\n').map(change).join('\n') }),
}

function inOrder({ text, gaps }: FillInContent): Gap[] {
  const byId = new Map(gaps.map((gap) => [gap.id, gap]))
  return [...text.matchAll(GAP)].flatMap(([, id]) => byId.get(id ?? '') ?? [])
}

export function isRight(gap: Gap, typed: string): boolean {
  const said = plain(typed, gap)
  if (!said) return false
  const numbers = readingsOf(said)
  return gap.accepted.some((accepted) => {
    const wanted = readNumber(accepted)
    return plain(accepted, gap) === said || (wanted !== null && numbers.includes(wanted))
  })
}

/** Spaces, the way accents are encoded, where a tone stands in `hoà` and, unless asked for, capitals make no difference. */
function plain(text: string, { matchesCase, ignoresAccents }: Gap): string {
  const tidy = text.normalize('NFC').replace(/\s+/g, ' ').trim()
  const apart = (matchesCase ? tidy : tidy.toLocaleLowerCase('vi')).normalize('NFD')
  if (!ignoresAccents) return apart.replace(TONE_IN_PAIR, '$1$3$2$4')
  return apart.replace(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D')
}

/**
 * `òa`, `òe`, `ùy` at the end of a syllable, which schools, presses and keyboards write as `oà`, `oè`, `uỳ` as often. Letters and tones
 * apart, so that the tone can go behind both; anywhere else another place of it is a mistake.
 */
const TONE_IN_PAIR = new RegExp(`(o(?=${TONE}?[ae])|u(?=${TONE}?y))(${TONE}?)([aey])(${TONE}?)(?![\\p{L}\\p{M}])`, 'giu')
