import type { Database } from '@tq/db/database.ts'
import type { FileStore } from '../../storage/file-store.ts'

export interface ProcessDeps {
  db: Database
  files: FileStore
  /** Where each video has a folder of its own while it is worked on. */
  workFolder: string
  /** Null: the one of the PATH. */
  ffmpegPath: string | null
}
