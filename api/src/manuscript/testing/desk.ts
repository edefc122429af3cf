import { randomBytes, randomUUID } from 'node:crypto'
import type { Data } from '@tq/contract/http/endpoint.ts'
import * as contract from '@tq/contract/manuscript/draft.ts'
import type { ManuscriptState } from '@tq/contract/manuscript/enums.ts'
import * as staffContract from '@tq/contract/manuscript/staff-manuscript.ts'
import type { Decision } from '@tq/contract/manuscript/states.ts'
import { mails } from '@tq/db/schema/account/mail.ts'
import { manuscripts } from '@tq/db/schema/manuscript/manuscript.ts'
import { desc, eq, sql } from 'drizzle-orm'
import { addPerson } from '../../profile/testing/people.ts'
import type { TestApi } from '../../testing/api.ts'
import { vietnamDay } from '../../time/vietnam-time.ts'
import { asFile, docx } from './files.ts'

const SUMMARY = 'Cuốn sách kể về những phiên chợ vùng biên, nơi người ta trao đổi hàng hoá, niềm tin và ký ức qua nhiều thế hệ.'

export const form = (more: Record<string, unknown> = {}) => ({
  ...{ requestKey: randomUUID(), title: 'Chợ phiên vùng biên', kind: 'monograph' as const, field: 'socialSciences' as const },
  ...{ summary: SUMMARY, standing: 'person' as const, authorName: 'Trần Minh Châu', authorPhone: '0912345678' },
  ...{ authorEmail: `${randomBytes(6).toString('hex')}@example.vn`, authorUnit: 'Trường Đại học Minh Hoạ' },
  ...{ holdsRights: 'true' as const, isNotElsewhere: 'true' as const },
  ...more,
})

/** A day on the Vietnamese calendar, so many from today. */
export const dayIn = (days: number) => vietnamDay(new Date(Date.now() + days * 86_400_000))

/** Another text each time. */
export const someFile = (name = 'Bản thảo.docx') => asFile(docx(randomBytes(8).toString('hex')), name)

/** Where each state is reached from, and by which decision. */
const WAY: Partial<Record<ManuscriptState, [from: ManuscriptState, Decision]>> = {
  papersRequested: ['received', 'requestPapers'],
  underReview: ['received', 'sendToReview'],
  revisionRequested: ['underReview', 'requestRevision'],
  accepted: ['underReview', 'accept'],
  rejected: ['received', 'reject'],
  editing: ['accepted', 'startEditing'],
  procedures: ['editing', 'startProcedures'],
  published: ['procedures', 'publish'],
}

/** Authors and an editor, who do what people do through the calls. */
export async function openTestDesk(api: TestApi) {
  const { db } = api
  // Those of the demo are other tests'.
  await db.delete(manuscripts)
  const editor = await addPerson(db, { role: 'staff', name: 'Lê Thu Biên Tập' })
  const staff = api.as(editor)
  const { rows } = await db.execute<{ id: number }>(sql`select id from products where is_published order by id limit 1`)
  const productId = rows[0]?.id as number
  type Detail = Data<typeof contract.getDraft>

  const asAuthor = (person: { id: string } | null) => (person ? api.as(person) : api)
  const submit = async (person: { id: string } | null, more: Record<string, unknown> = {}, files: Record<string, File[]> = {}) =>
    (
      await asAuthor(person).call(contract.createDraft, {
        body: form(more) as never,
        files: { manuscript: [someFile()], ...files },
      })
    ).data
  const detail = async (person: { id: string } | null, id: string, key = ''): Promise<Detail> =>
    (await asAuthor(person).call(contract.getDraft, { params: { id }, query: { key } })).data
  const staffDetail = async (id: string) => (await staff.call(staffContract.getManuscript, { params: { id } })).data
  const decide = async (id: string, decision: Decision, more: Record<string, unknown> = {}) => {
    const { revision } = await staffDetail(id)
    const body = { decision, revision, words: `Lời về ${decision}`, ...(decision === 'publish' ? { productId } : {}), ...more }
    return (await staff.call(staffContract.decideManuscript, { params: { id }, body })).data
  }
  const upload = async (person: { id: string } | null, id: string, files: Record<string, File[]>, key = '') =>
    (await asAuthor(person).call(contract.uploadDraftFile, { query: { key }, body: { id }, files })).data
  const sendRevision = async (person: { id: string } | null, id: string, reply = 'Đã sửa', key = '') => {
    const { revision } = await detail(person, id, key)
    return (await asAuthor(person).call(contract.sendRevision, { params: { id }, query: { key }, body: { revision, reply } }))
      .data
  }

  /** A member's manuscript in that state, brought there by the calls alone. */
  async function inState(person: { id: string }, state: ManuscriptState): Promise<string> {
    if (state === 'draft') {
      const { data } = await api.as(person).call(contract.saveDraft, { body: { id: null, revision: 0, form: { title: 'Nháp' } } })
      return data.id
    }
    if (state === 'received') return (await submit(person)).id
    if (state === 'withdrawn') {
      const id = await inState(person, 'received')
      const { revision } = await detail(person, id)
      await api.as(person).call(contract.withdrawDraft, { params: { id }, body: { revision } })
      return id
    }
    if (state === 'revised') {
      const id = await inState(person, 'revisionRequested')
      await upload(person, id, { manuscript: [someFile()] })
      await sendRevision(person, id)
      return id
    }
    const [from, decision] = WAY[state] as [ManuscriptState, Decision]
    const id = await inState(person, from)
    await decide(id, decision)
    return id
  }

  /** The last letter to a mailbox, and the key that stands in its link. */
  async function letterTo(email: string) {
    await api.runJobs()
    const [mail] = await db.select().from(mails).where(eq(mails.recipient, email)).orderBy(desc(mails.id)).limit(1)
    return { subject: mail?.subject ?? '', text: mail?.text ?? '', key: /#key=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '' }
  }

  return { editor, staff, productId, submit, detail, staffDetail, decide, upload, sendRevision, inState, letterTo }
}
