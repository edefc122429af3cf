import type { Database } from '@tq/db/database.ts'
import { sql } from 'drizzle-orm'
import type { TaskList } from 'graphile-worker'
import type { JobDeps } from '../jobs.ts'
import type { AccountLetter } from './account-letter.ts'
import { openKeys } from './keys.ts'
import { sendAccountLetter } from './send-account-letter.ts'

export function accountJobs({ db }: JobDeps): TaskList {
  const keys = openKeys(db)
  return {
    'send-account-letter': (payload) => sendAccountLetter(db, keys, payload as AccountLetter),
    'clear-accounts': () => clearAccounts(db),
  }
}

/** What is over, once a day. Ended logins stay a while: they tell which devices are known. */
async function clearAccounts(db: Database): Promise<void> {
  await db.execute(sql`delete from login_nonces where expires_at < now()`)
  await db.execute(sql`delete from registration_proofs where expires_at < now()`)
  await db.execute(sql`delete from security_codes where expires_at < now() - interval '1 day'`)
  await db.execute(
    sql`delete from sessions where least(expires_at, coalesce(ended_at, expires_at)) < now() - interval '180 days'`,
  )
  await db.execute(sql`
    delete from users where email_verified_at is null and role = 'user' and updated_at < now() - interval '30 days'`)
}
