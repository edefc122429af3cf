import type { Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { vietnameseSortKey } from '@tq/db/search/vietnamese-order.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { CacheInfo } from '../http/cache/cache-info.ts'
import { type Paged, requirePage } from '../http/paging.ts'
import { searchLearning } from '../learning/learning-search.ts'
import { selectTextbooks, toTextbookCard } from './textbook-card.ts'

export interface TextbookFilter extends Paged {
  searchContent: string
  grade?: number | undefined
  subject: string
}

/** Textbooks by school year, of a search the closest first, with what there is to choose from. */
export async function listTextbooks(db: Db, filter: TextbookFilter, cacheInfo: CacheInfo) {
  cacheInfo.dependsOn('textbook')
  const ids = await findIds(db, filter)
  const { total, totalPage, offset } = requirePage(ids.length, filter)
  const page = sql.param(ids.slice(offset, offset + filter.perPage))
  const [rows, choices] = await Promise.all([
    selectTextbooks(db, sql`t.id = any(${page}::int[]) order by array_position(${page}::int[], t.id)`),
    readChoices(db),
  ])
  return { data: rows.map(toTextbookCard), total, totalPage, ...choices }
}

async function findIds(db: Db, { searchContent, grade, subject }: TextbookFilter): Promise<number[]> {
  const all = [sql`o.is_published`]
  if (grade !== undefined) all.push(sql`o.grade = ${grade}`)
  if (subject) all.push(sql`o.subject = ${subject}`)
  const wanted: SQL = sql.join(all, sql` and `)
  const found = searchContent
    ? await searchLearning(db, searchContent, { id: 'textbook_id', source: sql`textbooks`, wanted })
    : await runPrepared<{ id: number }>(db, sql`select o.id from textbooks o where ${wanted} order by o.grade, o.position, o.id`)
  return found.map(({ id }) => id)
}

async function readChoices(db: Db) {
  const rows = await runPrepared<{ subject: string; grade: number; count: number }>(
    db,
    sql`select subject, grade, count(*)::int as count from textbooks where is_published group by 1, 2 order by grade`,
  )
  const grades = new Map<number, number>()
  for (const { grade, count } of rows) grades.set(grade, (grades.get(grade) ?? 0) + count)
  const keyOf = new Map(rows.map(({ subject }) => [subject, vietnameseSortKey(subject)]))
  return {
    subjects: [...keyOf.keys()].sort((a, b) => ((keyOf.get(a) ?? '') < (keyOf.get(b) ?? '') ? -1 : 1)),
    grades: [...grades].map(([grade, count]) => ({ grade, count })),
  }
}
