import { manuscriptFiles } from '@tq/db/schema/manuscript/manuscript-files.ts'
import { eq } from 'drizzle-orm'
import type { App } from '../../deps.ts'
import { fetchedOf, sendFile, sendNoFile } from '../../storage/send-file.ts'
import { blindFile } from '../blind/blind-files.ts'
import { openDesk } from '../core/desk.ts'
import { blindNameOf } from '../review/blind-name.ts'
import { FILES_PATH, isFileOpenFor, viewerOf } from './file-view.ts'
import { recordOpen } from './record-open.ts'
import { hasStanding } from './standing.ts'

interface FileRequest {
  Params: { fileId: string }
  Querystring: { ticket?: string | string[] }
}

const OVER = { status: 403, text: 'Liên kết tải tệp đã hết hạn. Bạn mở lại hồ sơ rồi thử lại nhé.' }

/** One version, always as a download: whatever is in it runs nowhere under our address. */
export function manuscriptFileRoutes(app: App) {
  const { db, settings } = app.deps
  const { hasScanner } = openDesk(settings)
  app.http.get<FileRequest>(`${FILES_PATH}/:fileId`, async (request, reply) => {
    const { fileId } = request.params
    const { ticket } = request.query
    if (ticket === undefined) return sendNoFile(reply)
    const opened = await app.tickets.open(String(ticket), { purpose: 'manuscriptFile', name: fileId })
    if (!opened) return sendNoFile(reply, OVER)
    const [row] = await db.select().from(manuscriptFiles).where(eq(manuscriptFiles.id, fileId))
    const viewer = viewerOf(opened.userId)
    // Found infected since the ticket was given, or taken away.
    if (!row || !isFileOpenFor(viewer.by, row.scan, hasScanner)) return sendNoFile(reply)
    if (!(await hasStanding(db, viewer, row))) return sendNoFile(reply, OVER)
    const given = { hash: row.fileHash, bytes: row.bytes, mediaType: row.mediaType }
    const file = viewer.by === 'reviewer' ? await blindFile({ db, files: app.files }, row) : given
    await recordOpen(db, viewer, row, fetchedOf(request, file))
    const attachmentName = viewer.by === 'reviewer' ? blindNameOf(viewer.reviewId, row) : row.name
    return sendFile(app.files, { request, reply }, file, { cache: 'private', attachmentName })
  })
}
