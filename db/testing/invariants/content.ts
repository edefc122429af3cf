import { sql } from 'drizzle-orm'
import { newsPlain } from '../../src/search/news-plain.ts'
import type { Invariants } from './invariant.ts'

export const CONTENT: Invariants = {
  rules: [
    {
      name: 'the version of a page that is shown is the newest there is',
      broken: sql`select p.key, format('shown %s, newest %s', p.version, max(v.version)) as what
        from content_pages p left join content_page_versions v using (key) group by p.key
        having p.version is distinct from max(v.version)`,
    },
  ],
  computed: [
    {
      name: 'news.plain is the folded text of its article',
      reads: ['news'],
      async find(db) {
        const { rows } = await db.execute<{ id: number; title: string; summary: string; content: string; plain: string }>(
          sql`select id, title, summary, content, plain from news`,
        )
        return rows
          .filter((row) => row.plain !== newsPlain(row))
          .map(({ id, plain }) => ({ key: String(id), what: plain.slice(0, 40) }))
      },
    },
  ],
}
