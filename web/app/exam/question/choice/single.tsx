import type { BodyOf } from '@tq/contract/questions/content.ts'
import { isBlank, type QuestionPart } from '../part.ts'
import { Choices, ReviewedChoices } from './choice.tsx'

export const single: QuestionPart<BodyOf<'single'>> = {
  Ask: Choices,
  Review: ReviewedChoices,
  openCount: (_, answer) => (isBlank(answer) ? 1 : 0),
  openWords: () => 'Chưa chọn',
}
