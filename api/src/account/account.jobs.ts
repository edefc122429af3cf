import type { Database } from '@tq/db/database.ts'
import { invalidateTags } from '@tq/db/tags.ts'
import { sql } from 'drizzle-orm'

const MOST_LIVE = 50
const MOST_KEPT = 200

/** Ends a person's oldest logins beyond 50, unless used within a day, and deletes ended ones beyond 200. Nobody has more devices. */
async function trimSessions(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      update sessions set ended_at = now() where last_seen_at < now() - interval '1 day' and id in (
        select id from (
          select id, row_number() over (partition by user_id order by last_seen_at desc) as place
          from sessions where ended_at is null and expires_at > now()) live
        where place > ${MOST_LIVE})
      returning id`)
    await invalidateTags(
      tx,
      rows.map(({ id }) => `session:${id}`),
    )
  })
  await db.execute(sql`
    delete from sessions where (ended_at is not null or expires_at <= now()) and id in (
      select id from (select id, row_number() over (partition by user_id order by created_at desc) as place from sessions) kept
      where place > ${MOST_KEPT})`)
}

/** Once a day: deletes what has expired. Ended logins stay 180 days, since they tell which devices a person has used before. */
export async function clearAccounts(db: Database): Promise<void> {
  await db.execute(sql`delete from login_nonces where expires_at < now()`)
  await db.execute(sql`delete from registration_proofs where expires_at < now()`)
  await db.execute(sql`delete from security_codes where expires_at < now() - interval '1 day'`)
  await db.execute(
    sql`delete from sessions where least(expires_at, coalesce(ended_at, expires_at)) < now() - interval '180 days'`,
  )
  await trimSessions(db)
  // A letter that could not be written in days is of no use to anybody, and names a mailbox.
  await db.execute(sql`
    select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
      where task_identifier = 'send-account-letter' and attempts >= max_attempts and locked_at is null))`)
  await db.execute(sql`
    delete from users where email_verified_at is null and role = 'user' and updated_at < now() - interval '30 days'`)
}
