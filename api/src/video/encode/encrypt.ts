import { createCipheriv } from 'node:crypto'
import type { Content } from '../../storage/file-store.ts'

/**
 * A segment as HLS wants it: AES-128 with its own number as initialisation vector, which playlists then need not name. Here and not
 * by ffmpeg, which uses the first segment's vector for all of them.
 */
export async function* encrypted(content: Content, key: Buffer, position: number): AsyncIterable<Buffer> {
  const vector = Buffer.alloc(16)
  vector.writeUInt32BE(position, 12)
  const cipher = createCipheriv('aes-128-cbc', key, vector)
  for await (const chunk of content) yield cipher.update(chunk)
  yield cipher.final()
}
