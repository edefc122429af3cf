import type { MarkColour } from '@tq/contract/enums.ts'
import type { BookManifest } from '@tq/contract/reading/book.ts'
import { type Mark, QUOTE_LENGTH } from '@tq/contract/reading/marks.ts'
import { showToast } from '../../ui/overlay/toast-store.ts'
import type { BookPlace } from '../engine/engine.ts'
import { chapterTitleAt, tidyQuote } from './mark-words.ts'
import type { ReadingKeeper } from './sync/reading-keeper.ts'

/** Long enough to read it and to press. */
const UNDO_MS = 8000
const TITLE_LENGTH = 500
const CFI_LENGTH = 1000

interface Selection {
  place: BookPlace
  text: string
  page: string | null
  tocIndex: number | null
}

export function newMark(book: BookManifest, { place, text, page, tocIndex }: Selection, colour: MarkColour | null): Mark {
  const now = new Date().toISOString()
  return {
    id: crypto.randomUUID(),
    kind: colour ? 'mark' : 'bookmark',
    colour,
    versionId: book.versionId,
    chapter: place.chapter,
    chapterTitle: tidyQuote(chapterTitleAt(book, tocIndex), TITLE_LENGTH),
    // One that is too long to keep is found again by its words.
    cfi: place.cfi && place.cfi.length <= CFI_LENGTH ? place.cfi : null,
    percent: Math.min(100, Math.max(0, place.percent)),
    quote: tidyQuote(text, QUOTE_LENGTH),
    note: '',
    page: page?.slice(0, 20) ?? null,
    isLost: false,
    createdAt: now,
    changedAt: now,
  }
}

export function changeMark(keeper: ReadingKeeper, id: string, part: Partial<Pick<Mark, 'note' | 'colour'>>): void {
  const mark = keeper.get(id)
  if (mark) keeper.put({ ...mark, ...part, changedAt: new Date().toISOString() })
}

/** What is removed stays so on all devices: who wants it back gets a new one with the same words. */
export function removeMark(keeper: ReadingKeeper, mark: Mark): void {
  keeper.remove(mark.id)
  const what = mark.kind === 'bookmark' ? 'dấu trang' : mark.note ? 'ghi chú' : 'chỗ tô màu'
  showToast(`Đã xoá ${what}`, {
    ms: UNDO_MS,
    action: { title: 'Hoàn tác', run: () => keeper.put({ ...mark, id: crypto.randomUUID() }) },
  })
}
