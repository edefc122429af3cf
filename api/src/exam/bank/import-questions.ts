import { AppError } from '@tq/contract/errors.ts'
import type { QuestionContent } from '@tq/contract/questions/content.ts'
import type { Database } from '@tq/db/database.ts'
import { bankPictures, bankQuestions, bankQuestionVersions, questionTopics } from '@tq/db/schema/exam/bank.ts'
import type { StaffActor } from '../../actor.ts'
import { recordAudit } from '../../staff/audit.ts'
import type { Imported } from '../exchange/imported.ts'
import { flatMapWithPauses } from '../exchange/pauses.ts'
import { cleanContent } from './clean-content.ts'
import type { StoredPicture } from './pictures.ts'

interface Import {
  subject: string
  topic: string
  isDryRun: boolean
  /** Of the questions, stored but in no row yet. */
  pictures?: StoredPicture[]
  actor: StaffActor
}

export interface ImportReport {
  questions: Imported[]
  storedCount: number
}

/** All of it or nothing: whoever sends the mended text again must not get the good ones twice. */
export async function importQuestions(
  db: Database,
  read: Imported[],
  { subject, topic, isDryRun, pictures = [], actor }: Import,
): Promise<ImportReport> {
  const questions = await flatMapWithPauses(read, (one) => [{ ...one, content: one.content && cleanContent(one.content) }])
  if (isDryRun) return { questions, storedCount: 0 }
  requireNoProblems(questions)
  const contents = questions.flatMap(({ content, level }) => (content ? [{ content, level }] : []))
  await db.transaction(async (tx) => {
    const [{ id: topicId }] = (await tx
      .insert(questionTopics)
      .values({ subject, name: topic })
      // Changes nothing: only so that the row comes back.
      .onConflictDoUpdate({ target: [questionTopics.subject, questionTopics.name], set: { name: topic } })
      .returning({ id: questionTopics.id })) as [{ id: number }]
    if (pictures.length) await tx.insert(bankPictures).values(pictures)
    for (const some of portionsOf(contents)) {
      const ids = await tx
        .insert(bankQuestions)
        .values(some.map(({ content: { type }, level }) => ({ type, level, topicId })))
        .returning({ id: bankQuestions.id })
      await tx.insert(bankQuestionVersions).values(
        some.map(({ content }, index) => ({
          questionId: (ids[index] as { id: number }).id,
          version: 1,
          content: content as QuestionContent,
          createdBy: actor.userId,
        })),
      )
    }
    await recordAudit(tx, {
      ...{ actor, action: 'bank.import', subject: { type: 'questionTopic', id: topicId } },
      before: null,
      after: { count: contents.length },
    })
  })
  return { questions, storedCount: contents.length }
}

export function requireNoProblems(questions: Imported[]): void {
  if (questions.some(({ problems }) => problems.length > 0)) throw new AppError('IMPORT_HAS_PROBLEMS')
}

/** A statement has room for 65,535 values. */
function portionsOf<T>(all: T[], size = 500): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size))
}
