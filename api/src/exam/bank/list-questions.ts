import { AppError } from '@tq/contract/errors.ts'
import type { exportQuestions as exportCall, listBankQuestions as listCall } from '@tq/contract/exam/bank.ts'
import type { Query } from '@tq/contract/http/endpoint.ts'
import { slugify } from '@tq/contract/slug.ts'
import type { Database } from '@tq/db/database.ts'
import { bankQuestions, bankQuestionVersions, questionTopics } from '@tq/db/schema/exam/bank.ts'
import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import { requirePage } from '../../http/paging.ts'
import { writeGift } from '../exchange/gift.ts'
import { writeMoodle } from '../exchange/moodle-write.ts'
import { BANK_QUESTION, isLatestVersion, shownInBank } from './bank-question.ts'

export async function listQuestions(db: Database, query: Query<typeof listCall>) {
  const { topicId, level, type, searchContent } = query
  const wanted = and(
    topicId ? eq(bankQuestions.topicId, topicId) : undefined,
    level ? eq(bankQuestions.level, level) : undefined,
    type ? eq(bankQuestions.type, type) : undefined,
    // For staff, who know the words; the whole content, so that options are found too.
    searchContent ? sql`position(lower(${searchContent}) in lower(${bankQuestionVersions.content}::text)) > 0` : undefined,
  )
  const [{ total } = { total: 0 }] = await db
    .select({ total: count() })
    .from(bankQuestions)
    .innerJoin(bankQuestionVersions, isLatestVersion)
    .where(wanted)
  const { totalPage, offset } = requirePage(total, query)
  const rows = await db
    .select(BANK_QUESTION)
    .from(bankQuestions)
    .innerJoin(bankQuestionVersions, isLatestVersion)
    .innerJoin(questionTopics, eq(questionTopics.id, bankQuestions.topicId))
    .where(wanted)
    .orderBy(desc(bankQuestions.createdAt), desc(bankQuestions.id))
    .limit(query.perPage)
    .offset(offset)
  return { data: rows.map(shownInBank), total, totalPage }
}

/** What a format has no place for is named, never left out silently. */
export async function exportQuestions(db: Database, { topicId, format }: Query<typeof exportCall>) {
  const [topic] = await db.select().from(questionTopics).where(eq(questionTopics.id, topicId))
  if (!topic) throw new AppError('TOPIC_NOT_FOUND')
  const rows = await db
    .select({ id: bankQuestions.id, level: bankQuestions.level, content: bankQuestionVersions.content })
    .from(bankQuestions)
    .innerJoin(bankQuestionVersions, isLatestVersion)
    .where(and(eq(bankQuestions.topicId, topicId), eq(bankQuestions.isRetired, false)))
    .orderBy(asc(bankQuestions.id))
  const { text, leftOut } = format === 'gift' ? writeGift(rows) : writeMoodle(rows)
  const fileName = `${slugify(`${topic.subject} ${topic.name}`)}.${format === 'gift' ? 'gift.txt' : 'xml'}`
  return { data: { fileName, text, leftOut } }
}
