import { randomUUID } from 'node:crypto'
import * as accountContract from '@tq/contract/account.ts'
import * as contract from '@tq/contract/manuscript/draft.ts'
import { refusal } from '@tq/contract/testing/refusal.ts'
import { mails } from '@tq/db/schema/account/mail.ts'
import { manuscripts } from '@tq/db/schema/manuscript/manuscript.ts'
import { manuscriptFiles } from '@tq/db/schema/manuscript/manuscript-files.ts'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { peopleOf } from '../account/testing/people.ts'
import { deleteAccounts } from '../profile/deletion.ts'
import { addPerson } from '../profile/testing/people.ts'
import { testApi } from '../testing/api.ts'
import { tablesNaming } from '../testing/world/accounting.ts'
import { dayIn, form, openTestDesk, someFile } from './testing/desk.ts'
import { asFile, docx } from './testing/files.ts'

const api = await testApi()
const { db } = api
const desk = await openTestDesk(api)
const { submit, detail, decide, upload, sendRevision, inState, letterTo } = desk
const send = (body: object, files: Record<string, File[]> = { manuscript: [someFile()] }) =>
  api.call(contract.createDraft, { body: body as never, files })

describe('a guest', () => {
  test('sends, has a receipt with every file, follows by code and mailbox, opens by the link of a letter', async () => {
    const body = form({ coAuthors: JSON.stringify([{ name: 'Lê Quốc Bảo', email: 'bao@example.vn', unit: 'Khoa Sử' }]) })
    const { data } = await send(body, { manuscript: [someFile('Toàn văn.docx')], figures: [asFile(docx('hình'), 'Hình.docx')] })
    expect(data).toMatchObject({ code: expect.stringMatching(/^BT-20\d\d-\d{4}$/), files: [{ version: 1 }, { role: 'figures' }] })
    const { subject, text, key } = await letterTo(body.authorEmail)
    expect(subject).toBe(`Đã nhận bản thảo ${data.code}`)
    for (const { hash } of data.files) for (const part of [hash, 'phiên bản 1']) expect(text).toContain(part)
    const query = { code: data.code.toLowerCase(), email: body.authorEmail.toUpperCase() }
    const tracked = (await api.call(contract.trackDraft, { body: query })).data
    expect(tracked).toMatchObject({ code: data.code, stateName: 'Đã tiếp nhận', events: [{ stateName: 'Đã tiếp nhận' }] })
    expect(JSON.stringify(tracked)).not.toMatch(/Chợ phiên|Trần Minh|Toàn văn/)
    // The key of the answer opens it; that of the letter also shows that the mailbox is theirs.
    expect(await detail(null, data.id, data.key ?? '')).toMatchObject({ coAuthors: [{ name: 'Lê Quốc Bảo' }], openRound: null })
    const proven = async () => (await db.select().from(manuscripts).where(eq(manuscripts.id, data.id)))[0]?.isMailboxProven
    expect(await proven()).toBe(false)
    await detail(null, data.id, key)
    expect(await proven()).toBe(true)
    expect((await letterTo('bao@example.vn')).subject).toContain('Bạn được ghi tên')
    await api.call(contract.askForLink, { body: query })
    expect(await letterTo(body.authorEmail)).toMatchObject({ subject: `Liên kết mở hồ sơ ${data.code}`, key: expect.any(String) })
  })

  test('whose mailbox gets an account finds it there after the login, and the old link opens nothing', async () => {
    const email = 'tac-gia-moi@example.vn'
    const { id, key } = await submit(null, { authorEmail: email.toUpperCase() })
    const other = await submit(null, { authorEmail: 'khac@example.vn' })
    const { registered, login, userOf } = peopleOf(api)
    // Whoever registers has not shown yet that they read that mailbox.
    const { token, code } = await registered(email)
    await expect(login(email)).rejects.toMatchObject(refusal('LOGIN_FAILED'))
    expect(await detail(null, id, key ?? '')).toMatchObject({ state: 'received' })
    await api.call(accountContract.activate, { body: { token, securityCode: code, email } })
    const lan = await userOf(email)
    await login(email)
    expect((await api.as(lan).call(contract.listDrafts)).data).toMatchObject([{ id }])
    await expect(detail(null, id, key ?? '')).rejects.toMatchObject(refusal('MANUSCRIPT_NOT_FOUND'))
    await expect(detail(lan, other.id)).rejects.toMatchObject(refusal('MANUSCRIPT_NOT_FOUND'))
  })

  test('whose mailbox nobody has proven: no word that was typed goes there, nor to a co-author’s; once it is, they do', async () => {
    const typed = { title: 'Trúng thưởng lớn', authorName: 'Gọi Số Này', summary: 'Quà tặng '.repeat(30) }
    const coAuthors = JSON.stringify([{ name: 'Nhận Quà Ngay', email: 'nan.nhan@example.vn' }])
    const body = form({ ...typed, coAuthors })
    const { data } = await send(body, { manuscript: [someFile('Bấm vào đây.docx')] })
    const words = /Trúng thưởng|Gọi Số|Quà|Bấm vào/
    const receipt = await letterTo(body.authorEmail)
    for (const letter of [receipt, await letterTo('nan.nhan@example.vn')]) {
      expect(`${letter.subject}\n${letter.text}`).not.toMatch(words)
      expect(letter.text).toContain(data.code)
    }
    await decide(data.id, 'requestPapers')
    const asked = await letterTo(body.authorEmail)
    expect([asked.subject, words.test(asked.text)]).toEqual([`Bản thảo ${data.code} cần bổ sung giấy tờ`, false])
    expect((await letterTo(api.settings.staffMail)).text).toContain('Trúng thưởng lớn')
    await detail(null, data.id, receipt.key)
    await decide(data.id, 'reject')
    expect((await letterTo(body.authorEmail)).text).toMatch(/Chào Gọi Số Này,[\s\S]*“Trúng thưởng lớn”/)
  })
})

