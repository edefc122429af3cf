import type { BookManifest } from '@tq/contract/reading/book.ts'
import { createContext, useContext } from 'react'
import type { BookPlace, EngineEvents, ReaderEngine, Where } from './engine/engine.ts'
import type { ReaderSettings } from './settings/reader-settings.ts'

/** What can stand beside or over the page, one at a time. */
export type ReaderPanel = 'contents' | 'settings' | 'notes' | 'more' | 'keys'

/** Behind the bar's bookmark and its key. */
export interface BookmarkOffer {
  /** A bookmark of this reader is on the screen. */
  isOn: boolean
  toggle(): void
}

export interface ReaderValue {
  book: BookManifest
  /** A preview: open to everybody, and nothing of it is kept on the server. */
  isPreview: boolean
  /** Null until the first page can be read. */
  engine: ReaderEngine | null
  /** Where the book was opened, as soon as the first page can be read; pages may have been turned since. */
  openedAt: { readonly current: BookPlace | null }
  settings: ReaderSettings
  change(part: Partial<ReaderSettings>): void
  /** What happens inside the book, told after the frame has had it. Returns the way to stop. */
  subscribe<Name extends keyof EngineEvents>(name: Name, handler: EngineEvents[Name]): () => void
  panel: ReaderPanel | null
  /** Null closes; the focus goes back to what opened it. */
  show(panel: ReaderPanel | null): void
  /** Null where pages can't be marked: the bar shows no bookmark. */
  bookmark: BookmarkOffer | null
  offerBookmark(offer: BookmarkOffer | null): void
  /** The list of the open “Thêm” menu, for rows by `createPortal`: what stays when the menu closes can't live in it. */
  menu: HTMLElement | null
}

export const ReaderContext = createContext<ReaderValue | null>(null)

export function useReader(): ReaderValue {
  const value = useContext(ReaderContext)
  if (!value) throw new Error('useReader outside of a reader')
  return value
}

/**
 * Beside the rest, since a turned page is heard by those alone who tell of it: to make the bars and panels anew with each would take a slow
 * phone longer than turning.
 */
export const WhereContext = createContext<Where | null>(null)

/** Where the reader stands; null until the first page can be read. Whoever only asks when something is pressed has `engine.where()`. */
export const useWhere = () => useContext(WhereContext)
