import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyReply } from 'fastify'

const callers = new AsyncLocalStorage<AbortSignal>()

/** Aborted when whoever asked for what is being done has closed the connection; undefined where nobody did, as in jobs. */
export const whoAsks = (): AbortSignal | undefined => callers.getStore()

export function askedBy<T>(reply: FastifyReply, work: () => Promise<T>): Promise<T> {
  const gone = new AbortController()
  const onClose = () => {
    if (!reply.raw.writableFinished) gone.abort(new Error('The client left'))
  }
  reply.raw.once('close', onClose)
  return callers.run(gone.signal, work)
}
