import type { FileStore as TusFiles } from '@tus/file-store'

/** Announced together by all uploads that are under way: five of the largest. */
export const MOST_UNFINISHED_BYTES = 40 * 1024 ** 3

/** What uploads that are not finished were announced with, and how much of it is still to come. */
export async function readUnfinished(datastore: TusFiles): Promise<{ announced: number; toCome: number }> {
  const sum = { announced: 0, toCome: 0 }
  for (const id of (await datastore.configstore.list?.()) ?? []) {
    // Finished or cancelled since it was listed.
    const upload = await datastore.getUpload(id).catch(() => null)
    if (!upload?.size) continue
    sum.announced += upload.size
    sum.toCome += upload.size - upload.offset
  }
  return sum
}
