import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { matchesEtag } from '../http/etag.ts'
import { readRange } from './byte-range.ts'
import type { ByteRange, FileStore } from './file-store.ts'
import type { StoredFile } from './store-file.ts'

export interface Sending {
  /** Public: the address names this content for ever. Private: nobody between us and the person keeps it. */
  cache: 'public' | 'private'
  /** Offered for saving, under this name. */
  attachmentName?: string
}

const LIFETIME = { public: 'public, max-age=604800, immutable', private: 'private, no-store' }

/** What a browser may open by itself under our address; it runs nothing in any of them. Everything else is for saving. */
const SHOWN = /^(image\/(webp|avif|png|jpeg)|video\/mp4|audio\/mpeg|application\/pdf)$/

/** A stored file, or the part of it that is asked for, streamed. */
export async function sendFile(
  store: FileStore,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  file: StoredFile,
  { cache, attachmentName }: Sending,
): Promise<FastifyReply> {
  const { hash, bytes, mediaType } = file
  const etag = `"${hash}"`
  const disposition = dispositionOf(mediaType, attachmentName)
  reply.headers({
    ...SAFE,
    etag,
    'accept-ranges': 'bytes',
    'cache-control': LIFETIME[cache],
    ...(disposition ? { 'content-disposition': disposition } : {}),
  })
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  const isPart = request.method === 'GET' && isSameAsBefore(request, etag)
  const range = isPart ? readRange(request.headers.range, bytes) : null
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

export function sendNoFile(reply: FastifyReply, { status = 404, text = 'Không có tệp này.' } = {}): FastifyReply {
  for (const name of ['etag', 'accept-ranges', 'content-disposition']) reply.removeHeader(name)
  return reply
    .code(status)
    .headers({ ...SAFE, 'cache-control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send(text)
}

/** Whatever is in it, it is of the type we say, and opened by itself it may load and run nothing. */
const SAFE = { 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'" }

/** Who asks for its length alone moves no bytes: the server drops this one unread. */
function openBody({ method }: FastifyRequest, store: FileStore, hash: string, range: ByteRange | null): Promise<Readable | null> {
  if (method === 'HEAD') return Promise.resolve(Readable.from([]))
  return store.read(hash, range ?? undefined)
}

/** The rest of a download is sent only if its beginning was of the same content; dates do not tell. */
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
