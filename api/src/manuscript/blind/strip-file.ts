import { Worker } from 'node:worker_threads'
import type { FileType } from '@tq/contract/http/files.ts'
import { MOST_FILE_BYTES } from '@tq/contract/manuscript/files.ts'
import type { FileStore, TemporaryFile } from '../../storage/file-store.ts'
import { readWhole, type StoredFile } from '../../storage/store-file.ts'
import { rewriteZip } from './rewrite-zip.ts'
import { isText, STRIPPED_ARCHIVES } from './strip-names.ts'

const PDF_THREAD = new URL('./pdf-thread.ts', import.meta.url)
/** A PDF is read whole and becomes many times as large. */
const MOST_PDF_BYTES = 50 * 1024 ** 2
/** Ends the thread, and not the program. */
const MOST_MEMORY_MB = 1024
const LONGEST_MS = 60_000

/** Kinds whose properties can be taken out. */
export const canStrip = (mediaType: string) => mediaType === 'application/pdf' || mediaType in STRIPPED_ARCHIVES

/** Another file with the same words and without the names in its properties. Throws when it can't be read: locked, broken, too large. */
export async function stripFile(store: FileStore, { hash, bytes, mediaType }: StoredFile): Promise<TemporaryFile> {
  const change = STRIPPED_ARCHIVES[mediaType as FileType]
  if (change) return withPath(store, hash, (path) => store.receive(rewriteZip(path, isText, change), 2 * MOST_FILE_BYTES))
  if (bytes > MOST_PDF_BYTES) throw new Error('the PDF is too large')
  const content = await readWhole(store, hash)
  if (!content) throw new Error('a stored file is missing')
  return store.receive([await inThread(content)], 2 * MOST_FILE_BYTES)
}

/** Archives are read from their end: one that is kept elsewhere is fetched first. */
async function withPath<T>(store: FileStore, hash: string, work: (path: string) => Promise<T>): Promise<T> {
  const local = store.localPath(hash)
  if (local) return work(local)
  const content = await store.read(hash)
  if (!content) throw new Error('a stored file is missing')
  const fetched = await store.receive(content, MOST_FILE_BYTES)
  try {
    return await work(fetched.path)
  } finally {
    await fetched.drop()
  }
}

/** A thread for one file: what an author sent may ask for any amount of memory and time. */
function inThread(content: Uint8Array): Promise<Uint8Array> {
  const worker = new Worker(PDF_THREAD, {
    workerData: content,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
  })
  return new Promise<Uint8Array>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the PDF takes too long')), LONGEST_MS)
    worker.once('message', resolve).once('error', reject)
    worker.once('exit', () => {
      clearTimeout(timer)
      reject(new Error('the thread ended'))
    })
  }).finally(() => worker.terminate())
}
