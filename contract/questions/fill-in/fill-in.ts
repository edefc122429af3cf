import type { QuestionModule } from '../module.ts'
import { readingsOf, readNumber } from '../numeric/read-number.ts'
import { FillInContent, type FillInShown, GAP, LONGEST_GAP } from './shape.ts'

type Gap = FillInContent['gaps'][number]

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

/** Spaces, the way accents are encoded and, unless asked for, capitals make no difference. */
function plain(text: string, { matchesCase, ignoresAccents }: Gap): string {
  const tidy = text.normalize('NFC').replace(/\s+/g, ' ').trim()
  const small = matchesCase ? tidy : tidy.toLocaleLowerCase('vi')
  if (!ignoresAccents) return small
  return small.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D')
}
