import type { ManuscriptState } from '@tq/contract/manuscript/enums.ts'

/** The way of a manuscript that goes well, in few words. */
const WAY = [
  { states: ['received', 'papersRequested'], title: 'Đọc sơ bộ' },
  { states: ['underReview', 'revisionRequested', 'revised'], title: 'Phản biện' },
  { states: ['accepted'], title: 'Quyết định' },
  { states: ['editing'], title: 'Biên tập, duyệt bản bông' },
  { states: ['procedures'], title: 'Thủ tục xuất bản' },
  { states: ['published'], title: 'Phát hành' },
] as const satisfies { states: readonly ManuscriptState[]; title: string }[]

/** What is still to come; nothing after a refusal or a withdrawal. */
export function stagesAhead(state: ManuscriptState): string[] {
  const at = WAY.findIndex(({ states }) => (states as readonly ManuscriptState[]).includes(state))
  if (state === 'draft') return WAY.map(({ title }) => title)
  return at < 0 ? [] : WAY.slice(at + 1).map(({ title }) => title)
}
