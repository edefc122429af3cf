import { isChoiceOf, type QuestionModule } from '../module.ts'
import { idsOf, mapOptions, showOptions } from '../options.ts'
import { SingleContent, type SingleShown } from './shape.ts'

export const single: QuestionModule<SingleContent, SingleShown> = {
  Content: SingleContent,
  ids: ({ options }) => idsOf(options),
  show: ({ options }, tools) => ({ type: 'single', options: showOptions(options, tools) }),
  fits: ({ options }, answer) => answer.length <= 1 && isChoiceOf(idsOf(options), answer),
  grade: ({ key }, [chosen]) => ({ right: chosen === key ? 1 : 0, of: 1 }),
  key: ({ key }) => [key],
  mapHtml: (content, change) => ({ ...content, options: mapOptions(content.options, change) }),
}
