import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DEMO_MEDIA_FOLDER, type DemoFile } from '@tq/db/seed/demo/media.ts'

/** Lays a ready file into the folder of the demo. */
export async function keepFile(path: string, content: Buffer, mediaType: string): Promise<DemoFile> {
  const place = join(DEMO_MEDIA_FOLDER, path)
  await mkdir(dirname(place), { recursive: true })
  await writeFile(place, content)
  return { path, hash: createHash('sha256').update(content).digest('hex'), bytes: content.length, mediaType }
}
