import * as contract from '@tq/contract/manuscript/draft.ts'
import { MANUSCRIPT_LETTERS } from '@tq/contract/manuscript/enums.ts'
import * as reviewContract from '@tq/contract/manuscript/review-form.ts'
import * as staffContract from '@tq/contract/manuscript/staff-manuscript.ts'
import { refusal } from '@tq/contract/testing/refusal.ts'
import { mails } from '@tq/db/schema/account/mail.ts'
import { manuscriptLetters, manuscriptReviews } from '@tq/db/schema/manuscript/manuscript-desk.ts'
import { EICAR, openClamd } from '@tq/sandbox/clamd/stand-in.ts'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { addPerson } from '../profile/testing/people.ts'
import { testApi } from '../testing/api.ts'
import { moveClocks } from '../testing/clock.ts'
import { openDesk } from './core/desk.ts'
import { AUTHOR_LETTERS } from './letters/author-letters.ts'
import { HOUSE_LETTERS } from './letters/house-letters.ts'
import { REVIEWER_LETTERS } from './letters/reviewer-letters.ts'
import { scanManuscripts } from './scan/scan-files.ts'
import { dayIn, form, openTestDesk, someFile } from './testing/desk.ts'
import { asFile, docx } from './testing/files.ts'

const api = await testApi({ hasMovableClock: true })
const { db } = api
const clamd = await openClamd()
afterAll(async () => {
  vi.useRealTimers()
  await clamd.close()
})
const desk = await openTestDesk(api)
const { staff, decide, upload, sendRevision, letterTo } = desk
const remind = async () => {
  await db.execute(sql`select graphile_worker.add_job('remind-of-manuscripts')`)
  await api.runJobs()
}
const kindsTo = async (id: string, kind: (typeof MANUSCRIPT_LETTERS)[number]) =>
  db.$count(manuscriptLetters, and(eq(manuscriptLetters.manuscriptId, id), eq(manuscriptLetters.kind, kind)))

const AUTHOR = { authorName: 'Trần Minh Châu', authorEmail: 'tac.gia@example.vn', authorUnit: 'Trường Đại học Minh Hoạ' }
const REVIEWERS = [
  { name: 'Phạm Người Đọc', email: 'doc.mot@example.vn' },
  { name: 'Đỗ Người Bận', email: 'doc.hai@example.vn' },
  { name: 'Vũ Người Quên', email: 'doc.ba@example.vn' },
]
const answers = { originality: 4, accuracy: 4, structure: 3, language: 5, usefulness: 4 }
const review = { answers, recommendation: 'minor' as const, forAuthor: 'Chương 2 nên tách đôi', forHouse: 'Nên nhận' }

/** A guest’s manuscript from its first letter to the book, with everything that can happen on the way. */
async function walk() {
  const body = form({ ...AUTHOR, coAuthors: JSON.stringify([{ name: 'Lê Quốc Bảo', email: 'dong.tac.gia@example.vn' }]) })
  const { data } = await api.call(contract.createDraft, {
    body: body as never,
    files: { manuscript: [someFile('Trần Minh Châu – toàn văn.docx')] },
  })
  const { id, code } = data
  const { key } = await letterTo(AUTHOR.authorEmail)
  await desk.detail(null, id, key)
  const query = { key }
  const write = (kind: 'message' | 'moreTime' | 'proofApproved', text: string) =>
    api.call(contract.writeToEditor, { params: { id }, query, body: { kind, text } })
  await api.call(contract.askForLink, { body: { code, email: AUTHOR.authorEmail } })
  await staff.call(staffContract.changeManuscript, { params: { id }, body: { assignedTo: desk.editor.id } })

  await decide(id, 'requestPapers', { dueDay: dayIn(5) })
  await write('moreTime', 'Xin thêm hai ngày')
  await staff.call(staffContract.changeManuscript, { params: { id }, body: { dueDay: dayIn(10) } })
  await remind()
  expect(await kindsTo(id, 'dueSoon')).toBe(0)
  for (const [days, kind] of [
    [8, 'dueSoon'],
    [11, 'overdue'],
  ] as const) {
    await moveClocks(db, days)
    await remind()
    await remind()
    expect({ kind, sent: await kindsTo(id, kind) }).toEqual({ kind, sent: 1 })
  }
  await moveClocks(db, 0)
  await upload(null, id, { rights: [someFile('Giấy phép.docx')] }, key)
  await sendRevision(null, id, '', key)
  await write('message', 'Đã gửi đủ')
  await staff.call(staffContract.writeToAuthor, { params: { id }, body: { text: 'Cảm ơn bạn' } })

  await decide(id, 'sendToReview')
  await reviewIt(id)
  await decide(id, 'requestRevision', { words: await templateOf(id) })
  await upload(null, id, { manuscript: [someFile('Bản 2.docx')] }, key)
  await sendRevision(null, id, 'Đã tách chương 2', key)
  await decide(id, 'accept')
  await decide(id, 'startEditing')
  await staff.call(staffContract.addHouseFile, {
    params: { id },
    body: { words: 'Mời đọc' },
    files: { proof: [someFile('Bông.docx')] },
  })
  await write('proofApproved', 'Không có gì sửa')
  await decide(id, 'startProcedures')
  await decide(id, 'publish')
  return { id, code, key }
}