describe('what is typed', () => {
  const refusedField = (more: object, field: string) =>
    expect(send(form(more as never))).rejects.toMatchObject(refusal('INPUT_INVALID', { fields: [{ field }] }))

  test('has its bounds, counted as people count', async () => {
    const before = await db.$count(manuscripts)
    await refusedField({ summary: 'ữ'.repeat(3001) }, 'summary')
    await refusedField({ summary: 'ngắn' }, 'summary')
    await refusedField({ title: 'Hai\ndòng' }, 'title')
    await refusedField({ holdsRights: 'false' }, 'holdsRights')
    await refusedField({ coAuthors: '[{"name":"x","khac":1}]' }, 'coAuthors.0')
    await refusedField({ desiredDay: '2026-02-30' }, 'desiredDay')
    await refusedField({ kind: 'novel' }, 'kind')
    expect(await db.$count(manuscripts)).toBe(before)
    const whole = '📚'.repeat(1500) + 'ữ'.normalize('NFD').repeat(1500)
    const { id, key } = await submit(null, { summary: whole, title: 'Sách 📖 cho em' })
    expect(await detail(null, id, key ?? '')).toMatchObject({ summary: whole.normalize('NFC'), title: 'Sách 📖 cho em' })
  })

  test.each([
    ['at 00:30', '2026-11-20T00:30:00.000Z'],
    ['at 23:30', '2026-11-20T23:30:00.000Z'],
    ['plain', '2026-11-20'],
    ['with its zone', '2026-11-20T23:30:00+07:00'],
  ])('a day that comes %s, as the helper moved it, stays that day', async (_, desiredDay) => {
    const { id, key } = await submit(null, { desiredDay })
    expect((await detail(null, id, key ?? '')).desiredDay).toBe('2026-11-20')
  })

  test('is kept as a draft while it is typed; an older page overwrites nothing; drafts are bounded', async () => {
    const lan = await addPerson(db)
    const save = (id: string | null, revision: number, more: object = {}) =>
      api.as(lan).call(contract.saveDraft, { body: { id, revision, form: { title: 'Một nửa tên', ...more } } })
    const { data } = await save(null, 0, { coAuthors: [{ name: 'Bả' }], authorEmail: 'lan@' })
    expect(data).toMatchObject({ state: 'draft', code: null, openRound: 1, actions: expect.arrayContaining(['submit']) })
    const next = await save(data.id, data.revision, { title: 'Cả tên' })
    await expect(save(data.id, data.revision, { title: 'Tên cũ' })).rejects.toMatchObject(refusal('MANUSCRIPT_CHANGED'))
    expect(await detail(lan, data.id)).toMatchObject({ title: 'Cả tên', revision: next.data.revision })
    await upload(lan, data.id, { manuscript: [someFile('Chương 1.docx')] })
    const sent = await api
      .as(lan)
      .call(contract.createDraft, { body: form({ id: data.id, title: 'Trọn vẹn' }) as never, files: {} })
    expect(sent.data).toMatchObject({ id: data.id, key: null, files: [{ name: 'Chương 1.docx', isSent: true }] })
    for (let i = 0; i < 20; i++) await save(null, 0)
    await expect(save(null, 0)).rejects.toMatchObject(refusal('DRAFTS_FULL'))
  })
})

