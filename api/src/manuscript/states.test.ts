import { randomBytes } from 'node:crypto'
import * as contract from '@tq/contract/manuscript/draft.ts'
import { MANUSCRIPT_STATES, type ManuscriptState } from '@tq/contract/manuscript/enums.ts'
import * as reviewContract from '@tq/contract/manuscript/review-form.ts'
import * as staffContract from '@tq/contract/manuscript/staff-manuscript.ts'
import {
  AUTHOR_ACTIONS,
  type AuthorAction,
  DECISIONS,
  type Decision,
  REVIEWER_ACTIONS,
  type ReviewerAction,
  STAFF_ACTIONS,
  STATES,
  type StaffAction,
} from '@tq/contract/manuscript/states.ts'
import { manuscripts } from '@tq/db/schema/manuscript/manuscript.ts'
import { manuscriptReviews } from '@tq/db/schema/manuscript/manuscript-desk.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addPerson } from '../profile/testing/people.ts'
import { testApi } from '../testing/api.ts'
import { hashOfKey } from './core/keys.ts'
import { dayIn, form, openTestDesk, someFile } from './testing/desk.ts'

const api = await testApi()
const { db } = api
const desk = await openTestDesk(api)
const { staff, productId } = desk
const IN_A_MONTH = dayIn(30)

/** One manuscript, and everybody who may want to do something with it. */
async function openCase(state: ManuscriptState) {
  const author = await addPerson(db)
  const id = await desk.inState(author, state)
  const reviewKey = async (as: 'invited' | 'accepted') => {
    const key = randomBytes(32).toString('base64url')
    const who = { name: 'Người Nhận Xét', email: `${key.slice(0, 9)}@example.vn` }
    await db
      .insert(manuscriptReviews)
      .values({ manuscriptId: id, round: 1, ...who, keyHash: hashOfKey(key), dueDay: IN_A_MONTH, state: as })
    return key
  }
  const revision = async () => (await db.select().from(manuscripts).where(eq(manuscripts.id, id)))[0]?.revision ?? 0
  const params = { id }
  const mine = api.as(author)
  const say = (kind: 'message' | 'moreTime' | 'proofApproved') =>
    mine.call(contract.writeToEditor, { params, body: { kind, text: 'Thưa biên tập viên' } })
  const decide = (decision: Decision) => async () =>
    staff.call(staffContract.decideManuscript, {
      params,
      body: { decision, revision: await revision(), words: 'Vì thế', ...(decision === 'publish' ? { productId } : {}) },
    })
  const answers = { originality: 4, accuracy: 4, structure: 3, language: 5, usefulness: 4 }
  const author_: Record<AuthorAction, () => Promise<unknown>> = {
    edit: async () => mine.call(contract.saveDraft, { body: { id, revision: await revision(), form: { title: 'Tên mới' } } }),
    remove: () => mine.call(contract.removeDraft, { params }),
    upload: () => desk.upload(author, id, { manuscript: [someFile()] }),
    submit: async () => mine.call(contract.createDraft, { body: form({ id }) as never, files: { manuscript: [someFile()] } }),
    async sendRevision() {
      // A revision without a file is none.
      if (state === 'revisionRequested') await desk.upload(author, id, { manuscript: [someFile()] })
      return mine.call(contract.sendRevision, { params, body: { revision: await revision(), reply: 'Đã sửa' } })
    },
    withdraw: async () => mine.call(contract.withdrawDraft, { params, body: { revision: await revision() } }),
    message: () => say('message'),
    askForTime: () => say('moreTime'),
    answerProof: () => say('proofApproved'),
  }
  const staff_: Record<StaffAction, () => Promise<unknown>> = {
    ...(Object.fromEntries(DECISIONS.map((decision) => [decision, decide(decision)])) as Record<
      Decision,
      () => Promise<unknown>
    >),
    assign: () => staff.call(staffContract.changeManuscript, { params, body: { assignedTo: desk.editor.id } }),
    note: () => staff.call(staffContract.addManuscriptNote, { params, body: { text: 'Ghi nhớ' } }),
    write: () => staff.call(staffContract.writeToAuthor, { params, body: { text: 'Chào bạn' } }),
    addFile: () => staff.call(staffContract.addHouseFile, { params, body: {}, files: { proof: [someFile('Bông.docx')] } }),
    changeDueDay: () => staff.call(staffContract.changeManuscript, { params, body: { dueDay: IN_A_MONTH } }),
    invite: () =>
      staff.call(staffContract.inviteReviewer, {
        params,
        body: { name: 'Người Đọc', email: `${randomBytes(4).toString('hex')}@example.vn`, dueDay: IN_A_MONTH },
      }),
    step: () =>
      staff.call(staffContract.setPublicationStep, {
        params: { id, step: 'isbn' },
        body: { doneDay: '2026-11-01', number: '1' },
      }),
    linkProduct: () => staff.call(staffContract.changeManuscript, { params, body: { productId } }),
  }
  const reviewer: Record<ReviewerAction, () => Promise<unknown>> = {
    answerInvitation: async () =>
      api.call(reviewContract.answerInvitation, {
        body: { key: await reviewKey('invited'), isAccepted: true, hasConflict: false },
      }),
    review: async () =>
      api.call(reviewContract.saveReview, {
        body: { key: await reviewKey('accepted'), answers, recommendation: 'minor', forAuthor: 'Hay', isFinal: true },
      }),
  }
  return { id, does: { author: author_, staff: staff_, reviewer } }
}

const stateOf = async (id: string) => (await db.select().from(manuscripts).where(eq(manuscripts.id, id)))[0]?.state
const SIDES = { author: AUTHOR_ACTIONS, staff: STAFF_ACTIONS, reviewer: REVIEWER_ACTIONS } as const
/** To the house a draft is not there; an author who still uploads is told so in words of its own. */
const refusalIn = (state: ManuscriptState, side: keyof typeof SIDES, action: string) => {
  if (state === 'draft' && side === 'staff') return 'MANUSCRIPT_NOT_FOUND'
  return action === 'upload' ? 'MANUSCRIPT_UPLOAD_CLOSED' : 'MANUSCRIPT_ACTION_CLOSED'
}

test.each(MANUSCRIPT_STATES)('%s: each side does exactly what the table lets it do, and comes where it says', async (state) => {
  const rule = STATES[state]
  const all = (Object.keys(SIDES) as (keyof typeof SIDES)[]).flatMap((side) =>
    SIDES[side].map((action) => ({ side, action, isAllowed: (rule[side] as readonly string[]).includes(action) })),
  )
  const shared = await openCase(state)
  const does = ({ does: of }: typeof shared, side: keyof typeof SIDES, action: string) =>
    (of[side] as Record<string, () => Promise<unknown>>)[action]?.()
  for (const { side, action } of all.filter(({ isAllowed }) => !isAllowed)) {
    const outcome = await does(shared, side, action)?.then(
      () => 'done',
      ({ code }: { code: string }) => code,
    )
    expect({ state, side, action, outcome }).toEqual({ state, side, action, outcome: refusalIn(state, side, action) })
    expect(await stateOf(shared.id)).toBe(state)
  }
  for (const { side, action } of all.filter(({ isAllowed }) => isAllowed)) {
    const to = rule.leads[action as keyof typeof rule.leads]
    const isLast = to !== undefined || action === 'remove'
    const one = isLast ? await openCase(state) : shared
    await does(one, side, action)
    expect({ state, action, to: await stateOf(one.id) }).toEqual({
      ...{ state, action },
      to: action === 'remove' ? undefined : (to ?? state),
    })
  }
})
