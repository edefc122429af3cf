import { AppError } from '@tq/contract/errors.ts'
import type { Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { sql } from 'drizzle-orm'

export interface Mail {
  to: string
  replyTo?: string
  subject: string
  text: string
  html: string
  /** Cleared away as soon as the code is dead. */
  holdsCode?: boolean
  /** Whose it is where the address no longer tells. */
  userId?: string
  /** Of letters to a list: a POST there leaves it (RFC 8058). */
  leaveUrl?: string
}

/** One plain address: a comma would add a reader, a line break a header. */
const ONE_ADDRESS = /^[^\s\p{C}@,;:<>()[\]\\"]+@[^\s\p{C}@,;:<>()[\]\\"]+$/u
const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]+$/u

/** Among letters: codes go first, or who registers waits behind a thousand readers who are told of a sale. */
const SOMEBODY_WAITS = 0
const NOBODY_WAITS = 10
/** Thousands at once: an order's letter goes before. */
const OF_LIST = 20

/** Writes a letter and queues its sending. Inside a transaction: it goes out if and only if that commits. */
export async function writeMail(tx: Db, mail: Mail): Promise<number> {
  requireOneAddress(mail.to)
  if (mail.replyTo) requireOneAddress(mail.replyTo)
  requireOneLine(mail.subject)
  const [written] = await runPrepared<{ id: number }>(
    tx,
    sql`with written as (
        insert into mails (recipient, reply_to, subject, text, html, holds_code, user_id, leave_url)
        values (${mail.to}, ${mail.replyTo ?? null}, ${mail.subject}, ${mail.text}, ${mail.html}, ${mail.holdsCode ?? false}, ${mail.userId ?? null}::uuid, ${mail.leaveUrl ?? null}) returning id)
      select id, graphile_worker.add_job('send-mail', json_build_object('id', id), priority => ${priorityOf(mail)}) is not null
      from written`,
  )
  return written?.id as number
}

const priorityOf = ({ holdsCode, leaveUrl }: Mail) => (holdsCode ? SOMEBODY_WAITS : leaveUrl ? OF_LIST : NOBODY_WAITS)

export function requireOneAddress(address: string): void {
  if (!ONE_ADDRESS.test(address)) throw refused('địa chỉ')
}

export function requireOneLine(subject: string): void {
  if (!ONE_LINE.test(subject)) throw refused('tiêu đề')
}

const refused = (part: 'địa chỉ' | 'tiêu đề') => new AppError('MAIL_INVALID', { values: part })
