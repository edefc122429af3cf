import { isChoiceOf, type QuestionModule } from '../module.ts'
import { idsOf, mapOptions, showOptions } from '../options.ts'
import { MultipleContent, type MultipleShown } from './shape.ts'

export const multiple: QuestionModule<MultipleContent, MultipleShown> = {
  Content: MultipleContent,
  ids: ({ options }) => idsOf(options),
  show: ({ options }, tools) => ({ type: 'multiple', options: showOptions(options, tools) }),
  fits: ({ options }, answer) => isChoiceOf(idsOf(options), answer),
  /** A wrong choice takes back a right one, so that ticking everything does not earn everything. */
  grade({ keys, scoring }, answer) {
    const right = answer.filter((id) => keys.includes(id)).length
    const wrong = answer.length - right
    if (scoring === 'all') return { right: right === keys.length && wrong === 0 ? 1 : 0, of: 1 }
    return { right: Math.max(0, right - wrong), of: keys.length }
  },
  key: ({ keys }) => keys,
  mapHtml: (content, change) => ({ ...content, options: mapOptions(content.options, change) }),
}
