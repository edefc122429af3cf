import { mkdir, statfs } from 'node:fs/promises'

/** What must stay free for everything else: pictures, letters, the database where it lies on the same disk. */
export const RESERVE_BYTES = 1024 ** 3

export async function readFreeBytes(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true })
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
