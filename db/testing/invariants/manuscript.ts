import { sql } from 'drizzle-orm'
import type { Invariants } from './invariant.ts'

export const MANUSCRIPT: Invariants = {
  rules: [
    {
      name: 'manuscripts.state is what the last event says',
      broken: sql`select m.id::text as key, format('%s, the event says %s', m.state, e.to) as what from manuscripts m
        left join lateral (select e.to from manuscript_events e where e.manuscript_id = m.id order by e.id desc limit 1) e on true
        where m.state is distinct from e.to`,
    },
    {
      name: 'a round is open while its author may fill it, and only then',
      broken: sql`select m.id::text as key, m.state as what from manuscripts m
        where (m.state in ('draft', 'papersRequested', 'revisionRequested')) <> exists (
          select 1 from manuscript_rounds r where r.manuscript_id = m.id and r.sent_at is null)`,
    },
    {
      name: 'every file lies in a round',
      broken: sql`select f.id::text as key, f.round::text as what from manuscript_files f where not exists (
        select 1 from manuscript_rounds r where r.manuscript_id = f.manuscript_id and r.number = f.round)`,
    },
    {
      name: 'the numbers of a year go as far as its codes',
      broken: sql`select m.code as key, n.last::text as what from manuscripts m
        left join manuscript_numbers n on n.year = split_part(m.code, '-', 2)::int
        where m.code is not null and coalesce(n.last, 0) < split_part(m.code, '-', 3)::int`,
    },
    {
      name: 'what waits for a reader is found by what staff search for',
      broken: sql`select m.code as key, m.search_text as what from manuscripts m
        where m.state <> 'draft' and strpos(m.search_text, lower(m.author_email)) = 0 and m.author_email like '%@%'`,
    },
  ],
}
