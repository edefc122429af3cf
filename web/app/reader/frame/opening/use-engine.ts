import type { BookManifest } from '@tq/contract/reading/book.ts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { removePicture, takeEarlyPage } from '../../early/handover.ts'
import type { BookFiles } from '../../engine/book-files.ts'
import type { BookPlace, EngineEvents, OpenEngine, ReaderEngine } from '../../engine/engine.ts'
import { loadEngine } from '../../engine/load-engine.ts'
import { loadReaderSettings, readerSettings } from '../../settings/reader-settings-store.ts'

interface Options {
  book: BookManifest
  start: BookPlace | null
  openFiles(book: BookManifest): BookFiles
  host: RefObject<HTMLElement | null>
  events: EngineEvents
}

/** Opens the book as soon as there is a place for it, and again when that failed and somebody asks for it. */
export function useEngine({ book, start, openFiles, host, events }: Options) {
  const [engine, setEngine] = useState<ReaderEngine | null>(null)
  /** For presses inside the book: React does not know of them, and may be a while until it has drawn the frame with its engine. */
  const latestEngine = useRef<ReaderEngine | null>(null)
  const openedAt = useRef<BookPlace | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let opened: ReaderEngine | null = null
    let isLeft = false
    const files = openFiles(book)
    async function begin() {
      const early = await takeEarlyPage(book)
      if (!early) files.askAhead?.()
      const make: OpenEngine = early ? () => early.engine : await loadEngine(book.format)
      if (isLeft || !host.current) return early?.close()
      const settings = loadReaderSettings()
      opened = make({ book, files, host: host.current, settings, events })
      if (!early) {
        await opened.open(start)
        removePicture()
      }
      if (isLeft) return
      latestEngine.current = opened
      early?.moveTo(host.current, events)
      openedAt.current = early?.openedAt ?? opened.where()
      setFailure(null)
      setEngine(opened)
      if (readerSettings.get() !== settings) opened.settle(readerSettings.get())
    }
    begin().catch((error: unknown) => {
      if (isLeft) return
      console.error(error)
      setFailure(error ?? new Error('unknown'))
    })
    return () => {
      isLeft = true
      opened?.close()
      files.close()
      latestEngine.current = null
      setEngine(null)
    }
  }, [book, start, openFiles, host, events, attempt])

  useEffect(() => {
    if (!engine) return
    return readerSettings.subscribe(() => engine.settle(readerSettings.get()))
  }, [engine])

  function retry() {
    setFailure(null)
    setAttempt((now) => now + 1)
  }
  return { engine, latestEngine, openedAt, failure, retry }
}
