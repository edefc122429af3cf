import type { Database } from '@tq/db/database.ts'
import { mails } from '@tq/db/schema/account/mail.ts'
import { securityCodes } from '@tq/db/schema/account/security-codes.ts'
import { whenNeeded } from '@tq/db/when-needed.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transporter } from 'nodemailer'
import type { Settings } from '../deps.ts'

const nodemailer = whenNeeded<typeof import('nodemailer')>('nodemailer')
const PATIENCE_MS = 10_000
const CONNECTIONS = 5

export interface Post {
  send(id: number, stopping: AbortSignal): Promise<void>
  close(): void
}

/** The way out for letters; null without a mail server. Connections are kept open: greeting takes longer than a letter. */
export function openPost(db: Database, { smtpUrl, mailFrom }: Pick<Settings, 'smtpUrl' | 'mailFrom'>): Post | null {
  if (!smtpUrl) return null
  const transport = nodemailer().createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: CONNECTIONS,
    dnsTimeout: PATIENCE_MS,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: (id, stopping) => sendMail(db, id, { transport, from: mailFrom, stopping }),
    // Also connections on which nobody answers any more.
    close: () => transport.close({ force: true }),
  }
}

/** A failure is noted and thrown: the queue tries again, later each time, for some days. */
async function sendMail(
  db: Database,
  id: number,
  { transport, from, stopping }: { transport: Transporter; from: string; stopping: AbortSignal },
): Promise<void> {
  const [mail] = await db.select().from(mails).where(eq(mails.id, id))
  if (!mail || mail.sentAt) return
  const { recipient, replyTo, subject, text, html, leaveUrl } = mail
  if (mail.holdsCode && !(await beginCode(db, id))) {
    // A newer code was requested since: this one would not work.
    await db.delete(mails).where(eq(mails.id, id))
    return
  }
  try {
    const sending = transport.sendMail({
      from,
      to: recipient,
      ...(replyTo ? { replyTo } : {}),
      subject,
      text,
      html,
      ...(leaveUrl ? { headers: leavingHeaders(leaveUrl) } : {}),
      // The same each time: should it be sent twice, after a crash, mail programs show it once.
      messageId: `<${id}.${mail.createdAt.getTime()}@${/@([^>\s]+)/.exec(from)?.[1]}>`,
      date: mail.createdAt,
    })
    await orAbort(sending, stopping)
  } catch (error) {
    await db
      .update(mails)
      .set({ lastError: String(error) })
      .where(eq(mails.id, id))
    throw error
  }
  await db.update(mails).set({ sentAt: sql`now()`, lastError: null }).where(eq(mails.id, id))
}

/** RFC 8058: mail programs show a button that leaves with one press. Prepared: the address must not be folded. */
const leavingHeaders = (url: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${url}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Aborts when the program stops, so that a silent mail server does not delay it. */
async function orAbort(work: Promise<unknown>, signal: AbortSignal): Promise<void> {
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const giveUp = () => reject(signal.reason)
  signal.addEventListener('abort', giveUp)
  if (signal.aborted) giveUp()
  try {
    await Promise.race([work, aborted])
  } finally {
    signal.removeEventListener('abort', giveUp)
  }
}

/** The ten minutes of a code run from when its letter leaves. False when the code was replaced or used meanwhile. */
async function beginCode(db: Database, mailId: number): Promise<boolean> {
  const { rowCount } = await db
    .update(securityCodes)
    .set({ sentAt: sql`now()`, expiresAt: sql`now() + interval '10 minutes'` })
    .where(and(eq(securityCodes.mailId, mailId), isNull(securityCodes.usedAt)))
  return rowCount === 1
}

/** Once a day: codes must not lie about in the clear, and no letter is kept for good. One that still waits with a live code stays. */
export async function clearMails(db: Database): Promise<void> {
  await db.execute(sql`
    delete from mails m where holds_code and coalesce(sent_at, created_at) < now() - interval '1 day' and not exists (
      select 1 from security_codes c where c.mail_id = m.id and c.used_at is null and c.expires_at > now() - interval '1 day')`)
  await db.execute(sql`delete from mails where coalesce(sent_at, created_at) < now() - interval '90 days'`)
}
