import { randomUUID } from 'node:crypto'
import * as contract from '@tq/contract/account.ts'
import { outcome, refusal } from '@tq/contract/testing/refusal.ts'
import { avatars, consents, identities, userAddresses } from '@tq/db/schema/account/accounts.ts'
import { securityCodes } from '@tq/db/schema/account/security-codes.ts'
import { bulkRequests } from '@tq/db/schema/bulk.ts'
import { cartCodes, cartLines, carts } from '@tq/db/schema/cart.ts'
import { contactMessages, news } from '@tq/db/schema/content/content.ts'
import { examAllowances } from '@tq/db/schema/exam/exam.ts'
import { certificates, lessonNotes, lessonProgress, lessonQuestions, questionReports } from '@tq/db/schema/learning/progress.ts'
import { newsletterSubscribers } from '@tq/db/schema/newsletter.ts'
import { productAnswers, productQuestions } from '@tq/db/schema/product-questions.ts'
import { codeCustomers, codes, collectedCodes } from '@tq/db/schema/promotion.ts'
import { misprints, readingBooks, readingDevices, readingMarks } from '@tq/db/schema/reading/reader.ts'
import { feedbacks } from '@tq/db/schema/review.ts'
import { wishes } from '@tq/db/schema/wish.ts'
import { addCourse } from '@tq/db/testing/courses.ts'
import { beginCounting } from '@tq/db/testing/invariants/opening.ts'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { saveAnswer } from '../exam/attempt/save-answer.ts'
import { startExam } from '../exam/attempt/start-exam.ts'
import { submitExam } from '../exam/attempt/submit-exam.ts'
import { addExam } from '../exam/testing/add-exam.ts'
import { SECRETS } from '../exam/testing/questions.ts'
import { ofType } from '../exam/testing/sit.ts'
import { addBought } from '../order/testing/bought.ts'
import { storeTestFile } from '../storage/testing/store-test-file.ts'
import { testApi } from '../testing/api.ts'
import { openTestLogin } from './testing/login.ts'
import { addPerson } from './testing/people.ts'

const api = await testApi()
const { db, server } = api

const download = async (userId: string) =>
  server.inject({ url: contract.exportMyData.path, headers: await openTestLogin(db, userId) })

/** Where each table's rows are found. */
const EXPORTED = {
  affiliate_clicks: 'affiliateClicks',
  affiliates: 'affiliate',
  avatars: 'avatar',
  book_copies: 'bookCopies',
  carts: 'cart',
  cart_codes: 'cart',
  cart_lines: 'cart',
  certificates: 'certificates',
  code_customers: 'codesGiven',
  collected_codes: 'collectedCodes',
  commissions: 'commissions',
  consents: 'consents',
  entitlements: 'ownedProducts',
  exam_allowances: 'examAllowances',
  exam_attempts: 'examAttempts',
  feedback_votes: 'helpfulVotes',
  feedbacks: 'reviews',
  identities: 'otherLogins',
  lesson_notes: 'notes',
  lesson_progress: 'lessonProgress',
  lesson_questions: 'questions',
  manuscript_events: 'manuscripts',
  manuscript_messages: 'manuscripts',
  manuscript_uploads: 'manuscriptUploads',
  manuscripts: 'manuscripts',
  misprints: 'misprintsReported',
  order_events: 'orders',
  orders: 'orders',
  payouts: 'payouts',
  product_answers: 'productAnswers',
  product_questions: 'productQuestions',
  question_reports: 'questionsReported',
  reading_books: 'reading',
  restock_requests: 'restockRequests',
  reading_devices: 'readingDevices',
  reading_marks: 'readingMarks',
  removed_cart_lines: 'cart',
  sessions: 'sessions',
  user_addresses: 'addresses',
  wishes: 'wishes',
}
/** Hashes and keys: they say nothing, and some open a door. */
const SECRET = ['cart_merges', 'registration_proofs', 'security_codes']
/** Names whoever acted on the press's behalf: its own words about an order or a link, not that person's data; letters are in the mailbox they went to. */
const ABOUT_OTHERS = [
  'bank_question_versions',
  'book_versions',
  'exam_attempt_questions',
  'exam_regrades',
  'exam_reopenings',
  'mails',
  'manuscript_notes',
  'manuscript_opens',
  'order_notes',
  'refunds',
  'short_links',
  'videos',
]

