/** Where in a book the reader opens; without it, where one stopped. */
export interface ReaderPlace {
  /** Words that are looked for: the reader's search opens with them. */
  words?: string
  /** `href` of a chapter; of a PDF `#page=12`. */
  chapter?: string
  /** Which of those words in that chapter, from 0. */
  occurrence?: number
  /** A mark or note of one's own. */
  mark?: string
}

/** The reader of a book one owns. `address` is `slug.id`. */
export function readerUrl(address: string, { words, chapter, occurrence, mark }: ReaderPlace = {}): string {
  const query = new URLSearchParams({
    ...(words && { tim: words }),
    ...(chapter && { den: chapter }),
    ...(occurrence !== undefined && { thu: String(occurrence) }),
    ...(mark && { dau: mark }),
  })
  return query.size > 0 ? `/doc-sach/${address}?${query}` : `/doc-sach/${address}`
}
