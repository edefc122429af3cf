import multipart from '@fastify/multipart'
import * as contract from '@tq/contract/account.ts'
import { AppError } from '@tq/contract/errors.ts'
import type { FastifyRequest } from 'fastify'
import type { App } from '../http/deps.ts'
import { serve } from '../http/serve.ts'
import { changeAvatar, findAvatar } from './avatar.ts'

const MOST_BYTES = 5 * 1024 * 1024
const LIMITS = { fileSize: MOST_BYTES, files: 1, fields: 0, parts: 1, headerPairs: 20 }

export function avatarRoutes(app: App) {
  app.http.register(async (http) => {
    await http.register(multipart, { limits: LIMITS })
    serve({ ...app, http }, contract.changeAvatar, async ({ db, user, request }) => ({
      data: await changeAvatar(db, user.id, () => readPicture(request)),
      successMessage: 'Đã đổi ảnh đại diện',
    }))
  })

  app.http.get<{ Params: { file: string } }>('/media/avatars/:file', async (request, reply) => {
    const name = /^([0-9a-f]{32})\.webp$/.exec(request.params.file)?.[1]
    const body = name && (await findAvatar(app.deps.db, name))
    reply.headers({ 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'" })
    if (!body)
      return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Không có ảnh này.')
    // Every picture has its own address, which ends with it.
    return reply.header('cache-control', 'public, max-age=604800, immutable').type('image/webp').send(body)
  })
}

async function readPicture(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new AppError('BODY_TYPE_UNSUPPORTED')
  try {
    const part = await request.file()
    if (part?.fieldname !== 'file') throw new AppError('PICTURE_UNREADABLE', { message: 'Chưa có ảnh nào được gửi lên' })
    return await part.toBuffer()
  } catch (error) {
    if (error instanceof AppError) throw error
    if ((error as { statusCode?: number }).statusCode === 413) {
      throw new AppError('BODY_TOO_LARGE', { message: 'Chỉ gửi một ảnh, nặng tối đa 5 MB' })
    }
    throw new AppError('PICTURE_UNREADABLE')
  }
}
