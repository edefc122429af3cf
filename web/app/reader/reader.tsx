import type { BookManifest } from '@tq/contract/reading/book.ts'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { BookFiles } from './engine/book-files.ts'
import type { BookPlace, ReaderEngine, Where } from './engine/engine.ts'
import { loadEngine } from './engine/load-engine.ts'
import { networkFiles } from './engine/network-files.ts'
import { eventHub } from './frame/event-hub.ts'
import styles from './reader.module.css'
import { type BookmarkOffer, ReaderContext, type ReaderPanel, type ReaderValue } from './reader-context.ts'
import { changeReaderSettings, loadReaderSettings, readerSettings } from './settings/reader-settings-store.ts'

/** Not needed to read the first page. */
const ReaderNotes = lazy(() => import('./notes/reader-notes.tsx').then(({ ReaderNotes }) => ({ default: ReaderNotes })))

export interface ReaderProps {
  book: BookManifest
  start: BookPlace | null
  isPreview?: boolean
  /** Where the bytes come from, if not from the server. */
  openFiles?: (book: BookManifest) => BookFiles
}

/** A book, whatever its format, bought or to look into. */
export function Reader({ book, start, isPreview = false, openFiles = networkFiles }: ReaderProps) {
  const host = useRef<HTMLDivElement>(null)
  const [engine, setEngine] = useState<ReaderEngine | null>(null)
  const [where, setWhere] = useState<Where | null>(null)
  const [panel, setPanel] = useState<ReaderPanel | null>(null)
  const [bookmark, offerBookmark] = useState<BookmarkOffer | null>(null)
  const [hub] = useState(eventHub)
  const settings = readerSettings.use()

  useEffect(() => {
    let opened: ReaderEngine | null = null
    let isLeft = false
    const files = openFiles(book)
    const unfollow = hub.subscribe('moved', setWhere)
    loadEngine(book.format).then(async (open) => {
      if (isLeft || !host.current) return
      opened = open({ book, files, host: host.current, settings: loadReaderSettings(), events: hub.events })
      await opened.open(start)
      if (!isLeft) setEngine(opened)
    })
    return () => {
      isLeft = true
      unfollow()
      opened?.close()
      files.close()
    }
  }, [book, start, openFiles, hub])

  useEffect(() => engine?.settle(settings), [engine, settings])

  const show = useCallback((next: ReaderPanel | null) => setPanel(next), [])
  const value = useMemo<ReaderValue>(
    () => ({
      ...{ book, isPreview, engine, where, settings, change: changeReaderSettings, subscribe: hub.subscribe },
      ...{ panel, show, bookmark, offerBookmark },
    }),
    [book, isPreview, engine, where, settings, hub, panel, show, bookmark],
  )

  return (
    <ReaderContext value={value}>
      <div className={styles.reader} data-reader-ready={engine ? '' : undefined} data-place={where?.cfi ?? where?.chapter}>
        <div ref={host} className={styles.host} />
        {engine && !isPreview && (
          <Suspense>
            <ReaderNotes />
          </Suspense>
        )}
      </div>
    </ReaderContext>
  )
}
