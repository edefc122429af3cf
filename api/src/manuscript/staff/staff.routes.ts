import * as contract from '@tq/contract/manuscript/staff-manuscript.ts'
import type { App } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { findAtDesk } from '../core/at-desk.ts'
import type { DeskDeps } from '../core/desk.ts'
import { requireAction } from '../core/require-action.ts'
import { inspecting, receivedOf, storeAll, withReceived } from '../files/receive-files.ts'
import { changeReview, inviteReviewer } from '../review/invite.ts'
import { addHouseFiles, addNote, changeManuscript, decide, setStep, writeToAuthor } from './change-manuscript.ts'
import { letterTemplate } from './letter-template.ts'
import { exportManuscripts, listManuscripts } from './list-manuscripts.ts'
import { readStaffDetail } from './staff-detail.ts'

/** Told while it can still be helped: a reviewer gets no file before they have taken it on. */
function withNamesLeft(done: string, { state, files }: contract.StaffManuscriptDetail): string {
  const count = files.filter(({ namesLeft }) => namesLeft).length
  if (state !== 'underReview' || count === 0) return done
  return `${done}. Lưu ý: ${count} tệp còn tên người soạn trong thuộc tính, xem ghi chú ở từng tệp`
}

export function staffManuscriptRoutes(app: App, deps: DeskDeps) {
  const { desk } = deps
  serve(app, contract.listManuscripts, ({ db, user, query }) => listManuscripts(db, user.id, query))
  serve(app, contract.exportManuscripts, async ({ db, user, query }) => ({ data: await exportManuscripts(db, user.id, query) }))
  serve(app, contract.getManuscript, async ({ db, user, params }) => ({
    data: await readStaffDetail(db, deps, await findAtDesk(db, params.id, user.id), user.id),
  }))
  serve(app, contract.getLetterTemplate, async ({ db, user, params, query }) => ({
    data: await letterTemplate(db, { ...params, ...query, userId: user.id }),
  }))
  serve(app, contract.changeManuscript, async ({ db, user, actor, params, body }) => ({
    data: await readStaffDetail(db, deps, await changeManuscript(db, desk, params.id, { ...body, actor }), user.id),
    successMessage: 'Đã lưu',
  }))
  serve(app, contract.decideManuscript, async ({ db, user, actor, params, body }) => {
    const data = await readStaffDetail(db, deps, await decide(db, desk, { ...params, ...body, actor }), user.id)
    return { data, successMessage: withNamesLeft('Đã ghi quyết định và viết cho tác giả', data) }
  })
  serve(app, contract.addManuscriptNote, async ({ db, user, actor, params, body }) => ({
    data: await readStaffDetail(db, deps, await addNote(db, params.id, { ...body, actor }), user.id),
    successMessage: 'Đã ghi chú',
  }))
  serve(app, contract.writeToAuthor, async ({ db, user, actor, params, body }) => ({
    data: await readStaffDetail(db, deps, await writeToAuthor(db, desk, params.id, { ...body, actor }), user.id),
    successMessage: 'Đã gửi cho tác giả',
  }))
  serve(app, contract.addHouseFile, async ({ db, user, actor, params, readForm }) => {
    requireAction(await findAtDesk(db, params.id, user.id), 'staff', 'addFile')
    const { body, files } = await readForm(inspecting(app.files, app.deps.settings.storage.folder))
    const received = receivedOf(files)
    return withReceived(received, async () => {
      const stored = await storeAll(db, app.files, received)
      const row = await addHouseFiles(db, desk, params.id, { ...body, files: stored, actor })
      return { data: await readStaffDetail(db, deps, row, user.id), successMessage: 'Đã gửi tệp cho tác giả' }
    })
  })
  serve(app, contract.setPublicationStep, async ({ db, user, actor, params: { id, step }, body }) => ({
    data: await readStaffDetail(db, deps, await setStep(db, id, { ...body, step, actor }), user.id),
    successMessage: 'Đã lưu',
  }))
  serve(app, contract.inviteReviewer, async ({ db, user, actor, params, body }) => {
    const data = await readStaffDetail(db, deps, await inviteReviewer(db, desk, { ...params, ...body, actor }), user.id)
    return { data, successMessage: withNamesLeft('Đã gửi lời mời nhận xét', data) }
  })
  serve(app, contract.changeReview, async ({ db, user, actor, params, body }) => ({
    data: await readStaffDetail(db, deps, await changeReview(db, desk, { ...params, ...body, actor }), user.id),
    successMessage: 'Đã lưu',
  }))
}
