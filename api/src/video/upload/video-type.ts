import { open } from 'node:fs/promises'

/** As many bytes as tell. */
export const BEGINNING_BYTES = 64

/** What a video is by how it begins, whatever its name and its sender say; null for anything else. */
export function videoTypeOf(beginning: Buffer): string | null {
  if (beginning.toString('latin1', 4, 8) === 'ftyp')
    return beginning.toString('latin1', 8, 12) === 'qt  ' ? 'video/quicktime' : 'video/mp4'
  if (beginning.toString('hex', 0, 4) !== '1a45dfa3') return null
  // The document type stands in the header: EBML element 0x4282, its length, its name.
  const place = beginning.indexOf(Buffer.from('4282', 'hex'))
  return beginning.toString('latin1', place + 3, place + 7) === 'webm' ? 'video/webm' : 'video/x-matroska'
}

export async function readVideoType(path: string): Promise<string | null> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(BEGINNING_BYTES), 0, BEGINNING_BYTES, 0)
    return videoTypeOf(buffer.subarray(0, bytesRead))
  } finally {
    await file.close()
  }
}