describe('at the same time', () => {
  test('pressed twice: one manuscript, one receipt, the same answer', async () => {
    const body = form()
    const file = someFile()
    const sent = await Promise.all([1, 2, 3].map(() => send(body, { manuscript: [file] })))
    expect(new Set(sent.map(({ data }) => data.code)).size).toBe(1)
    expect((await send(body, { manuscript: [file] })).data.id).toBe(sent[0]?.data.id)
    await api.runJobs()
    expect(await db.$count(mails, eq(mails.recipient, body.authorEmail))).toBe(1)
  })

  test('the key of somebody else’s press: refused, and neither learns of the other', async () => {
    const body = form()
    const { data } = await send(body)
    const lan = await addPerson(db)
    const again = { ...body, authorEmail: 'ke-khac@example.vn' }
    const files = { manuscript: [someFile()] }
    const sentBefore = refusal('MANUSCRIPT_SENT_BEFORE')
    await expect(send(again)).rejects.toMatchObject(sentBefore)
    await expect(api.as(lan).call(contract.createDraft, { body: body as never, files })).rejects.toMatchObject(sentBefore)
    const refused = await send(again).catch((error: unknown) => error)
    expect(JSON.stringify(refused)).not.toMatch(new RegExp(`${data.id}|${data.code}|${body.authorEmail}`))
    // Both at once: whoever is second learns no more.
    const press = form()
    const both = await Promise.allSettled([send(press), send({ ...press, authorEmail: 'hai@example.vn' })])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: sentBefore })
  })

  test('many send at once: every code is another', async () => {
    const sent = await Promise.all(Array.from({ length: 8 }, () => submit(null)))
    expect(new Set(sent.map(({ code }) => code)).size).toBe(8)
  })

  test('staff decide while the author uploads and sends: one of both happens, and nothing is half', async () => {
    const lan = await addPerson(db)
    const id = await inState(lan, 'revisionRequested')
    await upload(lan, id, { manuscript: [someFile()] })
    const { revision } = await detail(lan, id)
    const outcomes = await Promise.allSettled([
      decide(id, 'reject'),
      api.as(lan).call(contract.sendRevision, { params: { id }, body: { revision, reply: 'Đã sửa' } }),
    ])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const lost = outcomes.find((one) => one.status === 'rejected')
    expect(lost?.reason).toMatchObject(refusal('MANUSCRIPT_CHANGED'))
    const { state } = await desk.staffDetail(id)
    await expect(upload(lan, id, { manuscript: [someFile()] })).rejects.toMatchObject(refusal('MANUSCRIPT_UPLOAD_CLOSED'))
    const versions = await db.$count(manuscriptFiles, eq(manuscriptFiles.manuscriptId, id))
    expect(versions).toBe(state === 'revised' ? 2 : 1)
  })

  test('a page of before the last decision sends and withdraws nothing, though the state would let it', async () => {
    const lan = await addPerson(db)
    const id = await inState(lan, 'revisionRequested')
    const old = (await detail(lan, id)).revision
    await upload(lan, id, { manuscript: [someFile()] })
    await sendRevision(lan, id)
    await decide(id, 'requestRevision')
    await upload(lan, id, { manuscript: [someFile()] })
    const { call } = api.as(lan)
    const changed = refusal('MANUSCRIPT_CHANGED')
    const late = { params: { id }, body: { revision: old, reply: 'Của lần trước' } }
    await expect(call(contract.sendRevision, late)).rejects.toMatchObject(changed)
    await expect(call(contract.withdrawDraft, { params: { id }, body: { revision: old } })).rejects.toMatchObject(changed)
    expect(await detail(lan, id)).toMatchObject({ state: 'revisionRequested', openRound: 3 })
  })
})

