import { useReading } from './sync/use-reading.ts'

/** Search, notes, bookmarks, and what stands beside a selection. */
export function ReaderNotes() {
  useReading()
  return null
}
