import { AppError } from '@tq/contract/errors.ts'
import type { Database } from '@tq/db/database.ts'
import { contributors } from '@tq/db/schema/catalog/catalog.ts'
import { invalidateTags } from '@tq/db/tags.ts'
import { eq } from 'drizzle-orm'
import type { StaffActor } from '../../actor.ts'
import { recordAudit } from '../../staff/audit.ts'

/** What the press says of somebody; their page follows at once. */
export async function changeAuthor(
  db: Database,
  id: number,
  { actor, biography }: { actor: StaffActor; biography: string },
): Promise<{ id: number; biography: string }> {
  return db.transaction(async (tx) => {
    const columns = { biography: contributors.biography }
    const [before] = await tx.select(columns).from(contributors).where(eq(contributors.id, id)).for('update')
    if (!before) throw new AppError('AUTHOR_NOT_FOUND')
    await tx.update(contributors).set({ biography }).where(eq(contributors.id, id))
    await recordAudit(tx, { actor, action: 'author.change', subject: { type: 'author', id }, before, after: { biography } })
    await invalidateTags(tx, [`author:${id}`])
    return { id, biography }
  })
}
