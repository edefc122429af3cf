import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { FileStore } from '@tq/api/storage/file-store.ts'
import type { Database } from '@tq/db/database.ts'
import { files } from '@tq/db/schema/storage.ts'
import { DEMO_MANUSCRIPTS_FOLDER, demoManuscriptFiles } from '@tq/db/seed/demo/manuscript/files.ts'
import { DEMO_MEDIA_FOLDER, type DemoFile, demoFiles } from '@tq/db/seed/demo/media.ts'
import { inArray } from 'drizzle-orm'

const AT_ONCE = 8

/** The bytes of the demo's videos, sounds, sheets and manuscripts, for those that the database knows. What is there already stays. */
export async function placeDemoFiles(db: Database, store: FileStore): Promise<void> {
  const placed = (folder: string, some: DemoFile[]) => some.map((file) => ({ ...file, path: join(folder, file.path) }))
  const all = [...placed(DEMO_MEDIA_FOLDER, demoFiles()), ...placed(DEMO_MANUSCRIPTS_FOLDER, demoManuscriptFiles())]
  const hashes = all.map(({ hash }) => hash)
  const rows = await db.select({ hash: files.hash }).from(files).where(inArray(files.hash, hashes))
  const known = new Set(rows.map(({ hash }) => hash))
  const waiting = all.filter(({ hash }) => known.has(hash))
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let file = waiting.pop(); file; file = waiting.pop()) await placeFile(store, file)
    }),
  )
}

async function placeFile(store: FileStore, { path, hash, bytes }: DemoFile): Promise<void> {
  if ((await store.stat(hash))?.bytes === bytes) return
  const received = await store.receive(createReadStream(path), bytes)
  try {
    if (received.hash !== hash) throw new Error(`${path} is not the file that the manifest names`)
    await store.keep(received)
  } finally {
    await received.drop()
  }
}
