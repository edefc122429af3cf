import { type SQL, sql } from 'drizzle-orm'
import { textOf } from '../clean-html.ts'
import type { Db } from '../database.ts'
import { markedOf, plainOf, type Word, words } from './fold.ts'

/** Longer words are no words, and PostgreSQL takes none above 2 kB. */
const LONGEST_WORD = 60
/** More than a lecture of several hours; the rest of a longer text is not searched. */
const MOST_WORDS = 40_000

/** A row before it is folded: what it is called, who and what else names it, and all it says. */
interface Source {
  course_id: number | null
  lesson_id: number | null
  textbook_id: number | null
  title: string
  names: string[]
  /** HTML or plain text. */
  texts: string[]
}

interface Doc extends Omit<Source, 'names' | 'texts'> {
  marked: string
  body: string
}

/** Writes the rows of a course and its lessons anew; to be called in the transaction that changes any of them. */
export async function indexCourse(db: Db, courseId: number): Promise<void> {
  // Of two writers the later one then reads what the earlier one wrote.
  await db.execute(sql`select 1 from courses where id = ${courseId} for update`)
  await db.execute(sql`delete from learning_docs where course_id = ${courseId}`)
  await write(db, [...(await readCourses(db, sql`c.id = ${courseId}`)), ...(await readLessons(db, sql`c.id = ${courseId}`))])
}

/** The same for a textbook with its chapters. */
export async function indexTextbook(db: Db, textbookId: number): Promise<void> {
  await db.execute(sql`select 1 from textbooks where id = ${textbookId} for update`)
  await db.execute(sql`delete from learning_docs where textbook_id = ${textbookId}`)
  await write(db, await readTextbooks(db, sql`t.id = ${textbookId}`))
}

