import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '@tq/contract/errors.ts'
import { Server as TusServer } from '@tus/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../deps.ts'
import { envelopeOf, readFailure } from '../../http/failures.ts'
import { RESERVE_BYTES, readFreeBytes } from '../free-space.ts'
import { readUnfinished } from './unfinished.ts'
import { UploadFiles } from './upload-files.ts'

/** Without i, l, o and u, as codes that people may have to type. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'

/** What one kind of upload may be, and what is done with it. */
export interface UploadRules<Who> {
  /** The address that uploads begin at; each then has its own below it. */
  path: string
  /** Where parts lie until the last has come. */
  folder: string
  mostBytes: number
  /** Of all that are under way together: what has come, and of what is announced the share below. */
  mostUnfinishedBytes: number
  /** How much of what is announced is kept free for it. All, unless strangers may announce what they never send. */
  announcedShare?: number
  refusals: { empty(): AppError; tooLarge(): AppError; waiting(): AppError; noRoom(): AppError; notFound(): AppError }
  admit(request: FastifyRequest): Promise<Who>
  /** Its row is written before its first byte. */
  begin(who: Who, upload: { id: string; bytes: number; fileName: string }): Promise<void>
  /** Before anything else is done with one: whether its row is there and theirs. What nobody's row names is removed. */
  standingOf(who: Who, id: string): Promise<'open' | 'gone' | 'of somebody else'>
  /** With every part: throws for what will never be taken, which is then dropped. */
  checkPart?(who: Who, part: { id: string; path: string; offset: number }): Promise<void>
  /** All bytes are here. Throws `AppError` for what is not taken and dropped, anything else for what can be tried again. */
  finish(who: Who, upload: { id: string; path: string }): Promise<void>
  cancel(who: Who, id: string): Promise<void>
  /** Of what `finish` threw: nothing of it is worth keeping. */
  isFinal(error: AppError): boolean
}

export interface UploadOptions {
  freeBytes?: (folder: string) => Promise<number>
}

/** Resumable uploads by the tus protocol. What has arrived stays on the disk, so that a new connection goes on from there. */
export function resumableRoutes<Who>(app: App, rules: UploadRules<Who>, { freeBytes = readFreeBytes }: UploadOptions = {}): void {
  const { folder, refusals } = rules
  const pathOf = (id: string) => join(folder, id)
  const asking = new AsyncLocalStorage<{ request: FastifyRequest; who: Who }>()
  const current = () => asking.getStore() as { request: FastifyRequest; who: Who }
  let tus: TusServer | undefined

  async function finish(id: string): Promise<void> {
    try {
      await rules.finish(current().who, { id, path: pathOf(id) })
    } catch (error) {
      // What is refused is not kept; anything else, such as a database that is away, can be finished by asking again.
      if (error instanceof AppError && rules.isFinal(error)) await drop(id)
      throw error
    }
    // Moved into the store; what is left is the note about it.
    await datastore().configstore.delete(id)
  }

  /** The row first: a file that nobody names is cleared away by night. */
  async function drop(id: string): Promise<void> {
    await rules.cancel(current().who, id)
    await datastore().remove(id)
  }

  const datastore = () => server().datastore as UploadFiles
  /** Opened with the first upload: it makes its folder at once. */
  function server(): TusServer {
    tus ??= new TusServer({
      path: rules.path,
      datastore: new UploadFiles({ directory: folder }),
      relativeLocation: true,
      allowedOrigins: [app.deps.settings.publicUrl],
      namingFunction: () => [...randomBytes(16)].map((byte) => LETTERS[byte % 32]).join(''),
      async onUploadCreate(_, { id, size, metadata }) {
        if (!size) throw refusals.empty()
        if (size > rules.mostBytes) throw refusals.tooLarge()
        const { came, toCome } = await readUnfinished(datastore())
        const expected = (toCome + size) * (rules.announcedShare ?? 1)
        if (came + expected > rules.mostUnfinishedBytes) throw refusals.waiting()
        if ((await freeBytes(folder)) < expected + RESERVE_BYTES) throw refusals.noRoom()
        await rules.begin(current().who, { id, bytes: size, fileName: metadata?.filename ?? '' })
        return {}
      },
      async onIncomingRequest(request, id) {
        if (request.method === 'POST') return
        const { who } = current()
        const upload = await datastore().getUpload(id)
        const standing = await rules.standingOf(who, id)
        if (standing === 'gone') await datastore().remove(id)
        if (standing !== 'open') throw refusals.notFound()
        if (request.method === 'DELETE') return rules.cancel(who, id)
        try {
          await rules.checkPart?.(who, { id, path: pathOf(id), offset: upload.offset })
        } catch (error) {
          await drop(id)
          throw error
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
        const failure = isFull ? refusals.noRoom() : readFailure(error, request)
        return { status_code: failure.status, body: JSON.stringify(envelopeOf(failure, request.id)) }
      },
    })
    return tus
  }

  async function handle(request: FastifyRequest, reply: FastifyReply): Promise<Response> {
    const who = await rules.admit(request)
    await mkdir(folder, { recursive: true })
    reply.header('cache-control', 'no-store')
    return asking.run({ request, who }, () => server().handleWeb(asWebRequest(request)))
  }

  app.http.register(async (http) => {
    // The body is a stream of its own, read by the protocol's handler.
    http.removeAllContentTypeParsers()
    http.addContentTypeParser('*', (_request, _payload, done) => done(null))
    http.route({ method: ['POST', 'OPTIONS'], url: rules.path, handler: handle })
    http.route({ method: ['HEAD', 'PATCH', 'DELETE'], url: `${rules.path}/:id`, handler: handle })
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
