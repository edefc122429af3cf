import { openSession } from '@tq/api/account/session/open-session.ts'
import { openKeys } from '@tq/api/account/signing-keys.ts'
import type { Database } from '@tq/db/database.ts'
import { sql } from 'drizzle-orm'

/** People who are logged in. */
export async function openMembers(db: Database, count: number): Promise<{ id: string; token: string }[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into users (email, name, email_verified_at) select 'bench' || gen_random_uuid() || '@example.vn', 'Bench', now()
    from generate_series(1, ${count}) returning id`)
  const keys = openKeys(db)
  const members: { id: string; token: string }[] = []
  for (const { id } of rows) {
    const { token } = await openSession(db, keys, { userId: id, device: 'bench', address: '127.0.0.1', isLong: false })
    members.push({ id, token })
  }
  return members
}
