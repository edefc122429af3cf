import { isEmpty, type QuestionModule } from '../module.ts'
import { EssayContent, type EssayShown, LONGEST_ESSAY } from './shape.ts'

export const essay: QuestionModule<EssayContent, EssayShown> = {
  Content: EssayContent,
  ids: () => [],
  show: ({ mostWords }) => ({ type: 'essay', mostWords }),
  fits: (_, answer) => answer.length <= 1 && (answer[0] ?? '').length <= LONGEST_ESSAY,
  grade: (_, answer) => (isEmpty(answer) ? { right: 0, of: 1 } : null),
  key: () => [],
  mapHtml: (content, change) => ({ ...content, rubric: change(content.rubric) }),
}
