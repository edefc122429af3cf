import type { QuestionType } from '../src/enums.ts'
import type { BodyOf, ContentOf, QuestionContent, ShownBody } from './content.ts'
import { essay } from './essay/essay.ts'
import { fillIn } from './fill-in/fill-in.ts'
import { matching } from './matching/matching.ts'
import type { QuestionModule } from './module.ts'
import { multiple } from './multiple/multiple.ts'
import { numeric } from './numeric/numeric.ts'
import { ordering } from './ordering/ordering.ts'
import { single } from './single/single.ts'
import { trueFalse } from './true-false/true-false.ts'

/** Every type there is. It holds the keys' side of questions, so nothing in the browser imports it; a test of the build sees to that. */
const MODULES: { [T in QuestionType]: QuestionModule<ContentOf<T>, BodyOf<T>> } = {
  single,
  multiple,
  trueFalse,
  fillIn,
  numeric,
  matching,
  ordering,
  essay,
}

export function moduleOf(type: QuestionType): QuestionModule<QuestionContent, ShownBody> {
  return MODULES[type] as unknown as QuestionModule<QuestionContent, ShownBody>
}
