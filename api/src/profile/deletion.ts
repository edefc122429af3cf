import { KEEP_ACCOUNT, type User } from '@tq/contract/account.ts'
import { AppError } from '@tq/contract/errors.ts'
import type { Database, Db, Tx } from '@tq/db/database.ts'
import { users } from '@tq/db/schema/account/accounts.ts'
import { mails } from '@tq/db/schema/account/mail.ts'
import { payouts } from '@tq/db/schema/affiliate.ts'
import { bulkRequests } from '@tq/db/schema/bulk.ts'
import { contactMessages } from '@tq/db/schema/content/content.ts'
import { newsletterSubscribers } from '@tq/db/schema/newsletter.ts'
import { restockRequests } from '@tq/db/schema/restock.ts'
import { invalidateTags } from '@tq/db/tags.ts'
import { and, eq, gt, isNull, lte, notExists, or, sql } from 'drizzle-orm'
import { verifyPassword } from '../account/password/password.ts'
import { endSessionsOf } from '../account/session/session.ts'
import type { Person, Settings } from '../deps.ts'
import { consumeOrThrow, forgetLimits } from '../http/limit/rate-limit.ts'
import { composeLetter } from '../mail/letter.ts'
import { writeMail } from '../mail/mail.ts'
import { mailboxKey } from '../mail/mailbox.ts'
import { anonymiseAuthor } from '../manuscript/anonymise-author.ts'
import { anonymiseBuyer } from '../order/buyer/anonymise-buyer.ts'
import { anonymiseLearner } from '../progress/anonymise-learner.ts'
import { anonymiseAffiliate } from '../promotion/anonymise-affiliate.ts'
import { anonymiseWriter } from '../review/anonymise-writer.ts'
import { anonymiseAsker } from '../review/questions/anonymise-asker.ts'
import { dayOfCalendar, vietnamDay } from '../time/vietnam-time.ts'
import { getUser, getUserRow, type UserRow } from './user.ts'

const TRIES = { most: 10, seconds: 60 * 60 }

/** Asking again leaves the day as it is. People who only come by another service have no password to give. */
export async function askForDeletion(
  db: Database,
  { id, sessionId }: Person,
  password: string,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
): Promise<User> {
  await consumeOrThrow(db, `deletion:${id}`, TRIES)
  const { passwordHash } = await getUserRow(db, id)
  if (passwordHash !== null && !(await verifyPassword(passwordHash, password))) throw new AppError('PASSWORD_WRONG')
  return db.transaction(async (tx) => {
    const [asked] = await tx
      .update(users)
      .set({ deleteAfter: sql`now() + interval '30 days'`, updatedAt: sql`now()` })
      .where(and(eq(users.id, id), isNull(users.deleteAfter)))
      .returning()
    if (!asked) return getUser(tx, id)
    await endSessionsOf(tx, id, { except: sessionId })
    await writeFarewell(tx, asked, publicUrl)
    return getUser(tx, id)
  })
}

export async function cancelDeletion(db: Database, userId: string): Promise<User> {
  return db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({ deleteAfter: null, updatedAt: sql`now()` })
      .where(and(eq(users.id, userId), gt(users.deleteAfter, sql`now()`)))
    // Cached sessions hold the day of deletion: dropped, so that it is read again.
    await invalidateTags(tx, [`user:${userId}`])
    return getUser(tx, userId)
  })
}

/**
 * Deletes every account whose time has come, each in its own transaction, so that one that fails does not keep the others. It is
 * tried again the next day.
 */
export async function deleteAccounts(db: Database): Promise<number> {
  const due = await db.select({ id: users.id }).from(users).where(isDue(db)).orderBy(users.deleteAfter)
  const failures: unknown[] = []
  let deleted = 0
  for (const { id } of due) {
    try {
      if (await db.transaction((tx) => deleteOne(tx, id))) deleted++
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length) throw new AggregateError(failures, `${failures.length} accounts could not be deleted: ${failures[0]}`)
  return deleted
}

/** Accounts past their day, except those with an open payout: that money still needs its owner. */
const isDue = (db: Db) =>
  and(
    lte(users.deleteAfter, sql`now()`),
    notExists(
      db
        .select({ id: payouts.id })
        .from(payouts)
        .where(and(eq(payouts.userId, users.id), eq(payouts.status, 'requested'))),
    ),
  )

/**
 * Deletes the person with everything personal, letters to former mailboxes too. What accounting or readers need stays, without the
 * person.
 */
async function deleteOne(tx: Tx, userId: string): Promise<boolean> {
  const [person] = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isDue(tx)))
    // Not `for update`: a transaction that inserts a row for this person holds locks we need next, and would wait for us: a deadlock.
    .for('no key update', { skipLocked: true })
  if (!person) return false
  const { id, email } = person
  await endSessionsOf(tx, id)
  await tx.delete(mails).where(or(eq(mails.recipient, email), eq(mails.userId, id), eq(sql`lower(${mails.replyTo})`, email)))
  await tx.delete(contactMessages).where(eq(sql`lower(${contactMessages.email})`, email))
  await tx.delete(bulkRequests).where(eq(sql`lower(${bulkRequests.email})`, email))
  await tx.delete(newsletterSubscribers).where(eq(sql`lower(${newsletterSubscribers.email})`, email))
  await tx.delete(restockRequests).where(eq(sql`lower(${restockRequests.email})`, email))
  await forgetLimits(tx, [id, email, mailboxKey(email)])
  await anonymiseBuyer(tx, id)
  await anonymiseWriter(tx, id)
  await anonymiseAsker(tx, id)
  await anonymiseAffiliate(tx, id)
  await anonymiseLearner(tx, id)
  await anonymiseAuthor(tx, person)
  await tx.delete(users).where(eq(users.id, id))
  return true
}

async function writeFarewell(
  tx: Tx,
  { name, email, deleteAfter }: Pick<UserRow, 'name' | 'email' | 'deleteAfter'>,
  publicUrl: string,
): Promise<void> {
  const day = `ngày ${dayOfCalendar(vietnamDay(deleteAfter ?? new Date()))}`
  const title = `Tài khoản Thư Quán của bạn sẽ được xoá vào ${day}`
  await writeMail(tx, {
    to: email,
    subject: title,
    ...composeLetter(
      {
        title,
        paragraphs: [
          `Chào ${name},`,
          `Chúng tôi đã nhận yêu cầu xoá tài khoản của bạn. Đến ${day}, tài khoản và mọi dữ liệu về bạn sẽ bị xoá, không lấy lại được. Sách điện tử và khoá học đã mua sẽ đóng lại, chứng nhận của bạn bị thu hồi và không còn mang tên bạn; đơn hàng chỉ còn trong sổ sách, không còn tên bạn.`,
          `Nếu đổi ý, hay nếu không phải bạn yêu cầu, hãy đăng nhập trước ngày ấy rồi bấm “${KEEP_ACCOUNT}”.`,
        ],
        action: { text: 'Mở tài khoản', path: '/tai-khoan/thong-tin-tai-khoan' },
      },
      publicUrl,
    ),
  })
}
