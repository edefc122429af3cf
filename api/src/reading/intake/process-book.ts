import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { BookFormat } from '@tq/contract/enums.ts'
import { bookVersions } from '@tq/db/schema/reading/book.ts'
import { and, eq, sql } from 'drizzle-orm'
import { reportProgress } from '../../report-progress.ts'
import type { FileStore } from '../../storage/file-store.ts'
import { BookError } from './book-error.ts'
import { cutPreview } from './cut-preview.ts'
import { takeEpub } from './epub/take-epub.ts'
import { failBook, readyBook } from './finish-book.ts'
import { takePdf } from './pdf/take-pdf.ts'
import { type BookDeps, type ResourceRow, storeResource } from './store-resource.ts'
import type { TakenBook, TakenFile, Taking } from './taken-book.ts'

const TAKERS: Record<BookFormat, (path: string, taking: Taking) => Promise<TakenBook>> = { epub: takeEpub, pdf: takePdf }

/**
 * From the file that was uploaded to what is read. Everything is stored before any row points at it, and all rows come in one
 * transaction: a program that is killed leaves a book that is still "processing", and the next try begins anew.
 */
export async function processBook(deps: BookDeps, id: string): Promise<void> {
  const { db, files } = deps
  const isOurs = and(eq(bookVersions.id, id), eq(bookVersions.state, 'processing'))
  const [version] = await db.select().from(bookVersions).where(isOurs)
  if (!version) return
  const folder = join(deps.workFolder, `book-${id}`)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const progress = reportProgress((percent) => db.update(bookVersions).set({ percent, updatedAt: sql`now()` }).where(isOurs))
  const rows: ResourceRow[] = []
  const storing = storeMany(async (file) => void rows.push(await storeResource({ db, files }, id, file)))
  try {
    const path = await localSource(files, version.sourceHash, folder)
    const taken = await TAKERS[version.format](path, { id, keep: storing.keep, onPercent: progress.set })
    await storing.end()
    await progress.stop()
    await readyBook(deps, version, { ...taken, rows })
    await cutPreview(deps, id)
  } catch (error) {
    await progress.stop()
    if (!(error instanceof BookError)) throw error
    await failBook(db, id, error)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Each write waits for the disk: a book of a thousand small files is stored eight at a time. */
function storeMany(store: (file: TakenFile) => Promise<void>, atOnce = 8) {
  const running = new Set<Promise<void>>()
  return {
    async keep(file: TakenFile): Promise<void> {
      if (running.size >= atOnce) await Promise.race(running)
      const one: Promise<void> = store(file).then(() => void running.delete(one))
      running.add(one)
    },
    end: () => Promise.all(running),
  }
}

/** The reader of archives jumps about in its source: one that lies in S3 is fetched first. */
async function localSource(files: FileStore, hash: string, folder: string): Promise<string> {
  const near = files.localPath(hash)
  if (near) return near
  const path = join(folder, 'source')
  const stream = await files.read(hash)
  if (!stream) throw new Error(`the source ${hash} is missing`)
  await pipeline(stream, createWriteStream(path))
  return path
}
