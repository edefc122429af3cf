import { PassThrough } from 'node:stream'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, ServerRouter } from 'react-router'
import { drawInPieces } from './drawing/draw-in-pieces.ts'
import { isReadFirst } from './head/first/read-first.ts'
import { stylesFrom } from './head/first/site-sheet.ts'
import { standAlone } from './head/first/stand-alone.ts'
import { handoffScripts } from './head/handoff.ts'
import { programLater } from './head/page-program.ts'
import { type Piece, textOf } from './head/pieces.ts'

// The server runs beside this bundle, not inside it: what both sides must share leaves through here.
export { apiContext, siteSettingsContext } from './lib/api.ts'
export { QUERY_KEYS } from './lib/query-keys.ts'

const END = '</body></html>'
/** A part that waits, or one that failed. */
const UNFINISHED = ['<!--$?-->', '<!--$!-->']

/** The page in one go; null when a part of it has to be waited for, or its data are more than JSON: the other way can do both. */
export function renderDocument(context: EntryContext, url: URL): Piece[] | null {
  const pieces = drawInPieces(() => {
    const html = renderToString(<ServerRouter context={context} url={url} />)
    const isWhole = html.endsWith(END) && !UNFINISHED.some((mark) => html.includes(mark))
    return isWhole ? html.slice(0, -END.length) : null
  })
  if (!pieces) return null
  return arranged(['<!DOCTYPE html>', ...pieces, ...handoffScripts(context.staticHandlerContext.loaderData), END], url.pathname)
}

/** Renders a page whole: it is compressed, hashed and kept, so there is nothing to gain from sending it in pieces. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let finalStatus = status
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      // Without this, React moves large parts out of place and adds a script that puts them back.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const chunks: Buffer[] = []
        const sink = new PassThrough()
        sink.on('data', (chunk: Buffer) => chunks.push(chunk))
        sink.on('error', reject)
        sink.on('end', () => {
          headers.set('Content-Type', 'text/html; charset=utf-8')
          // As bytes: a string would be checked and encoded letter by letter.
          const html = Buffer.concat(chunks).toString()
          const path = finalStatus === 200 ? new URL(request.url).pathname : null
          const page = Buffer.from(textOf(arranged([html], path)))
          resolve(new Response(page, { status: finalStatus, headers }))
        })
        pipe(sink)
      },
      onShellError: reject,
      onError() {
        finalStatus = 500
      },
    })
    setTimeout(abort, 10_000).unref()
  })
}

/** A page that failed is nobody's to read: `path` is null. While developing, styles are made by scripts. */
const arranged = (pieces: Piece[], path: string | null): Piece[] =>
  import.meta.env.PROD && path !== null && isReadFirst(path)
    ? standAlone(pieces, stylesFrom)
    : [programLater(inOrderOfNeed(textOf(pieces)))]

/**
 * The page is readable before its scripts: on a slow line the styles go first, then the main picture, then fonts and scripts.
 * React puts what may load early before everything else in the head; the sheet that holds back the first paint moves ahead of it.
 */
function inOrderOfNeed(html: string): string {
  const head = html.indexOf('</head>')
  const early = html.indexOf('<link')
  const sheet = html.indexOf('<style>')
  if (head < 0 || early < 0 || sheet < early || sheet > head) return html
  const waiting = html
    .slice(early, sheet)
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
  return html.slice(0, early) + html.slice(sheet, head) + waiting + html.slice(head)
}

/** "Not found" is an answer, not an accident: only accidents are passed on to the log. */
export function handleError(error: unknown): void {
  if (!isRouteErrorResponse(error)) console.error(error)
}
