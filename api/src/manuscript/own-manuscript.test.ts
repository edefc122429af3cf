import { randomUUID } from 'node:crypto'
import * as staffContract from '@tq/contract/manuscript/staff-manuscript.ts'
import { refusal } from '@tq/contract/testing/refusal.ts'
import { describe, expect, test } from 'vitest'
import { addPerson } from '../profile/testing/people.ts'
import { testApi } from '../testing/api.ts'
import { isAuthorOf } from './core/at-desk.ts'
import { dayIn, openTestDesk, someFile } from './testing/desk.ts'

const api = await testApi()
const { db } = api
const desk = await openTestDesk(api)

/** Every call that is about one manuscript. */
function callsOn(id: string, editor: { id: string }, reviewId: string): Record<string, () => Promise<unknown>> {
  const { call } = api.as(editor)
  const params = { id }
  const revision = 2
  return {
    read: () => call(staffContract.getManuscript, { params }),
    template: () => call(staffContract.getLetterTemplate, { params, query: { decision: 'accept' } }),
    assign: () => call(staffContract.changeManuscript, { params, body: { assignedTo: desk.editor.id } }),
    decide: () => call(staffContract.decideManuscript, { params, body: { decision: 'accept', revision, words: 'Hay' } }),
    note: () => call(staffContract.addManuscriptNote, { params, body: { text: 'Nên nhận' } }),
    write: () => call(staffContract.writeToAuthor, { params, body: { text: 'Chào' } }),
    file: () => call(staffContract.addHouseFile, { params, body: {}, files: { proof: [someFile('Bông.docx')] } }),
    step: () => call(staffContract.setPublicationStep, { params: { id, step: 'isbn' }, body: { doneDay: null } }),
    invite: () =>
      call(staffContract.inviteReviewer, {
        params,
        body: { name: 'Bạn Tôi', email: 'ban.toi@example.vn', dueDay: dayIn(9) },
      }),
    changeReview: () => call(staffContract.changeReview, { params: { id, reviewId }, body: { change: 'cancel' } }),
  }
}

describe('an editor who', async () => {
  const editor = await addPerson(db, { role: 'staff', email: 'bien.tap@example.vn' })
  const coAuthor = JSON.stringify([{ name: 'Người Nhà', email: 'Bien.Tap@example.vn' }])
  const cases: [string, () => Promise<{ id: string }>][] = [
    ['sent it from their account', () => desk.submit(editor)],
    ['is named as its author by a guest', () => desk.submit(null, { authorEmail: 'bientap@example.vn' })],
    ['is one of its authors', async () => desk.submit(await addPerson(db), { coAuthors: coAuthor })],
  ]
  test.each(cases)('%s reads no reviewer and no note of it, and decides nothing', async (_, submit) => {
    const { id } = await submit()
    await desk.decide(id, 'sendToReview')
    const body = { name: 'Phạm Đọc', email: 'pham.doc@example.vn', dueDay: dayIn(9) }
    const { data } = await desk.staff.call(staffContract.inviteReviewer, { params: { id }, body })
    const before = await desk.staffDetail(id)
    for (const [name, call] of Object.entries(callsOn(id, editor, data.reviews[0]?.id ?? randomUUID()))) {
      const outcome = await call().then(
        () => 'done',
        ({ code }: { code: string }) => code,
      )
      expect({ name, outcome }).toEqual({ name, outcome: 'OWN_MANUSCRIPT' })
    }
    expect((await desk.staffDetail(id)).events).toEqual(before.events)
    // Nor does anybody give it to them.
    const { call } = desk.staff
    const given = call(staffContract.changeManuscript, { params: { id }, body: { assignedTo: editor.id } })
    await expect(given).rejects.toMatchObject(refusal('OWN_MANUSCRIPT'))
    expect(before.editors.map((one) => one.id)).not.toContain(editor.id)
    expect(before.editors.map((one) => one.id)).toContain(desk.editor.id)
  })

  test('did not write it works on it', async () => {
    const { id } = await desk.submit(await addPerson(db))
    expect((await api.as(editor).call(staffContract.getManuscript, { params: { id } })).data.id).toBe(id)
  })
})

test('who is an author: by the account, by the mailbox however it is spelt, never by an empty one', () => {
  const row = { userId: 'a', authorEmail: 'Minh.Chau@example.vn' }
  const who = (id: string | null, email: string) => isAuthorOf({ id, email }, row, ['', 'le.bao@example.vn'])
  expect([who('a', 'khac@example.vn'), who('b', 'minhchau+sach@example.vn'), who(null, 'LEBAO@example.vn')]).toEqual([
    true,
    true,
    true,
  ])
  expect([who('b', 'khac@example.vn'), who('b', ''), isAuthorOf({ id: null, email: '' }, { ...row, userId: null }, [])]).toEqual([
    false,
    false,
    false,
  ])
})
