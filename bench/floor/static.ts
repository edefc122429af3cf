// Runs as a process of its own: a plain Fastify with @fastify/static, which sends the files of a folder and does nothing else.
import fastifyStatic from '@fastify/static'
import Fastify from 'fastify'
import { serveJobs } from '../load/helper-process.ts'

serveJobs<{ folder: string }, string>(async ({ folder }) => {
  const server = Fastify()
  await server.register(fastifyStatic, { root: folder, maxAge: '7d', immutable: true })
  return server.listen({ port: 0, host: '127.0.0.1' })
})
