import { sql } from 'drizzle-orm'
import type { Invariants } from './invariant.ts'

export const READING: Invariants = {
  rules: [
    {
      name: 'a book that is ready has chapters',
      broken: sql`select v.id as key, v.file_name as what from book_versions v where v.state = 'ready' and not exists (
        select 1 from book_resources r where r.version_id = v.id and r.part = 'full' and r.position is not null)`,
    },
    {
      name: 'no mark is newer than the book it stands in',
      broken: sql`select m.id::text as key, format('%s of %s', m.revision, b.revision) as what from reading_marks m
        join reading_books b on b.user_id = m.user_id and b.product_id = m.product_id where m.revision > b.revision`,
    },
  ],
}
