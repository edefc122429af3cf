import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** The browser's files: their names change with their content, so they may be kept for ever. */
export async function mountAssets(server: FastifyInstance, folder: string): Promise<void> {
  await server.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    dotfiles: 'ignore',
  })
}
