import type { KeyObject } from 'node:crypto'
import * as book from '@tq/contract/reading/book.ts'
import * as version from '@tq/contract/reading/book-version.ts'
import * as copy from '@tq/contract/reading/copy.ts'
import * as marks from '@tq/contract/reading/marks.ts'
import * as misprint from '@tq/contract/reading/misprint.ts'
import type { App } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { receiving, storeReceived } from '../storage/store-file.ts'
import { copyFilesRoute } from './copy/copies.routes.ts'
import { askForCopy, listCopies } from './copy/copies.ts'
import { dropOffline, keepOffline, listDevices } from './copy/devices.ts'
import { exportMarks, listMarks } from './marks/list-marks.ts'
import { decideMisprint, listMisprints, reportMisprint } from './marks/misprints.ts'
import { savePosition } from './marks/reading-row.ts'
import { getChanges, syncMarks } from './marks/sync-marks.ts'
import { bookFilesRoutes } from './read/files.routes.ts'
import { openBook, openPreview, renewTicket } from './read/open-book.ts'
import { searchBook, searchLibrary } from './read/search-book.ts'
import { changeVersion, getVersion, listVersions, requireDigital, retryVersion, uploadVersion } from './versions/book-versions.ts'

export function readingRoutes(app: App, key: () => Promise<KeyObject>) {
  const { db } = app.deps
  const deps = { db, tickets: app.tickets }
  bookFilesRoutes(app)
  copyFilesRoute(app)
  serve(app, book.openBook, async ({ user, params }) => ({ data: await openBook(deps, user.id, params.productId) }))
  serve(app, book.renewTicket, async ({ user, params }) => ({ data: await renewTicket(deps, user.id, params.productId) }))
  serve(app, book.openPreview, async ({ params, cacheInfo }) => ({ data: await openPreview(db, params.productId, cacheInfo) }))
  serve(app, book.searchBook, ({ user, params, query }) => searchBook(db, user.id, params.productId, query))
  serve(app, book.searchLibrary, async ({ user, query }) => ({ data: await searchLibrary(db, user.id, query.searchContent) }))
  markRoutes(app)
  versionRoutes(app)
  serve(app, copy.askForCopy, async ({ user, params }) => ({ data: await askForCopy(deps, user.id, params.productId) }))
  serve(app, copy.listCopies, ({ user, query }) => listCopies(deps, user.id, query))
  serve(app, copy.listDevices, ({ user, query }) => listDevices(db, user.id, query))
  serve(app, copy.keepOffline, async ({ user, params, body }) => ({
    data: await keepOffline({ db, key }, { userId: user.id, ...params, ...body }),
  }))
  serve(app, copy.dropOffline, async ({ user, params }) => {
    await dropOffline(db, { userId: user.id, ...params })
    return { data: null, successMessage: 'Đã gỡ sách khỏi thiết bị' }
  })
}

function markRoutes(app: App) {
  serve(app, marks.savePosition, async ({ db, user, params, body }) => ({
    data: await savePosition(db, user.id, params.productId, body),
  }))
  serve(app, marks.getChanges, async ({ db, user, params, query }) => ({
    data: await getChanges(db, user.id, params.productId, query.since),
  }))
  serve(app, marks.syncMarks, async ({ db, user, params, body }) => ({
    data: await syncMarks(db, user.id, params.productId, body),
  }))
  serve(app, marks.listMarks, ({ db, user, query }) => listMarks(db, user.id, query))
  serve(app, marks.exportMarks, async ({ db, user, params, query }) => ({
    data: await exportMarks(db, user.id, params.productId, query.format),
  }))
  serve(app, misprint.reportMisprint, async ({ db, user, params, body }) => {
    await reportMisprint(db, user.id, params.productId, body)
    return { data: null, successMessage: 'Cảm ơn bạn, nhà xuất bản đã nhận được báo lỗi' }
  })
  serve(app, misprint.listMisprints, ({ db, query }) => listMisprints(db, query))
  serve(app, misprint.decideMisprint, async ({ db, params, body, actor }) => ({
    data: await decideMisprint(db, params.id, { ...body, actor }),
    successMessage: 'Đã ghi nhận',
  }))
}

const FORMATS = { 'application/epub+zip': 'epub', 'application/pdf': 'pdf' } as const

function versionRoutes(app: App) {
  serve(app, version.uploadBook, async ({ db, params, readForm, actor }) => {
    // Before two hundred megabytes are taken in.
    await requireDigital(db, params.productId)
    const { body, files } = await readForm(receiving(app.files))
    const { name: fileName, type, content } = files.file
    const { hash: sourceHash } = await storeReceived(db, app.files, content, type)
    const format = FORMATS[type as keyof typeof FORMATS]
    const allowsDownload = body.allowsDownload === 'true'
    return {
      data: await uploadVersion(db, { ...params, fileName, format, sourceHash, allowsDownload, actor }),
      successMessage: 'Đã nhận tệp, sách đang được xử lý',
    }
  })
  serve(app, version.listBookVersions, ({ db, query }) => listVersions(db, query))
  serve(app, version.getBookVersion, async ({ db, params }) => ({ data: await getVersion(db, params.id) }))
  serve(app, version.retryBook, async ({ db, params, actor }) => ({
    data: await retryVersion(db, params.id, { actor }),
    successMessage: 'Sách đang được xử lý lại',
  }))
  serve(app, version.changeBook, async ({ db, params, body, actor }) => ({
    data: await changeVersion(db, params.id, { ...body, actor }),
    successMessage: 'Đã lưu',
  }))
}
