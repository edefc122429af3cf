import { randomBytes } from 'node:crypto'
import type { User } from '@tq/contract/account.ts'
import type { Database, Db } from '@tq/db/database.ts'
import { avatars, users } from '@tq/db/schema/account/accounts.ts'
import { files } from '@tq/db/schema/storage.ts'
import { eq, sql } from 'drizzle-orm'
import { consumeOrThrow } from '../http/limit/rate-limit.ts'
import { REENCODED, reencodeImage } from '../media/uploaded-image.ts'
import type { FileStore } from '../storage/file-store.ts'
import { STORED_FILE, type StoredFile, storeFile } from '../storage/store-file.ts'
import { getUser } from './user.ts'

const SIDE = 256
const CHANGES = { most: 20, seconds: 60 * 60 }

/** The old picture goes with the same commit; its address is good for nothing from then on. */
export async function changeAvatar(
  db: Database,
  store: FileStore,
  userId: string,
  readFile: () => Promise<Buffer>,
): Promise<User> {
  await consumeOrThrow(db, `avatar:${userId}`, CHANGES)
  const body = await reencodeImage(await readFile(), (image) => image.resize(SIDE, SIDE, { fit: 'cover' }))
  const { hash: fileHash } = await storeFile(db, store, [body], REENCODED)
  const name = randomBytes(16).toString('hex')
  return db.transaction(async (tx) => {
    // The person first: two pictures sent at once wait for each other here.
    await tx.update(users).set({ updatedAt: sql`now()` }).where(eq(users.id, userId))
    await tx
      .insert(avatars)
      .values({ userId, name, fileHash })
      .onConflictDoUpdate({ target: avatars.userId, set: { name, fileHash } })
    return getUser(tx, userId)
  })
}

export async function removeAvatar(db: Database, userId: string): Promise<User> {
  return db.transaction(async (tx) => {
    await tx.update(users).set({ updatedAt: sql`now()` }).where(eq(users.id, userId))
    await tx.delete(avatars).where(eq(avatars.userId, userId))
    return getUser(tx, userId)
  })
}

export async function findAvatar(db: Db, name: string): Promise<StoredFile | null> {
  const [found] = await db
    .select(STORED_FILE)
    .from(avatars)
    .innerJoin(files, eq(files.hash, avatars.fileHash))
    .where(eq(avatars.name, name))
  return found ?? null
}
