import type { App } from '../../deps.ts'
import { fetchedOf, sendFile, sendNoFile } from '../../storage/send-file.ts'
import { openReaderPass } from '../read/book-pass.ts'
import { copyPass, fetchCopy } from './copies.ts'

interface CopyRequest {
  Params: { id: string }
  Querystring: { ticket?: string | string[] }
}

const OVER = { status: 403, text: 'Liên kết đã hết hạn. Bạn mở lại thư viện rồi tải về lần nữa nhé.' }
const USED_UP = { status: 403, text: 'Bạn đã tải cuốn sách này đủ 10 lần; nếu cần thêm, bạn viết cho chúng tôi nhé.' }
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function copyFilesRoute(app: App) {
  app.http.get<CopyRequest>('/media/book-copies/:id', async (request, reply) => {
    const { id } = request.params
    const { ticket } = request.query
    if (ticket === undefined || !UUID.test(id)) return sendNoFile(reply)
    const userId = await openReaderPass(app, request, { ...copyPass(id), ticket: String(ticket) })
    if (!userId) return sendNoFile(reply, OVER)
    const copy = await fetchCopy(app.deps.db, userId, id, (file) => fetchedOf(request, file))
    if (copy === 'usedUp') return sendNoFile(reply, USED_UP)
    if (!copy) return sendNoFile(reply)
    return sendFile(app.files, { request, reply }, copy.file, { cache: 'private', attachmentName: copy.fileName })
  })
}
