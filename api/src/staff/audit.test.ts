import { randomBytes } from 'node:crypto'
import { ENDPOINTS } from '@tq/contract/all.ts'
import { answerBulkRequest } from '@tq/contract/bulk.ts'
import { changeAuthor } from '@tq/contract/catalog/author.ts'
import { changeReleaseDay } from '@tq/contract/catalog/release-day.ts'
import * as bank from '@tq/contract/exam/bank.ts'
import * as staffExam from '@tq/contract/exam/staff-exam.ts'
import type { Endpoint } from '@tq/contract/http/endpoint.ts'
import { revokeCertificate } from '@tq/contract/learning/certificate.ts'
import { changeLesson } from '@tq/contract/learning/lesson-changes.ts'
import { answerQuestion } from '@tq/contract/learning/questions.ts'
import * as videoContract from '@tq/contract/learning/video.ts'
import * as manuscriptContract from '@tq/contract/manuscript/staff-manuscript.ts'
import { sendNewsletter } from '@tq/contract/newsletter.ts'
import * as orderContract from '@tq/contract/order.ts'
import * as productQuestionContract from '@tq/contract/product-questions.ts'
import { decideAffiliate, decidePayout } from '@tq/contract/promotion/affiliate.ts'
import * as bookVersion from '@tq/contract/reading/book-version.ts'
import { decideMisprint } from '@tq/contract/reading/misprint.ts'
import { listAudit } from '@tq/contract/staff/audit.ts'
import { refusal } from '@tq/contract/testing/refusal.ts'
import { affiliates, payouts } from '@tq/db/schema/affiliate.ts'
import { audit } from '@tq/db/schema/audit.ts'
import { bulkRequests } from '@tq/db/schema/bulk.ts'
import { certificates, lessonQuestions } from '@tq/db/schema/learning/progress.ts'
import { videos } from '@tq/db/schema/learning/video.ts'
import { refunds } from '@tq/db/schema/order/payment.ts'
import { returnRequests } from '@tq/db/schema/order/return.ts'
import { productAnswers, productQuestions } from '@tq/db/schema/product-questions.ts'
import { bookVersions } from '@tq/db/schema/reading/book.ts'
import { misprints } from '@tq/db/schema/reading/reader.ts'
import { addCourse } from '@tq/db/testing/courses.ts'
import { asc, desc, eq, gt, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { changeStanding } from '../account/staff-account-changes.ts'
import { changePrice } from '../catalog/change-price.ts'
import { grant } from '../entitlement/grant.ts'
import { revokeGrant } from '../entitlement/revoke.ts'
import { addExam, addQuestion, changeQuestion } from '../exam/testing/add-exam.ts'
import { openClassroom } from '../exam/testing/classroom.ts'
import { docxOf, docxRun } from '../exam/testing/docx.ts'
import { SAMPLES } from '../exam/testing/questions.ts'
import { createShortLink, withdrawShortLink } from '../links/short-link.ts'
import { openTestDesk, someFile } from '../manuscript/testing/desk.ts'
import { changeNews } from '../news/save-news.ts'
import { addBought } from '../order/testing/bought.ts'
import { openTestTill } from '../order/testing/till.ts'
import { deleteAccounts } from '../profile/deletion.ts'
import { addPerson } from '../profile/testing/people.ts'
import { epubOf } from '../reading/testing/epub.ts'
import { storeTestFile } from '../storage/testing/store-test-file.ts'
import { TEST_SETTINGS } from '../testing/settings.ts'
import { staffActorIn } from '../testing/staff-actor.ts'
import { clearAudit } from './audit.ts'

const { api, db, buy, EBOOK } = await openTestTill()
const thu = await addPerson(db, { role: 'staff' })
const chu = await addPerson(db, { role: 'admin' })
const staff = api.as(thu)
const classroom = await openClassroom(api)
const desk = await openTestDesk(api)
const IN_A_MONTH = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)

