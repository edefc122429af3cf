import type { BookManifest } from '@tq/contract/reading/book.ts'
import type { Mark } from '@tq/contract/reading/marks.ts'
import type { BookSelection } from '../../engine/engine.ts'
import { chapterTitleAt } from '../mark-words.ts'

/** What the menu is about: words that were just selected, or a mark that was pressed. */
export type Subject =
  | { selection: BookSelection; mark: null; rect: DOMRect }
  /** `isFresh`: made by pressing "Ghi chú", and gone again if nothing is written. */
  | { selection: null; mark: Mark; rect: DOMRect; isFresh: boolean }

/** Its words and where they stand, for copying, sharing and reporting. */
export interface Passage {
  text: string
  page: string | null
  chapter: string
  chapterTitle: string
}

export function passageOf(book: BookManifest, { selection, mark }: Subject): Passage {
  if (selection) {
    const { text, page, tocIndex, place } = selection
    return { text, page, chapter: place.chapter, chapterTitle: chapterTitleAt(book, tocIndex) }
  }
  return { text: mark.quote, page: mark.page, chapter: mark.chapter, chapterTitle: mark.chapterTitle }
}
