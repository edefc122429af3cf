import type { Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { type SQL, sql } from 'drizzle-orm'
import { readShelfMap } from '../catalog/search/lexicon/shelf-map.ts'
import { inOrder, type Match, matchCondition, scoreOf } from '../catalog/search/match/search-match.ts'
import { restated } from '../catalog/search/parse/restated.ts'
import { matchesOf } from '../catalog/search/product-search.ts'
import { storedWords } from '../catalog/search/repair/vocabulary.ts'
import { smallestWindow } from './word-window.ts'

/** What a search finds: a course or a textbook, and the lesson that was found where its own words were not. */
export interface FoundDoc {
  id: number
  lessonId: number | null
}

/** Which rows are searched: `source` is the table that `id` refers to, under the name `o`, and `wanted` what is asked of it. */
export interface SearchedIn {
  id: 'course_id' | 'textbook_id'
  source: SQL
  wanted: SQL
}

/** What people say before the thing they look for; dropped when nothing is found with it. */
const SAID_BEFORE = /^\s*(khoá học|khóa học|khoa hoc|bài giảng|bai giang|bài học|bai hoc|video|học liệu|hoc lieu)\s+(?=\S)/i

/** Rows looked at for words that stand apart. */
const MOST_APART = 60
/** Signs of a text that are looked at for words that stand apart: the search of a stranger must not read whole books. */
const FARTHEST = 20_000

/**
 * As the shop searches, over what is studied: the strictest reading that finds anything decides. Names come before texts, a course before
 * its lessons. In a text the words stand side by side; only when that finds nothing at all they may stand a little apart, or other words
 * may say the same.
 */
export async function searchLearning(db: Db, text: string, where: SearchedIn): Promise<FoundDoc[]> {
  const apart: Match[] = []
  for (const reading of new Set([text, text.normalize('NFC').replace(SAID_BEFORE, '')])) {
    for await (const match of matchesOf(reading, { withSlips: true, words: storedWords(db, 'learning_words') })) {
      const found = await findTogether(db, match, where)
      if (found.length > 0) return found
      if (isPlainRun(match)) apart.push(match)
    }
  }
  for (const match of apart) {
    const found = await findApart(db, match, where)
    if (found.length > 0) return found
  }
  return findRestated(db, text, where)
}

/** In full, as words that nobody is typing any more. */
async function findRestated(db: Db, text: string, where: SearchedIn): Promise<FoundDoc[]> {
  for (const pieces of restated(text, await readShelfMap(db))) {
    for await (const match of matchesOf(`${pieces.join(' ')} `, { withSlips: false, words: storedWords(db, 'learning_words') })) {
      const found = await findTogether(db, match, where)
      if (found.length > 0) return found
    }
  }
  return []
}

/** Several words as they were typed, or as their keys were meant: no guess. */
const isPlainRun = ({ words, terms, isGuess }: Match) => words !== null && terms.length > 1 && !isGuess

const DOCS = sql`(select course_id, lesson_id, textbook_id, title as plain, marked, body, words from learning_docs)`
const TITLE_WORDS = sql`array_to_tsvector(array_remove(array_remove(string_to_array(plain, ' '), ''), '|'))`

async function findTogether(db: Db, match: Match, { id, source, wanted }: SearchedIn): Promise<FoundDoc[]> {
  const owner = sql.identifier(id)
  const inTitle = match.words === null ? sql`true` : sql`${TITLE_WORDS} @@ ${match.words}::tsquery`
  return runPrepared<FoundDoc>(
    db,
    sql`select id, lesson_id as "lessonId" from (
        select distinct on (o.id) o.id, d.lesson_id, d.in_title, d.score
        from (
          select ${owner} as owner, lesson_id, ${inTitle} as in_title, ${scoreOf(match)} as score
          from ${DOCS} docs where ${owner} is not null and ${isTogether(match, inTitle)}
        ) d join ${source} o on o.id = d.owner where ${wanted}
        order by o.id, d.lesson_id is not null, d.in_title desc, d.score desc, d.lesson_id
      ) best order by in_title desc, lesson_id is not null, score desc, id`,
  )
}

/** All words in a name, or side by side in a text. A guess is looked for in names only: among many words some fit everything. */
function isTogether(match: Match, inTitle: SQL): SQL {
  if (match.words === null) return matchCondition(match)
  const fits = sql`words @@ ${match.words}::tsquery`
  if (match.wordPattern !== undefined) return sql`${fits} and plain || body ~ ${match.wordPattern}`
  if (match.isGuess) return inTitle
  if (match.terms.length === 1) return fits
  const sideBySide =
    match.start === undefined
      ? sql`plain || body ~ ${`\\m${inOrder(match.terms)}\\M`}`
      : sql`strpos(plain || body, ${match.start}) > 0`
  const endsSo = match.shortEnd === undefined ? inTitle : sql`${inTitle} and strpos(plain, ${` ${match.shortEnd}`}) > 0`
  return sql`${fits} and (${endsSo} or ${sideBySide})`
}

async function findApart(db: Db, match: Match, { id, source, wanted }: SearchedIn): Promise<FoundDoc[]> {
  const owner = sql.identifier(id)
  const rows = await runPrepared<FoundDoc & { text: string }>(
    db,
    sql`select o.id, d.lesson_id as "lessonId", d.plain || left(d.body, ${FARTHEST}) as text
      from ${DOCS} d join ${source} o on o.id = d.${owner}
      where d.words @@ ${match.words}::tsquery and ${wanted} order by o.id, d.lesson_id nulls first limit ${MOST_APART}`,
  )
  const most = 2 * match.terms.length + 2
  const near = rows
    .map(({ text, ...found }) => ({ found, window: smallestWindow(text.split(' '), match.terms) }))
    .filter(({ window }) => window <= most)
    .sort((a, b) => a.window - b.window)
  const best = new Map<number, FoundDoc>()
  for (const { found } of near) {
    const known = best.get(found.id)
    if (!known || (known.lessonId !== null && found.lessonId === null)) best.set(found.id, found)
  }
  return [...best.values()]
}
