/** Search, notes, bookmarks, and what stands beside a selection. */
export function ReaderNotes() {
  return null
}
