import * as contract from '@tq/contract/account.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { gzipped, type PrecompressedJson, plain } from './precompressed-json.ts'
import { getUser } from './user.ts'
import { type UserApp, UserAppLists } from './user-app.ts'

export function userAppRoutes(app: App) {
  const lists = new UserAppLists()
  app.onInvalidated((tags) => lists.invalidate(tags))
  app.http.register(async (http) => {
    http.addHook('preSerialization', async (request, reply, envelope) => {
      const text = lists.write(envelope as { data: UserApp })
      const body = request.headers.authorization === undefined ? plain(text) : packForOne(text, request, reply)
      // Fastify knows what to do with bytes; its type knows only text.
      reply.serializer(() => body as unknown as string)
      return envelope
    })
    serve({ ...app, http }, contract.getUserApp, async ({ db, user, cacheInfo }) => ({
      data: { user: user && (await getUser(db, user.id)), ...(await lists.get(db, cacheInfo)) },
    }))
  })
}

/**
 * A member's answer is not held by the answer cache, which compresses open answers, so it is compressed here. `no-store`, also for
 * the member's own browser: on a shared computer the next person would find it on the disk.
 */
function packForOne(text: PrecompressedJson, request: FastifyRequest, reply: FastifyReply): Buffer {
  reply.headers({ vary: 'authorization, accept-encoding', 'cache-control': 'no-store' })
  if (!/\bgzip\b/.test(String(request.headers['accept-encoding']))) return plain(text)
  reply.header('content-encoding', 'gzip')
  return gzipped(text)
}
