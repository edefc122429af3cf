import type { Database } from '@tq/db/database.ts'
import type { FileStore } from '../file-store.ts'
import { storeFile } from '../store-file.ts'

interface Place {
  db: Database
  files: FileStore
}

/** For rows that tests write by hand: the hash to point at. */
export async function storeTestFile({ db, files }: Place, content: Buffer | string, mediaType = 'image/webp'): Promise<string> {
  const { hash } = await storeFile(db, files, [Buffer.from(content as string)], { mediaType, mostBytes: 50_000_000 })
  return hash
}
