import { sql } from 'drizzle-orm'
import type { Invariants } from './invariant.ts'

export const STORAGE: Invariants = {
  rules: [
    {
      name: 'pictures that people gave are of the kind we encode them in',
      broken: sql`select p.name as key, f.media_type as what
        from (select name, file_hash from avatars union all select name, file_hash from feedback_pictures) p
        join files f on f.hash = p.file_hash where f.media_type <> 'image/webp'`,
    },
  ],
}
