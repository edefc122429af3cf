import type { Mark } from '@tq/contract/reading/marks.ts'
import { lazy, Suspense, useEffect, useMemo, useRef } from 'react'
import { showToast } from '../../ui/overlay/toast-store.ts'
import { PartBoundary } from '../frame/opening/missing-part.tsx'
import { useReader } from '../reader-context.ts'
import { placeOfMark } from './mark-words.ts'
import { NotesContext, type NotesValue } from './notes-context.ts'
import { PlaceOffer } from './place-offer.tsx'
import { HitBar } from './search/hit-bar.tsx'
import { useBookSearch } from './search/use-search.ts'
import { SelectionMenu } from './selection/selection-menu.tsx'
import type { ReadingKeeper } from './sync/reading-keeper.ts'
import { useReading, useReadingState } from './sync/use-reading.ts'
import { useAddress } from './use-address.ts'
import { useBookmark } from './use-bookmark.ts'

const NotesPanel = lazy(() => import('./panel/notes-panel.tsx').then(({ NotesPanel }) => ({ default: NotesPanel })))

/** Search, notes, bookmarks, and what stands beside a selection. */
export function ReaderNotes() {
  const { engine, panel } = useReader()
  const keeper = useReading()
  const search = useBookSearch()
  const { marks, isStorageFull } = useReadingState(keeper)
  const value = useMemo<NotesValue>(
    () => ({ keeper, search, goTo: (mark: Mark) => void engine?.go({ place: placeOfMark(mark) }) }),
    [keeper, search, engine],
  )
  useAddress(value)
  useEffect(() => {
    engine?.mark(
      marks.flatMap((mark) =>
        mark.colour && !mark.isLost
          ? [{ id: mark.id, colour: mark.colour, hasNote: mark.note !== '', place: placeOfMark(mark) }]
          : [],
      ),
    )
  }, [engine, marks])
  useEffect(() => {
    if (isStorageFull)
      showToast('Trình duyệt không còn chỗ để giữ ghi chú trên máy; ghi chú vẫn được gửi khi có mạng', {
        variant: 'warning',
        ms: 8000,
      })
  }, [isStorageFull])
  const before = useRef(panel)
  useEffect(() => {
    // Beside the page the panel is the search: put away, it is over. On phones it is put away to see what was found.
    const isClosed = before.current === 'notes' && panel === null
    before.current = panel
    if (isClosed && window.matchMedia('(min-width: 1024px)').matches) search.clear()
  }, [panel, search])
  return (
    <NotesContext value={value}>
      {panel === 'notes' ? (
        <PartBoundary>
          <Suspense>
            <NotesPanel />
          </Suspense>
        </PartBoundary>
      ) : (
        <HitBar />
      )}
      <PlaceOffer />
      <OfferedBookmark keeper={keeper} />
      <SelectionMenu />
    </NotesContext>
  )
}

/** By itself, as it hears of every turned page. */
function OfferedBookmark({ keeper }: { keeper: ReadingKeeper }) {
  useBookmark(keeper)
  return null
}
