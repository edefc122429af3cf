import type { Db } from '@tq/db/database.ts'
import { plainOf } from '@tq/db/search/fold.ts'
import { isSyllable } from '@tq/db/search/syllables.ts'
import { sql } from 'drizzle-orm'
import type { App } from '../../deps.ts'
import { BatchedCounter } from '../../http/limit/batched-counter.ts'
import { term } from './match/search-match.ts'
import { readTyped } from './parse/typed-text.ts'
import type { Vocabulary } from './repair/vocabulary.ts'

const WRITE_MS = 10_000
/** Who types nonsense by the thousand fills a few places, no more. */
const KEYS_AT_ONCE = 200
/** In the table; what is asked for anew after that waits until the night has made room. */
const MOST_STORED = 10_000
const MOST_KEPT = 5_000
const MOST_WORDS = 8
const LONGEST_WORD = 12

/** Notes what people looked for and the press does not have, for those who choose what it prints. Nobody waits for it. */
export function noteMisses({ http, deps }: App): (text: string, words: Vocabulary) => void {
  const tally = new BatchedCounter({
    write: (counts) => writeMisses(deps.db, counts),
    everyMs: WRITE_MS,
    mostKeys: KEYS_AT_ONCE,
    log: http.log,
  })
  http.addHook('onClose', () => tally.close())
  return (text, words) => {
    const query = notableQuery(text, words)
    if (query) tally.add(query)
  }
}

/** Mailboxes, telephones and links are nobody's wish for a book. */
const PRIVATE = /@|https?:|www\.|(?:\d[\s.-]*){6}/i

/** The folded text if somebody may have meant it: most of it words, and nothing that tells who asked. */
export function notableQuery(text: string, words: Vocabulary): string | null {
  if (PRIVATE.test(text)) return null
  const typed = readTyped(text).words
  if (typed.length === 0 || typed.length > MOST_WORDS || typed.some(({ plain }) => plain.length > LONGEST_WORD)) return null
  const known = typed.filter(({ plain, typed: spelled }) => isSyllable(spelled) || words.mayHave(term(plain)))
  return known.length * 2 >= typed.length && plainOf(known).length > 2 ? plainOf(typed) : null
}

function writeMisses(db: Db, counts: Map<string, number>) {
  // In order, so that two processes which write the same rows can't wait for each other.
  const rows = [...counts].sort()
  return db.execute(sql`
    insert into missed_queries (text, count, first_at, last_at)
    select text, count, now(), now()
    from unnest(${sql.param(rows.map(([text]) => text))}::text[], ${sql.param(rows.map(([, count]) => count))}::int[]) missed (text, count)
    where text in (select text from missed_queries) or (select count(*) from missed_queries) < ${MOST_STORED}
    order by text
    on conflict (text) do update set count = missed_queries.count + excluded.count, last_at = excluded.last_at`)
}

/** What was asked for once and long ago tells nothing; of the rest the most wanted stay. */
export async function clearMisses(db: Db): Promise<void> {
  await db.execute(sql`
    delete from missed_queries
    where last_at < now() - interval '1 year' or (count = 1 and last_at < now() - interval '30 days')
      or text in (select text from missed_queries order by count desc, last_at desc, text offset ${MOST_KEPT})`)
}
