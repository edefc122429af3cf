import * as contract from '@tq/contract/exam/bank.ts'
import type { App } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { NO_PICTURE } from '../../media/media.routes.ts'
import { sendFile, sendNoFile } from '../../storage/send-file.ts'
import { readImport } from '../exchange/read-import.ts'
import { changeQuestion } from './change-question.ts'
import { importQuestions, requireNoProblems } from './import-questions.ts'
import { exportQuestions, listQuestions } from './list-questions.ts'
import { findPicture, readPictures, storePictures } from './pictures.ts'

export function bankRoutes(app: App) {
  serve(app, contract.listBankQuestions, ({ db, query }) => listQuestions(db, query))
  serve(app, contract.exportQuestions, ({ db, query }) => exportQuestions(db, query))
  serve(app, contract.changeBankQuestion, async ({ db, params, body, actor }) => ({
    data: await changeQuestion(db, params.id, { ...body, actor }),
  }))
  serve(app, contract.importQuestions, async ({ db, body: { format, text, ...into }, actor }) => {
    const { questions } = await readImport({ format, text })
    return { data: await importQuestions(db, questions, { ...into, actor }) }
  })
  serve(app, contract.importDocx, async ({ db, actor, readForm }) => {
    const { body, files } = await readForm()
    const { subject, topic } = body
    const document = await readImport({ format: 'docx', bytes: files.file.content })
    const read = await readPictures(document.questions, document.pictures)
    if (body.isDryRun === 'true')
      return { data: await importQuestions(db, read.questions, { subject, topic, isDryRun: true, actor }) }
    // Before anything is stored, or a document that is refused would leave its pictures behind.
    requireNoProblems(read.questions)
    const { questions, pictures } = await storePictures({ db, files: app.files }, read.questions, read.pictures)
    return { data: await importQuestions(db, questions, { subject, topic, isDryRun: false, pictures, actor }) }
  })

  app.http.get<{ Params: { name: string } }>('/media/questions/:name', async (request, reply) => {
    const { name } = request.params
    const picture = /^[0-9a-f]{32}\.webp$/.test(name) ? await findPicture(app.deps.db, name) : null
    if (!picture) return sendNoFile(reply, { text: NO_PICTURE })
    return sendFile(app.files, { request, reply }, picture, { cache: 'public' })
  })
}
