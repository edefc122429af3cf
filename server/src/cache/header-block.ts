import { type IncomingMessage, type ServerResponse, validateHeaderName, validateHeaderValue } from 'node:http'

/** Status line and headers as they go over the wire, up to what differs from answer to answer. */
export type HeaderBlock = string

/** Checked and joined once, when the answer is made. */
export function headerBlock(headers: string[]): HeaderBlock {
  let block = 'HTTP/1.1 200 OK\r\n'
  for (let at = 0; at < headers.length; at += 2) {
    const [name = '', value = ''] = [headers[at], headers[at + 1]]
    validateHeaderName(name)
    validateHeaderValue(name, value)
    block += `${name}: ${value}\r\n`
  }
  return block
}

/** What `writeHead` leaves behind, and how long the server keeps a connection. Node has no other way to hand over a finished head. */
interface Inner {
  _header: string
  _keepAliveTimeout: number
}

/**
 * Sends a finished head. Node's `writeHead` checks and joins all headers anew for every answer, a tenth and more of what a held one
 * costs; the bytes are the same (`header-block.test.ts`). False where they would not be: the connection is to be closed, or only the
 * head was asked for.
 */
export function writeBlock(block: HeaderBlock, body: Buffer, request: IncomingMessage, response: ServerResponse): boolean {
  if (!response.shouldKeepAlive || request.httpVersionMinor !== 1 || request.method === 'HEAD') return false
  const inner = response as unknown as Inner
  const seconds = Math.floor(inner._keepAliveTimeout / 1000)
  inner._header = `${block}Date: ${dateNow()}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${seconds}\r\n\r\n`
  response.end(body)
  return true
}

let written = { second: 0, date: '' }

/** Written anew once a second, also when the clock was put back. */
function dateNow(): string {
  const second = Math.floor(Date.now() / 1000)
  if (written.second !== second) written = { second, date: new Date(second * 1000).toUTCString() }
  return written.date
}
