import type { BodyOf } from '@tq/contract/questions/content.ts'
import { isBlank, type QuestionPart } from '../part.ts'
import { Choices, ReviewedChoices } from './choice.tsx'

/** How many are right is not said, so one that is chosen counts as answered. */
export const multiple: QuestionPart<BodyOf<'multiple'>> = {
  Ask: Choices,
  Review: ReviewedChoices,
  openCount: (_, answer) => (isBlank(answer) ? 1 : 0),
  openWords: () => 'Chưa chọn',
}
