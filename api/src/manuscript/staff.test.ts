import { randomUUID } from 'node:crypto'
import * as contract from '@tq/contract/manuscript/draft.ts'
import * as staffContract from '@tq/contract/manuscript/staff-manuscript.ts'
import { refusal } from '@tq/contract/testing/refusal.ts'
import { manuscripts } from '@tq/db/schema/manuscript/manuscript.ts'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addPerson } from '../profile/testing/people.ts'
import { testApi } from '../testing/api.ts'
import { dayIn, openTestDesk } from './testing/desk.ts'

const api = await testApi()
const { db } = api
const desk = await openTestDesk(api)
const { staff, decide } = desk
const list = async (query: object = {}) => staff.call(staffContract.listManuscripts, { query: query as never })
const titles = async (query: object) => (await list(query)).data.map(({ title }) => title)

describe('the list', async () => {
  const lan = await addPerson(db)
  const send = (title: string, more: object = {}) => desk.submit(lan, { title, ...more })
  const first = await send('Đại số tuyến tính', { kind: 'textbook', authorName: 'Phạm Văn Đồng Hới' })
  const second = await send('Lịch sử làng nghề', { authorEmail: 'nghe.nhan@example.vn' })
  const third = await send('=2+3', { kind: 'reference' })
  await desk.inState(lan, 'draft')
  await decide(second.id, 'requestPapers', { dueDay: dayIn(40) })

  test('is searched by code, title, name and mailbox, accents or not; drafts are nobody’s', async () => {
    expect((await list()).total).toBe(3)
    expect(await titles({ searchContent: first.code.toLowerCase() })).toEqual(['Đại số tuyến tính'])
    expect(await titles({ searchContent: 'dai so' })).toEqual(['Đại số tuyến tính'])
    expect(await titles({ searchContent: 'Đồng Hới' })).toEqual(['Đại số tuyến tính'])
    expect(await titles({ searchContent: 'nghe.nhan@' })).toEqual(['Lịch sử làng nghề'])
    for (const nothing of ['%', '_', 'không có đâu', '😀']) expect(await titles({ searchContent: nothing })).toEqual([])
  })

  test('is filtered, sorted and paged', async () => {
    expect(await titles({ state: 'papersRequested' })).toEqual(['Lịch sử làng nghề'])
    expect(await titles({ kind: 'textbook' })).toEqual(['Đại số tuyến tính'])
    expect(await titles({ which: 'mine' })).toEqual(['Lịch sử làng nghề'])
    expect((await titles({ which: 'unassigned' })).toSorted()).toEqual(['=2+3', 'Đại số tuyến tính'])
    expect(await titles({ sort: 'code', perPage: 2, page: 2 })).toEqual(['=2+3'])
    expect((await titles({ sort: '-dueDay' }))[0]).toBe('Lịch sử làng nghề')
    await expect(list({ page: 9 })).rejects.toMatchObject(refusal('PAGE_NOT_FOUND'))
    expect(await titles({ which: 'late' })).toEqual([])
    await db.update(manuscripts).set({ dueDay: '2026-01-01' }).where(eq(manuscripts.id, second.id))
    expect((await list({ which: 'late' })).data).toMatchObject([{ isLate: true, dueDay: '2026-01-01' }])
  })

  test('is exported as it is filtered; no cell is a formula', async () => {
    const { text } = (await staff.call(staffContract.exportManuscripts, { query: { kind: 'reference' } })).data
    expect(text).toContain(`"${third.code}","'=2+3","Sách tham khảo"`)
    expect(text.trim().split('\r\n')).toHaveLength(2)
  })
})

describe('the desk', () => {
  test('assigns to whoever works here, moves a day forward, decides on what it has seen', async () => {
    const lan = await addPerson(db)
    const id = await desk.inState(lan, 'revisionRequested')
    const change = (body: object) => staff.call(staffContract.changeManuscript, { params: { id }, body })
    await expect(change({ assignedTo: lan.id })).rejects.toMatchObject(refusal('EDITOR_NOT_FOUND'))
    for (const dueDay of ['2026-01-01', '2099-01-01'])
      await expect(change({ dueDay })).rejects.toMatchObject(refusal('DUE_DAY_PAST'))
    const { revision, reviews, letters } = await desk.staffDetail(id)
    expect({ reviews, kinds: letters.map(({ kind }) => kind) }).toEqual({
      reviews: [],
      kinds: ['receipt', 'underReview', 'revisionRequested'],
    })
    const decision = (more: object) =>
      staff.call(staffContract.decideManuscript, { params: { id }, body: { decision: 'reject', revision, ...more } })
    await expect(decision({ words: '' })).rejects.toMatchObject(refusal('DECISION_NEEDS_WORDS'))
    await expect(decision({ words: 'Vì', revision: revision - 1 })).rejects.toMatchObject(refusal('MANUSCRIPT_CHANGED'))
    expect((await decision({ words: 'Vì thế' })).data).toMatchObject({
      state: 'rejected',
      actions: expect.arrayContaining(['reopen']),
    })
  })

  test('publishes with a book that is sold; its steps are kept; notes are the house’s', async () => {
    const lan = await addPerson(db)
    const id = await desk.inState(lan, 'procedures')
    const { revision } = await desk.staffDetail(id)
    const publish = (productId: number) =>
      staff.call(staffContract.decideManuscript, { params: { id }, body: { decision: 'publish', revision, productId } })
    await expect(publish(999_999_999)).rejects.toMatchObject(refusal('MANUSCRIPT_PRODUCT_NEEDED'))
    const step = { doneDay: '2026-11-20T00:30:00.000Z', number: '15-2026/CXBIPH' }
    await staff.call(staffContract.setPublicationStep, { params: { id, step: 'registration' }, body: step })
    await staff.call(staffContract.addManuscriptNote, { params: { id }, body: { text: 'Chỉ người nhà đọc' } })
    expect((await publish(desk.productId)).data).toMatchObject({
      state: 'published',
      steps: [{ step: 'registration', doneDay: '2026-11-20', number: '15-2026/CXBIPH' }, { doneDay: null }, {}, {}],
      notes: [{ text: 'Chỉ người nhà đọc', name: desk.editor.name }],
    })
    const page = await desk.detail(lan, id)
    expect(page.product).toMatchObject({ title: expect.any(String) })
    // The book's page leads its author back, and nobody else.
    const ofBook = async (person: { id: string }, productId = desk.productId) =>
      (await api.as(person).call(contract.listDrafts, { query: { productId, state: 'published' } })).data.map((one) => one.id)
    expect([await ofBook(lan), await ofBook(lan, 999_999), await ofBook(await addPerson(db))]).toEqual([[id], [], []])
    expect(JSON.stringify(page)).not.toContain('Chỉ người nhà đọc')
  })

  test('finds no manuscript that is not there, and none of its reviewers', async () => {
    const id = randomUUID()
    await expect(desk.staffDetail(id)).rejects.toMatchObject(refusal('MANUSCRIPT_NOT_FOUND'))
    const own = await desk.inState(await addPerson(db), 'underReview')
    const gone = staff.call(staffContract.changeReview, { params: { id: own, reviewId: id }, body: { change: 'remind' } })
    await expect(gone).rejects.toMatchObject(refusal('REVIEW_TASK_NOT_FOUND'))
  })
})
