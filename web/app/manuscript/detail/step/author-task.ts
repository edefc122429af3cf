import type { FileVersion, ManuscriptDetail } from '@tq/contract/manuscript/shape.ts'
import { isOver, STATES } from '@tq/contract/manuscript/states.ts'

/** What the author has to do now, and how. */
export type AuthorTask = { sentence: string; said: string } & (
  | { kind: 'wait' | 'over' | 'published' | 'draft' | 'read' }
  | { kind: 'send'; button: string }
  | { kind: 'proof'; file: FileVersion }
)

const NOTHING = 'Hiện bạn chưa cần làm gì.'
export const SEND_NAMES = { papersRequested: 'Gửi bổ sung', revisionRequested: 'Gửi bản sửa' } as const

export const sendName = (state: ManuscriptDetail['state']) =>
  state === 'papersRequested' ? SEND_NAMES.papersRequested : SEND_NAMES.revisionRequested

export function taskOf(manuscript: ManuscriptDetail): AuthorTask {
  const { state, task, actions, product } = manuscript
  const last = manuscript.events.at(-1)
  const said = last?.by === 'staff' ? last.words : ''
  if (state === 'draft') return { kind: 'draft', sentence: `${task ?? ''}.`, said: '' }
  if (actions.includes('sendRevision')) return { kind: 'send', sentence: `${task ?? ''}.`, said, button: sendName(state) }
  if (actions.includes('answerProof')) return proofTask(manuscript, said)
  if (state === 'published' && product)
    return { kind: 'published', sentence: `Chúc mừng bạn: “${product.title}” đã phát hành.`, said }
  if (isOver(state)) return { kind: 'over', sentence: STATES[state].meaning, said }
  return { kind: 'wait', sentence: NOTHING, said }
}

/** A proof waits for its answer; an edited text for a word. What came last from the house counts. */
function proofTask({ files, messages, task }: ManuscriptDetail, said: string): AuthorTask {
  const file = files.filter(({ by }) => by === 'staff').reduce<FileVersion | null>((last, one) => newer(last, one), null)
  if (!file) return { kind: 'wait', sentence: NOTHING, said }
  const isAnswered = messages.some(
    ({ by, at, kind }) => by === 'author' && at >= file.createdAt && (file.role === 'edited' || kind !== 'message'),
  )
  if (isAnswered) return { kind: 'wait', sentence: `${NOTHING} Biên tập viên đang xem câu trả lời của bạn.`, said: '' }
  if (file.role === 'proof')
    return { kind: 'proof', file, said, sentence: `Đọc bản bông phiên bản ${file.version}, rồi duyệt hoặc đề nghị sửa.` }
  return { kind: 'read', said, sentence: `${task ?? ''}.` }
}

const newer = (a: FileVersion | null, b: FileVersion) => (a && a.createdAt > b.createdAt ? a : b)
