import * as contract from '@tq/contract/manuscript/draft.ts'
import * as reviewContract from '@tq/contract/manuscript/review-form.ts'
import * as staffContract from '@tq/contract/manuscript/staff-manuscript.ts'
import { bareStatus, refusal } from '@tq/contract/testing/refusal.ts'
import { users } from '@tq/db/schema/account/accounts.ts'
import { mails } from '@tq/db/schema/account/mail.ts'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addPerson } from '../profile/testing/people.ts'
import { testApi } from '../testing/api.ts'
import { isReading } from './files/standing.ts'
import { reviewCodeOf } from './review/review-code.ts'
import { dayIn, openTestDesk } from './testing/desk.ts'

const api = await testApi()
const { db } = api
const desk = await openTestDesk(api)
const { staff } = desk
const answers = { originality: 4, accuracy: 4, structure: 3, language: 5, usefulness: 4 }

let count = 0
/** A manuscript under review, and somebody who has taken it on. */
async function openReview() {
  const author = await addPerson(db)
  const { id, code } = await desk.submit(author, { authorEmail: author.email })
  await desk.decide(id, 'sendToReview')
  const email = `doc.${++count}@example.vn`
  await staff.call(staffContract.inviteReviewer, { params: { id }, body: { name: 'Phạm Đọc', email, dueDay: dayIn(10) } })
  const { key } = await desk.letterTo(email)
  const { data } = await api.call(reviewContract.answerInvitation, { body: { key, isAccepted: true, hasConflict: false } })
  const reviewId = (await desk.staffDetail(id)).reviews[0]?.id ?? ''
  return { id, code, author, email, key, reviewId, task: data, href: data.files[0]?.href ?? '' }
}
const get = (url: string, headers: Record<string, string> = {}) => api.server.inject({ url, headers })
const opensOf = async (id: string) => (await desk.staffDetail(id)).opens.length

describe('the ticket of a file ends with the part of whoever has it:', () => {
  const change = (id: string, reviewId: string) =>
    staff.call(staffContract.changeReview, { params: { id, reviewId }, body: { change: 'cancel' } })
  const ends: [string, (open: Awaited<ReturnType<typeof openReview>>) => Promise<unknown>][] = [
    ['the invitation is taken back', ({ id, reviewId }) => change(id, reviewId)],
    [
      'the opinion is sent',
      ({ key }) =>
        api.call(reviewContract.saveReview, {
          body: { key, answers, recommendation: 'minor', forAuthor: 'Hay', isFinal: true },
        }),
    ],
    ['the desk decides', ({ id }) => desk.decide(id, 'accept')],
    [
      'the author withdraws',
      async ({ id, author }) => {
        const { revision } = await desk.detail(author, id)
        await api.as(author).call(contract.withdrawDraft, { params: { id }, body: { revision } })
      },
    ],
  ]
  test.each(ends)('%s', async (_, end) => {
    const open = await openReview()
    expect(bareStatus(await get(open.href))).toBe(200)
    await end(open)
    expect(bareStatus(await get(open.href))).toBe(403)
  })

  test('an editor leaves the house', async () => {
    const { id } = await openReview()
    const leaving = await addPerson(db, { role: 'staff' })
    const { data } = await api.as(leaving).call(staffContract.getManuscript, { params: { id } })
    expect(bareStatus(await get(data.files[0]?.href ?? ''))).toBe(200)
    await db.update(users).set({ role: 'user' }).where(eq(users.id, leaving.id))
    expect(bareStatus(await get(data.files[0]?.href ?? ''))).toBe(403)
  })

  test('only whoever has taken it on reads, and only while it is under review', () => {
    expect(isReading('accepted', 'underReview')).toBe(true)
    for (const state of ['invited', 'declined', 'submitted', 'cancelled'] as const)
      expect(isReading(state, 'underReview')).toBe(false)
    for (const state of ['received', 'accepted', 'rejected', 'withdrawn', 'revisionRequested'] as const)
      expect(isReading('accepted', state)).toBe(false)
  })
})

