import type { Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { type SQL, sql } from 'drizzle-orm'
import { matchesOf } from '../catalog/search/product-search.ts'
import { type Match, matchCondition, scoreOf } from '../catalog/search/search-match.ts'

/** What a search finds: a course or a textbook, and the lesson that was found where its own words were not. */
export interface FoundDoc {
  id: number
  lessonId: number | null
}

/** What people say before the thing they look for; dropped when nothing is found with it. */
const SAID_BEFORE = /^\s*(khoá học|khóa học|khoa hoc|bài giảng|bai giang|bài học|bai hoc|video|học liệu|hoc lieu)\s+(?=\S)/i

/**
 * As the shop searches, over what is studied: the strictest reading that finds anything decides. Names come before texts, a course before
 * its lessons. `source` is the table the ids are of, under the name `o`, and `wanted` what is asked of it.
 */
export async function searchLearning(
  db: Db,
  text: string,
  { id, source, wanted }: { id: 'course_id' | 'textbook_id'; source: SQL; wanted: SQL },
): Promise<FoundDoc[]> {
  for (const reading of new Set([text, text.normalize('NFC').replace(SAID_BEFORE, '')])) {
    for await (const match of matchesOf(db, reading, { knownFrom: 'learning_words' })) {
      const found = await runPrepared<FoundDoc>(
        db,
        sql`select id, lesson_id as "lessonId" from (
            select distinct on (o.id) o.id, d.lesson_id, d.in_title, d.score
            from (${docsOf(match, sql.identifier(id))}) d join ${source} o on o.id = d.owner where ${wanted}
            order by o.id, d.lesson_id is not null, d.in_title desc, d.score desc, d.lesson_id
          ) best order by in_title desc, lesson_id is not null, score desc, id`,
      )
      if (found.length > 0) return found
    }
  }
  return []
}

const TITLE_WORDS = sql`array_to_tsvector(array_remove(array_remove(string_to_array(plain, ' '), ''), '|'))`

/** Rows that match. A guess must fit a name, or words side by side: among the words of a whole text something always fits. */
function docsOf(match: Match, owner: SQL | ReturnType<typeof sql.identifier>): SQL {
  const inTitle = match.words === null ? sql`true` : sql`${TITLE_WORDS} @@ ${match.words}::tsquery`
  const conditions = [sql`${owner} is not null`]
  if (match.words === null) conditions.push(matchCondition(match))
  else conditions.push(sql`words @@ ${match.words}::tsquery`)
  if (match.shortEnd !== undefined) conditions.push(sql`strpos(plain || body, ${` ${match.shortEnd}`}) > 0`)
  if (match.runConcurrently !== undefined) conditions.push(sql`plain || body ~ ${match.runConcurrently}`)
  else if (match.isGuess) conditions.push(inTitle)
  return sql`
    select ${owner} as owner, lesson_id, ${inTitle} as in_title, ${scoreOf(match)} as score
    from (select course_id, lesson_id, textbook_id, title as plain, marked, body, words from learning_docs) docs
    where ${sql.join(conditions, sql` and `)}`
}