describe('rounds', () => {
  test('a revision is a draft until it is sent; what was sent stays for ever; the same file again is told', async () => {
    const lan = await addPerson(db)
    const original = someFile('Gốc.docx')
    const { id } = await submit(lan, {}, { manuscript: [original] })
    const dueDay = dayIn(60)
    await decide(id, 'sendToReview')
    await decide(id, 'requestRevision', { dueDay })
    const before = await detail(lan, id)
    expect(before).toMatchObject({ dueDay, task: expect.stringContaining('Gửi bản sửa'), openRound: 2 })
    const call = api.as(lan).call
    const empty = call(contract.sendRevision, { params: { id }, body: { revision: before.revision, reply: 'Không có gì' } })
    await expect(empty).rejects.toMatchObject(refusal('MANUSCRIPT_NOTHING_NEW'))
    const added = await upload(lan, id, { manuscript: [original], reply: [someFile('Trả lời.docx')] })
    const again = added.files.find(({ round, role }) => round === 2 && role === 'manuscript')
    expect(again).toMatchObject({ version: 2, sameAsVersion: 1, isSent: false })
    expect((await desk.staffDetail(id)).files).toHaveLength(1)
    const remove = (fileId: string) => call(contract.removeDraftFile, { params: { id, fileId } })
    expect((await remove(again?.id ?? '')).data.files).toHaveLength(2)
    await expect(remove(before.files[0]?.id ?? '')).rejects.toMatchObject(refusal('MANUSCRIPT_FILE_SENT'))
    await expect(remove(randomUUID())).rejects.toMatchObject(refusal('MANUSCRIPT_FILE_NOT_FOUND'))
    await expect(upload(lan, id, {})).rejects.toMatchObject(refusal('FILE_MISSING'))
    const sent = await sendRevision(lan, id, 'Đã tách chương 2')
    expect(sent).toMatchObject({ state: 'revised', dueDay: null, rounds: [{}, { number: 2, reply: 'Đã tách chương 2' }] })
    expect((await desk.staffDetail(id)).files.map(({ name, round }) => [name, round])).toEqual([
      ['Gốc.docx', 1],
      ['Trả lời.docx', 2],
    ])
  })

  test('a manuscript needs its text', async () => {
    await expect(send(form(), { cv: [someFile()] })).rejects.toMatchObject(refusal('MANUSCRIPT_FILE_NEEDED'))
  })
})

test('who deletes their account takes along what was not accepted; what was stays without them @slow', async () => {
  const lan = await addPerson(db, { name: 'Người Sẽ Đi', email: 'se.di@example.vn' })
  const author = { authorEmail: lan.email, authorName: 'Người Sẽ Đi', authorPhone: '0987654321' }
  const kept = (await submit(lan, author)).id
  for (const decision of ['sendToReview', 'accept'] as const) await decide(kept, decision)
  const gone = (await submit(lan, author)).id
  await submit(null, author)
  await api.as(lan).call(contract.writeToEditor, { params: { id: kept }, body: { text: 'Tôi là Người Sẽ Đi' } })
  await api.runJobs()
  await db.execute(sql`update users set delete_after = now() - interval '1 second' where id = ${lan.id}`)
  expect(await deleteAccounts(db)).toBe(1)
  expect(await tablesNaming(db, [lan.id, lan.email, 'Người Sẽ Đi', '0987654321'])).toEqual([])
  await expect(desk.staffDetail(gone)).rejects.toMatchObject(refusal('MANUSCRIPT_NOT_FOUND'))
  expect(await desk.staffDetail(kept)).toMatchObject({ state: 'accepted', authorName: 'Đã xoá', files: [{ version: 1 }] })
})
