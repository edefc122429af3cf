import type { BookManifest } from '@tq/contract/reading/book.ts'
import { useEffect, useRef, useState } from 'react'
import type { BookPlace, EngineEvents, ReaderEngine, Where } from './engine/engine.ts'
import { loadEngine } from './engine/load-engine.ts'
import { networkFiles } from './engine/network-files.ts'
import styles from './reader.module.css'
import { DEFAULT_SETTINGS } from './settings/reader-settings.ts'

/** A book, whatever its format, bought or to look into. */
export function Reader({ book, start }: { book: BookManifest; start: BookPlace | null }) {
  const host = useRef<HTMLDivElement>(null)
  const engine = useRef<ReaderEngine | null>(null)
  const [where, setWhere] = useState<Where | null>(null)

  useEffect(() => {
    let isLeft = false
    const files = networkFiles(book)
    const events: EngineEvents = {
      moved: setWhere,
      selected() {},
      markPressed() {},
      tapped() {},
      footnotePressed() {},
      picturePressed() {},
      outsideLinkPressed() {},
      ended() {},
      keyPressed() {},
      failed() {},
    }
    loadEngine(book.format).then((open) => {
      if (isLeft || !host.current) return
      engine.current = open({ book, files, host: host.current, settings: DEFAULT_SETTINGS, events })
      return engine.current.open(start)
    })
    return () => {
      isLeft = true
      engine.current?.close()
      files.close()
    }
  }, [book, start])

  return (
    <div className={styles.reader} data-reader-ready={where ? '' : undefined} data-place={where?.cfi ?? where?.chapter}>
      <div ref={host} className={styles.host} />
    </div>
  )
}
