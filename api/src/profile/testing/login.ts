import type { Database } from '@tq/db/database.ts'
import { openSession } from '../../account/session/open-session.ts'
import { openKeys } from '../../account/signing-keys.ts'

/** Headers of a new login, for requests that `call` can't make. */
export async function openTestLogin(db: Database, userId: string): Promise<{ authorization: string }> {
  const device = { device: 'Chrome trên Android', address: '203.113.7.9', isLong: false }
  const { token } = await openSession(db, openKeys(db), { userId, ...device })
  return { authorization: `Bearer ${token}` }
}