/** And one reader. */
async function read(userId: string): Promise<void> {
  const [productId, moment] = [1001, new Date()]
  const place = { chapter: 'c1.xhtml', percent: 40, quote: 'Chỗ đang đọc' }
  await db.insert(readingBooks).values({ userId, productId, revision: 1, ...place, positionAt: moment })
  const mark = { kind: 'mark' as const, colour: 'blue' as const, chapterTitle: '', note: 'Riêng của tôi', revision: 1 }
  await db
    .insert(readingMarks)
    .values({ userId, productId, id: randomUUID(), ...place, ...mark, createdAt: moment, changedAt: moment })
  await db.insert(readingDevices).values({ userId, productId, deviceId: randomUUID(), name: 'Máy của Lan' })
  await db.insert(misprints).values({ userId, productId, chapter: 'c1.xhtml', quote: 'Lỗi in', comment: '' })
}

/** What one learner leaves behind, answered and reported among others. */
async function learn({ id: userId }: { id: string }, { id: answeredBy }: { id: string }): Promise<void> {
  const { id: courseId, lessonIds } = await addCourse(db)
  const [lessonId = 0] = lessonIds
  const exam = await addExam(db, { reviewNow: ['score'], title: 'Kiểm tra chương 1' })
  await db.insert(examAllowances).values({ examId: exam.id, userId, extraSeconds: 600, reason: 'Mắt kém' })
  const attempt = await startExam(db, userId, exam.id)
  const { attemptId } = attempt
  const chosen = ofType(attempt, 'multiple')
  const answer = chosen.body.options.slice(0, 2).map(({ id }) => id)
  await saveAnswer(db, userId, { attemptId, questionId: chosen.id, answer, seq: 1 })
  await saveAnswer(db, userId, { attemptId, questionId: ofType(attempt, 'numeric').id, answer: ['7'], seq: 1 })
  await submitExam(db, userId, { attemptId })
  await startExam(db, userId, exam.id)
  await db.insert(lessonProgress).values({ userId, lessonId, position: 7, watched: '{[0,7)}' })
  await db.insert(lessonNotes).values({ userId, lessonId, seconds: 7, content: '' })
  const answered = { answer: 'Vì thế này.', answeredBy, answeredAt: new Date() }
  await db.insert(lessonQuestions).values({ userId, lessonId, content: 'Vì sao lại thế?', ...answered })
  const [others] = await db.insert(lessonQuestions).values({ userId: answeredBy, lessonId, content: 'Quảng cáo' }).returning()
  await db.insert(questionReports).values({ questionId: others?.id ?? '', userId })
  await read(userId)
  const printed = { name: 'Nguyễn Thị Lan', courseTitle: 'Toán', teachers: [], lessonCount: 1, durationSeconds: 60 }
  await db.insert(certificates).values({ ...printed, code: 'vq7k2m9xpe4j', userId, courseId })
}

