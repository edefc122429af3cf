import type { z } from 'zod'

/** Of the points of a question: `{ right: 3, of: 4 }`. Whole numbers, so that no mark depends on how a fraction is rounded on its way. */
export interface Share {
  right: number
  of: number
}

/** How a question is shown in one attempt. */
export interface ShowTools {
  /** Its options by the ids they have in this attempt, in the order they are shown in. */
  shown(ownIds: string[]): { id: string; own: string }[]
  /** From what is stored to what stands in the page: formulas drawn. */
  render(html: string): string
}

/**
 * One type of question. An answer is a list of texts, whatever the type: chosen options, typed words, `left:right` pairs, or an order.
 * Answers are in the question's own ids here; attempts have ids of their own.
 */
export interface QuestionModule<Content, Shown> {
  /** As it is stored, with its key. */
  Content: z.ZodType<Content>
  /** Everything in it that has an id: renamed in every attempt, so that an id learnt from a friend says nothing. */
  ids(content: Content): string[]
  /** Those that always change places, because their order is the answer or gives it away. */
  alwaysShuffled?(content: Content): string[]
  /** What a learner gets: no trace of the key. */
  show(content: Content, tools: ShowTools): Shown
  /** Made only of what the question offers, each at most once. An empty answer fits always. */
  fits(content: Content, answer: string[]): boolean
  /** An answer to an older version as it is said in a newer one, where its places mean something else there. */
  carry?(before: Content, after: Content, answer: string[]): string[]
  /** Null: a person marks it. An answer that is empty earns nothing, also there. */
  grade(content: Content, answer: string[]): Share | null
  /** Gap by gap, where an answer has several that are right or wrong each by itself. */
  rightGaps?(content: Content, answer: string[]): boolean[]
  /** The right answer, in the shape of an answer; empty where there is none to show. */
  key(content: Content): string[]
  /** What else counts as right, in words: other spellings, tolerance. */
  notes?(content: Content): string[]
  /** HTML of the content that has to be cleaned when written. */
  mapHtml(content: Content, change: (html: string) => string): Content
}

/** Points are thousandths. Halves go up. */
export function pointsOf(points: number, { right, of }: Share): number {
  return Math.floor((2 * points * right + of) / (2 * of))
}

export const isEmpty = (answer: string[]) => answer.every((entry) => entry.trim() === '')

/** Each once, and each one of those offered. */
export function isChoiceOf(offered: string[], answer: string[]): boolean {
  return new Set(answer).size === answer.length && answer.every((id) => offered.includes(id))
}
