import { useEffect, useRef } from 'react'
import { useReader, useWhere } from '../reader-context.ts'
import { newMark } from './mark-actions.ts'
import { chapterTitleAt, passageFrom, placeOfMark } from './mark-words.ts'
import type { ReadingKeeper } from './sync/reading-keeper.ts'
import { useReadingState } from './sync/use-reading.ts'

/** Behind the bookmark of the bar: on while a bookmark is on the screen. */
export function useBookmark(keeper: ReadingKeeper): void {
  const { book, engine, offerBookmark } = useReader()
  const where = useWhere()
  const { marks } = useReadingState(keeper)
  const here = where && engine ? marks.filter((mark) => mark.kind === 'bookmark' && engine.shows(placeOfMark(mark))) : []
  const isOn = here.length > 0
  const toggle = () => {
    if (here.length) for (const { id } of here) keeper.remove(id)
    else if (where) {
      const text = passageFrom(where.quote, chapterTitleAt(book, where.tocIndex))
      keeper.put(newMark(book, { place: where, text, page: where.page, tocIndex: where.tocIndex }, null))
    }
  }
  const latest = useRef(toggle)
  useEffect(() => {
    latest.current = toggle
  })
  useEffect(() => offerBookmark({ isOn, toggle: () => latest.current() }), [isOn, offerBookmark])
  useEffect(() => () => offerBookmark(null), [offerBookmark])
}
