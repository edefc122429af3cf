import { AppError } from '@tq/contract/errors.ts'
import type { Db } from '@tq/db/database.ts'
import { findPlace, type Place } from '@tq/db/geography/places.ts'

/** A ward that somebody chooses today: it must be in force. What was chosen before stays, whatever became of it. */
export async function requireWard(db: Db, wardId: number): Promise<Place> {
  const place = await findPlace(db, wardId)
  if (!place?.isInForce) throw new AppError('WARD_UNKNOWN')
  return place
}
