import { AppError } from '@tq/contract/errors.ts'
import type { Db } from '@tq/db/database.ts'
import { requireEntitlement } from '../../entitlement/require-entitlement.ts'
import { type CurrentVersion, findCurrentVersion } from './current-version.ts'

/** For whoever owns the book: to everybody else it is not there. */
export async function requireOwnBook(db: Db, userId: string, productId: number): Promise<CurrentVersion> {
  await requireEntitlement(db, userId, productId)
  const version = await findCurrentVersion(db, productId)
  if (!version) throw new AppError('BOOK_NOT_READY')
  return version
}
