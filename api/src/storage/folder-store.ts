import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type FileStore, isHash, type KeptFile, placeOf } from './file-store.ts'
import { clearReceived, receiveFile } from './receive-file.ts'

/** Files are at `ab/abcdef…`. Uploads go to `incoming` on the same disk, so that the move to the final name is one atomic rename. */
export function openFolderStore(folder: string): FileStore {
  const incoming = join(folder, 'incoming')
  const pathOf = (hash: string) => join(folder, placeOf(hash))
  const sizeOf = async (hash: string) => (await orNull(stat(pathOf(hash))))?.size ?? null

  return {
    receive: (content, mostBytes) => receiveFile(incoming, content, mostBytes),
    async keep({ hash, bytes, path }) {
      if ((await sizeOf(hash)) === bytes) return
      await mkdir(dirname(pathOf(hash)), { recursive: true })
      await rename(path, pathOf(hash))
    },
    async stat(hash) {
      const bytes = await sizeOf(hash)
      return bytes === null ? null : { bytes }
    },
    async read(hash, range) {
      const file = await orNull(open(pathOf(hash)))
      return file?.createReadStream(range) ?? null
    },
    localPath: pathOf,
    remove: (hash) => rm(pathOf(hash), { force: true }),
    list: () => listFolder(folder),
    clearReceived: (before) => clearReceived(incoming, before),
    close() {},
  }
}

async function* listFolder(folder: string): AsyncIterable<KeptFile> {
  for (const shelf of await readdir(folder).catch(() => [])) {
    if (!/^[0-9a-f]{2}$/.test(shelf)) continue
    for (const hash of await readdir(join(folder, shelf))) {
      const found = isHash(hash) ? await orNull(stat(join(folder, shelf, hash))) : null
      if (found) yield { hash, keptAt: found.mtime }
    }
  }
}

async function orNull<Found>(looking: Promise<Found>): Promise<Found | null> {
  try {
    return await looking
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
