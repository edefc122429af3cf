import type { Database } from '@tq/db/database.ts'
import { invalidateTags, listenForTags } from '@tq/db/tags.ts'
import { expect, vi } from 'vitest'

const END = 'end-of-what-was-done'

/** The tags that every process was told of while something was done. */
export async function tagsTold({ url, db }: { url: string; db: Database }, work: () => Promise<unknown>): Promise<string[]> {
  const heard: string[] = []
  const listener = await listenForTags(url, { onTags: (tags) => heard.push(...tags), onGap: () => {} })
  try {
    await work()
    // Notices come in the order in which they were sent.
    await invalidateTags(db, [END])
    await vi.waitFor(() => expect(heard).toContain(END))
  } finally {
    await listener.close()
  }
  return heard.filter((tag) => tag !== END).toSorted()
}
