import { AppError } from '@tq/contract/errors.ts'
import * as contract from '@tq/contract/manuscript/draft.ts'
import type { App, Person } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { addToRound, removeFromRound, requireOwn, sendRevision, withdraw, writeToEditor } from './author/change-own.ts'
import { readDetail } from './author/detail.ts'
import { listOwn } from './author/list-own.ts'
import { removeDraft, saveDraft } from './author/save-draft.ts'
import { countSubmission, findSubmitted, type Submitted, submitManuscript } from './author/submit.ts'
import { sendLink, trackManuscript } from './author/track.ts'
import { type DeskDeps, openDesk } from './core/desk.ts'
import { proveMailbox } from './core/keys.ts'
import { type Asking, findOwn } from './core/own.ts'
import { fileViews } from './files/file-view.ts'
import { manuscriptFileRoutes } from './files/files.routes.ts'
import { countBytes, countUpload } from './files/quota.ts'
import { readFiles } from './files/read-files.ts'
import { inspecting, receivedOf, storeAll, withReceived } from './files/receive-files.ts'
import { manuscriptUploadRoutes } from './files/upload.routes.ts'
import { reviewFormRoutes } from './review/review.routes.ts'
import { staffManuscriptRoutes } from './staff/staff.routes.ts'

const asking = (user: Person | null, { key }: { key: string }): Asking => ({ userId: user?.id ?? null, key })

export function manuscriptRoutes(app: App) {
  const { settings } = app.deps
  const { limitsNetworks } = settings
  const { folder } = settings.storage
  const desk = openDesk(settings)
  const deps: DeskDeps = { desk, files: app.files, tickets: app.tickets }
  authorRoutes(app, deps)
  manuscriptUploadRoutes(app)
  manuscriptFileRoutes(app)
  staffManuscriptRoutes(app, deps)
  reviewFormRoutes(app, deps)

  serve(app, contract.createDraft, async ({ db, user, address, readForm }) => {
    const userId = user?.id ?? null
    const uploader = { userId, address, limitsNetworks }
    const mayHaveDraft = async (id: string | undefined) => {
      if (id && !userId) throw new AppError('MANUSCRIPT_NOT_FOUND')
      if (id) await requireOwn(db, id, { userId, key: '' }, 'submit')
    }
    const { body, files } = await readForm(inspecting(app.files, folder), async ({ id, ...press }) => {
      // Pressed again, it is a draft no more, and the answer is what was made.
      if (id && !(userId && (await findSubmitted(db, press, userId)))) await mayHaveDraft(id)
      await countUpload(db, uploader)
    })
    const received = receivedOf(files)
    return withReceived(received, async () => {
      const before = await findSubmitted(db, body, userId)
      if (before) return answer(before)
      await mayHaveDraft(body.id)
      await countSubmission(db, uploader, body.authorEmail)
      await countBytes(
        db,
        uploader,
        received.reduce((sum, { file }) => sum + file.bytes, 0),
      )
      const stored = await storeAll(db, app.files, received)
      return answer(await submitManuscript(db, desk, { userId, body, files: stored, now: new Date() }))
    })
  })

  async function answer({ row, key }: Submitted) {
    const files = await readFiles(app.deps.db, row.id)
    const shown = { tickets: app.tickets, viewer: { by: 'author' }, hasScanner: desk.hasScanner, sent: new Set([1]) } as const
    return {
      data: {
        ...{ id: row.id, code: row.code ?? '', key },
        submittedAt: row.submittedAt?.toISOString() ?? '',
        files: await fileViews(files, shown),
      },
      successMessage: `Đã nhận bản thảo, mã hồ sơ ${row.code}`,
    }
  }

  serve(app, contract.uploadDraftFile, async ({ db, user, address, query, readForm }) => {
    const who = asking(user, query)
    const uploader = { userId: who.userId, address, limitsNetworks }
    const { body, files } = await readForm(inspecting(app.files, folder), async ({ id }) => {
      await requireOwn(db, id, who, 'upload')
      await countUpload(db, uploader)
    })
    const received = receivedOf(files)
    return withReceived(received, async () => {
      const { id, uploads } = body
      await requireOwn(db, id, who, 'upload')
      await countBytes(
        db,
        uploader,
        received.reduce((sum, { file }) => sum + file.bytes, 0),
      )
      const stored = await storeAll(db, app.files, received)
      const row = await addToRound(db, desk, { id, asking: who, files: stored, uploads })
      return { data: await readDetail(db, deps, row), successMessage: 'Đã tải tệp lên, bấm gửi để biên tập viên nhận được' }
    })
  })
}

function authorRoutes(app: App, deps: DeskDeps) {
  const { desk } = deps
  const { limitsNetworks } = app.deps.settings

  serve(app, contract.listDrafts, ({ db, user, query }) => listOwn(db, user.id, query))
  serve(app, contract.getDraft, async ({ db, user, params, query }) => {
    const row = await findOwn(db, params.id, asking(user, query))
    if (query.key && !row.isMailboxProven) await proveMailbox(db, row.id, query.key)
    return { data: await readDetail(db, deps, row) }
  })
  serve(app, contract.saveDraft, async ({ db, user, body }) => ({
    data: await readDetail(db, deps, await saveDraft(db, user.id, body)),
    successMessage: 'Đã lưu nháp',
  }))
  serve(app, contract.removeDraft, async ({ db, user, params }) => {
    await removeDraft(db, user.id, params.id)
    return { data: null, successMessage: 'Đã xoá bản nháp' }
  })
  serve(app, contract.removeDraftFile, async ({ db, user, params, query }) => ({
    data: await readDetail(db, deps, await removeFromRound(db, { ...params, asking: asking(user, query) })),
    successMessage: 'Đã bỏ tệp',
  }))
  serve(app, contract.sendRevision, async ({ db, user, params, query, body }) => ({
    data: await readDetail(db, deps, await sendRevision(db, desk, { ...params, ...body, asking: asking(user, query) })),
    successMessage: 'Đã gửi cho biên tập viên',
  }))
  serve(app, contract.withdrawDraft, async ({ db, user, params, query, body }) => ({
    data: await readDetail(db, deps, await withdraw(db, desk, { ...params, ...body, asking: asking(user, query) })),
    successMessage: 'Đã rút bản thảo',
  }))
  serve(app, contract.writeToEditor, async ({ db, user, params, query, body }) => ({
    data: await readDetail(db, deps, await writeToEditor(db, desk, { ...params, ...body, asking: asking(user, query) })),
    successMessage: 'Đã gửi cho biên tập viên',
  }))
  serve(app, contract.trackDraft, async ({ db, body, address }) => ({
    data: await trackManuscript(db, { ...body, address, limitsNetworks }),
  }))
  serve(app, contract.askForLink, async ({ db, body, address }) => {
    await sendLink(db, desk, { ...body, address, limitsNetworks })
    return { data: null, successMessage: 'Nếu mã và email khớp nhau, liên kết mở hồ sơ đã được gửi đến hộp thư ấy' }
  })
}
