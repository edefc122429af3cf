import type { BankQuestion } from '@tq/contract/exam/bank.ts'
import { bankQuestions, bankQuestionVersions, questionTopics } from '@tq/db/schema/exam/bank.ts'
import { and, eq } from 'drizzle-orm'

/** A question with its latest version and its topic. */
export const BANK_QUESTION = {
  id: bankQuestions.id,
  type: bankQuestions.type,
  level: bankQuestions.level,
  version: bankQuestions.version,
  isRetired: bankQuestions.isRetired,
  createdAt: bankQuestions.createdAt,
  content: bankQuestionVersions.content,
  topic: { id: questionTopics.id, subject: questionTopics.subject, name: questionTopics.name },
}

export const isLatestVersion = and(
  eq(bankQuestionVersions.questionId, bankQuestions.id),
  eq(bankQuestionVersions.version, bankQuestions.version),
)

export const shownInBank = ({ createdAt, ...row }: Omit<BankQuestion, 'createdAt'> & { createdAt: Date }): BankQuestion => ({
  ...row,
  createdAt: createdAt.toISOString(),
})
