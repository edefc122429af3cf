import { createCall } from '@tq/contract/http/call.ts'
import { openBook } from '@tq/contract/reading/book.ts'
import { keptNote } from '../../lib/state/kept-books.ts'
import { storedToken } from '../../lib/state/stored-token.ts'
import type { BookPlace, EngineEvents, ReaderEngine } from '../engine/engine.ts'
import { loadEngine } from '../engine/load-engine.ts'
import { networkFiles } from '../engine/network-files.ts'
import { eventHub } from '../frame/event-hub.ts'
import { startOf } from '../frame/opening/start-of.ts'
import { findPlace } from '../notes/sync/kept-places.ts'
import { loginOwner } from '../notes/sync/owner.ts'
import { previewPlace } from '../notes/sync/preview-places.ts'
import { startPlace } from '../notes/sync/start-place.ts'
import { firstReaderSettings } from '../settings/reader-settings.ts'
import { type EarlyBook, type EarlyPage, type OpenedBook, removePicture } from './handover.ts'
import { STAGE_INSET } from './stage.ts'
import { turnByHand } from './turn-by-hand.ts'

/**
 * The first page of one's own book, before React and the frame around it have come: they take a slow phone longer than the book does.
 * A program of its own that imports nothing of theirs. Whatever is not the plain case, or fails, is left to the page.
 */
const address = decodeURIComponent(location.pathname.split('/')[2] ?? '')
const productId = Number(/\d+$/.exec(address)?.[0])
const token = storedToken()
const isHere = keptNote()?.productIds.includes(productId)
const call = createCall(async ({ method, url, headers, body }) => {
  const sent = { method, headers: { ...headers, authorization: `Bearer ${token}` }, ...(body === undefined ? {} : { body }) }
  const early = takeAnswer()
  if (early) return early
  const answer = await fetch(url, sent)
  return { status: answer.status, body: await answer.text() }
})

/** Of the script in the page, which asked for this very book. */
function takeAnswer(): typeof window.bookAnswer {
  const asked = window.bookAnswer
  delete window.bookAnswer
  return asked
}

if (token && productId && !isHere && !('hydrated' in document.documentElement.dataset)) {
  const answered = call(openBook, { params: { productId: address } }).then(({ data }) => data)
  // Most books are EPUBs: where the server is still looking for this one, their engine comes meanwhile.
  const guess = new Promise<'epub'>((done) => setTimeout(done, 0, 'epub'))
  const format = Promise.race([answered.then((opened) => opened.format), guess])
  const epub = format.then((known) => (known === 'epub' ? import('../engine/epub/epub-engine.ts') : null))
  window.earlyEngine = epub.then((engine) => engine?.openEpub ?? null).catch(() => null)
  const book = answered.then(findStart)
  const page = book.then(openPage).catch(() => null)
  window.earlyBook = { address, book, page } satisfies EarlyBook
  // When it has been painted.
  void page.then(() => requestAnimationFrame(() => setTimeout(() => window.startPage?.())))
} else window.startPage?.()

const PICTURE_FIRST_MS = 400

/** The frame hears of the same place, should it have to open the book after all. */
async function findStart(book: OpenedBook): Promise<OpenedBook> {
  const kept = findPlace(loginOwner(), book.productId)
  // What shows a PDF comes while the server is told where this device was.
  if (!pictureAt(kept?.place ?? book.position ?? previewPlace(book.productId), book))
    loadEngine(book.format).catch(() => undefined)
  return { ...book, position: await startPlace(book, { call }) }
}

/** Of the first page only. */
const pictureAt = (place: Pick<BookPlace, 'percent'> | null, { openingPicture }: OpenedBook) =>
  place?.percent ? null : openingPicture

async function openPage(book: OpenedBook): Promise<EarlyPage | null> {
  // A browser without it would load a chapter's frame anew when the page is handed over.
  const canMove = 'moveBefore' in Element.prototype
  // A place that the address names is the page's to find.
  const isPlain = location.search === ''
  if (!canMove || !isPlain) return null
  const files = networkFiles(book, call)
  const start = startOf(book, book.position)
  const settings = firstReaderSettings()
  const { events, subscribe } = eventHub()
  const { promise: opened, resolve: tellOpened } = Promise.withResolvers<ReaderEngine>()
  const element = layerOfPage()
  const picture = pictureAt(start, book) && window.showBookPicture?.(book)
  const stopTurning = turnByHand({ flow: settings.flow, subscribe, opened })
  let engine: ReaderEngine | null = null
  const close = () => {
    stopTurning()
    engine?.close()
    files.close()
    element.remove()
    removePicture()
  }
  try {
    // What draws a PDF keeps a slow phone busy for half a second: not before there is something to read. On a slow line both come.
    if (picture) await Promise.race([picture.then(painted), new Promise((done) => setTimeout(done, PICTURE_FIRST_MS))])
    files.askAhead?.()
    const open = await loadEngine(book.format)
    const made = open({ book, files, host: element, settings, events })
    engine = made
    await new Promise<void>((done, fail) => {
      subscribe('failed', fail)
      made.open(start).then(done, fail)
    })
  } catch (error) {
    close()
    throw error
  }
  const openedAt = engine.where()
  tellOpened(engine)
  document.querySelector('[data-first-picture]')?.removeAttribute('data-first-page')
  element.dataset.firstPage = ''
  // In the frame after the next the page itself has been painted.
  requestAnimationFrame(() => requestAnimationFrame(removePicture))
  return {
    ...{ engine, openedAt, close },
    moveTo(host, next) {
      stopTurning()
      for (const name of Object.keys(next) as (keyof EngineEvents)[]) subscribe(name, next[name] as never)
      ;(host as HTMLElement & { moveBefore(element: Element, before: null): void }).moveBefore(element, null)
      element.style.cssText = 'position:absolute;inset:0'
      element.removeAttribute('data-first-page')
      next.moved(engine.where())
    },
  }
}

const painted = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)))

/** As large as the page will be, where it will be. */
function layerOfPage(): HTMLElement {
  const layer = document.createElement('div')
  layer.style.cssText = `position:fixed;inset:${STAGE_INSET};visibility:visible;content-visibility:visible`
  document.body.append(layer)
  return layer
}