/** Where the things stand that rows are about. */
const SUBJECTS: Record<string, [table: string, key: string]> = {
  order: ['orders', 'id'],
  refund: ['refunds', 'id'],
  return: ['return_requests', 'id'],
  affiliate: ['affiliates', 'user_id'],
  payout: ['payouts', 'id'],
  user: ['users', 'id'],
  product: ['products', 'id'],
  author: ['contributors', 'id'],
  news: ['news', 'id'],
  entitlement: ['entitlements', 'id'],
  shortLink: ['short_links', 'code'],
  question: ['lesson_questions', 'id'],
  certificate: ['certificates', 'code'],
  lesson: ['lessons', 'id'],
  video: ['videos', 'id'],
  questionTopic: ['question_topics', 'id'],
  bankQuestion: ['bank_questions', 'id'],
  examAttempt: ['exam_attempts', 'id'],
  examAllowance: ['exam_allowances', 'user_id'],
  examRegrade: ['exam_regrades', 'id'],
  bookVersion: ['book_versions', 'id'],
  misprint: ['misprints', 'id'],
  manuscript: ['manuscripts', 'id'],
  newsletter: ['newsletter_issues', 'id'],
  productQuestion: ['product_questions', 'id'],
  productAnswer: ['product_answers', 'id'],
  bulkRequest: ['bulk_requests', 'id'],
}

