import { createHash } from 'node:crypto'
import type { Database } from '@tq/db/database.ts'
import { files } from '@tq/db/schema/storage.ts'
import { demoManuscriptFiles } from '@tq/db/seed/demo/manuscript/files.ts'
import { demoFiles } from '@tq/db/seed/demo/media.ts'
import type { FileStore } from '../file-store.ts'

/**
 * Where rows and bytes do not agree: each row has the bytes it names, whole, and no bytes are without a row. The bytes of the demo's
 * videos and manuscripts come with the program's start, which most tests do without.
 */
export async function findDifferences(db: Database, store: FileStore): Promise<string[]> {
  const rows = await db.select().from(files)
  const known = new Set(rows.map(({ hash }) => hash))
  const ofDemo = new Set([...demoFiles(), ...demoManuscriptFiles()].map(({ hash }) => hash))
  const wrong: string[] = []
  for (const { hash, bytes } of rows) {
    const content = await store.read(hash)
    if (!content) wrong.push(...(ofDemo.has(hash) ? [] : [`${hash}: a row without bytes`]))
    else {
      const read = Buffer.concat(await content.toArray())
      if (read.length !== bytes) wrong.push(`${hash}: ${read.length} bytes, the row says ${bytes}`)
      if (createHash('sha256').update(read).digest('hex') !== hash) wrong.push(`${hash}: other content`)
    }
  }
  for await (const { hash } of store.list()) if (!known.has(hash)) wrong.push(`${hash}: bytes without a row`)
  return wrong
}
