import type { Access, Beside, Body, Data, Endpoint, Params, Query } from '@tq/contract/endpoint.ts'
import { type FieldError, succeeded } from '@tq/contract/envelope.ts'
import { AppError } from '@tq/contract/errors.ts'
import type { Database } from '@tq/db/database.ts'
import { reportingInvalidations } from '@tq/db/tags.ts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { App, Person } from '../deps.ts'
import { CacheInfo } from './cache-info.ts'
import { askedBy } from './caller.ts'

z.config(z.locales.vi())

export interface Ask<E extends Endpoint> {
  db: Database
  params: Params<E>
  query: Query<E>
  body: Body<E>
  /** Open calls know whoever sends a token. */
  user: E['access'] extends 'open' ? Person | null : Person
  cacheInfo: CacheInfo
  /** The network address of whoever asks. */
  address: string
  headers: FastifyRequest['headers']
  /** For what is not JSON: an uploaded file. */
  request: FastifyRequest
}

export type Result<E extends Endpoint> = {
  data: Data<E>
  successMessage?: string
  totalPage?: number
} & Beside<E>

/** Mounts one endpoint of the contract: checks access, reads the input strictly, runs one domain function, wraps the envelope. */
export function serve<E extends Endpoint>(app: App, endpoint: E, handle: (ask: Ask<E>) => Promise<Result<E>>): void {
  app.http.route({
    method: endpoint.method,
    url: endpoint.path,
    handler: async (request, reply) => {
      const user = await admit(app, endpoint.access, request)
      const cacheInfo = new CacheInfo()
      const ask = {
        db: app.deps.db,
        user,
        cacheInfo,
        address: request.ip,
        headers: request.headers,
        request,
        params: read(endpoint.params, request.params),
        query: read(endpoint.query, request.query),
        // A file is read by whoever may have it.
        body: endpoint.upload ? undefined : read(endpoint.body, request.body ?? undefined),
      } as Ask<E>
      const { data, ...beside } = await askedBy(reply, () => reportingInvalidations(() => handle(ask), app.forgetSessions))
      if (app.deps.checkAnswers) checkAnswer(endpoint, data, beside)
      // What was made for one person is nobody else's.
      reply.headers(user ? new CacheInfo().headers() : cacheInfo.headers())
      return succeeded(data, beside)
    },
  })
}

// SPEC §6: admin gives admin; staff gives admin and staff; user gives admin, staff and user.
const ADMITTED: Record<Exclude<Access, 'open'>, Access[]> = {
  user: ['user', 'staff', 'admin'],
  staff: ['staff', 'admin'],
  admin: ['admin'],
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

function read<Shape extends z.ZodType>(shape: Shape, value: unknown): z.output<Shape> {
  const result = shape.safeParse(value)
  if (result.success) return result.data
  const fields = result.error.issues.slice(0, MOST_NAMED).map(fieldError)
  const message = fields.map(({ field, message }) => (field ? `“${field}” ${message}` : message)).join('; ')
  throw new AppError('INPUT_INVALID', { message: `Dữ liệu không hợp lệ: ${message}`, fields })
}

/** Names of fields come back as they were sent: of a body full of them only so many, and none at its whole length. */
const MOST_NAMED = 20
const LONGEST_NAME = 60

function fieldError(issue: z.core.$ZodIssue): FieldError {
  const keys = issue.code === 'unrecognized_keys' ? issue.keys : []
  const field = [...issue.path, ...keys.slice(0, MOST_NAMED)].map(shortened).join('.')
  return { field, message: keys.length ? 'không được chấp nhận' : issue.message }
}

function shortened(name: PropertyKey): string {
  const text = String(name)
  return text.length > LONGEST_NAME ? `${text.slice(0, LONGEST_NAME)}…` : text
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
