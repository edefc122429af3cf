import type { QuestionType } from '@tq/contract/enums.ts'
import type { BodyOf, ShownBody } from '@tq/contract/questions/content.ts'
import { matching } from './arranging/matching.tsx'
import { ordering } from './arranging/ordering.tsx'
import { multiple } from './choice/multiple.tsx'
import { single } from './choice/single.tsx'
import { trueFalse } from './choice/true-false.tsx'
import { isBlank, type QuestionPart } from './part.ts'
import { essay } from './written/essay.tsx'
import { fillIn } from './written/fill-in.tsx'
import { numeric } from './written/numeric.tsx'

const PARTS: { [T in QuestionType]: QuestionPart<BodyOf<T>> } = {
  single,
  multiple,
  trueFalse,
  fillIn,
  numeric,
  matching,
  ordering,
  essay,
}

export const partOf = (type: QuestionType) => PARTS[type] as unknown as QuestionPart<ShownBody>

export type Fullness = 'empty' | 'partial' | 'full'

export function fullnessOf(body: ShownBody, answer: string[]): Fullness {
  if (isBlank(answer)) return 'empty'
  return partOf(body.type).openCount(body, answer) > 0 ? 'partial' : 'full'
}

/** "Còn 1 ý chưa chọn" */
export function openWordsOf(body: ShownBody, answer: string[]): string {
  const part = partOf(body.type)
  return part.openWords(part.openCount(body, answer))
}
