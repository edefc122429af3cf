import { type QuestionLevel, REVIEW_FIELDS } from '@tq/contract/enums.ts'
import type { QuestionContent } from '@tq/contract/questions/content.ts'
import type { Database } from '@tq/db/database.ts'
import { bankQuestions, bankQuestionVersions, questionTopics } from '@tq/db/schema/exam/bank.ts'
import { examItems, examParts, exams } from '@tq/db/schema/exam/exam.ts'
import { addCourse } from '@tq/db/testing/courses.ts'
import { eq } from 'drizzle-orm'
import { SAMPLES } from './questions.ts'

export async function addTopic(db: Database, name = `Chủ đề ${crypto.randomUUID()}`): Promise<number> {
  const [topic] = await db.insert(questionTopics).values({ subject: 'Toán 12', name }).returning({ id: questionTopics.id })
  return topic?.id as number
}

interface NewQuestion {
  topicId?: number
  level?: QuestionLevel
  audioHash?: string
  mostPlays?: number
}

export async function addQuestion(
  db: Database,
  content: QuestionContent,
  { topicId, level = 'recall', ...recording }: NewQuestion = {},
): Promise<number> {
  const [question] = await db
    .insert(bankQuestions)
    .values({ type: content.type, topicId: topicId ?? (await addTopic(db)), level })
    .returning({ id: bankQuestions.id })
  const id = question?.id as number
  await db.insert(bankQuestionVersions).values({ questionId: id, version: 1, content, ...recording })
  return id
}

/** As staff edits a question: a new version, which new attempts get. */
export async function changeQuestion(db: Database, questionId: number, content: QuestionContent): Promise<void> {
  const [question] = await db.select().from(bankQuestions).where(eq(bankQuestions.id, questionId))
  const version = (question?.version ?? 0) + 1
  await db.insert(bankQuestionVersions).values({ questionId, version, content })
  await db.update(bankQuestions).set({ version }).where(eq(bankQuestions.id, questionId))
}

/** Question of the bank by its id, with its points, or so many drawn. */
type Item =
  | { questionId: number; points?: number }
  | { topicId: number; level?: QuestionLevel; drawCount: number; points?: number }

type NewExam = Partial<typeof exams.$inferInsert> & {
  /** One part for each list; without any one part with a question of each type, a point each. */
  parts?: Item[][]
}

export interface AddedExam {
  id: number
  courseId: number
  lessonId: number | null
  partIds: number[]
}

/** An exam of a free course with a clock of 45 minutes that shows everything at once; with `kind: 'exercise'` one of its first lesson. */
export async function addExam(db: Database, { parts, ...given }: NewExam = {}): Promise<AddedExam> {
  const kind = given.kind ?? 'exam'
  const course = given.courseId ? null : await addCourse(db, { chapters: [[{}, {}]] })
  const courseId = given.courseId ?? (course?.id as number)
  const lessonId = kind === 'exercise' ? (given.lessonId ?? course?.lessonIds[0] ?? null) : null
  const [exam] = await db
    .insert(exams)
    .values({
      ...{ title: 'Kiểm tra giữa kỳ', limitSeconds: 2700, reviewNow: [...REVIEW_FIELDS], reviewLater: [...REVIEW_FIELDS] },
      ...given,
      ...{ kind, courseId, lessonId },
    })
    .returning({ id: exams.id })
  const id = exam?.id as number
  const partIds: number[] = []
  for (const [position, items] of (parts ?? [await addSamples(db)]).entries()) {
    const title = `Phần ${position + 1}`
    const [part] = await db.insert(examParts).values({ examId: id, position, title }).returning({ id: examParts.id })
    const partId = part?.id as number
    partIds.push(partId)
    for (const [place, item] of items.entries())
      await db.insert(examItems).values({ examId: id, partId, position: place, points: 1000, ...item })
  }
  return { id, courseId, lessonId, partIds }
}

/** A question of each type. */
export async function addSamples(db: Database): Promise<Item[]> {
  const items: Item[] = []
  for (const content of Object.values(SAMPLES)) items.push({ questionId: await addQuestion(db, content) })
  return items
}
