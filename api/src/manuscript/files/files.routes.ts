import { manuscriptFiles, manuscriptOpens } from '@tq/db/schema/manuscript/manuscript-files.ts'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../deps.ts'
import { sendFile, sendNoFile } from '../../storage/send-file.ts'
import { openDesk } from '../core/desk.ts'
import { blindName } from '../review/blind-name.ts'
import { FILES_PATH, mayOpen, type Viewer } from './file-view.ts'

interface Asked {
  Params: { fileId: string }
  Querystring: { ticket?: string | string[] }
}

const OVER = { status: 403, text: 'Liên kết tải tệp đã hết hạn. Bạn mở lại hồ sơ rồi thử lại nhé.' }

/** One version, always as a download: whatever is in it runs nowhere under our address. */
export function manuscriptFileRoutes(app: App) {
  const { db, settings } = app.deps
  const { hasScanner } = openDesk(settings)
  app.http.get<Asked>(`${FILES_PATH}/:fileId`, async (request, reply) => {
    const { fileId } = request.params
    const { ticket } = request.query
    if (ticket === undefined) return sendNoFile(reply)
    const opened = await app.tickets.open(String(ticket), { purpose: 'manuscriptFile', name: fileId })
    if (!opened) return sendNoFile(reply, OVER)
    const [row] = await db.select().from(manuscriptFiles).where(eq(manuscriptFiles.id, fileId))
    const [by = '', who = ''] = opened.userId.split(':')
    // Found infected since the ticket was given, or taken away.
    if (!row || !mayOpen(by as Viewer['by'], row.scan, hasScanner)) return sendNoFile(reply)
    if (by !== 'author' && isFirstPart(request))
      await db.insert(manuscriptOpens).values({
        ...{ manuscriptId: row.manuscriptId, fileId, by: by as Viewer['by'] },
        ...(by === 'staff' ? { byUserId: who } : { reviewId: who }),
      })
    const attachmentName = by === 'reviewer' ? await blindName(db, row) : row.name
    const file = { hash: row.fileHash, bytes: row.bytes, mediaType: row.mediaType }
    return sendFile(app.files, { request, reply }, file, { cache: 'private', attachmentName })
  })
}

/** A download that goes on after a break is the same opening. */
const isFirstPart = ({ method, headers }: FastifyRequest) =>
  method === 'GET' && (headers.range === undefined || /^bytes=0-/.test(headers.range))
