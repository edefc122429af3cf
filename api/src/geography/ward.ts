import { AppError } from '@tq/contract/errors.ts'
import type { Db } from '@tq/db/database.ts'
import { findPlace, type Place } from '@tq/db/geography/places.ts'

/** For a newly chosen ward: it must be in force. Addresses saved before keep theirs, even if it was abolished. */
export async function requireWard(db: Db, wardId: number): Promise<Place> {
  const place = await findPlace(db, wardId)
  if (!place?.isInForce) throw new AppError('WARD_UNKNOWN')
  return place
}
