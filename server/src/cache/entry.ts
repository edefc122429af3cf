import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, brotliDecompressSync, constants, gzip } from 'node:zlib'
import { utf8 } from '@tq/api/http/utf8.ts'
import type { Tag } from '@tq/db/tags.ts'
import { type HeaderBlock, headerBlock, writeBlock } from './header-block.ts'
import { packedQuickly } from './quick-packer.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const unbrotli = promisify(brotliDecompress)

/** An answer as it came from the API or from rendering. */
export interface Made {
  status: number
  headers: Record<string, string>
  body: Buffer | string
  /** The body of a page that is to be kept may be packed already, as it is for its first reader. */
  isPacked?: boolean
  /** What a reader of the body would have, where it is at hand. Not kept: it would take more room than the body. */
  read?: (() => object) | undefined
  /** Empty: not to be kept. */
  tags: Tag[]
  /** When the answer changes by itself. */
  until: number | null
}

type Encoding = 'br' | 'gzip' | 'identity'

/** One way to send an answer: its bytes, and its headers as Node wants them; the same in one piece once it is sent again. */
interface Packed {
  head: string[]
  isKept?: boolean
  block?: HeaderBlock
  body: Buffer
}

/** An answer ready to be sent. */
export interface Entry {
  tags: Tag[]
  until: number | null
  etag: string
  /** About how much memory it takes, its key left out. */
  bytes: number
  headers: string[]
  /** The uncompressed text in UTF-8, kept only where this process reads it itself: outside of V8's memory, and half as large as there. */
  plain: Buffer | null
  packed: { br?: Packed; gzip?: Packed }
  /** How often it was sent since it was made. */
  hits: number
}

/** For an answer that is asked for again: it is worth the processor time once. */
const BETTER = 6
const HITS_BEFORE_BETTER = 3

/**
 * What is made for somebody outside is packed at once, as nearly every browser wants it, and its text is let go: it is five times as
 * large. What pages asked for keeps its text, since they read it, and is packed when somebody outside asks for it; so is the rare
 * other encoding.
 */
export function makeEntry(made: Made, { keepText }: { keepText: boolean }): Entry {
  const plain = typeof made.body === 'string' ? utf8(made.body) : made.body
  const quick = made.isPacked ? plain : keepText ? null : packedQuickly(plain)
  // The same page is packed into the same bytes, of which there are a fifth; the same call may be made for pages as well.
  const etag = `W/"${hash('sha1', plain, 'base64url')}"`
  const headers = Object.entries({ ...made.headers, etag, vary: 'Accept-Encoding' }).flat()
  const entry: Entry = {
    tags: made.tags,
    until: made.until,
    etag,
    bytes: 0,
    headers,
    plain: keepText ? ownCopy(plain) : null,
    packed: {},
    hits: 0,
  }
  const packed = quick && keep(entry, 'br', quick)
  // Twice, and half as much again of a text: other encodings may come to stand beside the first.
  entry.bytes =
    OBJECTS + made.tags.length * TAG + lengthOf(headers) * 2 + (packed ? packed.body.length * 2 : Math.ceil(plain.length * 1.5))
  return entry
}

/** What a page reads. Packed ones are read anew each time: it takes a hundredth of what the page does, and their text would not be counted. */
export function textOf({ plain, packed }: Entry): Buffer {
  return plain ?? (packed.br ? brotliDecompressSync(packed.br.body) : Buffer.alloc(0))
}

/** Objects and lists around an answer, and each tag with its place in the list of keys. Measured: see the test. */
const OBJECTS = 1_000
const TAG = 60

const lengthOf = (headers: string[]) => headers.reduce((sum, text) => sum + text.length, 0)

/** On another thread, one after another: nobody waits for it. */
function packBetter(entry: Entry): void {
  const { br } = entry.packed
  if (!br) return
  bettering = bettering
    .then(async () => {
      const plain = entry.plain ?? (await unbrotli(br.body))
      keep(
        entry,
        'br',
        await brotli(plain, {
          params: { [constants.BROTLI_PARAM_QUALITY]: BETTER, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
        }),
      )
    })
    // It stays as it was packed first.
    .catch(() => {})
}
let bettering = Promise.resolve()

function keep(entry: Entry, encoding: 'br' | 'gzip', view: Buffer): Packed {
  const body = ownCopy(view)
  const head = [...entry.headers, 'content-encoding', encoding, 'content-length', String(body.length)]
  const packed = { head, isKept: true, body }
  entry.packed[encoding] = packed
  return packed
}

/** zlib hands out a view on a block of 64 kB, and small buffers share one: only a buffer of its own lets the block go. */
function ownCopy(view: Buffer): Buffer {
  if (view.length === view.buffer.byteLength) return view
  const own = Buffer.allocUnsafeSlow(view.length)
  view.copy(own)
  return own
}

/** Writes the answer, or 304 when the client holds it already. One that was made for this request has its id. */
export function send(
  entry: Entry,
  how: 'hit' | 'miss',
  request: IncomingMessage,
  response: ServerResponse,
  requestId?: string,
): void {
  const own = requestId === undefined ? ['x-cache', how] : ['x-cache', how, 'x-request-id', requestId]
  if (request.headers['if-none-match']?.includes(entry.etag)) {
    response.writeHead(304, [...entry.headers, ...own]).end()
    return
  }
  const encoding = pickEncoding(request.headers['accept-encoding'])
  const ready = encoding === 'identity' ? undefined : entry.packed[encoding]
  if (encoding === 'br' && ++entry.hits === HITS_BEFORE_BETTER) packBetter(entry)
  if (ready) write(ready, own, request, response)
  else if (encoding === 'br' && entry.plain) write(keep(entry, 'br', packedQuickly(entry.plain)), own, request, response)
  else
    packLate(entry, encoding).then(
      (packed) => write(packed, own, request, response),
      () => response.destroy(),
    )
}

async function packLate(entry: Entry, encoding: Encoding): Promise<Packed> {
  const body = entry.plain ?? (entry.packed.br ? await unbrotli(entry.packed.br.body) : Buffer.alloc(0))
  if (encoding === 'br') return keep(entry, 'br', packedQuickly(body))
  if (encoding === 'gzip') return keep(entry, 'gzip', await gzipped(body, { level: 6 }))
  return { head: [...entry.headers, 'content-length', String(body.length)], body }
}

function write(packed: Packed, own: string[], request: IncomingMessage, response: ServerResponse): void {
  const { head, body } = packed
  const block = blockOf(packed, own)
  if (block && writeBlock(block, body, request, response)) return
  response.writeHead(200, [...head, ...own])
  if (request.method === 'HEAD') response.end()
  else response.end(body)
}

/** The same for everybody who gets it again; with the id of who has it made. Null where headers were set beside it. */
function blockOf(packed: Packed, own: string[]): HeaderBlock | null {
  if (!packed.isKept) return null
  if (own[1] === 'hit') {
    packed.block ??= headerBlock([...packed.head, ...own])
    return packed.block
  }
  return own.length > 2 ? headerBlock([...packed.head, ...own]) : null
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
