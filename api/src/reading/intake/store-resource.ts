import type { Database } from '@tq/db/database.ts'
import type { bookResources } from '@tq/db/schema/reading/book.ts'
import type { FileStore } from '../../storage/file-store.ts'
import { storeFile } from '../../storage/store-file.ts'
import type { TakenFile } from './taken-book.ts'

export interface BookDeps {
  db: Database
  files: FileStore
  /** Where each book has a folder of its own while it is worked on. */
  workFolder: string
}

export type ResourceRow = typeof bookResources.$inferInsert

const ANY_SIZE = { mostBytes: Number.MAX_SAFE_INTEGER }

/** Puts a file of a book into the store; the row that points at it is written with all others. */
export async function storeResource(
  { db, files }: Pick<BookDeps, 'db' | 'files'>,
  versionId: string,
  { path, mediaType, content, position, title, characters = 0, isLinear = true, viewport }: TakenFile,
  part: ResourceRow['part'] = 'full',
): Promise<ResourceRow> {
  const { hash: fileHash } = await storeFile(db, files, [content], { mediaType, ...ANY_SIZE })
  return {
    ...{ versionId, part, path, mediaType, fileHash, characters, isLinear },
    ...{ position: position ?? null, title: title ?? null, viewport: viewport ?? null },
  }
}
