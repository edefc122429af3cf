import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, gunzip as inflate } from 'node:zlib'
import type { Tag } from '@tq/db/tags.ts'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)
const gunzip = promisify(inflate)

/** An answer as it came from the API or from rendering. */
export interface Made {
  status: number
  headers: Record<string, string>
  body: Buffer
  /** Empty: not to be kept. */
  tags: Tag[]
  /** When the answer changes by itself. */
  until: number | null
}

type Encoding = 'br' | 'gzip' | 'identity'

/** An answer ready to be sent: compressed once, with its headers as Node wants them. */
export interface Entry {
  tags: Tag[]
  until: number | null
  etag: string
  bytes: number
  bodies: { br: Buffer; gzip: Buffer }
  heads: Record<Encoding, string[]>
  notModified: string[]
  /** The uncompressed text, kept only where this process reads it itself. */
  text: string | null
}

// Quality 5 costs 1 ms for a page; 9 takes eight times as long for 1 % less.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

export async function makeEntry(made: Made, { keepText }: { keepText: boolean }): Promise<Entry> {
  const [br, gz] = await Promise.all([brotli(made.body, BROTLI), deflate(made.body, { level: 6 })])
  const etag = `W/"${createHash('sha1').update(made.body).digest('base64url')}"`
  const common = Object.entries({ ...made.headers, etag, vary: 'Accept-Encoding' }).flat()
  const text = keepText ? made.body.toString() : null
  return {
    tags: made.tags,
    until: made.until,
    etag,
    bytes: br.length + gz.length + (text?.length ?? 0) + 2_000,
    bodies: { br, gzip: gz },
    heads: {
      br: [...common, 'content-encoding', 'br', 'content-length', String(br.length)],
      gzip: [...common, 'content-encoding', 'gzip', 'content-length', String(gz.length)],
      identity: [...common, 'content-length', String(made.body.length)],
    },
    notModified: common.filter((_, i) => !common[i - (i % 2)]?.startsWith('content-type')),
    text,
  }
}

/** Writes the answer, or 304 when the client holds it already. */
export async function send(entry: Entry, how: 'hit' | 'miss', request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.headers['if-none-match']?.includes(entry.etag)) {
    response.writeHead(304, [...entry.notModified, 'x-cache', how]).end()
    return
  }
  const encoding = pickEncoding(request.headers['accept-encoding'])
  const head = [...entry.heads[encoding], 'x-cache', how]
  if (request.method === 'HEAD') response.writeHead(200, head).end()
  else if (encoding === 'identity') response.writeHead(200, head).end(await gunzip(entry.bodies.gzip))
  else response.writeHead(200, head).end(entry.bodies[encoding])
}

export function pickEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  if (accepted.includes('q=0')) return pickCarefully(accepted)
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity'
}

/** `q=0` forbids an encoding; `q=0.5` does not. */
function pickCarefully(accepted: string): Encoding {
  const allowed = accepted.split(',').filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
  const offers = (name: string) => allowed.some((part) => part.trim().startsWith(name))
  return offers('br') ? 'br' : offers('gzip') ? 'gzip' : 'identity'
}
