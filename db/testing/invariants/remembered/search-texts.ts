import { sql } from 'drizzle-orm'
import type { Db } from '../../../src/database.ts'
import { findStaleTexts, TEXT_SOURCES } from '../../../src/search/search-texts.ts'

/** What the product says and what is kept of it, together: either change gives another hash. */
const HASHES = sql`
  select source.id, md5(source::text || coalesce(stored.lexemes::text, '')) as hash
  from (${TEXT_SOURCES}) source join search_docs doc on doc.product_id = source.id
  left join search_texts stored on stored.product_id = source.id`

/** Folding the words of the whole catalogue anew would cost every test file most of a second: what was right in the template is remembered. */
export async function rememberSoundTexts(db: Db): Promise<void> {
  await db.execute(sql`create table testing.sound_texts (id int primary key, hash text not null)`)
  const stale = await findStaleTexts(db, await findChangedTexts(db))
  await db.execute(sql`
    insert into testing.sound_texts select id, hash from (${HASHES}) hashes where id <> all(${sql.param(stale)}::int[])`)
}

/** Of these products, those with a search row whose text or source is not the one that was found right; null: of all. */
export async function findChangedTexts(db: Db, ids: number[] | null = null): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from (${HASHES} where ${ids ? sql`source.id = any(${sql.param(ids)}::int[])` : sql`true`}) hashes
    left join testing.sound_texts sound using (id)
    where sound.hash is distinct from hashes.hash order by id`)
  return rows.map(({ id }) => id)
}
