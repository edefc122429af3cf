import type { Database } from '@tq/db/database.ts'
import { mails } from '@tq/db/schema/mail.ts'
import { eq, sql } from 'drizzle-orm'
import type { TaskList } from 'graphile-worker'
import { createTransport, type Transporter } from 'nodemailer'
import type { JobDeps } from '../jobs.ts'

const PATIENCE_MS = 20_000

export function mailJobs({ db, settings: { smtpUrl, mailFrom } }: JobDeps): TaskList {
  if (!smtpUrl) return { 'send-mail': () => {} }
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return { 'send-mail': (payload) => sendMail(db, (payload as { id: number }).id, transport, mailFrom) }
}

/** A failure is noted and thrown: the queue tries again, later each time, for some days. */
async function sendMail(db: Database, id: number, transport: Transporter, from: string): Promise<void> {
  const [mail] = await db.select().from(mails).where(eq(mails.id, id))
  if (!mail || mail.sentAt) return
  const { to, replyTo, subject, text, html } = mail
  try {
    await transport.sendMail({
      from,
      to,
      ...(replyTo ? { replyTo } : {}),
      subject,
      text,
      html,
      // The same each time: should it be sent twice, after a crash, mail programs show it once.
      messageId: `<${id}.${mail.createdAt.getTime()}@${/@([^>\s]+)/.exec(from)?.[1]}>`,
      date: mail.createdAt,
    })
  } catch (error) {
    await db
      .update(mails)
      .set({ lastError: String(error) })
      .where(eq(mails.id, id))
    throw error
  }
  await db.update(mails).set({ sentAt: sql`now()`, lastError: null }).where(eq(mails.id, id))
}
