import { AppError } from '@tq/contract/errors.ts'
import type { Database } from '@tq/db/database.ts'
import { mails } from '@tq/db/schema/account/mail.ts'
import { newsletterSubscribers } from '@tq/db/schema/newsletter.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Settings } from '../deps.ts'
import { consumeOrThrow } from '../http/limit/rate-limit.ts'
import { composeLetter } from '../mail/letter.ts'
import { newLetterKey } from '../mail/letter-key.ts'
import { writeMail } from '../mail/mail.ts'
import { normalEmail } from '../mail/mailbox.ts'
import { type Asker, countAsker, mayWriteTo } from '../mail/stranger-letters.ts'
import { confirmLetter } from './newsletter-letters.ts'

/** A link to confirm works for so long, and what nobody confirmed is kept no longer. */
const TO_CONFIRM = sql`interval '3 days'`
/** Letters to mailboxes that anybody may have typed, from however many networks: more would cost the press its name as a sender. */
const ALL = { most: 500, seconds: 60 * 60 }

/** Nobody confirmed it in time, and the nightly job has yet to come round. */
const IS_OVER = sql`(s.confirmed_at is null and s.asked_at < now() - ${TO_CONFIRM})`

/** Writes to the mailbox to confirm; nobody learns whether it is known, waits or gets the newsletter already. */
export async function askForNewsletter(
  db: Database,
  { email, ...asker }: Asker & { email: string },
  { publicUrl }: Pick<Settings, 'publicUrl'>,
): Promise<void> {
  await countAsker(db, 'newsletter', asker)
  await consumeOrThrow(db, 'newsletter', ALL)
  const mailbox = normalEmail(email)
  if (!(await mayWriteTo(db, 'newsletter', mailbox))) return
  await db.transaction(async (tx) => {
    // Asked again it waits no longer: strangers who ask every other day would keep the mailbox with us for ever.
    const { rows } = await tx.execute<{ key: string; isConfirmed: boolean; until: Date }>(sql`
      insert into newsletter_subscribers as s (email, key) values (${mailbox}, ${newLetterKey()})
      on conflict (lower(email)) do update set
        asked_at = case when ${IS_OVER} then now() else s.asked_at end, key = case when ${IS_OVER} then excluded.key else s.key end
      returning key, confirmed_at is not null as "isConfirmed", asked_at + ${TO_CONFIRM} as until`)
    const [asked] = rows
    if (!asked || asked.isConfirmed) return
    const letter = confirmLetter(asked.key, new Date(asked.until))
    await writeMail(tx, { to: mailbox, subject: letter.title, ...composeLetter(letter, publicUrl) })
  })
}

/** Pressed twice it is confirmed once, and says the same. */
export async function confirmNewsletter(db: Database, key: string): Promise<void> {
  const { rowCount } = await db.execute(sql`
    update newsletter_subscribers set confirmed_at = coalesce(confirmed_at, now())
    where key = ${key} and (confirmed_at is not null or asked_at > now() - ${TO_CONFIRM})`)
  if (rowCount === 0) throw new AppError('NEWSLETTER_LINK_OVER')
}

/** The mailbox is forgotten, and what waits to be sent to it from the list is taken back. */
export async function leaveNewsletter(db: Database, key: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [left] = await tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.key, key)).returning()
    if (!left) return
    const waits = and(eq(mails.recipient, left.email), isNull(mails.sentAt), sql`${mails.leaveUrl} like ${`%khoa=${key}`}`)
    await tx.delete(mails).where(waits)
  })
}

/** Mailboxes nobody confirmed are not ours to keep, nor are the letters that asked them to: they have said so. */
export async function clearNewsletter(db: Database): Promise<void> {
  await db.execute(sql`
    with gone as (delete from newsletter_subscribers
      where confirmed_at is null and asked_at < now() - ${TO_CONFIRM} returning email, key)
    delete from mails m using gone where m.recipient = gone.email and strpos(m.text, gone.key) > 0`)
}
