import { z } from 'zod'
import { EssayContent, EssayShown } from './essay/shape.ts'
import { FillInContent, FillInShown } from './fill-in/shape.ts'
import { MatchingContent, MatchingShown } from './matching/shape.ts'
import { MultipleContent, MultipleShown } from './multiple/shape.ts'
import { NumericContent, NumericShown } from './numeric/shape.ts'
import { OrderingContent, OrderingShown } from './ordering/shape.ts'
import { SingleContent, SingleShown } from './single/shape.ts'
import { TrueFalseContent, TrueFalseShown } from './true-false/shape.ts'

/** A question as the bank has it, with its key: never sent to a learner. */
export const QuestionContent = z.discriminatedUnion('type', [
  SingleContent,
  MultipleContent,
  TrueFalseContent,
  FillInContent,
  NumericContent,
  MatchingContent,
  OrderingContent,
  EssayContent,
])
export type QuestionContent = z.infer<typeof QuestionContent>

/** What there is to answer, as a learner gets it. */
export const ShownBody = z.discriminatedUnion('type', [
  SingleShown,
  MultipleShown,
  TrueFalseShown,
  FillInShown,
  NumericShown,
  MatchingShown,
  OrderingShown,
  EssayShown,
])
export type ShownBody = z.infer<typeof ShownBody>
export type BodyOf<T extends ShownBody['type']> = Extract<ShownBody, { type: T }>
export type ContentOf<T extends QuestionContent['type']> = Extract<QuestionContent, { type: T }>