describe('the export', () => {
  test('holds every row about me and nothing that opens a door', async () => {
    const [lan, minh] = [
      await addPerson(db, { passwordHash: 'bam-mat-khau'.repeat(5) }),
      await addPerson(db, { name: 'Trần Minh' }),
    ]
    for (const { id, email } of [lan, minh]) {
      const place = { name: 'Người nhận', phone: '0912345678', address: '12 Đội Cấn', wardId: 200_004, placeText: 'x' }
      await db.insert(userAddresses).values({ userId: id, ...place, isDefault: true })
      await db.insert(identities).values({ userId: id, provider: 'google', subject: `g-${email}` })
      await db
        .insert(consents)
        .values({ userId: id, purpose: 'terms', isGiven: true, pageKey: 'x', pageVersion: 1, channel: 'account' })
      await db.insert(securityCodes).values({ userId: id, purpose: 'reset', codeHash: 'bam-ma', expiresAt: new Date() })
      await db.insert(avatars).values({ userId: id, name: id, fileHash: await storeTestFile(api, `ảnh của ${email}`) })
      await db.insert(carts).values({ userId: id, affiliateCode: 'BANBE' })
      await db.insert(cartLines).values({ userId: id, productId: 56, quantity: 3, priceSeen: 99_000 })
      const [code] = await db.select().from(codes).limit(1)
      for (const table of [cartCodes, collectedCodes, codeCustomers])
        await db.insert(table as typeof cartCodes).values({ userId: id, codeId: code?.id ?? 0 })
      await db.insert(wishes).values({ userId: id, productId: 56, priceSeen: 99_000, wasInStock: true })
      const name = id === lan.id ? 'Nguyễn Thị Lan' : 'Trần Minh'
      const { line } = await addBought(db, { userId: id, productId: 92, kind: 'digital', order: { name, affiliateId: minh.id } })
      const review = { productId: 92, userId: id, orderLineId: line.id, name, rating: 5, content: `lời của ${name}` }
      await db.insert(feedbacks).values({ ...review, isVerified: true })
      const [asked] = await db
        .insert(productQuestions)
        .values({ productId: 92, userId: id, name, content: `câu hỏi của ${name}` })
        .returning()
      const said = { questionId: asked?.id ?? 0, userId: id, name, role: 'buyer' as const, content: `trả lời của ${name}` }
      await db.insert(productAnswers).values(said)
      const message = { name: 'Lan', phone: '', email: email.toUpperCase(), topic: 'x', message: `thư của ${email}`, source: '' }
      await db.insert(contactMessages).values(message)
      await db.insert(newsletterSubscribers).values({ email, key: id })
      await db.insert(bulkRequests).values({ organisation: `trường ${email}`, name: 'x', phone: '0', email, books: '40 cuốn' })
    }
    await beginCounting(db, { of: /rating/ })
    await learn(lan, minh)
    const answer = await download(lan.id)
    expect(answer.headers).toMatchObject({
      'content-disposition': 'attachment; filename="thu-quan-du-lieu-cua-toi.json"',
      'cache-control': 'no-store',
    })
    expect(answer.json().data).toMatchObject({
      profile: { id: lan.id, email: lan.email, hasPassword: true },
      addresses: [{ address: '12 Đội Cấn' }],
      otherLogins: [{ provider: 'google' }],
      sessions: [{ device: 'Chrome trên Android' }],
      consents: [{ purpose: 'terms' }],
      avatar: `data:image/webp;base64,${Buffer.from(`ảnh của ${lan.email}`).toString('base64')}`,
      cart: { affiliateCode: 'BANBE', lines: [{ productId: 56, quantity: 3 }], codes: [expect.any(String)] },
      collectedCodes: [expect.any(String)],
      codesGiven: [expect.any(String)],
      wishes: [{ productId: 56, priceSeen: 99_000 }],
      orders: [{ name: 'Nguyễn Thị Lan', total: 90_000, lines: [{ productId: 92, total: 90_000 }] }],
      ownedProducts: [{ productId: 92, revokedAt: null }],
      reviews: [{ productId: 92, content: 'lời của Nguyễn Thị Lan' }],
      lessonProgress: [{ position: 7, watched: '{[0,7)}' }],
      notes: [{ seconds: 7, content: '' }],
      questions: [{ content: 'Vì sao lại thế?', answer: 'Vì thế này.' }],
      questionsReported: [{ createdAt: expect.any(String) }],
      examAllowances: [{ extraSeconds: 600, reason: 'Mắt kém' }],
      examAttempts: [
        { title: 'Kiểm tra chương 1', number: 1, score: 0, state: 'graded', answers: expect.any(Array) },
        { number: 2, score: null, state: 'inProgress' },
      ],
      certificates: [{ code: 'vq7k2m9xpe4j', name: 'Nguyễn Thị Lan' }],
      reading: [{ productId: 1001, percent: 40, quote: 'Chỗ đang đọc' }],
      readingMarks: [{ productId: 1001, kind: 'mark', note: 'Riêng của tôi' }],
      readingDevices: [{ name: 'Máy của Lan' }],
      misprintsReported: [{ quote: 'Lỗi in', state: 'open' }],
      contactMessages: [{ message: `thư của ${lan.email}` }],
      bulkRequests: [{ organisation: `trường ${lan.email}` }],
      newsletter: [{ askedAt: expect.any(String), confirmedAt: null }],
    })
    const { answers } = answer.json().data.examAttempts[0]
    expect(answers).toContainEqual({ number: 2, answer: ['2', '4'], savedAt: expect.any(String), comment: '' })
    expect(answers).toContainEqual({ number: 5, answer: ['7'], savedAt: expect.any(String), comment: '' })
    for (const secret of [...SECRETS.slice(0, 2), 'bam-mat-khau', 'bam-ma', minh.id, minh.email, 'Trần Minh'])
      expect(answer.body).not.toContain(secret)
  })

  test('leaves out no table that belongs to a person', async () => {
    const { rows } = await db.execute<{ table: string }>(sql`
      select distinct conrelid::regclass::text as table from pg_constraint
      where contype = 'f' and confrelid in ('users'::regclass, 'carts'::regclass)`)
    const lan = await addPerson(db)
    const answer = (await download(lan.id)).json().data
    for (const key of Object.values(EXPORTED)) expect(answer).toHaveProperty(key)
    expect(rows.map(({ table }) => table).sort()).toEqual([...Object.keys(EXPORTED), ...SECRET, ...ABOUT_OTHERS].sort())
  })

  test('shows no letters to whoever has not shown the mailbox is theirs', async () => {
    const lan = await addPerson(db, { emailVerifiedAt: null })
    await db.insert(contactMessages).values({ name: 'x', phone: '', email: lan.email, topic: 'x', message: 'riêng', source: '' })
    await db.insert(newsletterSubscribers).values({ email: lan.email, key: lan.id })
    expect((await download(lan.id)).json().data).toMatchObject({ contactMessages: [], newsletter: [] })
  })

  test('is not for guests', async () => {
    const answer = await server.inject(contract.exportMyData.path)
    expect(outcome(answer)).toBe('SESSION_EXPIRED')
    expect(answer.headers).not.toHaveProperty('content-disposition')
  })
})

