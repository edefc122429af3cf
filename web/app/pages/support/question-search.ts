import { slugify } from '@tq/contract/slug.ts'

interface QuestionAndAnswer {
  question: string
  answer: string
}

/** Questions that hold the words side by side; where there are none, those that hold them all somewhere. Accents don't matter. */
export function findQuestions<Q extends QuestionAndAnswer>(questions: Q[], text: string): Q[] {
  const wanted = slugify(text)
  if (!wanted) return questions
  const places = new Map(questions.map((question) => [question, placeOf(question)]))
  const holding = (words: string[]) => questions.filter((question) => words.every((word) => places.get(question)?.includes(word)))
  const together = holding([`-${wanted}`])
  return together.length > 0 ? together : holding(wanted.split('-').map((word) => `-${word}`))
}

/** Every word begins behind a hyphen. */
const placeOf = ({ question, answer }: QuestionAndAnswer) => `-${slugify(`${question} ${answer.replace(/<[^>]*>/g, ' ')}`)}`
