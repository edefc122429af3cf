import type { BookManifest } from '@tq/contract/reading/book.ts'
import type { BookPlace } from '../../engine/engine.ts'

/** Where to open the book. A place of another file counts by its words and its percent only. */
export function startOf(
  { versionId, spine }: Pick<BookManifest, 'versionId' | 'spine'>,
  place: (BookPlace & { versionId?: string | null }) | null,
): BookPlace | null {
  if (!place) return null
  const { chapter, cfi, percent, quote } = place
  const isOfThisFile = !place.versionId || place.versionId === versionId
  const isThere = spine.some(({ href }) => href === chapter) || (isOfThisFile && chapter.startsWith('#page='))
  return { chapter: isThere ? chapter : '', cfi: isOfThisFile ? cfi : null, percent, quote }
}
