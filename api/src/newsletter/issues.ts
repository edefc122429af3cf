import { AppError } from '@tq/contract/errors.ts'
import type { NewsletterIssue } from '@tq/contract/newsletter.ts'
import type { Database } from '@tq/db/database.ts'
import { newsletterIssues, newsletterSubscribers } from '@tq/db/schema/newsletter.ts'
import { desc, eq, isNotNull } from 'drizzle-orm'
import type { StaffActor } from '../actor.ts'
import { type Paged, requirePage } from '../http/paging.ts'
import { requireOneLine } from '../mail/mail.ts'
import { queueJob } from '../queue.ts'
import { recordAudit } from '../staff/audit.ts'

interface NewIssue {
  name: string
  subject: string
  text: string
  actor: StaffActor
}

/** The same issue again is answered as it stands and goes out no second time; another text under its name is refused. */
export function sendNewsletter(db: Database, { actor, ...given }: NewIssue): Promise<NewsletterIssue> {
  // Kept, an issue whose letters can't be written would hold its name and never go out.
  requireOneLine(given.subject)
  return db.transaction(async (tx) => {
    const [made] = await tx.insert(newsletterIssues).values(given).onConflictDoNothing().returning()
    if (made) {
      const after = { name: made.name, characters: made.text.length }
      await recordAudit(tx, {
        actor,
        action: 'newsletter.send',
        subject: { type: 'newsletter', id: made.id },
        before: null,
        after,
      })
      await queueJob(tx, 'write-newsletter', { id: made.id }, `newsletter:${made.id}`)
      return shown(made)
    }
    const [sent] = await tx.select().from(newsletterIssues).where(eq(newsletterIssues.name, given.name))
    if (!sent || sent.subject !== given.subject || sent.text !== given.text) throw new AppError('NEWSLETTER_ISSUE_TAKEN')
    return shown(sent)
  })
}

export async function listNewsletters(db: Database, paged: Paged) {
  const { offset, ...total } = requirePage(await db.$count(newsletterIssues), paged)
  const rows = await db.select().from(newsletterIssues).orderBy(desc(newsletterIssues.id)).limit(paged.perPage).offset(offset)
  const subscribers = await db.$count(newsletterSubscribers, isNotNull(newsletterSubscribers.confirmedAt))
  return { data: rows.map(shown), ...total, subscribers }
}

const shown = ({ id, name, subject, createdAt, letters, finishedAt }: typeof newsletterIssues.$inferSelect): NewsletterIssue => ({
  ...{ id, name, subject, letters },
  createdAt: createdAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null,
})