const templateOf = async (id: string) =>
  (await staff.call(staffContract.getLetterTemplate, { params: { id }, query: { decision: 'requestRevision' } })).data.words

/** One reads, one has a conflict, one forgets. */
async function reviewIt(id: string): Promise<void> {
  const keys: string[] = []
  for (const who of REVIEWERS) {
    await staff.call(staffContract.inviteReviewer, { params: { id }, body: { ...who, dueDay: dayIn(10) } })
    keys.push((await letterTo(who.email)).key)
  }
  const [first = '', second = '', third = ''] = keys
  const again = staff.call(staffContract.inviteReviewer, {
    params: { id },
    body: { name: 'Phạm Đọc', email: REVIEWERS[0]?.email.toUpperCase() ?? '', dueDay: dayIn(10) },
  })
  await expect(again).rejects.toMatchObject(refusal('REVIEWER_ASKED'))
  const save = (key: string, isFinal: boolean, more: object = {}) =>
    api.call(reviewContract.saveReview, { body: { key, ...review, ...more, isFinal } })
  await expect(save(first, true)).rejects.toMatchObject(refusal('REVIEW_NOT_ACCEPTED'))
  const task = (await api.call(reviewContract.getReviewTask, { query: { key: first } })).data
  expect(task).toMatchObject({ state: 'invited', files: [] })
  const accepted = await api.call(reviewContract.answerInvitation, { body: { key: first, isAccepted: true, hasConflict: false } })
  expect(accepted.data.files.map(({ name }) => name)).toEqual([expect.stringMatching(/^PB-[0-9A-Z]{8}-ban-thao-1\.docx$/)])
  expect(JSON.stringify(accepted.data)).not.toMatch(/Trần Minh Châu|tac\.gia|Minh Hoạ|Giấy phép/)
  const got = await api.server.inject({ url: accepted.data.files[0]?.href ?? '' })
  expect(got.headers['content-disposition']).not.toMatch(/Chau|Ch%C3%A2u/)
  await save(first, false, { recommendation: null, forAuthor: 'Mới viết' })
  expect((await desk.staffDetail(id)).reviews[0]).toMatchObject({ state: 'accepted', forAuthor: '', answers: null })
  await expect(save(first, true, { answers: { ...answers, language: null } })).rejects.toMatchObject(
    refusal('INPUT_INVALID', { fields: [{ field: 'answers.language' }] }),
  )
  await save(first, true)
  await save(first, true, { forAuthor: 'Gửi lần nữa' })
  await api.call(reviewContract.answerInvitation, {
    body: { key: second, isAccepted: true, hasConflict: true, note: 'Cùng khoa' },
  })
  await expect(save(second, true)).rejects.toMatchObject(refusal('REVIEW_TASK_NOT_FOUND'))
  expect(await desk.staffDetail(id)).toMatchObject({
    reviews: [{ state: 'submitted', forAuthor: 'Chương 2 nên tách đôi' }, { state: 'declined', hasConflict: true }, {}],
    opens: [{ by: 'reviewer', name: REVIEWERS[0]?.name }],
  })
  for (const days of [8, 11]) {
    await moveClocks(db, days)
    await remind()
  }
  await moveClocks(db, 0)
  await expect(save(third, false)).rejects.toMatchObject(refusal('REVIEW_TASK_NOT_FOUND'))
  expect((await letterTo(REVIEWERS[2]?.email ?? '')).subject).toContain('quá hạn')
}