describe('consents', () => {
  const give = async (person: { id: string }, isGiven: boolean) =>
    (await api.as(person).call(contract.giveConsent, { body: { purpose: 'marketing', isGiven } })).data

  test('name the text of that day; the same again adds nothing; taking back adds a row', async () => {
    await db
      .update(news)
      .set({ updatedAt: new Date('2026-11-01T20:00:00Z') })
      .where(eq(news.slug, 'chinh-sach-bao-mat'))
    const lan = await addPerson(db)
    expect((await api.as(lan).call(contract.listConsents)).data).toEqual([])
    const given = { purpose: 'marketing', isGiven: true, pageKey: 'chinh-sach-bao-mat', pageVersion: 20_261_102 }
    expect(await give(lan, true)).toMatchObject([given])
    await give(lan, true)
    expect(await db.$count(consents, eq(consents.userId, lan.id))).toBe(1)
    expect(await give(lan, false)).toMatchObject([{ ...given, isGiven: false }])
    expect(await db.$count(consents, eq(consents.userId, lan.id))).toBe(2)
    await db.update(news).set({ updatedAt: sql`now()` }).where(eq(news.slug, 'chinh-sach-bao-mat'))
    await give(lan, true)
    expect(await db.$count(consents, eq(consents.userId, lan.id))).toBe(3)
  })

  test('of whoever came without the register form are asked for once, and say where they were given', async () => {
    const [byGoogle, byCode] = [await addPerson(db), await addPerson(db)]
    await db.insert(identities).values({ userId: byGoogle.id, provider: 'google', subject: 'dong-y' })
    for (const [person, channel] of [
      [byGoogle, 'google'],
      [byCode, 'account'],
    ] as const) {
      const { call } = api.as(person)
      const needs = async () => (await call(contract.getMe)).data.needsConsent
      expect(await needs()).toBe(true)
      await give(person, true)
      expect(await needs()).toBe(true)
      const body = { purpose: 'terms', isGiven: true } as const
      for (let i = 0; i < 2; i++) await call(contract.giveConsent, { body })
      expect(await needs()).toBe(false)
      const rows = await db.select().from(consents).where(eq(consents.userId, person.id)).orderBy(consents.purpose)
      expect(rows).toMatchObject([
        { purpose: 'marketing' },
        { purpose: 'privacy', isGiven: true, pageKey: 'chinh-sach-bao-mat', channel },
        { purpose: 'terms', isGiven: true, pageKey: 'dieu-khoan-su-dung', pageVersion: expect.any(Number), channel },
      ])
      const takenBack = { body: { purpose: 'terms', isGiven: false } as never }
      await expect(call(contract.giveConsent, takenBack)).rejects.toMatchObject(refusal('INPUT_INVALID'))
    }
  })

  test('are each person’s own', async () => {
    const [lan, minh] = [await addPerson(db), await addPerson(db)]
    await give(lan, true)
    expect((await api.as(minh).call(contract.listConsents)).data).toEqual([])
    await expect(api.call(contract.listConsents)).rejects.toMatchObject(refusal('SESSION_EXPIRED'))
  })

  test('without a text there is nothing to agree to, but always something to take back', async () => {
    const lan = await addPerson(db)
    await db.update(news).set({ slug: 'cho-khac' }).where(eq(news.slug, 'chinh-sach-bao-mat'))
    await expect(give(lan, true)).rejects.toMatchObject({ code: 'CONTENT_PAGE_NOT_FOUND' })
    expect(await give(lan, false)).toMatchObject([{ isGiven: false }])
  })
})
