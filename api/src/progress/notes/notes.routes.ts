import * as contract from '@tq/contract/learning/notes.ts'
import type { App } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { addNote, changeNote, listNotes, removeNote } from './notes.ts'

export function notesRoutes(app: App) {
  serve(app, contract.listNotes, ({ db, user, params, query }) => listNotes(db, user.id, params.lessonId, query))
  serve(app, contract.addNote, async ({ db, user, body }) => ({ data: await addNote(db, user.id, body) }))
  serve(app, contract.changeNote, async ({ db, user, params, body }) => ({
    data: await changeNote(db, user.id, params.id, body.content),
  }))
  serve(app, contract.removeNote, async ({ db, user, params }) => {
    await removeNote(db, user.id, params.id)
    return { data: null, successMessage: 'Đã xoá ghi chú' }
  })
}
