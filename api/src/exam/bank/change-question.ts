import { AppError } from '@tq/contract/errors.ts'
import type { BankQuestion, changeBankQuestion as changeCall } from '@tq/contract/exam/bank.ts'
import type { Body } from '@tq/contract/http/endpoint.ts'
import type { Database } from '@tq/db/database.ts'
import { bankQuestions, bankQuestionVersions, questionTopics } from '@tq/db/schema/exam/bank.ts'
import { eq } from 'drizzle-orm'
import type { StaffActor } from '../../actor.ts'
import { recordAudit } from '../../staff/audit.ts'
import { BANK_QUESTION, isLatestVersion, shownInBank } from './bank-question.ts'
import { cleanContent } from './clean-content.ts'

/** A new text is a new version: attempts keep the one they were made of, and their marks. */
export async function changeQuestion(
  db: Database,
  id: number,
  { content, level, isRetired, actor }: Body<typeof changeCall> & { actor: StaffActor },
): Promise<BankQuestion> {
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(bankQuestions).where(eq(bankQuestions.id, id)).for('update')
    if (!before) throw new AppError('BANK_QUESTION_NOT_FOUND')
    if (content && content.type !== before.type) throw new AppError('QUESTION_TYPE_STAYS')
    const version = content ? before.version + 1 : before.version
    if (content) await addVersion(content)
    const after = { version, level: level ?? before.level, isRetired: isRetired ?? before.isRetired }
    await tx.update(bankQuestions).set(after).where(eq(bankQuestions.id, id))
    await recordAudit(tx, {
      ...{ actor, action: 'bank.change', subject: { type: 'bankQuestion', id }, after },
      before: { version: before.version, level: before.level, isRetired: before.isRetired },
    })
    const [row] = await tx
      .select(BANK_QUESTION)
      .from(bankQuestions)
      .innerJoin(bankQuestionVersions, isLatestVersion)
      .innerJoin(questionTopics, eq(questionTopics.id, bankQuestions.topicId))
      .where(eq(bankQuestions.id, id))
    if (!row) throw new AppError('BANK_QUESTION_NOT_FOUND')
    return shownInBank(row)

    async function addVersion(given: BankQuestion['content']): Promise<void> {
      const [last] = await tx
        .select()
        .from(bankQuestionVersions)
        .innerJoin(bankQuestions, isLatestVersion)
        .where(eq(bankQuestions.id, id))
      const { audioHash = null, mostPlays = null } = last?.bank_question_versions ?? {}
      await tx
        .insert(bankQuestionVersions)
        .values({ questionId: id, version, content: cleanContent(given), audioHash, mostPlays, createdBy: actor.userId })
    }
  })
}
