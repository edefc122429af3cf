import type { FileStore } from './file-store.ts'
import { openFolderStore } from './folder-store.ts'
import { openS3Store } from './s3-store.ts'
import type { StorageSettings } from './settings.ts'

export const openFileStore = ({ folder, s3 }: StorageSettings): FileStore =>
  s3 ? openS3Store(s3, folder) : openFolderStore(folder)
