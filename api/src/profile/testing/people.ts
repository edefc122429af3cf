import { randomBytes } from 'node:crypto'
import type { Database } from '@tq/db/database.ts'
import { users } from '@tq/db/schema/account/accounts.ts'

type NewPerson = Partial<typeof users.$inferInsert>

/** A person who has activated the account; the mailbox is nobody else's. */
export async function addPerson(db: Database, more: NewPerson = {}): Promise<typeof users.$inferSelect> {
  const [person] = await db
    .insert(users)
    .values({
      email: `${randomBytes(6).toString('hex')}@example.vn`,
      name: 'Nguyễn Thị Lan',
      phone: '0912345678',
      emailVerifiedAt: new Date(),
      ...more,
    })
    .returning()
  return person as typeof users.$inferSelect
}
