import { AppError } from '@tq/contract/errors.ts'
import type { Access, Beside, Body, Data, Endpoint, HasFiles, Params, Query } from '@tq/contract/http/endpoint.ts'
import { succeeded } from '@tq/contract/http/envelope.ts'
import type { Database } from '@tq/db/database.ts'
import { reportingInvalidations } from '@tq/db/tags.ts'
import type { FastifyRequest, RouteOptions } from 'fastify'
import { z } from 'zod'
import type { Actor, GuestActor, StaffActor, UserActor } from '../actor.ts'
import type { App, Person } from '../deps.ts'
import { CacheInfo } from './cache/cache-info.ts'
import type { DirectRead } from './cache/direct-read.ts'
import { withClientSignal } from './client-gone.ts'
import { type FormReader, formReader, takingForms } from './form/form-data.ts'
import { read } from './read-input.ts'
import { writeEnvelope } from './written.ts'

export interface Ask<E extends Endpoint> {
  db: Database
  params: Params<E>
  query: Query<E>
  /** Of a call that takes files it is read with them. */
  body: HasFiles<E['files']> extends true ? undefined : Body<E>
  /** For calls that take files: reads the form. Call it after checking that the person may send it. */
  readForm: HasFiles<E['files']> extends true ? FormReader<E> : null
  /** Null only in open calls without a token. */
  user: E['access'] extends 'open' ? Person | null : Person
  /** Who does it, for whatever must be written down or counted. */
  actor: ActorFor<E['access']>
  cacheInfo: CacheInfo
  /** The client's network address. */
  address: string
  headers: FastifyRequest['headers']
  request: FastifyRequest
}

type ActorFor<A extends Access> = A extends 'staff' | 'admin' ? StaffActor : A extends 'user' ? UserActor : GuestActor | UserActor

function actorOf(access: Access, user: Person | null, { id: requestId, ip: address }: FastifyRequest): Actor {
  const from = { requestId, address }
  if (!user) return { kind: 'guest', ...from }
  if (access !== 'staff' && access !== 'admin') return { kind: 'user', userId: user.id, ...from }
  return { kind: 'staff', userId: user.id, role: user.roles.includes('admin') ? 'admin' : 'staff', ...from }
}

export type Result<E extends Endpoint> = {
  data: Data<E>
  successMessage?: string
  totalPage?: number
} & Beside<E>

/** Mounts one endpoint of the contract: checks access, reads the input strictly, runs one domain function, wraps the envelope. */
export function serve<E extends Endpoint>(app: App, endpoint: E, handle: (ask: Ask<E>) => Promise<Result<E>>): void {
  const takesFiles = Object.keys(endpoint.files).length > 0
  if (endpoint.method === 'GET' && endpoint.access === 'open')
    app.directReads.set(endpoint.path, directRead(app, endpoint, handle))
  const { mostBodyBytes: bodyLimit } = endpoint
  const route: RouteOptions = {
    method: endpoint.method,
    url: endpoint.path,
    // Before the body is read: megabytes are taken only from whoever may send them.
    ...(bodyLimit ? { bodyLimit, onRequest: async (request) => void (await admit(app, endpoint.access, request)) } : {}),
    handler: async (request, reply) => {
      const user = await admit(app, endpoint.access, request)
      const cacheInfo = new CacheInfo()
      const ask = {
        db: app.deps.db,
        user,
        actor: actorOf(endpoint.access, user, request),
        cacheInfo,
        address: request.ip,
        headers: request.headers,
        request,
        params: read(endpoint.params, request.params),
        query: read(endpoint.query, request.query),
        body: takesFiles ? undefined : read(endpoint.body, request.body ?? undefined),
        readForm: takesFiles ? formReader(request, endpoint) : null,
      } as Ask<E>
      const { data, ...beside } = await withClientSignal(reply, () =>
        reportingInvalidations(() => handle(ask), app.invalidateSessions),
      )
      if (app.deps.checkAnswers) checkAnswer(endpoint, data, beside)
      // An answer made for one person must not be cached for others.
      reply.headers(user ? new CacheInfo().headers() : cacheInfo.headers())
      return succeeded(data, beside)
    },
  }
  if (takesFiles) takingForms(app.http, (inside) => inside.route(route))
  else app.http.route(route)
}

function directRead<E extends Endpoint>(app: App, endpoint: E, handle: (ask: Ask<E>) => Promise<Result<E>>): DirectRead {
  const db = app.deps.db
  return async (params, query) => {
    const cacheInfo = new CacheInfo()
    const ask = {
      db,
      user: null,
      actor: { kind: 'guest', requestId: '', address: OWN_ADDRESS },
      cacheInfo,
      address: OWN_ADDRESS,
      headers: {},
      get request(): FastifyRequest {
        throw new Error(`${endpoint.path} reads the request itself`)
      },
      params: read(endpoint.params, params),
      query: read(endpoint.query, query),
      body: undefined,
      readForm: null,
    } as unknown as Ask<E>
    const { data, ...beside } = await reportingInvalidations(() => handle(ask), app.invalidateSessions)
    if (app.deps.checkAnswers) checkAnswer(endpoint, data, beside)
    return { ...writeEnvelope(succeeded(data, beside)), cacheInfo }
  }
}

const OWN_ADDRESS = '127.0.0.1'

// SPEC §6: admin gives admin; staff gives admin and staff; user gives admin, staff and user.
const ADMITTED: Record<Exclude<Access, 'open'>, Access[]> = {
  user: ['user', 'staff', 'admin'],
  staff: ['staff', 'admin'],
  admin: ['admin'],
}

/** For what is no call of the contract: whoever works here, or a refusal. */
export async function admitStaff(app: App, request: FastifyRequest): Promise<StaffActor> {
  return actorOf('staff', await admit(app, 'staff', request), request) as StaffActor
}

/** The same for anybody: a guest, or whoever the token names. */
export async function admitAnybody(app: App, request: FastifyRequest): Promise<GuestActor | UserActor> {
  return actorOf('open', await admit(app, 'open', request), request) as GuestActor | UserActor
}

async function admit(app: App, access: Access, request: FastifyRequest): Promise<Person | null> {
  const given = request.headers.authorization
  if (access === 'open' && given === undefined) return null
  const token = /^Bearer (\S+)$/.exec(given ?? '')?.[1]
  const person = token ? await app.identify(token) : null
  if (!person) throw new AppError('SESSION_EXPIRED')
  if (access !== 'open' && !person.roles.some((role) => ADMITTED[access].includes(role))) throw new AppError('FORBIDDEN')
  return person
}

function checkAnswer(endpoint: Endpoint, data: unknown, beside: object): void {
  for (const [shape, value] of [
    [endpoint.data, data],
    [endpoint.beside, beside],
  ] as const) {
    const result = shape.safeParse(value)
    if (!result.success) throw new Error(`${endpoint.path} breaks its contract: ${z.prettifyError(result.error)}`)
  }
}
