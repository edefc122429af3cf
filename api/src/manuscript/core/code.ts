import type { Tx } from '@tq/db/database.ts'
import { fold } from '@tq/db/search/fold.ts'
import { sql } from 'drizzle-orm'
import { vietnamDay } from '../../time/vietnam-time.ts'

/** BT-2026-0143. Who sends at the same moment waits for the row of the year, so that no number is given twice. */
export async function nextCode(tx: Tx, now: Date): Promise<string> {
  const year = Number(vietnamDay(now).slice(0, 4))
  const { rows } = await tx.execute<{ last: number }>(sql`
    insert into manuscript_numbers (year, last) values (${year}, 1)
    on conflict (year) do update set last = manuscript_numbers.last + 1 returning last`)
  return `BT-${year}-${String(rows[0]?.last ?? 0).padStart(4, '0')}`
}

/** What staff find it by: code, title and name without accents, the mailbox as it is. */
export const searchTextOf = ({
  code,
  title,
  authorName,
  authorEmail,
}: Record<'code' | 'title' | 'authorName' | 'authorEmail', string>) =>
  `${code.toLowerCase()} ${fold(title)} ${fold(authorName)} ${authorEmail.toLowerCase()}`
