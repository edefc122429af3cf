import type { Database } from '@tq/db/database.ts'
import { files } from '@tq/db/schema/storage.ts'
import { sql } from 'drizzle-orm'
import type { FileKeeper } from '../http/form-data.ts'
import type { Content, FileStore, ReceivedFile } from './file-store.ts'

/** What a feature needs to know of a file to send it. */
export interface StoredFile {
  hash: string
  bytes: number
  mediaType: string
}

/** The columns of `StoredFile`, where `files` is joined. */
export const STORED_FILE = { hash: files.hash, bytes: files.bytes, mediaType: files.mediaType }

/**
 * Stores what somebody gave, for the feature to point at with its own row: `file_hash`, in its own transaction. Until then it is
 * nobody's, and stays for a day. The media type is what we made or found in the content ourselves, never what a sender claims.
 */
export async function storeFile(
  db: Database,
  store: FileStore,
  content: Content,
  { mediaType, mostBytes }: { mediaType: string; mostBytes: number },
): Promise<StoredFile> {
  return storeReceived(db, store, await store.receive(content, mostBytes), mediaType)
}

/** The same for what `receiving` took from a form. Whether it succeeds or not, nothing is left where it was received. */
export async function storeReceived(
  db: Database,
  store: FileStore,
  received: ReceivedFile,
  mediaType: string,
): Promise<StoredFile> {
  const { hash, bytes } = received
  try {
    // The row before the bytes: a sweep that is about to take the same content away holds the row, so we wait for it here and
    // then find the bytes gone; from now on the claim is fresh, and no sweep takes them.
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

/** For `readForm`: files go to the disk while the form is being read, never whole through memory. Its reader watches their size. */
export const receiving = (store: FileStore): FileKeeper<ReceivedFile> => ({
  keep: ({ stream }) => store.receive(stream, Number.MAX_SAFE_INTEGER),
  drop: (file) => file.drop(),
})

/** Whole in memory: only for what is small by its kind. */
export async function readWhole(store: FileStore, hash: string): Promise<Buffer | null> {
  const stream = await store.read(hash)
  return stream && Buffer.concat(await stream.toArray())
}
