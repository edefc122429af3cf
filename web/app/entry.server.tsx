import { PassThrough } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, ServerRouter } from 'react-router'

// The server runs beside this bundle, not inside it: what both sides must share leaves through here.
export { apiContext } from './lib/api.ts'
export { QUERY_KEYS } from './lib/query-keys.ts'

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
          resolve(new Response(withPatientScripts(Buffer.concat(chunks).toString()), { status: finalStatus, headers }))
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

/** The page is readable before its scripts: on a slow line, styles and the main picture go first. */
function withPatientScripts(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
}

/** "Not found" is an answer, not an accident: only accidents are passed on to the log. */
export function handleError(error: unknown): void {
  if (!isRouteErrorResponse(error)) console.error(error)
}
