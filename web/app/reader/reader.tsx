import type { BookManifest } from '@tq/contract/reading/book.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ComponentProps, type ComponentType, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { call } from '../lib/browser-call.ts'
import { classes } from '../ui/class-names.ts'
import type { BookFiles } from './engine/book-files.ts'
import type { BookPlace, Where } from './engine/engine.ts'
import { networkFiles } from './engine/network-files.ts'
import { Bar } from './frame/bars/bar.tsx'
import { Foot } from './frame/bars/foot.tsx'
import { useFading } from './frame/bars/use-fading.ts'
import { eventHub } from './frame/event-hub.ts'
import { FailedPage, failureOfBook } from './frame/opening/failed-page.tsx'
import { MissingPart } from './frame/opening/missing-part.tsx'
import { PageShape } from './frame/opening/page-shape.tsx'
import { useEngine } from './frame/opening/use-engine.ts'
import type { WayOut } from './frame/opening/use-way-out.ts'
import { useCloseRequest } from './frame/use-close-request.ts'
import { useFocusBack } from './frame/use-focus-back.ts'
import { useReaderKeys } from './frame/use-reader-keys.ts'
import { useTaps } from './frame/use-taps.ts'
import styles from './reader.module.css'
import { type BookmarkOffer, ReaderContext, type ReaderPanel, type ReaderValue, WhereContext } from './reader-context.ts'
import { changeReaderSettings, readerSettings } from './settings/reader-settings-store.ts'
import { isTextScrolled } from './settings/what-can-be-set.ts'

export interface ReaderProps {
  book: BookManifest
  start: BookPlace | null
  out: WayOut
  isPreview?: boolean
  /** Where the bytes come from, if not from the server. */
  openFiles?: (book: BookManifest) => BookFiles
  /** After the last page. */
  end?: (back: () => void) => ReactNode
}

const fromServer = (book: BookManifest) => networkFiles(book, call)

type Turn = 'left' | 'right' | 'next' | 'previous' | 'start'

