// Runs as a process of its own: a plain Fastify that sends ready bytes and does nothing else.
import Fastify from 'fastify'
import { serveJobs } from '../load/helper-process.ts'

export interface Copy {
  status: number
  headers: Record<string, string>
  body: Uint8Array
}

/** Answers with the addresses of the copies, in order. */
serveJobs<Copy[], string[]>(async (copies) => {
  const server = Fastify()
  copies.forEach(({ status, headers, body }, at) => {
    const bytes = Buffer.from(body)
    server.get(`/${at}`, (_request, reply) => {
      reply.code(status).headers(headers).send(bytes)
    })
  })
  const address = await server.listen({ port: 0, host: '127.0.0.1' })
  return copies.map((_, at) => `${address}/${at}`)
})
