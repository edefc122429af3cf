import type { Tx } from '@tq/db/database.ts'
import { sql } from 'drizzle-orm'
import { reviewCodeOf } from './review/review-code.ts'

/** Replaces a person's name. */
const GONE = 'Đã xoá'

/**
 * What the press has not accepted goes with its author, files and letters too; so does what was sent as a guest from the same mailbox.
 * What it has accepted stays, by contract, without what tells who wrote it: the book itself names its authors.
 */
export async function anonymiseAuthor(tx: Tx, { id: userId, email }: { id: string; email: string }): Promise<void> {
  const isTheirs = sql`(user_id = ${userId} or user_id is null and lower(author_email) = lower(${email}))`
  const reviews = await tx.execute<{ id: string }>(
    sql`select id from manuscript_reviews where manuscript_id in (select id from manuscripts where ${isTheirs})`,
  )
  const gone = await tx.execute<{ code: string | null }>(sql`
    delete from manuscripts where ${isTheirs} and state not in ('accepted', 'editing', 'procedures', 'published') returning code`)
  const kept = await tx.execute<{ id: string; code: string }>(sql`
    update manuscripts set user_id = null, author_name = ${GONE}, author_email = '', author_phone = '', author_unit = '', note = '',
      search_text = lower(code), request_key = null
    where ${isTheirs} returning id, code`)
  const ids = sql.param(kept.rows.map(({ id }) => id))
  for (const table of ['co_authors', 'messages', 'letters', 'notes', 'keys'])
    await tx.execute(sql`delete from ${sql.identifier(`manuscript_${table}`)} where manuscript_id = any(${ids}::uuid[])`)
  await tx.execute(sql`
    update manuscript_events set words = '', note = '', by_user_id = null
    where manuscript_id = any(${ids}::uuid[]) and by = 'author'`)
  await tx.execute(sql`update manuscript_rounds set reply = '' where manuscript_id = any(${ids}::uuid[])`)
  await tx.execute(sql`
    update manuscript_files set name = role || '-' || version where manuscript_id = any(${ids}::uuid[]) and by = 'author'`)
  // The desk's own letters name the author; every one names the code, or that of a review.
  const named = [...gone.rows, ...kept.rows].map(({ code }) => code).filter(Boolean)
  const codes = sql.param([...named, ...reviews.rows.map(({ id }) => reviewCodeOf(id))])
  await tx.execute(sql`delete from mails m using unnest(${codes}::text[]) as c (code) where m.text ~ (c.code || '(?![0-9A-Z])')`)
  await tx.execute(
    sql`delete from due_letters d using unnest(${codes}::text[]) as c (code) where d.letter::text ~ (c.code || '(?![0-9A-Z])')`,
  )
}
