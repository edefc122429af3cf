import { QuestionContent } from '@tq/contract/questions/content.ts'
import { moduleOf } from '@tq/contract/questions/modules.ts'
import type { InferInsertModel } from 'drizzle-orm'
import { cleanLesson } from '../../../src/clean-lesson.ts'
import { bankQuestions, bankQuestionVersions, examItems, examParts, exams, questionTopics } from '../../../src/schema/all.ts'
import type { PaperText } from '../../texts/exam/paper-text.ts'
import type { QuestionText } from '../../texts/exam/question-text.ts'
import { lessonIdOf } from '../learning/insert-courses.ts'
import { demoAudio } from '../media.ts'
import { daysFrom, insertAll, type Press } from '../press.ts'

export interface DemoPaper {
  /** Below 200, so that what is made of it stays below the first ids given out later. */
  id: number
  text: PaperText
}

const partIdOf = (examId: number, n: number) => examId * 10 + n
const itemIdOf = (examId: number, n: number) => examId * 50 + n
/** The n-th question of a paper, from 1, counted through its parts. */
export const questionIdOf = (examId: number, n: number) => examId * 100 + n

/** Papers with their rules, parts and questions; what they ask is in the bank as version 1. */
export async function insertExams({ tx, now }: Press, papers: DemoPaper[]): Promise<void> {
  const topics = topicsOf(papers)
  const asked = papers.flatMap(({ id, text }) =>
    questionsOf(text).map((question, place) => ({ id: questionIdOf(id, place + 1), question })),
  )
  await insertAll(
    tx,
    questionTopics,
    [...topics.values()].map((topic) => topic),
  )
  await insertAll(
    tx,
    bankQuestions,
    asked.map(({ id, question }) => bankRow(id, question, topicOf(topics, question))),
  )
  await insertAll(
    tx,
    bankQuestionVersions,
    asked.map(({ id, question }) => versionRow(id, question)),
  )
  await insertAll(
    tx,
    exams,
    papers.map((paper) => examRow(paper, now)),
  )
  await insertAll(tx, examParts, papers.flatMap(partRows))
  await insertAll(
    tx,
    examItems,
    papers.flatMap((paper) => itemRows(paper, topics)),
  )
}

const questionsOf = ({ parts }: PaperText) => parts.flatMap(({ questions = [] }) => questions)

type Topics = Map<string, { id: number; subject: string; name: string }>
type NamedTopic = Pick<QuestionText, 'subject' | 'topic'>
const keyOf = ({ subject, topic }: NamedTopic) => `${subject}/${topic}`

/** Numbered as they come: papers are added at the end. */
function topicsOf(papers: DemoPaper[]): Topics {
  const topics: Topics = new Map()
  for (const question of papers.flatMap(({ text }) => questionsOf(text)))
    if (!topics.has(keyOf(question)))
      topics.set(keyOf(question), { id: topics.size + 1, subject: question.subject, name: question.topic })
  return topics
}

function topicOf(topics: Topics, named: NamedTopic): number {
  const topic = topics.get(keyOf(named))
  if (!topic) throw new Error(`No question of the demo is about ${keyOf(named)}`)
  return topic.id
}

function bankRow(id: number, { content, level }: QuestionText, topicId: number): InferInsertModel<typeof bankQuestions> {
  return { id, type: content.type, topicId, level }
}

function versionRow(id: number, { content, audio, mostPlays }: QuestionText): InferInsertModel<typeof bankQuestionVersions> {
  return {
    id,
    questionId: id,
    version: 1,
    content: cleanContent(content),
    audioHash: audio && demoAudio(audio).file.hash,
    mostPlays,
  }
}

/** Throws for a question that could not be asked: the demo must not begin with one. */
export function cleanContent(content: QuestionContent): QuestionContent {
  const { stem, explanation, ...rest } = moduleOf(content.type).mapHtml(content, cleanLesson)
  return QuestionContent.parse({ ...rest, stem: cleanLesson(stem), explanation: cleanLesson(explanation) })
}

function examRow({ id, text }: DemoPaper, now: Date): InferInsertModel<typeof exams> {
  const { courseId, lesson, title, summary, instructions = '', rules } = text
  return {
    id,
    kind: lesson ? 'exercise' : 'exam',
    courseId,
    lessonId: lesson && lessonIdOf(courseId, lesson),
    position: id,
    title,
    summary,
    instructions: cleanLesson(instructions),
    limitSeconds: rules.minutes && rules.minutes * 60,
    attemptsAllowed: rules.attempts,
    waitSeconds: (rules.waitMinutes ?? 0) * 60,
    passMark: rules.passMark && rules.passMark * 1_000,
    shufflesQuestions: rules.shufflesQuestions,
    shufflesOptions: rules.shufflesOptions,
    tellsAtOnce: rules.tellsAtOnce,
    reviewNow: [...rules.reviewNow],
    reviewLater: [...rules.reviewLater],
    reviewOpensAt: rules.reviewInDays ? daysFrom(now, rules.reviewInDays) : null,
  }
}

function partRows({ id, text }: DemoPaper): InferInsertModel<typeof examParts>[] {
  return text.parts.map(({ title, instructions = '' }, position) => ({
    id: partIdOf(id, position + 1),
    examId: id,
    position,
    title,
    instructions,
  }))
}

function itemRows({ id: examId, text }: DemoPaper, topics: Topics): InferInsertModel<typeof examItems>[] {
  let item = 0
  let question = 0
  return text.parts.flatMap(({ points, questions = [], drawn = [] }, place) => {
    const common = { examId, partId: partIdOf(examId, place + 1), points: Math.round(points * 1_000) }
    const next = () => ({ ...common, id: itemIdOf(examId, ++item), position: item })
    return [
      ...questions.map(() => ({ ...next(), questionId: questionIdOf(examId, ++question) })),
      ...drawn.map(({ level, count, ...named }) => ({ ...next(), topicId: topicOf(topics, named), level, drawCount: count })),
    ]
  })
}
