import type { BookPart } from '@tq/contract/enums.ts'
import { BOOK_VERSION_ID } from '@tq/contract/reading/book-version.ts'
import type { Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { App } from '../../deps.ts'
import { mayOpen } from '../../entitlement/require-entitlement.ts'
import { sendFile, sendNoFile } from '../../storage/send-file.ts'
import type { StoredFile } from '../../storage/store-file.ts'
import { openReaderPass } from './book-pass.ts'

interface FileRequest {
  Params: { versionId: string; '*': string }
  Querystring: { ticket?: string | string[] }
}

const OVER = { status: 403, text: 'Phiên đọc đã hết hạn. Bạn mở lại cuốn sách rồi thử lại nhé.' }

/** Chapters, pictures and fonts, one by one; a PDF in parts. */
export function bookFilesRoutes(app: App) {
  const { db } = app.deps
  app.http.get<FileRequest>('/media/books/:versionId/*', async (request, reply) => {
    const { versionId, '*': path } = request.params
    const { ticket } = request.query
    if (ticket === undefined || !BOOK_VERSION_ID.test(versionId)) return sendNoFile(reply)
    const userId = await openReaderPass(app, request, { ticket: String(ticket), purpose: 'book', name: versionId })
    if (!userId) return sendNoFile(reply, OVER)
    // Asked each time: whoever gave the book back reads on no longer, though the ticket is still good for some minutes.
    const file = await findBookFile(db, { versionId, part: 'full', path }, mayOpen(userId, sql`v.product_id`))
    return file ? sendFile(app.files, { request, reply }, file, { cache: 'private' }) : sendNoFile(reply)
  })
  app.http.get<FileRequest>('/media/previews/:versionId/*', async (request, reply) => {
    const { versionId, '*': path } = request.params
    if (!BOOK_VERSION_ID.test(versionId)) return sendNoFile(reply)
    const isSold = sql`exists (select 1 from products p where p.id = v.product_id and p.is_published)`
    const file = await findBookFile(db, { versionId, part: 'preview', path }, isSold)
    return file ? sendFile(app.files, { request, reply }, file, { cache: 'open' }) : sendNoFile(reply)
  })
}

interface Wanted {
  versionId: string
  part: BookPart
  path: string
}

async function findBookFile(db: Db, { versionId, part, path }: Wanted, isOpen: SQL): Promise<StoredFile | null> {
  // PostgreSQL stores no such sign, so no path has it.
  if (path.includes('\0')) return null
  const [file] = await runPrepared<{ hash: string; bytes: string; media_type: string }>(
    db,
    sql`select f.hash, f.bytes, r.media_type from book_resources r
      join files f on f.hash = r.file_hash join book_versions v on v.id = r.version_id
      where r.version_id = ${versionId} and r.part = ${part} and r.path = ${path} and v.state = 'ready' and ${isOpen}`,
  )
  return file ? { hash: file.hash, bytes: Number(file.bytes), mediaType: file.media_type } : null
}
