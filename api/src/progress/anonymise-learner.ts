import type { Tx } from '@tq/db/database.ts'
import { certificates } from '@tq/db/schema/learning/progress.ts'
import { eq, sql } from 'drizzle-orm'

/**
 * For a deleted account: certificates are withdrawn and lose the name, so that their page confirms nothing about the person; the code
 * stays taken. Reasons that staff wrote may name somebody, so they go too. Progress, notes and reports go with the account, questions
 * lose their name with it.
 */
export async function anonymiseLearner(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(certificates)
    .set({
      ...{ userId: null, name: 'Tài khoản đã xoá', revokeReason: 'Người học đã xoá tài khoản' },
      revokedAt: sql`coalesce(${certificates.revokedAt}, now())`,
    })
    .where(eq(certificates.userId, userId))
}
