import type { FastifyReply } from 'fastify'

/** A picture people gave. Each has its own address, which ends with it. */
export function sendGiven(reply: FastifyReply, body: Buffer | null): FastifyReply {
  reply.headers({ 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'" })
  if (!body)
    return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Không có ảnh này.')
  return reply.header('cache-control', 'public, max-age=604800, immutable').type('image/webp').send(body)
}