/** Everything anew, for whoever puts in many at once. */
export async function indexLearning(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table learning_docs in share row exclusive mode`)
    await tx.execute(sql`delete from learning_docs`)
    await write(tx, await readAll(tx))
    await tx.execute(sql`analyze learning_docs, learning_words`)
  })
}

/** A database of before there was this search has courses and no rows: they are made once, when it is brought up to date. */
export async function indexLearningOnce(db: Db): Promise<void> {
  const { rows } = await db.execute<{ is_due: boolean }>(sql`
    select not exists (select 1 from learning_docs) and (
      exists (select 1 from courses c where ${FREE}) or exists (select 1 from textbooks t where t.is_published)) as is_due`)
  if (rows[0]?.is_due) await indexLearning(db)
}

/** A row beside what it was made from; one of the two is missing where it should not be. */
export interface LearningPair {
  key: string
  source: Source | undefined
  doc: Doc | undefined
}

/** Every row with its source: for checking. */
export async function pairLearning(db: Db): Promise<LearningPair[]> {
  const { rows } = await db.execute<Doc & { [column: string]: unknown }>(
    sql`select course_id, lesson_id, textbook_id, title, marked, body from learning_docs`,
  )
  const keyOf = (row: Doc | Source) => `course ${row.course_id}, lesson ${row.lesson_id}, textbook ${row.textbook_id}`
  const docs = new Map<string, Doc>(rows.map((doc) => [keyOf(doc), doc]))
  const sources = new Map((await readAll(db)).map((source) => [keyOf(source), source]))
  return [...new Set([...docs.keys(), ...sources.keys()])].map((key) => ({ key, source: sources.get(key), doc: docs.get(key) }))
}

/** Whether the row is what it would be if it were written now. */
export function isFresh({ source, doc }: LearningPair): boolean {
  if (!source || !doc) return false
  const wanted = toDoc(source).doc
  return wanted.title === doc.title && wanted.marked === doc.marked && wanted.body === doc.body
}

const readAll = async (db: Db): Promise<Source[]> => [
  ...(await readCourses(db, sql`true`)),
  ...(await readLessons(db, sql`true`)),
  ...(await readTextbooks(db, sql`true`)),
]

/** What everybody may read. */
const FREE = sql`c.is_published and c.use <> 'sold'`

async function readCourses(db: Db, which: SQL): Promise<Source[]> {
  const { rows } = await db.execute<Source & { [column: string]: unknown }>(sql`
    select c.id as course_id, null::int as lesson_id, null::int as textbook_id, c.title,
      array(select teacher ->> 'name' from jsonb_array_elements(c.teachers) teacher)
        || array(select name from course_categories where id = c.category_id) as names,
      array[c.summary, c.description] || c.outcomes as texts
    from courses c where ${FREE} and ${which} order by c.id`)
  return rows
}

async function readLessons(db: Db, which: SQL): Promise<Source[]> {
  const { rows } = await db.execute<Source & { [column: string]: unknown }>(sql`
    select c.id as course_id, l.id as lesson_id, null::int as textbook_id, l.title, '{}'::text[] as names,
      array[l.summary, l.body, l.transcript] as texts
    from lessons l join courses c on c.id = l.course_id where ${FREE} and l.is_published and ${which} order by l.id`)
  return rows
}

async function readTextbooks(db: Db, which: SQL): Promise<Source[]> {
  const { rows } = await db.execute<Source & { [column: string]: unknown }>(sql`
    select null::int as course_id, null::int as lesson_id, t.id as textbook_id, t.title,
      array[t.subject, 'lớp ' || t.grade] || array(
        select p.name from product_contributors pc join contributors p on p.id = pc.contributor_id
        where pc.product_id = t.product_id and pc.role in ('author', 'editor') order by pc.role <> 'author', pc.position) as names,
      array[t.summary] || array(
        select inside.title from (
          select ch.title, ch.column, ch.position, 0 as place, ch.id from textbook_chapters ch where ch.textbook_id = t.id
          union all
          select s.title, ch.column, ch.position, 1 + s.position, s.id from textbook_sub_chapters s
            join textbook_chapters ch on ch.id = s.chapter_id where ch.textbook_id = t.id
        ) inside order by inside.column, inside.position, inside.place, inside.id) as texts
    from textbooks t where t.is_published and ${which} order by t.id`)
  return rows
}

/** The bar keeps words of the title from being read together with what follows it. */
function toDoc({ names, texts, title, ...ids }: Source): { doc: Doc; read: Word[] } {
  const named = { title: words(title).filter(isWord), names: words(names.join(' ')).filter(isWord) }
  const said = texts
    .flatMap((text) => words(textOf(text)))
    .filter(isWord)
    .slice(0, MOST_WORDS)
  const doc = {
    ...ids,
    title: ` ${plainOf(named.title)} | ${plainOf(named.names)} `,
    marked: ` ${markedOf(named.title)} | ${markedOf(named.names)} `,
    body: ` ${plainOf(said)} `,
  }
  return { doc, read: [...named.title, ...named.names, ...said] }
}

const isWord = ({ marked }: Word): boolean => marked.length <= LONGEST_WORD

async function write(db: Db, sources: Source[]): Promise<void> {
  const made = sources.map(toDoc)
  if (made.length === 0) return
  await db.execute(sql`
    insert into learning_docs (course_id, lesson_id, textbook_id, title, marked, body)
    select course_id, lesson_id, textbook_id, title, marked, body
    from json_to_recordset(${JSON.stringify(made.map(({ doc }) => doc))})
      as d (course_id int, lesson_id int, textbook_id int, title text, marked text, body text)`)
  const pairs = new Map(
    made.flatMap(({ read }) => read).map(({ plain, marked }) => [`${plain} ${marked}`, { word: plain, marked }]),
  )
  // Sorted: two writers adding the same new words in different order would wait for each other.
  const sorted = [...pairs.keys()].sort().map((key) => pairs.get(key))
  await db.execute(sql`
    insert into learning_words (word, marked)
    select word, marked from json_populate_recordset(null::learning_words, ${JSON.stringify(sorted)})
    on conflict do nothing`)
}
