import { createHash } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import type { TemporaryFile } from '../file-store.ts'

const READ_BYTES = 1024 ** 2

/** What was uploaded lies beside the store already: it is read once for its hash and then moved, never copied. */
export async function asReceived(path: string): Promise<TemporaryFile> {
  const digest = createHash('sha256')
  // One piece of memory for all of it: a stream takes a new one each time, and eight gigabytes of them are a lot to collect.
  const piece = Buffer.allocUnsafe(READ_BYTES)
  const file = await open(path, 'r+')
  try {
    let bytes = 0
    for (;;) {
      const { bytesRead } = await file.read(piece, 0, READ_BYTES, bytes)
      if (bytesRead === 0) break
      digest.update(piece.subarray(0, bytesRead))
      bytes += bytesRead
    }
    // After a power cut the database still has its row, so the bytes must be there too.
    await file.sync()
    return { hash: digest.digest('hex'), bytes, path, drop: () => rm(path, { force: true }) }
  } finally {
    await file.close()
  }
}
