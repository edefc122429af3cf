import { AppError } from '@tq/contract/errors.ts'
import type { Db } from '@tq/db/database.ts'
import { mails } from '@tq/db/schema/account/mail.ts'
import { desc } from 'drizzle-orm'
import type { Settings } from '../deps.ts'

/** Letters hold codes: they can be read only where nothing is real and nothing is sent. */
export async function listMails(db: Db, { isDemo, smtpUrl }: Settings) {
  if (!isDemo || smtpUrl) throw new AppError('CALL_NOT_FOUND')
  const rows = await db.select().from(mails).orderBy(desc(mails.createdAt), desc(mails.id)).limit(50)
  return rows.map(({ id, recipient, subject, text, html, createdAt }) => ({
    id,
    to: recipient,
    subject,
    text,
    html,
    createdAt: createdAt.toISOString(),
  }))
}
