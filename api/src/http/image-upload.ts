import multipart from '@fastify/multipart'
import { AppError } from '@tq/contract/errors.ts'
import { PICTURE } from '@tq/contract/forms/picture.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../deps.ts'

const LIMITS = { fileSize: PICTURE.mostBytes, files: 1, fields: 0, parts: 1, headerPairs: 20 }

/** Calls mounted inside take multipart: one file. */
export function takingPictures(app: App, mount: (app: App) => void): void {
  app.http.register(async (http) => {
    await http.register(multipart, { limits: LIMITS })
    mount({ ...app, http })
  })
}

export async function readPicture(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new AppError('BODY_TYPE_UNSUPPORTED')
  try {
    const part = await request.file()
    if (part?.fieldname !== PICTURE.field) throw new AppError('PICTURE_UNREADABLE', { message: 'Chưa có ảnh nào được gửi lên' })
    return await part.toBuffer()
  } catch (error) {
    if (error instanceof AppError) throw error
    if ((error as { statusCode?: number }).statusCode === 413) {
      throw new AppError('BODY_TOO_LARGE', { message: 'Chỉ gửi một ảnh, nặng tối đa 5 MB' })
    }
    throw new AppError('PICTURE_UNREADABLE')
  }
}

/** A picture people gave. Each has its own address, which ends with it. */
export function sendGiven(reply: FastifyReply, body: Buffer | null): FastifyReply {
  reply.headers({ 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'" })
  if (!body)
    return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Không có ảnh này.')
  return reply.header('cache-control', 'public, max-age=604800, immutable').type('image/webp').send(body)
}
