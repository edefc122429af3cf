import { createHash } from 'node:crypto'
import { finished } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { App } from '../deps.ts'
import { lruOfEntries } from '../http/cache/lru-of-entries.ts'
import { matchesEtag } from '../http/etag.ts'
import { headersOf, LIFETIME, SAFE, sendFile, sendNoFile } from '../storage/send-file.ts'
import { readWhole, type StoredFile } from '../storage/store-file.ts'
import { findMaterial, findMedia, findMediaLesson, findSegment, type Media, type MediaLesson } from './find-media.ts'
import { lessonPass } from './lesson-media.ts'

interface MediaRequest {
  Params: { lessonId: string; name: string }
  Querystring: { ticket?: string | string[] }
}
type FindMedia = (lesson: MediaLesson, name: string, query: string) => Promise<Media | null>

/** The segments of a few hundred videos: each is asked for by every viewer. */
const KNOWN_SEGMENTS = 50_000
/**
 * A class watches the same minutes: segments of the smallest size are held and sent as they are, which costs half of a stream from the
 * disk. Larger ones are always streamed, since whoever reads slowly would keep them in memory.
 */
const SMALL_BYTES = 512 * 1024
const HELD_BYTES = 32 * 1024 * 1024
const MOST_SENDING = 64 * 1024 * 1024

const OVER = { status: 403, text: 'Đường dẫn đã hết hạn. Bạn mở lại trang bài học rồi thử lại nhé.' }

export function lessonMediaRoutes(app: App) {
  const { db, settings } = app.deps
  // Played from another origin, such as a CDN: our own pages may read what comes from there.
  if (settings.adminHost !== settings.publicUrl)
    app.http.addHook('onRequest', async ({ url }, reply) => {
      if (/^\/media\/(lessons|segments)\//.test(url)) reply.header('access-control-allow-origin', settings.publicUrl)
    })
  app.http.get<MediaRequest>('/media/lessons/:lessonId/:name', (request, reply) =>
    sendMedia(app, { request, reply }, (lesson, name, query) => findMedia({ db, tickets: app.tickets }, lesson, name, query)),
  )
  app.http.get<MediaRequest>('/media/lessons/:lessonId/materials/:name', (request, reply) =>
    sendMedia(app, { request, reply }, (lesson, name) => findMaterial(db, lesson.id, name)),
  )

  const segments = new LRUCache<string, StoredFile>(lruOfEntries(KNOWN_SEGMENTS))
  const small = new LRUCache<string, Buffer>({ maxSize: HELD_BYTES, sizeCalculation: ({ length }) => length || 1 })
  const reading = new Map<string, Promise<Buffer | null>>()
  let sending = 0

  /** A class presses play at the same moment: who asks for what is being read waits for the same reading. */
  function readOnce(hash: string): Promise<Buffer | null> {
    const begun = reading.get(hash) ?? readWhole(app.files, hash).finally(() => reading.delete(hash))
    reading.set(hash, begun)
    return begun
  }

  app.http.get('/media/segments/:file', (_, reply) => sendNoFile(reply))
  app.http.get<{ Params: { seal: string; file: string } }>('/media/segments/:seal/:file', async (request, reply) => {
    const [, hash] = /^([0-9a-f]{64})\.ts$/.exec(request.params.file) ?? []
    if (!hash) return sendNoFile(reply)
    const endsInSeconds = (await app.tickets.seals()).secondsLeft(request.params.seal, hash)
    if (endsInSeconds === null) return sendNoFile(reply, OVER)
    const segment = segments.get(hash) ?? (await findSegment(db, hash))
    if (!segment) return sendNoFile(reply)
    segments.set(hash, segment)
    const how = { cache: 'public', endsInSeconds } as const
    const { range, 'if-none-match': known } = request.headers
    // Slow readers hold what they are sent: above a limit it comes from the disk, piece by piece.
    const isMuch = sending + segment.bytes > MOST_SENDING
    if (segment.bytes > SMALL_BYTES || isMuch || range || known || request.method !== 'GET')
      return sendFile(app.files, { request, reply }, segment, how)
    const content = small.get(hash) ?? (await readOnce(hash))
    if (content?.length !== segment.bytes) return sendFile(app.files, { request, reply }, segment, how)
    small.set(hash, content)
    sending += segment.bytes
    finished(reply.raw, () => {
      sending -= segment.bytes
    })
    return reply.headers(headersOf(segment, how)).type(segment.mediaType).send(content)
  })
}

/**
 * A ticket is looked at before anything else, so that a wrong one is told the same of every lesson; without one a lesson that is
 * sold, not published or not there answers alike.
 */
async function sendMedia(
  app: App,
  { request, reply }: { request: FastifyRequest<MediaRequest>; reply: FastifyReply },
  find: FindMedia,
): Promise<FastifyReply> {
  const { lessonId, name } = request.params
  const id = /^[1-9]\d{0,8}$/.test(lessonId) ? Number(lessonId) : 0
  const { ticket } = request.query
  if (ticket !== undefined && !(await isGoodTicket(app, request, { lessonId: id, ticket: String(ticket) })))
    return sendNoFile(reply, OVER)
  const lesson = id ? await findMediaLesson(app.deps.db, id) : null
  const isOpen = lesson && (lesson.isFree || ticket !== undefined)
  const media = isOpen ? await find(lesson, name, ticket === undefined ? '' : `?ticket=${ticket}`) : null
  if (!media) return sendNoFile(reply)
  const cache = ticket === undefined ? 'open' : 'private'
  if ('file' in media) return sendFile(app.files, { request, reply }, media.file, { ...media, cache })
  return sendText({ request, reply }, media, LIFETIME[cache])
}

/** Players send no token; where one comes along, it must be of the person the ticket was given to. */
async function isGoodTicket(
  app: App,
  { headers }: FastifyRequest,
  { lessonId, ticket }: { lessonId: number; ticket: string },
): Promise<boolean> {
  const pass = await app.tickets.openPass(ticket, lessonPass(lessonId))
  if (!pass) return false
  const [, token] = /^Bearer (.+)$/i.exec(headers.authorization ?? '') ?? []
  return !token || (await app.identify(token))?.id === pass.userId
}

function sendText(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { text, type }: { text: string | Buffer; type: string },
  lifetime: string,
): FastifyReply {
  const etag = `"${createHash('sha256').update(text).digest('hex').slice(0, 32)}"`
  reply.headers({ ...SAFE, etag, 'cache-control': lifetime })
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.type(type).send(text)
}
