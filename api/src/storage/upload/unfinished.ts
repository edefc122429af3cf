import type { FileStore as TusFiles } from '@tus/file-store'

/** How much of the uploads that are not finished has come, and how much is still to come. */
export async function readUnfinished(datastore: TusFiles): Promise<{ came: number; toCome: number }> {
  const sum = { came: 0, toCome: 0 }
  for (const id of (await datastore.configstore.list?.()) ?? []) {
    // Finished or cancelled since it was listed.
    const upload = await datastore.getUpload(id).catch(() => null)
    if (!upload?.size) continue
    sum.came += upload.offset
    sum.toCome += upload.size - upload.offset
  }
  return sum
}
