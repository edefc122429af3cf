import { sql } from 'drizzle-orm'
import type { Database } from '../src/database.ts'
import { LOCKS } from '../src/locks.ts'
import { seedAccounts } from './demo/accounts.ts'
import { seedCodes } from './demo/codes.ts'
import { findHeld } from './held-parts.ts'

/** Fills an empty database with the demo press; to one of an earlier release it adds what came since. */
export async function seedDemo(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    // Whoever starts beside us may take longer than anybody waits for a row.
    await tx.execute(sql`set local lock_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.seedDemo})`)
    await seedAccounts(tx)
    await seedCodes(tx, new Date())
    const held = await findHeld(tx)
    if (Object.values(held).every(Boolean)) return
    // Its texts are large: a start that finds everything there does not read them.
    const { fillDemo } = await import('./fill-demo.ts')
    await fillDemo(tx, held)
  })
}
