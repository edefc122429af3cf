import type { QuestionContent } from '@tq/contract/questions/content.ts'
import { isEmpty, pointsOf } from '@tq/contract/questions/module.ts'
import { moduleOf } from '@tq/contract/questions/modules.ts'
import { type OptionNames, toOwn } from './own-ids.ts'

export interface AnsweredQuestion {
  /** In thousandths. */
  points: number
  content: QuestionContent
  options: OptionNames
  /** In the learner's ids. */
  answer: string[]
}

/** In thousandths of a point; null where a person has to mark it. */
export function gradeQuestion({ points, content, options, answer }: AnsweredQuestion): number | null {
  if (isEmpty(answer)) return 0
  const share = moduleOf(content.type).grade(content, toOwn(options, answer))
  return share && pointsOf(points, share)
}

export interface Graded {
  /** In the order of the questions. */
  scores: (number | null)[]
  /** Of what is marked. */
  score: number
  /** False while a person has to mark a part. */
  isWhole: boolean
}

export function gradeAttempt(questions: AnsweredQuestion[]): Graded {
  const scores = questions.map(gradeQuestion)
  return { scores, score: scores.reduce((sum: number, score) => sum + (score ?? 0), 0), isWhole: !scores.includes(null) }
}
