import type { Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { sql } from 'drizzle-orm'
import { normalEmail } from '../../mail/mailbox.ts'

/**
 * What a guest sent belongs to the account with the very same mailbox, from its next login on: logging in proves that the mailbox is
 * theirs. The keys of letters open nothing then.
 */
export async function claimManuscripts(tx: Db, { id, email }: { id: string; email: string }): Promise<void> {
  await runPrepared(
    tx,
    sql`with taken as (
        update manuscripts set user_id = ${id}::uuid, is_mailbox_proven = true
        where user_id is null and lower(author_email) = ${normalEmail(email)} returning id)
      delete from manuscript_keys k using taken where k.manuscript_id = taken.id`,
  )
}
