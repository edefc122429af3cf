import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const FILMS = fileURLToPath(new URL('../../public/video', import.meta.url))

const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

export async function mountAssets(server: FastifyInstance, folder: string): Promise<void> {
  // The browser's files: their names change with their content, so they may be kept for ever.
  await server.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    lastModified: false,
    acceptRanges: false,
    immutable: true,
    maxAge: '365d',
    index: false,
    dotfiles: 'ignore',
  })
  // Asked for at each visit of the reader by those who keep books: a new release is noticed by it. It may fetch, and nothing else.
  const worker = await readFile(join(folder, 'doc-sach-worker.js'))
  server.get('/doc-sach-worker.js', (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': WORKER_POLICY })
      .type('text/javascript; charset=utf-8')
      .send(worker),
  )
  // Short films that come with the program; answered in parts, as players ask for them.
  await server.register(fastifyStatic, {
    root: FILMS,
    prefix: '/media/video/',
    decorateReply: false,
    maxAge: '30d',
    index: false,
    dotfiles: 'ignore',
  })
}
