import { PDFDocument } from '@cantoo/pdf-lib'
import * as reviewContract from '@tq/contract/manuscript/review-form.ts'
import * as staffContract from '@tq/contract/manuscript/staff-manuscript.ts'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { addPerson } from '../profile/testing/people.ts'
import { testApi } from '../testing/api.ts'
import { dayIn, openTestDesk } from './testing/desk.ts'
import { asFile, docx, pdf, rtf } from './testing/files.ts'

const api = await testApi()
const { db } = api
const desk = await openTestDesk(api)
const { staff } = desk

const CORE = { name: 'docProps/core.xml', content: '<cp:coreProperties><dc:creator>Minh Châu</dc:creator></cp:coreProperties>' }
const get = async (href: string | null | undefined) => (await api.server.inject({ url: href ?? '' })).rawPayload

async function realPdf(): Promise<Buffer> {
  const made = await PDFDocument.create()
  made.addPage()
  made.setAuthor('Minh Chau')
  return Buffer.from(await made.save({ useObjectStreams: false }))
}

/** Sent by Lan, to review, and taken on by somebody. */
async function reviewed(files: Record<string, File[]>, { isAfterJobs }: { isAfterJobs: boolean }) {
  const lan = await addPerson(db)
  const { id } = await desk.submit(lan, {}, files)
  const { revision } = await desk.staffDetail(id)
  const body = { decision: 'sendToReview' as const, revision }
  const decided = await staff.call(staffContract.decideManuscript, { params: { id }, body })
  if (isAfterJobs) await api.runJobs()
  const email = `doc.${id}@example.vn`
  const invited = await staff.call(staffContract.inviteReviewer, {
    params: { id },
    body: { name: 'Phạm Đọc', email, dueDay: dayIn(9) },
  })
  const { key } = await desk.letterTo(email)
  const { data } = await api.call(reviewContract.answerInvitation, { body: { key, isAccepted: true, hasConflict: false } })
  return { id, lan, decided, invited, task: data }
}

test.each([
  ['made when it went to review', true],
  ['made when it is asked for', false],
])('what a reviewer gets is nameless, %s; author and editor get what was given', async (_, isAfterJobs) => {
  const [word, portable] = [docx('Bản thảo', [CORE]), await realPdf()]
  const files = { manuscript: [asFile(word, 'a.docx'), asFile(portable, 'b.pdf')] }
  const { id, lan, invited, task } = await reviewed(files, { isAfterJobs })
  expect(invited.data.files.map(({ namesLeft }) => namesLeft)).toEqual([null, null])
  expect(invited.successMessage).toBe('Đã gửi lời mời nhận xét')
  const [first, second] = task.files
  const blind = unzipSync(await get(first?.href))
  expect(Buffer.from(blind['docProps/core.xml'] ?? []).toString()).not.toContain('Châu')
  expect(Buffer.from(blind['word/document.xml'] ?? []).toString()).toContain('Bản thảo')
  const opened = await PDFDocument.load(await get(second?.href), { updateMetadata: false })
  expect([opened.getAuthor(), opened.getPageCount()]).toEqual([undefined, 1])
  // The second time it lies ready.
  expect(await get(first?.href)).toEqual(await get(first?.href))
  for (const own of [await desk.detail(lan, id), await desk.staffDetail(id)])
    expect([await get(own.files[0]?.href), await get(own.files[1]?.href)]).toEqual([word, portable])
})

test('what can’t be made nameless: its editor reads so before anybody is asked, reviewers get it as it is', async () => {
  const broken = pdf('không mở được')
  const files = { manuscript: [asFile(rtf(), 'a.rtf'), asFile(broken, 'b.pdf')], cv: [asFile(rtf(), 'c.rtf')] }
  const { decided, invited, task } = await reviewed(files, { isAfterJobs: true })
  const notes = (data: typeof decided.data) => Object.fromEntries(data.files.map(({ name, namesLeft }) => [name, namesLeft]))
  expect(notes(decided.data)).toEqual({ 'a.rtf': expect.stringContaining('Định dạng này'), 'b.pdf': null, 'c.rtf': null })
  expect(decided.successMessage).toContain('Lưu ý: 1 tệp còn tên người soạn')
  expect(notes(invited.data)['b.pdf']).toContain('khoá, hỏng hoặc quá lớn')
  expect(invited.successMessage).toContain('Lưu ý: 2 tệp còn tên người soạn')
  expect(await get(task.files[1]?.href)).toEqual(broken)
})
