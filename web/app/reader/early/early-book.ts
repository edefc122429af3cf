import { createCall } from '@tq/contract/call.ts'
import { type BookManifest, openBook } from '@tq/contract/reading/book.ts'
import { keptNote } from '../../lib/state/kept-books.ts'
import { storedToken } from '../../lib/state/stored-token.ts'
import type { BookFiles } from '../engine/book-files.ts'
import type { EngineEvents, ReaderEngine } from '../engine/engine.ts'
import { loadEngine } from '../engine/load-engine.ts'
import { networkFiles } from '../engine/network-files.ts'
import { eventHub } from '../frame/event-hub.ts'
import { startOf } from '../frame/opening/start-of.ts'
import { startPlace } from '../notes/sync/start-place.ts'
import { firstReaderSettings, type ReaderSettings } from '../settings/reader-settings.ts'
import type { EarlyBook, EarlyPage, OpenedBook } from './handover.ts'
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
  const answer = await (takeAnswer() ?? fetch(url, sent))
  return { status: answer.status, body: await answer.text() }
})

/** Of the script in the page, which asked for this very book. */
function takeAnswer(): Promise<Response> | undefined {
  const asked = window.bookAnswer
  delete window.bookAnswer
  return asked
}

// Most books are EPUBs: their engine comes while the server looks for this one.
const epub = import('../engine/epub/epub-engine.ts').then(({ openEpub }) => openEpub)
window.earlyEngine = epub.catch(() => null)
if (token && productId && !isHere && !('hydrated' in document.documentElement.dataset)) {
  const book = askForBook()
  const page = book.then(openPage).catch(() => null)
  window.earlyBook = { address, book, page } satisfies EarlyBook
  // When it has been painted.
  void page.then(() => requestAnimationFrame(() => setTimeout(() => window.startPage?.())))
} else window.startPage?.()

const PICTURE_FIRST_MS = 400

async function askForBook(): Promise<OpenedBook> {
  const { data } = await call(openBook, { params: { productId: address } })
  // The frame hears of the same place, should it have to open the book after all.
  return { ...data, position: await startPlace(data, { call }) }
}

async function openPage(book: OpenedBook): Promise<EarlyPage | null> {
  const stage = document.querySelector('[data-stage-shape]')
  // A browser without it would load a chapter's frame anew when the page is handed over.
  const canMove = 'moveBefore' in Element.prototype
  // A place that the address names is the page's to find.
  const isPlain = location.search === ''
  if (!stage || !canMove || !isPlain) return null
  const files = networkFiles(book, call)
  const start = startOf(book, book.position)
  const settings = firstReaderSettings()
  const { events, subscribe } = eventHub()
  const { promise: opened, resolve: tellOpened } = Promise.withResolvers<ReaderEngine>()
  const element = layerOver(stage)
  const drawn = !start || start.percent === 0 ? book.openingPicture : null
  const picture = drawn && layerOver(stage)
  const seen = picture && showPicture(drawn, { host: picture, files, settings })
  files.askAhead?.()
  const stopTurning = turnByHand({ flow: settings.flow, subscribe, opened, picture })
  let engine: ReaderEngine | null = null
  const close = () => {
    stopTurning()
    engine?.close()
    files.close()
    element.remove()
    picture?.remove()
  }
  try {
    // What draws a PDF keeps a slow phone busy for half a second: not before there is something to read. On a slow line both come.
    if (seen) await Promise.race([seen, new Promise((done) => setTimeout(done, PICTURE_FIRST_MS))])
    const open = await (book.format === 'epub' ? epub : loadEngine(book.format))
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
  picture?.removeAttribute('data-first-page')
  element.dataset.firstPage = ''
  // In the frame after the next the page itself has been painted.
  requestAnimationFrame(() => requestAnimationFrame(() => picture?.remove()))
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

/** When it is painted, or known not to come: the page itself comes later, and nothing else. */
async function showPicture(
  drawn: NonNullable<BookManifest['openingPicture']>,
  shown: { host: HTMLElement; files: BookFiles; settings: ReaderSettings },
): Promise<void> {
  try {
    const { showFirstPicture } = await import('./first-picture.ts')
    if (!(await showFirstPicture(drawn, shown.files, shown))) return
    shown.host.dataset.firstPage = ''
    await new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)))
  } catch {}
}

/** As large as the page will be, where it will be. */
function layerOver(stage: Element): HTMLElement {
  const { top, left, width, height } = stage.getBoundingClientRect()
  const layer = document.createElement('div')
  layer.style.cssText = `position:fixed;top:${top}px;left:${left}px;width:${width}px;height:${height}px;visibility:visible`
  document.body.append(layer)
  return layer
}
