import { isChoiceOf, type QuestionModule } from '../module.ts'
import { idsOf, mapOptions, showOptions } from '../options.ts'
import { MatchingContent, type MatchingShown } from './shape.ts'

const keyOf = ({ left }: MatchingContent) => left.map(({ id, match }) => `${id}:${match}`)

export const matching: QuestionModule<MatchingContent, MatchingShown> = {
  Content: MatchingContent,
  ids: ({ left, right }) => [...idsOf(left), ...idsOf(right)],
  alwaysShuffled: ({ right }) => idsOf(right),
  show: ({ left, right }, tools) => ({
    type: 'matching',
    left: showOptions(left, tools),
    right: showOptions(right, tools),
  }),
  fits({ left, right }, answer) {
    const pairs = answer.map((entry) => entry.split(':'))
    return (
      pairs.every((pair) => pair.length === 2 && idsOf(right).includes(pair[1] ?? '')) &&
      isChoiceOf(
        idsOf(left),
        pairs.map(([from = '']) => from),
      )
    )
  },
  grade(content, answer) {
    const right = keyOf(content).filter((pair) => answer.includes(pair)).length
    const of = content.left.length
    return content.scoring === 'all' ? { right: right === of ? 1 : 0, of: 1 } : { right, of }
  },
  key: keyOf,
  mapHtml: (content, change) => ({
    ...content,
    left: mapOptions(content.left, change),
    right: mapOptions(content.right, change),
  }),
}