describe('what a reviewer opens is written down by what was sent:', () => {
  test.each([
    ['all of it', {}],
    ['an odd header, which gets all of it', { range: 'bytes= 0-' }],
    ['another odd one', { range: 'BYTES=0-' }],
    ['several parts, which get all of it', { range: 'bytes=0-1,4-5' }],
    ['all but its first byte', { range: 'bytes=1-' }],
    ['its end', { range: 'bytes=-100' }],
  ])('%s', async (_, headers) => {
    const { id, href } = await openReview()
    await get(href, headers as Record<string, string>)
    expect(await opensOf(id)).toBe(1)
  })

  test('a download that goes on after a break is one opening; what sends nothing is none', async () => {
    const { id, href } = await openReview()
    expect(bareStatus(await get(href, { range: 'bytes=99999999-' }))).toBe(416)
    await api.server.inject({ method: 'HEAD', url: href })
    expect(await opensOf(id)).toBe(0)
    await get(href)
    for (const range of ['bytes=10-', 'bytes=20-40']) expect(bareStatus(await get(href, { range }))).toBe(206)
    expect(await opensOf(id)).toBe(1)
    await get(href)
    expect(await opensOf(id)).toBe(2)
  })
})

describe('a reviewer', () => {
  test('reads a code of their own, wherever they read one; it tracks nothing', async () => {
    const { id, code, author, email, key, reviewId, task } = await openReview()
    const other = await staff.call(staffContract.inviteReviewer, {
      params: { id },
      body: { name: 'Đỗ Đọc', email: 'doc.khac@example.vn', dueDay: dayIn(10) },
    })
    await staff.call(staffContract.changeReview, { params: { id, reviewId }, body: { change: 'remind' } })
    await staff.call(staffContract.changeReview, { params: { id, reviewId }, body: { change: 'cancel' } })
    await api.runJobs()
    const letters = await db.select().from(mails).where(eq(mails.recipient, email))
    expect(letters).toHaveLength(3)
    const read = JSON.stringify([task, letters.map(({ subject, text, html }) => [subject, text, html])])
    expect(read).not.toContain(code)
    expect(read).not.toContain(id)
    expect(task.code).toBe(reviewCodeOf(reviewId))
    expect(task.files[0]?.name).toBe(`${task.code}-ban-thao-1.docx`)
    for (const { subject } of letters) expect(subject).toContain(task.code)
    const codes = other.data.reviews.map((review) => review.code)
    expect([codes[0], new Set(codes).size]).toEqual([task.code, 2])
    const tracked = api.call(contract.trackDraft, { body: { code: task.code, email: author.email } })
    await expect(tracked).rejects.toMatchObject(refusal('MANUSCRIPT_NOT_TRACKED'))
    expect(key).not.toBe('')
  })

  test('asks for another day: the editor hears of it, the day stands until they move it', async () => {
    const { id, key, reviewId } = await openReview()
    const ask = (wishedDay: string) => api.call(reviewContract.askMoreTime, { body: { key, wishedDay, note: 'Tôi đi công tác' } })
    for (const day of [dayIn(10), dayIn(-1), dayIn(500)]) await expect(ask(day)).rejects.toMatchObject(refusal('DUE_DAY_PAST'))
    expect((await ask(dayIn(30))).data).toMatchObject({ dueDay: dayIn(10), wishedDay: dayIn(30) })
    const { subject, text } = await desk.letterTo(desk.editor.email)
    expect([subject, text]).toEqual([
      expect.stringMatching(/^Người nhận xét bản thảo BT-\S+ xin thêm thời gian$/),
      expect.stringContaining('Tôi đi công tác'),
    ])
    expect((await desk.staffDetail(id)).reviews).toMatchObject([{ wishedDay: dayIn(30) }])
    const body = { change: 'remind' as const, dueDay: dayIn(30) }
    const moved = await staff.call(staffContract.changeReview, { params: { id, reviewId }, body })
    expect(moved.data.reviews).toMatchObject([{ dueDay: dayIn(30), wishedDay: null }])
    // The reminder brought a new link, and this one opens nothing.
    await expect(ask(dayIn(40))).rejects.toMatchObject(refusal('REVIEW_TASK_NOT_FOUND'))
  })

  test('is never its author or co-author, however the mailbox is spelt', async () => {
    const lan = await addPerson(db)
    const coAuthors = JSON.stringify([{ name: 'Lê Bảo', email: 'le.bao@example.vn' }])
    const { id } = await desk.submit(lan, { authorEmail: 'tac.gia@example.vn', coAuthors })
    await desk.decide(id, 'sendToReview')
    for (const email of ['Tac.Gia@example.vn', 'tacgia+doc@example.vn', 'lebao@example.vn']) {
      const body = { name: 'Người Đọc', email, dueDay: dayIn(10) }
      const invited = staff.call(staffContract.inviteReviewer, { params: { id }, body })
      await expect(invited).rejects.toMatchObject(refusal('OWN_MANUSCRIPT'))
    }
  })
})