/** Who reads each kind, as the house’s mailboxes, the reviewers’ and the authors’ tell. */
async function expectEachAtItsReader(sent: { recipient: string; subject: string }[], authors: string[]): Promise<void> {
  const mailboxes = {
    author: authors,
    staff: [desk.editor.email, api.settings.staffMail],
    reviewer: REVIEWERS.map(({ email }) => email),
  }
  const written = { author: AUTHOR_LETTERS, staff: HOUSE_LETTERS, reviewer: REVIEWER_LETTERS }
  for (const { kind, to, title } of await db.select().from(manuscriptLetters)) {
    if (to === 'system') throw new Error('nobody reads that')
    expect(Object.keys(written[to])).toContain(kind)
    const recipients = sent.filter(({ subject }) => subject === title).map(({ recipient }) => recipient)
    expect({ kind, strangers: recipients.filter((one) => !mailboxes[to].includes(one)), isSent: recipients.length > 0 }).toEqual({
      ...{ kind, strangers: [], isSent: true },
    })
  }
}

test('every letter is sent, reads well, and tells no author who reviews and no reviewer who wrote @slow', async () => {
  const { id, code, key } = await walk()
  const lan = await addPerson(db)
  const other = await desk.inState(lan, 'rejected')
  await decide(other, 'reopen')
  const { revision } = await desk.detail(lan, other)
  await api.as(lan).call(contract.withdrawDraft, { params: { id: other }, body: { revision, reason: 'Đổi ý' } })
  const sick = [asFile(docx('x', [{ name: 'mimetype', content: EICAR }]), 'a.docx')]
  await desk.submit(lan, {}, { manuscript: sick })
  await scanManuscripts({ db, files: api.files, desk: openDesk(api.settings), clamavUrl: clamd.url })
  await api.runJobs()

  const kept = await db.selectDistinct({ kind: manuscriptLetters.kind }).from(manuscriptLetters)
  expect(kept.map(({ kind }) => kind).toSorted()).toEqual([...MANUSCRIPT_LETTERS].toSorted())
  const sent = await db.select().from(mails)
  expect(sent.length).toBeGreaterThanOrEqual(MANUSCRIPT_LETTERS.length)
  for (const { subject, text, html } of sent) {
    expect(`${subject}\n${text}`).not.toMatch(/undefined|null|NaN|\[object|“”|ngày [.,]|Chào ,/)
    expect(subject.length).toBeGreaterThan(10)
    expect(html).toContain('<h1')
  }
  await expectEachAtItsReader(sent, [AUTHOR.authorEmail, lan.email, 'dong.tac.gia@example.vn'])
  const named = (words: string[]) => new RegExp(words.join('|'))
  const toAuthors = sent.filter(({ recipient }) => recipient === AUTHOR.authorEmail || recipient === lan.email)
  for (const { text } of toAuthors) expect(text).not.toMatch(named(REVIEWERS.flatMap(({ name, email }) => [name, email])))
  const toReviewers = sent.filter(({ recipient }) => REVIEWERS.some(({ email }) => email === recipient))
  expect(toReviewers.length).toBeGreaterThan(5)
  for (const { text } of toReviewers) expect(text).not.toMatch(named(Object.values(AUTHOR)))

  const page = await desk.detail(null, id, key)
  const shown = JSON.stringify(page)
  expect(shown).not.toMatch(named(REVIEWERS.flatMap(({ name, email }) => [name, email])))
  expect(shown).toContain('Chương 2 nên tách đôi')
  expect(page).toMatchObject({ state: 'published', stateName: 'Đã xuất bản', product: { address: expect.any(String) } })
  expect(page.events.map(({ to }) => to)).toEqual([
    ...['draft', 'received', 'papersRequested', 'received', 'underReview', 'revisionRequested', 'revised', 'accepted'],
    ...['editing', 'procedures', 'published'],
  ])
  expect((await letterTo(AUTHOR.authorEmail)).text).toContain('/san-pham/')
  const tracked = await api.call(contract.trackDraft, { body: { code, email: AUTHOR.authorEmail } })
  expect(JSON.stringify(tracked.data)).not.toMatch(named(REVIEWERS.map(({ name }) => name)))

  // What a letter opens, it opens for two months.
  await moveClocks(db, 90)
  await expect(desk.detail(null, id, key)).rejects.toMatchObject(refusal('MANUSCRIPT_NOT_FOUND'))
  expect(await db.$count(manuscriptReviews, eq(manuscriptReviews.state, 'cancelled'))).toBe(1)
})
