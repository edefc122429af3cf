import type { Database } from '@tq/db/database.ts'
import { newsletterIssues } from '@tq/db/schema/newsletter.ts'
import { eq, sql } from 'drizzle-orm'
import type { Settings } from '../deps.ts'
import { composeLetter } from '../mail/letter.ts'
import { writeMail } from '../mail/mail.ts'
import { issueLetter, leavePath } from './newsletter-letters.ts'

const AT_ONCE = 200

/**
 * Writes an issue to everybody who had confirmed when it was sent. Each batch is one transaction with the place it has reached, so
 * neither a second worker, which leaves it to the first, nor a new start after a crash writes to anybody twice. Whoever leaves meanwhile
 * waits for the batch, and then takes back a letter that can be seen.
 */
export async function writeNewsletter(db: Database, settings: Pick<Settings, 'publicUrl'>, issueId: number): Promise<void> {
  while (await writeBatch(db, settings, issueId));
}

function writeBatch(db: Database, { publicUrl }: Pick<Settings, 'publicUrl'>, issueId: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [issue] = await tx
      .select()
      .from(newsletterIssues)
      .where(eq(newsletterIssues.id, issueId))
      .for('update', { skipLocked: true })
    if (!issue || issue.finishedAt) return false
    const { rows } = await tx.execute<{ id: string; email: string; key: string }>(sql`
      select s.id, s.email, s.key from newsletter_subscribers s, newsletter_issues i
      where i.id = ${issueId} and s.confirmed_at <= i.created_at and (i.reached is null or s.id > i.reached)
      order by s.id limit ${AT_ONCE} for key share of s`)
    for (const { email, key } of rows) {
      const letter = composeLetter(issueLetter(issue, key), publicUrl)
      await writeMail(tx, { to: email, subject: issue.subject, ...letter, leaveUrl: publicUrl + leavePath(key) })
    }
    const isLast = rows.length < AT_ONCE
    await tx
      .update(newsletterIssues)
      .set({
        letters: issue.letters + rows.length,
        ...(rows.length ? { reached: rows.at(-1)?.id } : {}),
        ...(isLast ? { finishedAt: sql`now()` } : {}),
      })
      .where(eq(newsletterIssues.id, issueId))
    return !isLast
  })
}
