import { sql } from 'drizzle-orm'
import { textOf } from '../clean-html.ts'
import type { Db } from '../database.ts'
import { words } from './fold.ts'
import { lexemesOf } from './lexemes.ts'

/** More than any description and table of contents that people read; the rest is not searched. */
const MOST_WORDS = 1_500

interface TextRow {
  id: number
  kind: string
  title: string
  people: string[]
  category_ids: number[]
  description: string
  toc: string[]
}

/** Writes what published products say, among these; to be called after their rows in `search_docs` are written. */
export async function writeTexts(db: Db, ids: number[]): Promise<void> {
  const texts = (await readTexts(db, ids)).map(toText)
  if (texts.length === 0) return
  await db.execute(sql`
    insert into search_texts (product_id, lexemes)
    select product_id, lexemes from json_populate_recordset(null::search_texts, ${JSON.stringify(texts)}) order by product_id
    on conflict (product_id) do update set lexemes = excluded.lexemes
    where search_texts.lexemes is distinct from excluded.lexemes`)
}

/** A database of before there were these rows has products and none of them: they are made once, when it is brought up to date. */
export async function writeTextsOnce(db: Db): Promise<void> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select product_id as id from search_docs where not exists (select 1 from search_texts) order by 1`)
  for (let from = 0; from < rows.length; from += 1_000) {
    await writeTexts(
      db,
      rows.slice(from, from + 1_000).map(({ id }) => id),
    )
  }
  if (rows.length) await db.execute(sql`analyze search_texts`)
}

/** Of these products, those whose text is missing or is not what it would be if it were written now: for checking. */
export async function findStaleTexts(db: Db, ids: number[]): Promise<number[]> {
  const wanted = (await readTexts(db, ids)).map(toText)
  const { rows } = await db.execute<{ id: number }>(sql`
    select wanted.product_id as id from json_populate_recordset(null::search_texts, ${JSON.stringify(wanted)}) wanted
    left join search_texts stored using (product_id) where stored.lexemes is distinct from wanted.lexemes order by 1`)
  return rows.map(({ id }) => id)
}

async function readTexts(db: Db, ids: number[]): Promise<TextRow[]> {
  const { rows } = await db.execute<TextRow & { [column: string]: unknown }>(
    sql`select * from (${TEXT_SOURCES}) source where id = any(${sql.param(ids)}::int[]) order by id`,
  )
  return rows
}

/** All that the text of a published product is made of. */
export const TEXT_SOURCES = sql`
    select p.id, p.kind, p.title, p.description,
      array(select entry ->> 'title' from jsonb_array_elements(p.toc) with ordinality as chapter (entry, place) order by place) as toc,
      array_remove(array[shelf.id, shelf.parent_id], null) as category_ids,
      array(select name from contributors join (
          select contributor_id, min(position) as position from product_contributors where product_id = p.id group by 1
        ) link on link.contributor_id = contributors.id order by position, contributors.id) as people
    from products p join categories shelf on shelf.id = p.category_id where p.is_published`

function toText({ id, kind, title, people, category_ids, description, toc }: TextRow) {
  const body = [textOf(description), ...toc].flatMap(words).slice(0, MOST_WORDS)
  const source = { kind, categoryIds: category_ids, title: words(title), people: words(people.join(' ')), body }
  return { product_id: id, lexemes: lexemesOf(source) }
}
