import { isChoiceOf, type QuestionModule } from '../module.ts'
import { idsOf, mapOptions, showOptions } from '../options.ts'
import { OrderingContent, type OrderingShown } from './shape.ts'

export const ordering: QuestionModule<OrderingContent, OrderingShown> = {
  Content: OrderingContent,
  ids: ({ items }) => idsOf(items),
  alwaysShuffled: ({ items }) => idsOf(items),
  show: ({ items }, tools) => ({ type: 'ordering', items: showOptions(items, tools) }),
  fits: ({ items }, answer) => (answer.length === 0 || answer.length === items.length) && isChoiceOf(idsOf(items), answer),
  /** A place counts when the right item stands in it. */
  grade({ items, scoring }, answer) {
    const right = items.filter(({ id }, place) => answer[place] === id).length
    return scoring === 'all' ? { right: right === items.length ? 1 : 0, of: 1 } : { right, of: items.length }
  },
  key: ({ items }) => idsOf(items),
  mapHtml: (content, change) => ({ ...content, items: mapOptions(content.items, change) }),
}
