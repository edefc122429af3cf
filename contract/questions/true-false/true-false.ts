import { isChoiceOf, type QuestionModule } from '../module.ts'
import { idsOf, mapOptions, showOptions } from '../options.ts'
import { NATIONAL_SCALE, TrueFalseContent, type TrueFalseShown } from './shape.ts'

const keyOf = ({ statements }: TrueFalseContent) => statements.map(({ id, isTrue }) => `${id}:${isTrue}`)

export const trueFalse: QuestionModule<TrueFalseContent, TrueFalseShown> = {
  Content: TrueFalseContent,
  ids: ({ statements }) => idsOf(statements),
  show: ({ statements }, tools) => ({ type: 'trueFalse', statements: showOptions(statements, tools) }),
  fits: ({ statements }, answer) =>
    answer.every((entry) => /^[^:]*:(true|false)$/.test(entry)) &&
    isChoiceOf(
      idsOf(statements),
      answer.map((entry) => entry.split(':')[0] ?? ''),
    ),
  grade(content, answer) {
    const right = keyOf(content).filter((entry) => answer.includes(entry)).length
    const of = content.statements.length
    if (content.scoring === 'national') return { right: NATIONAL_SCALE[right] ?? 0, of: 100 }
    if (content.scoring === 'all') return { right: right === of ? 1 : 0, of: 1 }
    return { right, of }
  },
  key: keyOf,
  mapHtml: (content, change) => ({ ...content, statements: mapOptions(content.statements, change) }),
}
