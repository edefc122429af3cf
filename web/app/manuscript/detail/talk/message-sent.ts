import type { ManuscriptMessage } from '@tq/contract/manuscript/enums.ts'
import type { ManuscriptDetail } from '@tq/contract/manuscript/shape.ts'

/** Whether a message came through, told by how the manuscript stands now: one more of the same words than before. */
export function isMessageSent(before: ManuscriptDetail, kind: ManuscriptMessage, text: string) {
  const count = ({ messages }: ManuscriptDetail) =>
    messages.filter((message) => message.by === 'author' && message.kind === kind && message.text === text).length
  return (now: ManuscriptDetail) => count(now) > count(before)
}
