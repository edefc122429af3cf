import type { QuestionType } from '@tq/contract/enums.ts'
import type { BodyOf, ShownBody } from '@tq/contract/questions/content.ts'
import { essay } from './essay.tsx'
import { fillIn } from './fill-in.tsx'
import { matching } from './matching.tsx'
import { multiple } from './multiple.tsx'
import { numeric } from './numeric.tsx'
import { ordering } from './ordering.tsx'
import { isBlank, type QuestionPart } from './part.ts'
import { single } from './single.tsx'
import { trueFalse } from './true-false.tsx'

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
