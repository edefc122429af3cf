import type { Database } from '@tq/db/database.ts'
import { files } from '@tq/db/schema/storage.ts'
import { sql } from 'drizzle-orm'
import type { FileKeeper } from '../http/form/form-data.ts'
import type { Content, FileStore, TemporaryFile } from './file-store.ts'

/** What `sendFile` needs to know about a file. */
export interface StoredFile {
  hash: string
  bytes: number
  mediaType: string
}

/** The columns of `StoredFile`, where `files` is joined. */
export const STORED_FILE = { hash: files.hash, bytes: files.bytes, mediaType: files.mediaType }

/**
 * Stores content. The feature then references it by `file_hash` in a row of its own, in its own transaction; the sweep leaves
 * unreferenced files alone for a day. The media type is what we encoded or detected ourselves, never what the sender claims.
 */
export async function storeFile(
  db: Database,
  store: FileStore,
  content: Content,
  { mediaType, mostBytes }: { mediaType: string; mostBytes: number },
): Promise<StoredFile> {
  return storeReceived(db, store, await store.receive(content, mostBytes), mediaType)
}

/** The same for a file that `receiving` took from a form. The temporary file is deleted also when this fails. */
export async function storeReceived(
  db: Database,
  store: FileStore,
  received: TemporaryFile,
  mediaType: string,
): Promise<StoredFile> {
  const { hash, bytes } = received
  try {
    // The row before the bytes. A sweep that is just deleting the same content holds the row's lock: we wait for it here, so `keep`
    // sees that the bytes are gone and writes them again. From now on `claimed_at` is fresh and no sweep deletes them.
    await db
      .insert(files)
      .values({ hash, bytes, mediaType })
      .onConflictDoUpdate({ target: files.hash, set: { mediaType, claimedAt: sql`now()` } })
    await store.keep(received)
  } finally {
    await received.drop()
  }
  return { hash, bytes, mediaType }
}

/** For `readForm`: streams a form's files to the disk instead of into memory. The form's reader enforces their size. */
export const receiving = (store: FileStore): FileKeeper<TemporaryFile> => ({
  keep: ({ stream }) => store.receive(stream, Number.MAX_SAFE_INTEGER),
  drop: (file) => file.drop(),
})

/** Reads a whole file into memory: only for kinds that are always small, such as avatars. */
export async function readWhole(store: FileStore, hash: string): Promise<Buffer | null> {
  const stream = await store.read(hash)
  return stream && Buffer.concat(await stream.toArray())
}