/** The database keeps with every row which transaction wrote it. */
async function isOfOneTransaction({ id, subjectType, subjectId, after }: typeof audit.$inferSelect): Promise<boolean> {
  const [table = '', key = ''] = SUBJECTS[subjectType] ?? []
  const isThere = await db.execute(sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(key)}::text = ${subjectId}`)
  // What was removed has no row to compare with.
  if (after === null && !isThere.rowCount) return true
  const { rows } = await db.execute(sql`
    select 1 from audit a join ${sql.identifier(table)} t on t.${sql.identifier(key)}::text = ${subjectId}
    where a.id = ${id} and a.xmin = t.xmin`)
  return rows.length === 1
}

/** The rows that this leaves. */
async function auditedBy(work: () => Promise<unknown>) {
  const [last] = await db.select({ id: sql<number>`coalesce(max(${audit.id}), 0)::int` }).from(audit)
  await work()
  return db
    .select()
    .from(audit)
    .where(gt(audit.id, last?.id ?? 0))
    .orderBy(asc(audit.id))
}

async function addProductQuestion(state: 'pending' | 'shown' = 'pending') {
  const [question] = await db
    .insert(productQuestions)
    .values({ productId: 56, name: 'Lan', content: 'Sách có phụ lục không ạ?', state })
    .returning()
  return question?.id as number
}
const delivered = async () => addBought(db, { userId: (await addPerson(db)).id })
const refundBody = (lineId: number) => ({
  ...{ lines: [{ lineId, quantity: 1 }], expectedRefunded: 0, includesShipping: false, isRestocked: true },
  ...{ reason: 'Khách trả sách', words: '' },
})
const refundOne = async () => {
  const { order, line } = await delivered()
  await staff.call(orderContract.refundOrder, { params: { id: order.id }, body: refundBody(line.id) })
  return order
}
async function addAffiliate(status: 'pending' | 'active') {
  const { id: userId } = await addPerson(db)
  await db.insert(affiliates).values({
    ...{ userId, status, percent: 5, fullName: 'Đỗ Thị Hạnh', identityNumber: '001190000123', termsVersion: 1 },
    ...{ code: `HANH${userId.slice(0, 8).toUpperCase()}`, bankName: 'x', bankAccount: 'x', bankHolder: 'x' },
  })
  return userId
}

async function addVideo(state: 'failed') {
  const id = randomBytes(8).toString('hex')
  await db.insert(videos).values({ id, fileName: 'bai-1.mp4', state, note: 'Tệp hỏng' })
  return id
}

async function addBookVersion(state: 'failed') {
  const sourceHash = await storeTestFile(api, `sách ${randomBytes(4).toString('hex')}`, 'application/pdf')
  const id = randomBytes(8).toString('hex')
  const number = (await db.$count(bookVersions, eq(bookVersions.productId, EBOOK))) + 1
  await db
    .insert(bookVersions)
    .values({ id, productId: EBOOK, number, fileName: 'sach.pdf', format: 'pdf', state, note: 'Hỏng', sourceHash })
  return id
}

const REVIEWER = { name: 'Người Nhận Xét', email: 'nhan.xet@example.vn', dueDay: IN_A_MONTH }
const manuscriptIn = async (state: 'received' | 'accepted' | 'underReview') => ({
  id: await desk.inState(await addPerson(db), state),
})

/** One successful call of each write that is for staff. A new one needs its line here, and this line leaves a row or the test fails. */
const WRITES = new Map<Endpoint, () => Promise<unknown>>([
  [
    orderContract.advanceOrder,
    async () => {
      const { order } = await addBought(db, { userId: null, status: 'paid' })
      return () => staff.call(orderContract.advanceOrder, { params: { id: order.id }, body: { status: 'processing' } })
    },
  ],
  [
    orderContract.refundOrder,
    async () => {
      const { order, line } = await delivered()
      return () => staff.call(orderContract.refundOrder, { params: { id: order.id }, body: refundBody(line.id) })
    },
  ],
  [
    orderContract.decideSuspectPayment,
    async () => {
      const bought = await buy('vnpay', [{ productId: EBOOK, quantity: 1 }])
      await bought.pay('07')
      return () => staff.call(orderContract.decideSuspectPayment, { params: { id: bought.id }, body: { decision: 'accept' } })
    },
  ],
  [
    orderContract.closeRefund,
    async () => {
      const [refund] = await db
        .select()
        .from(refunds)
        .where(eq(refunds.orderId, (await refundOne()).id))
      return () => staff.call(orderContract.closeRefund, { params: { id: refund?.id as string }, body: { status: 'done' } })
    },
  ],
  [
    orderContract.decideReturn,
    async () => {
      const { order } = await delivered()
      const [asked] = await db.insert(returnRequests).values({ orderId: order.id, reason: 'Rách bìa' }).returning()
      const body = { status: 'refused' as const, words: 'Đã quá hạn' }
      return () => staff.call(orderContract.decideReturn, { params: { id: asked?.id as number }, body })
    },
  ],
  [
    decideAffiliate,
    async () => {
      const userId = await addAffiliate('pending')
      return () => staff.call(decideAffiliate, { params: { userId }, body: { status: 'active' } })
    },
  ],
  [
    decidePayout,
    async () => {
      const userId = await addAffiliate('active')
      const [payout] = await db.insert(payouts).values({ userId, amount: 1, status: 'requested' }).returning()
      const body = { status: 'refused' as const, reason: 'Sai số tài khoản' }
      return () => staff.call(decidePayout, { params: { id: payout?.id as number }, body })
    },
  ],
  [
    answerQuestion,
    async () => {
      const [question] = await db
        .insert(lessonQuestions)
        .values({ lessonId: (await addCourse(db)).lessonIds[0] as number, content: 'Vì sao lại thế ạ?' })
        .returning()
      return () => staff.call(answerQuestion, { params: { id: question?.id as string }, body: { answer: 'Vì thế này.' } })
    },
  ],
  [
    productQuestionContract.decideProductQuestion,
    async () => {
      const id = await addProductQuestion()
      return () => staff.call(productQuestionContract.decideProductQuestion, { params: { id }, body: { state: 'shown' } })
    },
  ],
  [
    productQuestionContract.answerProductQuestion,
    async () => {
      const id = await addProductQuestion('shown')
      const body = { content: 'Sách có phụ lục ở cuối.' }
      return () => staff.call(productQuestionContract.answerProductQuestion, { params: { id }, body })
    },
  ],
  [
    productQuestionContract.decideProductAnswer,
    async () => {
      const post = { questionId: await addProductQuestion(), name: 'Lan', role: 'buyer' as const, content: 'Có bạn nhé.' }
      const [answer] = await db.insert(productAnswers).values(post).returning()
      const params = { id: answer?.id as number }
      return () => staff.call(productQuestionContract.decideProductAnswer, { params, body: { state: 'refused' } })
    },
  ],
  [
    revokeCertificate,
    async () => {
      const { id: courseId } = await addCourse(db)
      const printed = { name: 'Lan', courseTitle: 'Toán', teachers: [], lessonCount: 1, durationSeconds: 60 }
      const code = 'vq7k2m9xpe4j'
      await db.insert(certificates).values({ ...printed, code, courseId })
      return () => staff.call(revokeCertificate, { params: { code }, body: { reason: 'Học hộ' } })
    },
  ],
  [
    videoContract.retryVideo,
    async () => {
      const id = await addVideo('failed')
      return () => staff.call(videoContract.retryVideo, { params: { id } })
    },
  ],
  [
    videoContract.removeVideo,
    async () => {
      const id = await addVideo('failed')
      return () => staff.call(videoContract.removeVideo, { params: { id } })
    },
  ],
  [
    videoContract.setCaptions,
    async () => {
      const id = (await addCourse(db)).lessonIds[0] as number
      const body = { label: 'Tiếng Việt', vtt: 'WEBVTT\n\n00:00.000 --> 00:02.000\nXin chào' }
      return () => staff.call(videoContract.setCaptions, { params: { id, language: 'vi' }, body })
    },
  ],
  [changeAuthor, async () => () => staff.call(changeAuthor, { params: { id: 11 }, body: { biography: 'Người viết sử.' } })],
  [changeReleaseDay, async () => () => staff.call(changeReleaseDay, { params: { id: 56 }, body: { releaseDay: IN_A_MONTH } })],
  [
    changeLesson,
    async () => {
      const [id = 0] = (await addCourse(db)).lessonIds
      return () => staff.call(changeLesson, { params: { id }, body: { isPreview: true } })
    },
  ],
  [
    bank.importQuestions,
    async () => () =>
      staff.call(bank.importQuestions, {
        body: { subject: 'Toán', topic: 'Một', format: 'text', text: 'Câu 1. Chọn\nA. một\n*B. hai', isDryRun: false },
      }),
  ],
  [
    bank.changeBankQuestion,
    async () => {
      const id = await addQuestion(db, SAMPLES.single)
      return () => staff.call(bank.changeBankQuestion, { params: { id }, body: { isRetired: true } })
    },
  ],
  [
    bookVersion.uploadBook,
    async () => () =>
      staff.call(bookVersion.uploadBook, {
        params: { productId: EBOOK },
        body: {},
        files: { file: new Blob([new Uint8Array(epubOf())]) },
      }),
  ],
  [
    bookVersion.retryBook,
    async () => {
      const id = await addBookVersion('failed')
      return () => staff.call(bookVersion.retryBook, { params: { id } })
    },
  ],
  [
    bookVersion.changeBook,
    async () => {
      const id = await addBookVersion('failed')
      return () => staff.call(bookVersion.changeBook, { params: { id }, body: { allowsDownload: true } })
    },
  ],
  [
    decideMisprint,
    async () => {
      const [made] = await db.insert(misprints).values({ productId: EBOOK, chapter: 'c', quote: 'x', comment: '' }).returning()
      return () => staff.call(decideMisprint, { params: { id: made?.id ?? 0 }, body: { state: 'fixed' } })
    },
  ],
  [
    manuscriptContract.changeManuscript,
    async () => {
      const params = await manuscriptIn('received')
      return () => staff.call(manuscriptContract.changeManuscript, { params, body: { assignedTo: desk.editor.id } })
    },
  ],
  [
    manuscriptContract.decideManuscript,
    async () => {
      const params = await manuscriptIn('received')
      const { revision } = await desk.staffDetail(params.id)
      const body = { decision: 'sendToReview', revision } as const
      return () => staff.call(manuscriptContract.decideManuscript, { params, body })
    },
  ],
  [
    manuscriptContract.addManuscriptNote,
    async () => {
      const params = await manuscriptIn('received')
      return () => staff.call(manuscriptContract.addManuscriptNote, { params, body: { text: 'Ghi nhớ' } })
    },
  ],
  [
    manuscriptContract.writeToAuthor,
    async () => {
      const params = await manuscriptIn('received')
      return () => staff.call(manuscriptContract.writeToAuthor, { params, body: { text: 'Chào bạn' } })
    },
  ],
  [
    manuscriptContract.addHouseFile,
    async () => {
      const params = await manuscriptIn('accepted')
      return () => staff.call(manuscriptContract.addHouseFile, { params, body: {}, files: { edited: [someFile()] } })
    },
  ],
  [
    manuscriptContract.setPublicationStep,
    async () => {
      const { id } = await manuscriptIn('accepted')
      const body = { doneDay: '2026-11-02', number: '12/QĐ' }
      return () => staff.call(manuscriptContract.setPublicationStep, { params: { id, step: 'decision' }, body })
    },
  ],
  [
    manuscriptContract.inviteReviewer,
    async () => {
      const params = await manuscriptIn('underReview')
      return () => staff.call(manuscriptContract.inviteReviewer, { params, body: REVIEWER })
    },
  ],
  [
    manuscriptContract.changeReview,
    async () => {
      const { id } = await manuscriptIn('underReview')
      const { data } = await staff.call(manuscriptContract.inviteReviewer, { params: { id }, body: REVIEWER })
      const params = { id, reviewId: data.reviews[0]?.id ?? '' }
      return () => staff.call(manuscriptContract.changeReview, { params, body: { change: 'cancel' } })
    },
  ],
  [
    answerBulkRequest,
    async () => {
      const request = { organisation: 'x', name: 'x', phone: '0', email: 'x@example.vn', books: 'x' }
      const [asked] = await db.insert(bulkRequests).values(request).returning()
      return () => staff.call(answerBulkRequest, { params: { id: asked?.id ?? 0 }, body: { isAnswered: true } })
    },
  ],
  [
    sendNewsletter,
    async () => () => staff.call(sendNewsletter, { body: { name: '2026-11', subject: 'Sách mới', text: 'Chào bạn' } }),
  ],
  [
    bank.importDocx,
    async () => () =>
      staff.call(bank.importDocx, {
        body: { subject: 'Toán', topic: 'Hai', isDryRun: 'false' },
        files: { file: new Blob([new Uint8Array(docxOf(['Câu 1. Chọn', 'A. một', '*B. hai'].map(docxRun)))]) },
      }),
  ],
  [
    staffExam.markEssay,
    async () => {
      const { attemptId, ids } = await classroom.submitted((await classroom.addPaper()).id, [[], [], ['Sông']])
      return () =>
        staff.call(staffExam.markEssay, {
          params: { attemptId, questionId: ids[2] ?? '' },
          body: { score: 2, comment: 'Khá', expectedScore: null },
        })
    },
  ],
  [
    staffExam.allowExtra,
    async () => {
      const params = { id: (await addExam(db)).id, userId: (await addPerson(db)).id }
      return () => staff.call(staffExam.allowExtra, { params, body: { extraMinutes: 15, extraAttempts: 0, reason: 'Mất điện' } })
    },
  ],
  [
    staffExam.reopenAttempt,
    async () => {
      const { attemptId } = await classroom.submitted((await classroom.addPaper()).id, [])
      const body = { how: 'reopen', minutes: 10, reason: 'Máy hỏng' } as const
      return () => staff.call(staffExam.reopenAttempt, { params: { attemptId }, body })
    },
  ],
  [
    staffExam.regradeQuestion,
    async () => {
      const { id, single } = await classroom.addPaper()
      await classroom.submitted(id, [['c']])
      await changeQuestion(db, single, { ...SAMPLES.single, key: 'c' })
      const body = { questionId: single, isDryRun: false, expectedVersion: 2, reason: 'Sai đáp án' }
      return () => staff.call(staffExam.regradeQuestion, { params: { id }, body })
    },
  ],
] as [Endpoint, () => Promise<() => Promise<unknown>>][])

/** Calls of staff that change nothing, although they are no GET; each with why. */
const EXEMPT = new Map<Endpoint, string>()

const isForStaff = ({ access }: Endpoint) => access === 'staff' || access === 'admin'
const staffWrites = ENDPOINTS.filter((endpoint) => isForStaff(endpoint) && endpoint.method !== 'GET')

describe('every call with which staff change something', () => {
  test.each(staffWrites.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s leaves a row that says who, what and where from',
    async (name, endpoint) => {
      const why = EXEMPT.get(endpoint)
      if (why !== undefined) return expect(why, `${name} is exempt without a reason`).toMatch(/\S{3,}/)
      const prepare = WRITES.get(endpoint)
      if (!prepare) throw new Error(`${name}: nobody has shown that it leaves a row`)
      const call = (await prepare()) as () => Promise<unknown>
      const [row, ...more] = await auditedBy(call)
      expect(row).toMatchObject({ actorId: thu.id, role: 'staff', network: '127.0', requestId: expect.stringMatching(/\S/) })
      expect(row?.after).not.toEqual(row?.before)
      expect(more).toEqual([])
      expect(row && (await isOfOneTransaction(row)), 'written in the transaction of the change').toBe(true)
    },
  )

  test('what is no call of staff stands in neither list', () => {
    expect([...WRITES.keys(), ...EXEMPT.keys()].filter((endpoint) => !staffWrites.includes(endpoint))).toEqual([])
  })
})

test('what staff do through functions that no call leads to yet leaves a row too', async () => {
  const actor = await staffActorIn(db)
  const lan = await addPerson(db)
  const gift = { userId: lan.id, productId: EBOOK, source: 'staff' as const, actor }
  const link = { kind: 'p', targetType: 'product', target: '1', note: 'bìa bốn của Lan', actor } as const
  const alone: boolean[] = []
  const each = async (work: Promise<unknown>) => {
    await work
    const [row] = await db.select().from(audit).orderBy(desc(audit.id)).limit(1)
    alone.push(row !== undefined && !(await isOfOneTransaction(row)))
  }
  const rows = await auditedBy(async () => {
    await each(changeStanding(db, lan.id, { isActive: false, actor }))
    await each(changePrice(db, 14, { price: 123_000, actor }))
    await each(changeNews(db, 3, { summary: 'Lời dẫn của Lan', actor }))
    await each(grant(db, gift))
    await each(revokeGrant(db, gift))
    const code = await createShortLink(db, link, TEST_SETTINGS)
    await each(Promise.resolve())
    await each(withdrawShortLink(db, code, { actor }))
  })
  expect(rows.map(({ action }) => action)).toEqual([
    ...['user.changeStanding', 'product.changePrice', 'news.change', 'entitlement.grant', 'entitlement.revoke'],
    ...['shortLink.create', 'shortLink.withdraw'],
  ])
  expect(alone).toEqual(rows.map(() => false))
  expect(rows[0]).toMatchObject({ before: { role: 'user', isActive: true }, after: { role: 'user', isActive: false } })
  expect(rows[1]).toMatchObject({ subjectType: 'product', subjectId: '14', after: { price: 123_000 }, network: '203.0' })
  expect(JSON.stringify(rows)).not.toContain('Lan')
})

test('a gift of one reader to another is no write of staff', async () => {
  const [lan, minh] = [await addPerson(db), await addPerson(db)]
  const actor = { kind: 'user', userId: minh.id, requestId: 'yeu-cau-1', address: '203.0.113.7' } as const
  expect(await auditedBy(() => grant(db, { userId: lan.id, productId: EBOOK, source: 'gift', actor }))).toEqual([])
})

describe('no row is left', () => {
  test('by a call that was refused', async () => {
    const { order } = await addBought(db, { userId: null, status: 'completed' })
    const params = { id: order.id }
    const rows = await auditedBy(async () => {
      await expect(staff.call(orderContract.advanceOrder, { params, body: { status: 'processing' } })).rejects.toMatchObject(
        refusal('ORDER_STATE'),
      )
    })
    expect(rows).toEqual([])
  })

  test('by a change that is rolled back after it was written down', async () => {
    const actor = await staffActorIn(db)
    const lan = await addPerson(db)
    const rows = await auditedBy(async () => {
      await expect(
        db.transaction(async (tx) => {
          await grant(tx, { userId: lan.id, productId: EBOOK, source: 'staff', actor })
          throw new Error('given up')
        }),
      ).rejects.toThrow('given up')
      await expect(changePrice(db, 12, { price: 10_000, salePrice: 20_000, actor })).rejects.toThrow()
    })
    expect(rows).toEqual([])
  })
})

describe('a row', () => {
  test('can be neither changed nor dropped, until its time is over', async () => {
    const actor = await staffActorIn(db)
    const [row] = await auditedBy(() => changePrice(db, 14, { price: 124_000, actor }))
    const id = row?.id as number
    const refused = { cause: { code: '23001' } }
    await expect(db.execute(sql`update audit set actor_id = gen_random_uuid() where id = ${id}`)).rejects.toMatchObject(refused)
    await expect(db.execute(sql`delete from audit where id = ${id}`)).rejects.toMatchObject(refused)
    await expect(db.execute(sql`truncate audit`)).rejects.toMatchObject(refused)
    await db.execute(sql`
      insert into audit (occurred_at, actor_id, role, action, subject_type, subject_id, request_id, network)
      values (now() - interval '3 years 1 day', ${thu.id}, 'staff', 'news.change', 'news', 'xưa', 'x', '127.0')`)
    await clearAudit(db)
    expect(await db.$count(audit, eq(audit.subjectId, 'xưa'))).toBe(0)
    expect(await db.$count(audit, eq(audit.id, id))).toBe(1)
  })

  test('keeps the id of somebody whose account is gone, and no name', async () => {
    const gone = await addPerson(db, { role: 'staff' })
    const actor = { ...(await staffActorIn(db)), userId: gone.id }
    const [row] = await auditedBy(() => changePrice(db, 14, { price: 125_000, actor }))
    await db.execute(sql`update users set delete_after = now() - interval '1 second' where id = ${gone.id}`)
    await deleteAccounts(db)
    expect(
      await db
        .select()
        .from(audit)
        .where(eq(audit.id, row?.id as number)),
    ).toEqual([row])
    const { data } = await api.as(chu).call(listAudit, { query: { actorId: gone.id } })
    expect(data).toMatchObject([{ actorId: gone.id, actorName: null }])
  })
})

describe('the list', () => {
  test('is for admins, the newest first, page by page, and by what it is about', async () => {
    await expect(staff.call(listAudit, { query: {} })).rejects.toMatchObject(refusal('FORBIDDEN'))
    const actor = { ...(await staffActorIn(db)), userId: thu.id }
    for (const price of [130_000, 131_000, 132_000]) await changePrice(db, 16, { price, actor })
    const read = (query: object) => api.as(chu).call(listAudit, { query: { subjectId: '16', perPage: 2, ...query } })
    const [first, second] = [await read({ page: 1 }), await read({ page: 2 })]
    expect(first).toMatchObject({ total: 3, totalPage: 2 })
    expect([...first.data, ...second.data].map(({ after }) => after?.price)).toEqual([132_000, 131_000, 130_000])
    expect(first.data[0]).toMatchObject({ actorName: thu.name, action: 'product.changePrice' })
    expect((await read({ action: 'news.change' })).total).toBe(0)
    await expect(read({ page: 9 })).rejects.toMatchObject(refusal('PAGE_NOT_FOUND'))
  })
})
