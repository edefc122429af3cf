import { AppError } from '@tq/contract/errors.ts'
import type { FileType } from '@tq/contract/http/files.ts'
import type { ManuscriptFileRole } from '@tq/contract/manuscript/enums.ts'
import { LONGEST_FILE_NAME, MOST_FILE_BYTES, MOST_FILES_A_ROUND, MOST_MANUSCRIPT_BYTES } from '@tq/contract/manuscript/files.ts'
import type { Database } from '@tq/db/database.ts'
import type { FileKeeper, FormFile } from '../../http/form/form-data.ts'
import { shownFileName } from '../../storage/file-name.ts'
import type { FileStore, TemporaryFile } from '../../storage/file-store.ts'
import { RESERVE_BYTES, readFreeBytes } from '../../storage/free-space.ts'
import { receiving, type StoredFile, storeReceived } from '../../storage/store-file.ts'
import { inspectFile } from './inspect-file.ts'

/** Has been looked at, and lies where nobody can ask for it. */
export interface ReceivedFile {
  role: ManuscriptFileRole
  name: string
  type: FileType
  file: TemporaryFile
}

/** A file that may become a version. */
export interface NewFile extends StoredFile {
  role: ManuscriptFileRole
  name: string
}

export const nameOf = (given: string) => shownFileName(given, LONGEST_FILE_NAME, 'ban-thao')

/** For `readForm`: to the disk as they come, each looked at before the next. One call's; what it kept of a refused form is dropped. */
export function inspecting(store: FileStore, folder: string, freeBytes = readFreeBytes): FileKeeper<ReceivedFile> {
  const { keep } = receiving(store)
  let count = 0
  let bytes = 0
  return {
    async keep(incoming) {
      if (++count > MOST_FILES_A_ROUND) throw new AppError('TOO_MANY_FILES', { values: MOST_FILES_A_ROUND })
      if ((await freeBytes(folder)) < RESERVE_BYTES + MOST_FILE_BYTES) throw new AppError('UPLOAD_NO_ROOM')
      const name = nameOf(incoming.name)
      const file = await keep(incoming)
      try {
        bytes += file.bytes
        if (bytes > MOST_MANUSCRIPT_BYTES) throw new AppError('MANUSCRIPT_TOO_HEAVY')
        return { role: incoming.field as ManuscriptFileRole, name, type: await inspectFile(file.path, name), file }
      } catch (error) {
        await file.drop()
        throw error
      }
    },
    drop: ({ file }) => file.drop(),
  }
}

/** All of a form, whatever they were sent as. */
export const receivedOf = (files: Record<string, FormFile<ReceivedFile>[]>): ReceivedFile[] =>
  Object.values(files).flatMap((some) => some.map(({ content }) => content))

/** Whatever is not stored by the end is deleted: a refused form leaves nothing behind. */
export async function withReceived<T>(received: ReceivedFile[], work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } finally {
    for (const { file } of received) await file.drop()
  }
}

export async function storeAll(db: Database, store: FileStore, received: ReceivedFile[]): Promise<NewFile[]> {
  const stored: NewFile[] = []
  for (const { role, name, type, file } of received) stored.push({ role, name, ...(await storeReceived(db, store, file, type)) })
  return stored
}
