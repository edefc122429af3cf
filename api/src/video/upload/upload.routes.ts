import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { mkdir, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '@tq/contract/errors.ts'
import { VIDEO_UPLOADS } from '@tq/contract/learning/video.ts'
import { Server as TusServer } from '@tus/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StaffActor } from '../../actor.ts'
import type { App } from '../../deps.ts'
import { envelopeOf, readFailure } from '../../http/failures.ts'
import { admitStaff } from '../../http/serve.ts'
import { MOST_UNFINISHED_BYTES, readUnfinished } from './unfinished.ts'
import { UploadFiles } from './upload-files.ts'
import { beginUpload, cancelUpload, finishUpload, isUploading } from './upload-rows.ts'
import { BEGINNING_BYTES, readVideoType } from './video-type.ts'

export const MOST_BYTES = 8 * 1024 ** 3
/** What must stay free for everything else: pictures, letters, the database where it lies on the same disk. */
const RESERVE_BYTES = 1024 ** 3
/** Without i, l, o and u, as codes that people may have to type. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'

export const uploadsFolder = (storageFolder: string) => join(storageFolder, 'uploads')

export interface UploadOptions {
  freeBytes?: (folder: string) => Promise<number>
}

/** Resumable uploads by the tus protocol, for staff. What has arrived stays on the disk, so that a new connection goes on from there. */
export function uploadRoutes(app: App, { freeBytes = readFreeBytes }: UploadOptions = {}): void {
  const { db, settings } = app.deps
  const folder = uploadsFolder(settings.storage.folder)
  const pathOf = (id: string) => join(folder, id)
  const asking = new AsyncLocalStorage<{ request: FastifyRequest; actor: StaffActor }>()
  const current = () => asking.getStore() as { request: FastifyRequest; actor: StaffActor }
  let tus: TusServer | undefined

  async function finish(id: string): Promise<void> {
    try {
      await finishUpload({ db, files: app.files }, { id, path: pathOf(id), actor: current().actor })
    } catch (error) {
      // What is no video is not kept; anything else, such as a database that is away, can be finished by asking again.
      if (error instanceof AppError && error.code === 'VIDEO_TYPE_REFUSED') await datastore().remove(id)
      throw error
    }
    // Moved into the store; what is left is the note about it.
    await datastore().configstore.delete(id)
  }

  const datastore = () => server().datastore as UploadFiles
  /** Opened with the first upload: it makes its folder at once. */
  function server(): TusServer {
    tus ??= new TusServer({
      path: VIDEO_UPLOADS,
      datastore: new UploadFiles({ directory: folder }),
      relativeLocation: true,
      allowedOrigins: [settings.publicUrl],
      namingFunction: () => [...randomBytes(16)].map((byte) => LETTERS[byte % 32]).join(''),
      async onUploadCreate(_, { id, size, metadata }) {
        if (!size) throw new AppError('VIDEO_TYPE_REFUSED')
        if (size > MOST_BYTES) throw new AppError('VIDEO_TOO_LARGE')
        const { announced, toCome } = await readUnfinished(datastore())
        if (announced + size > MOST_UNFINISHED_BYTES) throw new AppError('VIDEO_UPLOADS_WAITING')
        if ((await freeBytes(folder)) < toCome + size + RESERVE_BYTES) throw new AppError('VIDEO_NO_ROOM')
        await beginUpload(db, { id, fileName: metadata?.filename ?? '', actor: current().actor })
        return {}
      },
      async onIncomingRequest(request, id) {
        if (request.method === 'POST') return
        const upload = await datastore().getUpload(id)
        if (request.method === 'DELETE') return cancelUpload(db, id)
        // Removed by staff while it came.
        if (!(await isUploading(db, id))) {
          await datastore().remove(id)
          throw new AppError('VIDEO_NOT_FOUND')
        }
        // Refused with the second part, not after eight gigabytes.
        if (upload.offset >= BEGINNING_BYTES && !(await readVideoType(pathOf(id)))) {
          await cancelUpload(db, id)
          await datastore().remove(id)
          throw new AppError('VIDEO_TYPE_REFUSED')
        }
        // All was here when the program was killed.
        if (request.method === 'HEAD' && upload.offset === upload.size) await finish(id)
      },
      async onUploadFinish(_, { id }) {
        await finish(id)
        return {}
      },
      async onResponseError(_, error) {
        const { request } = current()
        // Its own refusals have a status; its words are for programmers.
        if (error instanceof Error === false && error.status_code < 500) return undefined
        const isFull = (await freeBytes(folder).catch(() => RESERVE_BYTES)) < RESERVE_BYTES / 8
        const failure = isFull ? new AppError('VIDEO_NO_ROOM') : readFailure(error, request)
        return { status_code: failure.status, body: JSON.stringify(envelopeOf(failure, request.id)) }
      },
    })
    return tus
  }

  async function handle(request: FastifyRequest, reply: FastifyReply): Promise<Response> {
    const actor = await admitStaff(app, request)
    await mkdir(folder, { recursive: true })
    reply.header('cache-control', 'no-store')
    return asking.run({ request, actor }, () => server().handleWeb(asWebRequest(request)))
  }

  app.http.register(async (http) => {
    // The body is a stream of its own, read by the protocol's handler.
    http.removeAllContentTypeParsers()
    http.addContentTypeParser('*', (_request, _payload, done) => done(null))
    http.route({ method: ['POST', 'OPTIONS'], url: VIDEO_UPLOADS, handler: handle })
    http.route({ method: ['HEAD', 'PATCH', 'DELETE'], url: `${VIDEO_UPLOADS}/:id`, handler: handle })
  })
}

/** Its body as it comes: Node's own conversion makes a second copy of every piece. */
function asWebRequest({ raw, method, headers, url }: FastifyRequest): Request {
  const fields = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  )
  const body = method === 'PATCH' || method === 'POST' ? ReadableStream.from<Uint8Array>(raw) : null
  return new Request(new URL(url, 'http://localhost'), { method, headers: fields, body, duplex: 'half' } as RequestInit)
}

async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