/** A book, whatever its format, bought or to look into. */
export function Reader({ book, start, out, isPreview = false, openFiles = fromServer, end }: ReaderProps) {
  const host = useRef<HTMLDivElement>(null)
  const [panel, setPanel] = useState<ReaderPanel | null>(null)
  const [bookmark, offerBookmark] = useState<BookmarkOffer | null>(null)
  const [menu, setMenu] = useState<HTMLElement | null>(null)
  const [isEnded, setEnded] = useState(false)
  const [broken, setBroken] = useState<{ sentence: string; again(): void } | null>(null)
  const [{ events, subscribe }] = useState(eventHub)
  const { engine, latestEngine, openedAt, failure, retry } = useEngine({ book, start, openFiles, host, events })
  const settings = readerSettings.use()
  const { Extras, isWithoutExtras } = useExtras(engine !== null)
  const { keepOpener, giveBack } = useFocusBack(engine)

  const show = useCallback(
    (next: ReaderPanel | null) => {
      if (next) keepOpener()
      else giveBack()
      setPanel(next)
    },
    [keepOpener, giveBack],
  )

  useEffect(() => {
    let here = ''
    const stops = [
      subscribe('moved', ({ chapter, cfi, percent }) => {
        const now = `${chapter} ${cfi} ${percent}`
        // The words of a page come after it, and it tells of itself again: nobody has left the end for that.
        if (now !== here) setEnded(false)
        here = now
        setBroken(null)
      }),
      subscribe('ended', () => setEnded(true)),
      subscribe('failed', (error, again) => setBroken({ sentence: failureOfBook(error), again })),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [subscribe])

  const value = useMemo<ReaderValue>(
    () => ({
      ...{ book, isPreview, engine, openedAt, settings, change: changeReaderSettings, subscribe },
      ...{ panel, show, bookmark, offerBookmark, menu },
    }),
    [book, isPreview, engine, openedAt, settings, subscribe, panel, show, bookmark, menu],
  )
  const latest = useRef(value)
  latest.current = value

  /** Where not even the first page came, there is no book yet that could go on. */
  function openAnew() {
    setBroken(null)
    retry()
  }

  const isAtEndPage = isEnded && end !== undefined
  const turn = useCallback(
    (to: Turn) => {
      const isForward = to === 'next' || to === (book.direction === 'rtl' ? 'left' : 'right')
      if (!isAtEndPage) void latestEngine.current?.go({ to })
      else if (!isForward) setEnded(false)
    },
    [latestEngine, isAtEndPage, book.direction],
  )
  const { isFaded, toggle, reveal, fade, onKey } = useFading(value)
  useReaderKeys({ value: latest, turn, toggleBars: toggle, onKey })
  const closePanel = useCallback(() => show(null), [show])
  useCloseRequest(panel !== null, closePanel)
  useTaps({ value: latest, turn, toggleBars: toggle, fadeBars: fade })

  return (
    <ReaderContext value={value}>
      <Whereabouts
        subscribe={subscribe}
        className={classes(styles.reader, isFaded && styles.faded, isTextScrolled(value) && styles.scrolled)}
        data-reader-ready={engine ? '' : undefined}
        onPointerMove={(event) => event.pointerType === 'mouse' && isOverBars(event.target) && reveal()}
      >
        <Bar out={out} />
        <div className={styles.stage} data-reader-stage="">
          <TurnButton to="previous" label="Trang trước" onTurn={turn} />
          {!engine && !failure && <PageShape />}
          <div ref={host} className={styles.host} inert={isAtEndPage} />
          <TurnButton to="next" label="Trang sau" onTurn={turn} />
          {failure !== null && <FailedPage sentence={failureOfBook(failure)} onRetry={retry} />}
          {broken && <FailedPage sentence={broken.sentence} onRetry={engine ? broken.again : openAnew} />}
          {isAtEndPage && end(() => setEnded(false))}
          {Extras && <Extras.ReaderPanels menuRef={setMenu} />}
        </div>
        {Extras && <Extras.ReaderExtras />}
        {isWithoutExtras && <MissingPart />}
        <Foot />
      </Whereabouts>
    </ReaderContext>
  )
}

/** Around everything that is shown of a book, which it does not make anew with every page. */
function Whereabouts({ subscribe, children, ...frame }: Pick<ReaderValue, 'subscribe'> & ComponentProps<'div'>) {
  const [where, setWhere] = useState<Where | null>(null)
  useEffect(() => subscribe('moved', setWhere), [subscribe])
  return (
    <WhereContext value={where}>
      <div {...frame} data-place={where ? (where.cfi ?? where.chapter) : undefined}>
        {children}
      </div>
    </WhereContext>
  )
}

/** What the bars lie on while they can't be seen: the mouse falls through them. */
const isOverBars = (target: EventTarget) => target instanceof Element && target.closest('[data-reader-stage]') === null

interface Extras {
  ReaderPanels: ComponentType<{ menuRef(list: HTMLElement | null): void }>
  ReaderExtras: ComponentType
}

/** All that is not needed to read the first page is fetched when that stands. */
function useExtras(isReady: boolean) {
  const [Extras, setExtras] = useState<Extras | null>(null)
  const [isWithoutExtras, setWithout] = useState(false)
  useEffect(() => {
    if (isReady) import('./frame/over/reader-panels.tsx').then(setExtras, () => setWithout(true))
  }, [isReady])
  return { Extras, isWithoutExtras }
}

/** For assistive technology and the keyboard always, for the mouse where there is a margin. */
function TurnButton({ to, label, onTurn }: { to: 'next' | 'previous'; label: string; onTurn(to: Turn): void }) {
  return (
    <button
      type="button"
      className={classes(styles.turn, styles[to])}
      aria-label={label}
      title={label}
      onClick={() => onTurn(to)}
    >
      {to === 'next' ? <ChevronRight aria-hidden="true" /> : <ChevronLeft aria-hidden="true" />}
    </button>
  )
}
