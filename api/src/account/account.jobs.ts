import type { Database } from '@tq/db/database.ts'
import { users } from '@tq/db/schema/accounts.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { TaskList } from 'graphile-worker'
import { takeTurn } from '../http/allowance.ts'
import type { JobDeps } from '../jobs.ts'
import { makeCode } from './code.ts'
import { type Keys, openKeys } from './keys.ts'
import { sendActivationCode, sendRegisteredAgain, sendResetCode } from './letters.ts'
import { isOpen } from './login.ts'
import type { AccountLetter } from './queue-letter.ts'

const HOUR = 60 * 60

export function accountJobs({ db }: JobDeps): TaskList {
  const keys = openKeys(db)
  return {
    'send-account-letter': (payload) => sendAccountLetter(db, keys, payload as AccountLetter),
    'clear-accounts': () => clearAccounts(db),
  }
}

/** The code is made here, so that it never stands in the queue. */
async function sendAccountLetter(db: Database, keys: Keys, { kind, email }: AccountLetter): Promise<void> {
  await db.transaction(async (tx) => {
    const [user] = await tx
      .select()
      .from(users)
      .where(and(eq(users.email, email), isOpen))
    if (!user) return
    const { name } = user
    if (kind === 'reset') await sendResetCode(tx, email, { name, code: await makeCode(tx, keys, 'reset', user) })
    else if (!user.emailVerifiedAt) {
      await sendActivationCode(tx, email, { name, code: await makeCode(tx, keys, 'activate', user) })
    } else if (await takeTurn(tx, `registered-again:${user.id}`, HOUR)) await sendRegisteredAgain(tx, email, { name })
  })
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
