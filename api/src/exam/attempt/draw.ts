import type { QuestionLevel } from '@tq/contract/enums.ts'
import type { QuestionContent } from '@tq/contract/questions/content.ts'
import { moduleOf } from '@tq/contract/questions/modules.ts'
import { newIds, shuffled } from './random.ts'

interface PartOfPaper {
  part_id: number
  part_title: string
  part_instructions: string
}

/** A question that is always asked, or so many of a topic. */
export interface PaperItem extends PartOfPaper {
  question_id: number | null
  topic_id: number | null
  level: QuestionLevel | null
  draw_count: number
  points: number
}

/** A question of the bank that may be drawn. */
export interface Candidate {
  id: number
  topic_id: number
  level: QuestionLevel
}

export interface DrawnQuestion extends PartOfPaper {
  questionId: number
  points: number
}

/** The questions of one attempt in order, none twice; null when the bank has too few. */
export function drawPaper(
  items: PaperItem[],
  bank: Candidate[],
  { random, shuffles }: { random: () => number; shuffles: boolean },
): DrawnQuestion[] | null {
  const taken = new Set(items.flatMap(({ question_id }) => question_id ?? []))
  const drawn = new Map<PaperItem, number[]>()
  // Those of one level first: of a whole topic others can be taken instead.
  for (const item of items.filter(({ topic_id }) => topic_id !== null).toSorted((a, b) => Number(!a.level) - Number(!b.level))) {
    const offered = bank.filter(
      ({ id, topic_id, level }) => topic_id === item.topic_id && (!item.level || level === item.level) && !taken.has(id),
    )
    const picked = shuffled(offered, random).slice(0, item.draw_count)
    if (picked.length < item.draw_count) return null
    for (const { id } of picked) taken.add(id)
    drawn.set(
      item,
      picked.map(({ id }) => id),
    )
  }
  const asked = new Map<number, DrawnQuestion>()
  for (const item of items) {
    const { part_id, part_title, part_instructions, points, question_id: fixed } = item
    for (const questionId of fixed === null ? (drawn.get(item) ?? []) : [fixed])
      if (!asked.has(questionId)) asked.set(questionId, { part_id, part_title, part_instructions, questionId, points })
  }
  const questions = [...asked.values()]
  if (questions.length === 0) return null
  return shuffles ? shuffledInParts(questions, random) : questions
}

function shuffledInParts(questions: DrawnQuestion[], random: () => number): DrawnQuestion[] {
  return [...Map.groupBy(questions, ({ part_id }) => part_id).values()].flatMap((part) => shuffled(part, random))
}

const ID_LENGTH = 6

/** Everything in a question that has an id, in the order it is shown in, each with an id of this attempt: `[shown, own]`. */
export function nameOptions(
  content: QuestionContent,
  { random, shuffles }: { random: () => number; shuffles: boolean },
): [string, string][] {
  const types = moduleOf(content.type)
  const own = types.ids(content)
  const moving = shuffles ? own : (types.alwaysShuffled?.(content) ?? [])
  const key = types.key(content).join()
  let order = own
  do {
    const mixed = shuffled(moving, random)
    order = own.map((id) => (moving.includes(id) ? (mixed.shift() as string) : id))
    // An order that is the answer is not shown as it is.
  } while (types.alwaysShuffled && own.length > 1 && order.join() === key)
  const names = newIds(order.length, ID_LENGTH)
  return order.map((id, at) => [names[at] as string, id])
}
