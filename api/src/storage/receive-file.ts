import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { AppError } from '@tq/contract/errors.ts'
import type { Content, TemporaryFile } from './file-store.ts'

export async function receiveFile(folder: string, content: Content, mostBytes: number): Promise<TemporaryFile> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, randomUUID())
  const drop = () => rm(path, { force: true })
  const digest = createHash('sha256')
  let bytes = 0
  async function* measured() {
    for await (const chunk of content) {
      bytes += chunk.length
      if (bytes > mostBytes) throw new AppError('FILE_TOO_LARGE', { values: mostBytes })
      digest.update(chunk)
      yield chunk
    }
  }
  // Flushed to disk: after a power cut the database still has its row, so the bytes must be there too.
  const file = createWriteStream(path, { flags: 'wx', flush: true })
  try {
    await pipeline(measured, file)
  } catch (error) {
    // One that is still being opened would be there after it was dropped.
    if (!file.closed) await new Promise<void>((closed) => file.once('close', closed))
    await drop()
    throw error
  }
  return { hash: digest.digest('hex'), bytes, path, drop }
}

export async function clearReceived(folder: string, before: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    // Its upload may have ended meanwhile.
    const found = await stat(path).catch(() => null)
    if (found && found.mtime < before) await rm(path, { force: true })
  }
}
