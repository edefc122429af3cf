import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { matchesEtag } from '../http/etag.ts'
import { readRange } from './byte-range.ts'
import type { ByteRange, FileStore } from './file-store.ts'
import type { StoredFile } from './store-file.ts'

export interface Sending {
  /**
   * Public: the address never has another content, so browsers and CDNs may keep it. Open: for everybody too, but the address may
   * get another content, or be closed. Private: nobody may store it.
   */
  cache: keyof typeof LIFETIME
  /** The browser saves it under this name instead of showing it. */
  attachmentName?: string
  /** Of something public whose address ends: nobody keeps it for longer than that. */
  endsInSeconds?: number
}

export const LIFETIME = {
  public: 'public, max-age=604800, immutable',
  open: 'public, max-age=600',
  private: 'private, no-store',
}

/** Types a browser may show under our origin, because it runs no script in them. All others are sent as attachments. */
const SHOWN = /^(image\/(webp|avif|png|jpeg)|video\/(mp4|mp2t|webm)|audio\/mpeg|application\/pdf)$/

/** Streams a stored file, or the range that is asked for. */
export async function sendFile(
  store: FileStore,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  file: StoredFile,
  sending: Sending,
): Promise<FastifyReply> {
  const { hash, bytes, mediaType } = file
  reply.headers(headersOf(file, sending))
  const range = partAsked(request, file)
  if (range === 'unchanged') return reply.code(304).send()
  if (range === 'unsatisfiable')
    return reply
      .code(416)
      .headers({ 'content-range': `bytes */${bytes}`, 'cache-control': 'no-store' })
      .send()
  const body = await openBody(request, store, hash, range)
  if (!body) {
    request.log.error({ hash }, 'a stored file is missing')
    return sendNoFile(reply)
  }
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${bytes}`)
  reply.header('content-length', range ? range.end - range.start + 1 : bytes)
  return reply.type(mediaType).send(body)
}

/** Which part of a file this request gets. Null: all of it. */
export function partAsked(
  request: FastifyRequest,
  { hash, bytes }: StoredFile,
): ByteRange | 'unchanged' | 'unsatisfiable' | null {
  const etag = `"${hash}"`
  if (matchesEtag(request.headers['if-none-match'], etag)) return 'unchanged'
  const isPart = request.method === 'GET' && isSameAsBefore(request, etag)
  return isPart ? readRange(request.headers.range, bytes) : null
}

/** What a request really gets of a file: its first bytes, and so a download; that many of its later bytes; only whether it is there. */
export type Fetched = 'beginning' | { bytes: number } | 'nothing'

/** By what is sent, not by what the header looks like: an odd `Range` gets all of the file. */
export function fetchedOf(request: FastifyRequest, file: StoredFile): Fetched {
  const part = partAsked(request, file)
  if (request.method !== 'GET' || part === 'unchanged' || part === 'unsatisfiable') return 'nothing'
  return part && part.start > 0 ? { bytes: part.end - part.start + 1 } : 'beginning'
}

/** What goes with a stored file, whole or in part. */
export function headersOf(
  { hash, mediaType }: StoredFile,
  { cache, attachmentName, endsInSeconds }: Sending,
): Record<string, string> {
  const disposition = dispositionOf(mediaType, attachmentName)
  return {
    ...SAFE,
    etag: `"${hash}"`,
    'accept-ranges': 'bytes',
    'cache-control': endsInSeconds === undefined ? LIFETIME[cache] : `public, max-age=${endsInSeconds}, immutable`,
    ...(disposition ? { 'content-disposition': disposition } : {}),
  }
}

export function sendNoFile(reply: FastifyReply, { status = 404, text = 'Không có tệp này.' } = {}): FastifyReply {
  for (const name of ['etag', 'accept-ranges', 'content-disposition']) reply.removeHeader(name)
  return reply
    .code(status)
    .headers({ ...SAFE, 'cache-control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send(text)
}

/** The browser must not guess another type, and a file opened as a page may load and run nothing. */
export const SAFE = { 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'" }

/** For HEAD an empty stream: Fastify drops it unread and keeps our content-length; the file is not opened. */
function openBody({ method }: FastifyRequest, store: FileStore, hash: string, range: ByteRange | null): Promise<Readable | null> {
  if (method === 'HEAD') return Promise.resolve(Readable.from([]))
  return store.read(hash, range ?? undefined)
}

/** A resumed download gets the range only if its ETag is still ours, else the whole file. We send no dates to compare. */
const isSameAsBefore = ({ headers }: FastifyRequest, etag: string) =>
  headers['if-range'] === undefined || headers['if-range'] === etag

function dispositionOf(mediaType: string, name: string | undefined): string | null {
  if (name === undefined) return SHOWN.test(mediaType) ? null : 'attachment'
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/g, 'd').replace(/Đ/g, 'D')
  const old = plain.replace(/[^\w .()-]/g, '_')
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${old}"; filename*=UTF-8''${encoded}`
}
