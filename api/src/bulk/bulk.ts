import type { BulkRequest } from '@tq/contract/bulk.ts'
import { AppError } from '@tq/contract/errors.ts'
import type { BulkForm } from '@tq/contract/forms/bulk.ts'
import type { Database } from '@tq/db/database.ts'
import { bulkRequests } from '@tq/db/schema/bulk.ts'
import { desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { StaffActor } from '../actor.ts'
import type { Settings } from '../deps.ts'
import { consumeOrThrow } from '../http/limit/rate-limit.ts'
import { type Paged, requirePage } from '../http/paging.ts'
import { composeLetter } from '../mail/letter.ts'
import { writeMail } from '../mail/mail.ts'
import { mailboxKey, normalEmail } from '../mail/mailbox.ts'
import { type Asker, countAsker, mayWriteTo } from '../mail/stranger-letters.ts'
import { recordAudit } from '../staff/audit.ts'

const HOUR = 60 * 60
const OF_MAILBOX = { most: 5, seconds: HOUR }
/** The press's desk reads each. */
const ALL = { most: 200, seconds: HOUR }

/** Kept, told to the press's desk, and confirmed to the sender: all or nothing. */
export async function askBulkPrice(
  db: Database,
  { website, ...asked }: BulkForm,
  { staffMail, ...asker }: Asker & Pick<Settings, 'staffMail'>,
): Promise<void> {
  // Answered like any other, so that a program doesn't learn what gave it away.
  if (website) return
  await countAsker(db, 'bulk', asker)
  await consumeOrThrow(db, `bulk:mailbox:${mailboxKey(asked.email)}`, OF_MAILBOX)
  await consumeOrThrow(db, 'bulk', ALL)
  const isConfirmed = await mayWriteTo(db, 'bulk', asked.email)
  await db.transaction(async (tx) => {
    await tx.insert(bulkRequests).values({ ...asked, email: normalEmail(asked.email) })
    const title = `Xin báo giá: ${asked.organisation}`
    const facts: [string, string][] = [
      ['Trường, đơn vị', asked.organisation],
      ['Người liên hệ', asked.name],
      ['Điện thoại', asked.phone],
      ['Email', asked.email],
      ['Sách và số lượng', asked.books],
      ['Ghi chú', asked.note || 'không có'],
    ]
    const paragraphs = ['Bấm “Trả lời” để báo giá thẳng cho người gửi.']
    const told = composeLetter({ title, paragraphs, facts })
    await writeMail(tx, { to: staffMail, replyTo: normalEmail(asked.email), subject: title, ...told })
    if (isConfirmed) await writeMail(tx, { to: normalEmail(asked.email), ...CONFIRMING })
  })
}

const RECEIVED = 'Thư Quán đã nhận yêu cầu báo giá'
/** To a mailbox that anybody may have typed: nothing in it is a stranger's word. */
const CONFIRMING = {
  subject: RECEIVED,
  ...composeLetter({
    title: RECEIVED,
    paragraphs: [
      'Cảm ơn bạn đã hỏi mua sách số lượng lớn. Chúng tôi sẽ gửi báo giá qua email này trong một ngày làm việc.',
      'Nếu không phải bạn gửi yêu cầu, bạn không cần làm gì.',
    ],
  }),
}

export async function listBulkRequests(db: Database, { state, ...paged }: Paged & { state?: 'open' | 'answered' | undefined }) {
  const where = state && (state === 'open' ? isNull : isNotNull)(bulkRequests.answeredAt)
  const { offset, ...total } = requirePage(await db.$count(bulkRequests, where), paged)
  const rows = await db
    .select()
    .from(bulkRequests)
    .where(where)
    .orderBy(desc(bulkRequests.id))
    .limit(paged.perPage)
    .offset(offset)
  return { data: rows.map(shown), ...total }
}

export function answerBulkRequest(db: Database, id: number, { actor }: { actor: StaffActor }): Promise<BulkRequest> {
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(bulkRequests).where(eq(bulkRequests.id, id)).for('update')
    if (!before) throw new AppError('BULK_NOT_FOUND')
    if (before.answeredAt) return shown(before)
    const [after] = await tx.update(bulkRequests).set({ answeredAt: sql`now()` }).where(eq(bulkRequests.id, id)).returning()
    const change = { before: { isAnswered: false }, after: { isAnswered: true } }
    await recordAudit(tx, { actor, action: 'bulk.answer', subject: { type: 'bulkRequest', id }, ...change })
    return shown(after as typeof before)
  })
}

/** A year after it was sent nobody still needs it. */
export async function clearBulkRequests(db: Database): Promise<void> {
  await db.execute(sql`delete from bulk_requests where created_at < now() - interval '12 months'`)
}

const shown = ({ createdAt, answeredAt, ...row }: typeof bulkRequests.$inferSelect): BulkRequest => ({
  ...row,
  createdAt: createdAt.toISOString(),
  answeredAt: answeredAt?.toISOString() ?? null,
})
