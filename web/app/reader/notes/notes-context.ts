import type { Mark } from '@tq/contract/reading/marks.ts'
import { createContext, useContext } from 'react'
import type { BookSearch } from './search/book-search.ts'
import type { ReadingKeeper } from './sync/reading-keeper.ts'

export interface NotesValue {
  keeper: ReadingKeeper
  search: BookSearch
  /** Turns to a mark. */
  goTo(mark: Mark): void
}

export const NotesContext = createContext<NotesValue | null>(null)

export function useNotes(): NotesValue {
  const value = useContext(NotesContext)
  if (!value) throw new Error('useNotes outside of a reader')
  return value
}
