import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'

const LIFETIME = 'public, max-age=3600'

let lastInLine: Promise<unknown> = Promise.resolve()

/** One step at a time over all readers: however many robots come, shoppers keep the database. */
function oneAtATime<T>(step: () => Promise<T>): Promise<T> {
  const turn = lastInLine.then(step)
  lastInLine = turn.catch(() => {})
  return turn
}

/** A long list in steps, each behind the last id of the one before: memory does not grow with the list. */
export async function* inSteps<Row extends { id: number }>(
  read: (after: number) => Promise<Row[]>,
  after = 0,
): AsyncGenerator<Row[]> {
  let last = after
  for (;;) {
    const rows = await oneAtATime(() => read(last))
    if (!rows.length) return
    yield rows
    last = rows.at(-1)?.id ?? last
  }
}

/** Sends text while it is being made, no faster than it is read. 404 when there is none. */
export async function sendPieces(
  request: FastifyRequest,
  reply: FastifyReply,
  pieces: AsyncGenerator<string>,
): Promise<FastifyReply> {
  // Awaited before anything is sent, so that a failure has a status instead of half a file.
  const first = await pieces.next()
  if (first.done) {
    return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Không có tệp này.')
  }
  const body = request.method === 'HEAD' ? Readable.from([]) : Readable.from(followed(first.value, pieces))
  return reply.header('cache-control', LIFETIME).type('application/xml; charset=utf-8').send(body)
}

async function* followed(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first
  yield* rest
}
