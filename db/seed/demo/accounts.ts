import { hash } from '@node-rs/argon2'
import { inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../src/database.ts'
import { users } from '../../src/schema/all.ts'
import { DEMO_ACCOUNTS } from '../demo-accounts.ts'
import { insertAll } from './press.ts'

export async function seedAccounts(tx: Tx): Promise<void> {
  const emails = DEMO_ACCOUNTS.map(({ email }) => email)
  if ((await tx.$count(users, inArray(users.email, emails))) === emails.length) return
  const rows = DEMO_ACCOUNTS.map(async ({ password, ...account }) => ({
    ...account,
    emailVerifiedAt: new Date(),
    passwordHash: await hash(password, { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }),
  }))
  await insertAll(tx, users, await Promise.all(rows))
  // As if they had ticked the register form's box, so that nobody is asked again.
  await tx.execute(sql`
    insert into consents (user_id, purpose, is_given, page_key, page_version, channel)
    select u.id, text.purpose, true, text.key, 1, 'register' from users u,
      (values ('terms', 'dieu-khoan-su-dung'), ('privacy', 'chinh-sach-bao-mat')) as text (purpose, key)
    where u.email in ${emails} and not exists (select 1 from consents c where c.user_id = u.id)`)
}
