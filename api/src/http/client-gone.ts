import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'

const callers = new AsyncLocalStorage<AbortSignal>()

/** The client has closed the connection: nobody would read the answer. */
export class ClientLeft extends Error {
  override name = 'ClientLeft'
  constructor() {
    super('The client left')
  }
}

/** Aborted when the client of the current request has closed its connection; undefined outside requests, as in jobs. */
export const clientGoneSignal = (): AbortSignal | undefined => callers.getStore()

export function withClientSignal<T>(reply: FastifyReply, work: () => Promise<T>): Promise<T> {
  return callers.run(whenGone(reply.raw), work)
}

export function whenGone(response: ServerResponse): AbortSignal {
  const gone = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) gone.abort(new ClientLeft())
  })
  return gone.signal
}
