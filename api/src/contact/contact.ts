import type { ContactMessage } from '@tq/contract/content/contact.ts'
import type { Database } from '@tq/db/database.ts'
import { contactMessages } from '@tq/db/schema/content/content.ts'
import { consumeOrThrow, networkOf } from '../http/limit/rate-limit.ts'
import { composeLetter } from '../mail/letter.ts'
import { writeMail } from '../mail/mail.ts'

const HOUR = 60 * 60
const EACH = { most: 5, seconds: HOUR }
const ALL = { most: 200, seconds: HOUR }

/** Keeps the message and writes to staff, both or neither. */
export async function sendContactMessage(
  db: Database,
  { website, ...message }: ContactMessage,
  { address, staffMail }: { address: string; staffMail: string },
): Promise<void> {
  // Answered like any other, so that a program doesn't learn what gave it away.
  if (website) return
  // The narrow limits first: one person alone can't use up what is there for all.
  await consumeOrThrow(db, `contact:address:${networkOf(address)}`, EACH)
  await consumeOrThrow(db, `contact:email:${mailboxOf(message.email)}`, EACH)
  await consumeOrThrow(db, 'contact', ALL)
  await db.transaction(async (tx) => {
    await tx.insert(contactMessages).values(message)
    await writeMail(tx, {
      to: staffMail,
      replyTo: message.email,
      subject: `[${message.topic}] Lời nhắn của ${message.name}`,
      ...composeLetter({
        title: `Lời nhắn của ${message.name}`,
        paragraphs: ['Bấm “Trả lời” để viết thẳng cho người gửi.'],
        facts: [
          ['Việc', message.topic],
          ['Email', message.email],
          ['Điện thoại', message.phone || 'không để lại'],
          ['Viết ở trang', message.source || 'không rõ'],
          ['Lời nhắn', message.message],
        ],
      }),
    })
  })
}

/** `Lan+shop@Example.vn` and `lan@example.vn` reach the same person. */
function mailboxOf(email: string): string {
  const [name = '', host = ''] = email.toLowerCase().split('@')
  return `${name.split('+', 1)[0]}@${host}`
}
