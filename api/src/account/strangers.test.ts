import { randomUUID } from 'node:crypto'
import { ENDPOINTS } from '@tq/contract/all.ts'
import type { ErrorCode } from '@tq/contract/errors.ts'
import { addressOf } from '@tq/contract/http/call.ts'
import type { Endpoint } from '@tq/contract/http/endpoint.ts'
import { writeReview } from '@tq/contract/review.ts'
import { outcome } from '@tq/contract/testing/refusal.ts'
import { entitlements } from '@tq/db/schema/entitlement.ts'
import { feedbackPictures } from '@tq/db/schema/review.ts'
import { and, eq, sql } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { addExam, addQuestion } from '../exam/testing/add-exam.ts'
import { SAMPLES } from '../exam/testing/questions.ts'
import { sitAs } from '../exam/testing/sit.ts'
import { form as manuscriptForm, openTestDesk, someFile } from '../manuscript/testing/desk.ts'
import { addBought } from '../order/testing/bought.ts'
import { addCourse, TEXT, VIDEO } from '../progress/testing/add-course.ts'
import { addBook } from '../reading/testing/add-book.ts'
import { asForm, photo } from '../review/testing/pictures.ts'
import { storeTestFile } from '../storage/testing/store-test-file.ts'
import { testApi } from '../testing/api.ts'
import { peopleOf } from './testing/people.ts'

const api = await testApi()
const { db, server } = api
const { activated, login } = peopleOf(api)
const lan = await activated('chu@example.vn')
const stranger = await activated('la@example.vn')
const ownerToken = await login('chu@example.vn')
const token = await login('la@example.vn')

const one = async (statement: ReturnType<typeof sql>) => Object.values((await db.execute(statement)).rows[0] ?? {})[0] as string

const address = { name: 'Lan', phone: '0912345678', address: '12 Hàng Bài', isDefault: false }
const ward = () => one(sql`select unit_id from geo_units where level = 3 limit 1`).then(Number)
const addressId = () =>
  one(sql`
    insert into user_addresses (user_id, name, phone, address, ward_id, place_text)
    select ${lan.id}, 'Lan', '0912345678', '12 Hàng Bài', unit_id, '' from geo_units where level = 3 limit 1 returning id`)

async function cartLineId(): Promise<string> {
  await db.execute(sql`insert into carts (user_id) values (${lan.id}) on conflict do nothing`)
  return one(sql`
    insert into cart_lines (user_id, product_id, quantity, price_seen)
    select ${lan.id}, id, 1, price from products where kind = 'printed' order by id limit 1
    on conflict (user_id, product_id) do update set quantity = 1 returning id`)
}

async function removedLineId(): Promise<string> {
  return one(sql`
    with gone as (delete from cart_lines where id = ${await cartLineId()} returning *)
    insert into removed_cart_lines (line_id, user_id, product_id, quantity, is_later, price_seen, added_at)
    select id, user_id, product_id, quantity, is_later, price_seen, added_at from gone returning line_id as id`)
}

type Bought = Parameters<typeof addBought>[1]
const order = async (more: Partial<Bought> = {}) => (await addBought(db, { userId: lan.id, ...more })).order

/** Lan's review, with a picture. */
async function review() {
  const { line } = await addBought(db, { userId: lan.id })
  const { data } = await api.as(lan).call(writeReview, { body: { ...words, orderLineId: line.id } })
  const name = `${String(data.id).padStart(32, '0')}.webp`
  await db.insert(feedbackPictures).values({
    name,
    feedbackId: data.id,
    position: 1,
    fileHash: await storeTestFile(api, await photo({ width: 40, height: 40 })),
  })
  return { id: data.id, line, name }
}
const returning = ({ order, line }: Awaited<ReturnType<typeof addBought>>) => ({
  params: async () => ({ id: order.id }),
  body: async () => ({ reason: 'Sách bị lỗi in trang', lines: [{ lineId: line.id, quantity: 1 }] }),
})

/** Lan's course. */
const course = await addCourse(db, { use: 'sold', chapters: [[VIDEO, TEXT]] })
await addBought(db, { userId: lan.id, productId: course.productId, kind: 'course' })
const [video = 0, text = 0] = course.lessonIds
const lessonId = async () => ({ lessonId: text })
const note = async () => ({
  id: await one(sql`insert into lesson_notes (user_id, lesson_id, content) values (${lan.id}, ${text}, 'riêng') returning id`),
})
/** Lan's attempt of an exercise that tells at once, with a recording; answered. */
async function sat() {
  const audioHash = await storeTestFile(api, 'tiếng nói', 'audio/mpeg')
  const asked = await addQuestion(db, SAMPLES.numeric, { audioHash })
  const { id } = await addExam(db, {
    ...{ kind: 'exercise', courseId: course.id, lessonId: text, tellsAtOnce: true },
    parts: [[{ questionId: asked }]],
  })
  const { start, save, submit } = sitAs(api, lan)
  const { attemptId, questionActives } = await start(id)
  const questionId = questionActives[0]?.id ?? ''
  await save(attemptId, { questionId, answer: ['7'], seq: 1 })
  return { attemptId, questionId, submit: () => submit(attemptId) }
}
const theirs = await sat()
const { attemptId, questionId } = theirs
const submitted = await sat()
/** Lan's e-book, which her buyers may download. */
const ebookId = Number(await one(sql`select id from products where kind = 'digital' order by id limit 1`))
await addBook(api, { productId: ebookId, allowsDownload: true })
async function bookOfLan() {
  if (!(await db.$count(entitlements, and(eq(entitlements.userId, lan.id), eq(entitlements.productId, ebookId)))))
    await addBought(db, { userId: lan.id, productId: ebookId, kind: 'digital' })
  return { productId: ebookId }
}
const spot = { versionId: 'x', chapter: 'c', cfi: null, percent: 1 }
/** Lan's manuscript, where she may do that. */
const desk = await openTestDesk(api)
const manuscriptIn = async (state: 'draft' | 'received' | 'revisionRequested') => ({ id: await desk.inState(lan, state) })
const revisionOf = async (id: string) => Number(await one(sql`select revision from manuscripts where id = ${id}`))
async function fileOfRound() {
  const { id } = await manuscriptIn('revisionRequested')
  const { files } = await desk.upload(lan, id, { manuscript: [someFile()] })
  return { id, fileId: files.at(-1)?.id }
}
async function toSend() {
  const { id } = await fileOfRound()
  return { id, body: { revision: await revisionOf(id), reply: 'Đã sửa' } }
}
const sending = await toSend()
const withdrawing = await manuscriptIn('received')
const withdrawn = { revision: await revisionOf(withdrawing.id) }
const saved = await manuscriptIn('draft')
const savedAt = await revisionOf(saved.id)
const words = { rating: 4, content: 'Sách rất hay và đẹp' }

interface Row {
  params?: () => Promise<object>
  query?: string
  body?: () => Promise<object>
  /** Instead of a body: one file. */
  file?: () => Promise<Buffer>
  /** Instead of both: a form with fields and files. */
  form?: () => Promise<Record<string, unknown>>
  /** What a stranger hears, as if it were not there. */
  refused: ErrorCode
  /** Guests may call it too, and hear the same, or that code; else they are asked to log in. */
  isOpen?: true | ErrorCode
}

/** A new call of this kind gets a row here. For each call whose address or body names something of somebody's: whose thing a stranger asks for, and what is sent along. */
const ROWS: Record<string, Row> = {
  // Guests may, with the proof of having just activated that very account.
  'PATCH /api/User/UpdateUser/:userId': {
    refused: 'USER_NOT_FOUND',
    params: async () => ({ userId: lan.id }),
    body: async () => ({ Name: 'Lan', Phone: '', Address: '', WardId: null, Birthday: null, proof: stranger.proof }),
    isOpen: 'PROFILE_TOKEN_INVALID',
  },
  'DELETE /api/User/Sessions/:id': {
    refused: 'SESSION_NOT_FOUND',
    // Another one than that of `ownerToken`, which the rows after this one go by.
    params: async () => ({ id: decodeJwt(await login('chu@example.vn')).sid }),
  },
  'GET /api/UserAddress/userAddresses/:id': { refused: 'ADDRESS_NOT_FOUND', params: async () => ({ id: await addressId() }) },
  'PATCH /api/UserAddress/userAddresses/:id': {
    refused: 'ADDRESS_NOT_FOUND',
    params: async () => ({ id: await addressId() }),
    body: async () => ({ ...address, wardId: await ward() }),
  },
  'DELETE /api/UserAddress/userAddresses/:id': { refused: 'ADDRESS_NOT_FOUND', params: async () => ({ id: await addressId() }) },
  'POST /api/UserAddress/userAddresses/:id/default': {
    refused: 'ADDRESS_NOT_FOUND',
    params: async () => ({ id: await addressId() }),
  },
  'PATCH /api/Order/cartDetails/:cartDetailId': {
    refused: 'CART_LINE_NOT_FOUND',
    params: async () => ({ cartDetailId: await cartLineId() }),
    body: async () => ({ Quantity: 2 }),
  },
  'DELETE /api/Order/cartDetails/:id': { refused: 'CART_LINE_NOT_FOUND', params: async () => ({ id: await cartLineId() }) },
  'POST /api/Order/cartDetails/:id/restore': {
    refused: 'CART_LINE_NOT_FOUND',
    params: async () => ({ id: await removedLineId() }),
  },
  'GET /api/User/orders/:id': { refused: 'ORDER_NOT_FOUND', params: order },
  'GET /api/Order/:id': { refused: 'ORDER_NOT_FOUND', params: order, isOpen: true },
  'PATCH /api/User/CancelOrder': {
    refused: 'ORDER_NOT_FOUND',
    body: async () => ({ id: (await order({ status: 'processing' })).id, reason: 'Đặt nhầm' }),
  },
  // Guests may cancel and give back what a guest ordered.
  'PATCH /api/Order/:id/cancel': {
    refused: 'ORDER_NOT_FOUND',
    params: () => order({ status: 'processing' }),
    body: async () => ({}),
    isOpen: true,
  },
  'POST /api/Order/:id/return': {
    refused: 'ORDER_NOT_FOUND',
    ...returning(await addBought(db, { userId: lan.id })),
    isOpen: true,
  },
  'POST /api/User/orders/:id/buy-again': { refused: 'ORDER_NOT_FOUND', params: order },
  'POST /api/User/orders/:id/return': { refused: 'ORDER_NOT_FOUND', ...returning(await addBought(db, { userId: lan.id })) },
  // Guests may pay for what a guest ordered.
  'POST /api/Order/:id/pay': {
    refused: 'ORDER_NOT_FOUND',
    params: () =>
      order({ status: 'awaitingPayment', order: { holdUntil: new Date(Date.now() + 600_000), paymentMethod: 'transfer' } }),
    body: async () => ({ paymentMethod: 'transfer' }),
    isOpen: true,
  },
  'POST /api/Order/:id/claim': { refused: 'ORDER_NOT_FOUND', params: order },
  'POST /api/Feedback': {
    refused: 'REVIEW_LINE_NOT_FOUND',
    body: async () => ({ ...words, orderLineId: (await addBought(db, { userId: lan.id, productId: 57 })).line.id }),
  },
  'PATCH /api/Feedback/:id': { refused: 'REVIEW_NOT_FOUND', params: review, body: async () => words },
  'DELETE /api/Feedback/:id': { refused: 'REVIEW_NOT_FOUND', params: review },
  'POST /api/Feedback/:id/pictures': {
    refused: 'REVIEW_NOT_FOUND',
    params: review,
    file: () => photo({ width: 40, height: 40 }),
  },
  'DELETE /api/Feedback/:id/pictures/:name': {
    refused: 'REVIEW_NOT_FOUND',
    params: async () => {
      const { id, name } = await review()
      return { id, name }
    },
  },
  'GET /api/UserDigitalProduct/:productSaleId': {
    refused: 'OWNED_PRODUCT_NOT_FOUND',
    params: async () => {
      const productSaleId = Number(await one(sql`select id from products where kind = 'digital' order by id limit 1`))
      await addBought(db, { userId: lan.id, productId: productSaleId, kind: 'digital' })
      return { productSaleId }
    },
  },
  ...Object.fromEntries(
    ['', '/Ticket', '/Changes?since=0', '/Search?searchContent=dia', '/MarksFile?format=csv'].map((rest) => [
      `GET /api/Reading/Books/:productId${rest.replace(/\?.*/, '')}`,
      { refused: 'OWNED_PRODUCT_NOT_FOUND', params: bookOfLan, query: rest.replace(/^[^?]*/, '') } satisfies Row,
    ]),
  ),
  'POST /api/Reading/Books/:productId/Position': {
    refused: 'OWNED_PRODUCT_NOT_FOUND',
    params: bookOfLan,
    body: async () => ({ ...spot, quote: '' }),
  },
  'POST /api/Reading/Books/:productId/Marks': {
    refused: 'OWNED_PRODUCT_NOT_FOUND',
    params: bookOfLan,
    body: async () => ({ since: 0, marks: [], removed: [] }),
  },
  'POST /api/Reading/Books/:productId/Misprints': {
    refused: 'OWNED_PRODUCT_NOT_FOUND',
    params: bookOfLan,
    body: async () => ({ chapter: 'c', page: null, quote: 'x', comment: '' }),
  },
  'POST /api/Reading/Books/:productId/Copy': { refused: 'OWNED_PRODUCT_NOT_FOUND', params: bookOfLan },
  'POST /api/Reading/Books/:productId/Offline': {
    refused: 'OWNED_PRODUCT_NOT_FOUND',
    params: bookOfLan,
    body: async () => ({ deviceId: randomUUID(), name: 'Máy' }),
  },
  'DELETE /api/Reading/Books/:productId/Offline/:deviceId': {
    refused: 'DEVICE_NOT_FOUND',
    params: async () => {
      const { productId } = await bookOfLan()
      const deviceId = await one(sql`insert into reading_devices (user_id, product_id, device_id, name)
        values (${lan.id}, ${productId}, gen_random_uuid(), 'Máy') returning device_id`)
      return { productId, deviceId }
    },
  },
  // Guests open theirs by the key of a letter; a member's is opened by its owner only.
  'GET /api/Draft/GetDraftDetail/:id': {
    refused: 'MANUSCRIPT_NOT_FOUND',
    params: () => manuscriptIn('received'),
    query: '?key=doan-mo',
    isOpen: true,
  },
  'POST /api/Draft/SaveDraft': {
    refused: 'MANUSCRIPT_NOT_FOUND',
    body: async () => ({ id: saved.id, revision: savedAt, form: { title: 'Của người khác' } }),
  },
  'DELETE /api/Draft/:id': { refused: 'MANUSCRIPT_NOT_FOUND', params: () => manuscriptIn('draft') },
  'DELETE /api/Draft/:id/Files/:fileId': { refused: 'MANUSCRIPT_NOT_FOUND', params: fileOfRound, isOpen: true },
  'POST /api/Draft/:id/Revision': {
    refused: 'MANUSCRIPT_NOT_FOUND',
    params: async () => ({ id: sending.id }),
    body: async () => sending.body,
    isOpen: true,
  },
  'POST /api/Draft/:id/Withdraw': {
    refused: 'MANUSCRIPT_NOT_FOUND',
    params: async () => withdrawing,
    body: async () => withdrawn,
    isOpen: true,
  },
  'POST /api/Draft/:id/Messages': {
    refused: 'MANUSCRIPT_NOT_FOUND',
    params: () => manuscriptIn('received'),
    body: async () => ({ text: 'Chào' }),
    isOpen: true,
  },
  'POST /api/Draft/UploadNewDraftFile': {
    refused: 'MANUSCRIPT_NOT_FOUND',
    form: async () => ({ id: (await manuscriptIn('revisionRequested')).id, manuscript: someFile() }),
    isOpen: true,
  },
  'POST /api/Draft/CreateDraft': {
    refused: 'MANUSCRIPT_NOT_FOUND',
    form: async () => ({ ...manuscriptForm({ id: (await manuscriptIn('draft')).id }), manuscript: someFile() }),
    isOpen: true,
  },
  'GET /api/UserCourse/CourseDetail/:id': { refused: 'USER_COURSE_NOT_FOUND', params: async () => course },
  'GET /api/UserCourse/LessonDetail/:id': { refused: 'USER_LESSON_NOT_FOUND', params: async () => ({ id: video }) },
  'GET /api/UserCourse/Video/:id': { refused: 'USER_LESSON_NOT_FOUND', params: async () => ({ id: video }) },
  'GET /api/LessonProgress/Course/:id': { refused: 'USER_COURSE_NOT_FOUND', params: async () => course },
  'POST /api/LessonProgress/Position': {
    refused: 'USER_LESSON_NOT_FOUND',
    body: async () => ({ lessonId: video, position: 7, at: new Date().toISOString() }),
  },
  'POST /api/LessonProgress/Read': { refused: 'USER_LESSON_NOT_FOUND', body: lessonId },
  'GET /api/LessonNote/:lessonId': { refused: 'USER_LESSON_NOT_FOUND', params: lessonId },
  'POST /api/LessonNote': {
    refused: 'USER_LESSON_NOT_FOUND',
    body: async () => ({ lessonId: text, seconds: null, section: null, content: 'x' }),
  },
  'PATCH /api/LessonNote/:id': { refused: 'NOTE_NOT_FOUND', params: note, body: async () => ({ content: 'x' }) },
  'DELETE /api/LessonNote/:id': { refused: 'NOTE_NOT_FOUND', params: note },
  'GET /api/LessonQuestion/:lessonId': { refused: 'USER_LESSON_NOT_FOUND', params: lessonId },
  'POST /api/LessonQuestion': {
    refused: 'USER_LESSON_NOT_FOUND',
    body: async () => ({ lessonId: text, content: 'Vì sao lại như thế ạ?' }),
  },
  'POST /api/LessonQuestion/:id/report': {
    refused: 'QUESTION_NOT_FOUND',
    params: async () => ({
      id: await one(sql`insert into lesson_questions (lesson_id, content) values (${text}, 'Của người khác') returning id`),
    }),
  },
  'POST /api/ProductQuestion/:id/answers': {
    refused: 'PRODUCT_ANSWER_NOT_BUYER',
    params: async () => {
      await addBought(db, { userId: lan.id, productId: 56 })
      return {
        id: await one(sql`insert into product_questions (product_id, name, content, state)
          values (56, 'Lan', 'Sách có phụ lục không ạ?', 'shown') returning id`),
      }
    },
    body: async () => ({ content: 'Có bạn nhé, ở cuối sách.' }),
  },
  'POST /api/Examination/DoExam/:id': {
    refused: 'EXAM_NOT_OWNED',
    params: async () => ({ id: (await addExam(db, { courseId: course.id })).id }),
  },
  'PATCH /api/Examination/Answers/:attemptId': {
    refused: 'ATTEMPT_NOT_FOUND',
    params: async () => ({ attemptId }),
    body: async () => ({ questionId, answer: ['8'], seq: 2 }),
  },
  'GET /api/Examination/Clock/:attemptId': { refused: 'ATTEMPT_NOT_FOUND', params: async () => ({ attemptId }) },
  'POST /api/Examination/CheckAnswer': { refused: 'ATTEMPT_NOT_FOUND', body: async () => ({ attemptId, questionId }) },
  'POST /api/Examination/PlayRecording': { refused: 'ATTEMPT_NOT_FOUND', body: async () => ({ attemptId, questionId }) },
  'POST /api/Examination/SubmitExam': {
    refused: 'ATTEMPT_NOT_FOUND',
    body: async () => ({ attemptId: submitted.attemptId }),
  },
  'GET /api/Examination/ReviewExam/:id': {
    refused: 'ATTEMPT_NOT_FOUND',
    params: async () => {
      await submitted.submit()
      return { id: submitted.attemptId }
    },
  },
  'DELETE /api/Wish/:productId': {
    refused: 'WISH_NOT_FOUND',
    params: async () => ({
      productId: await one(sql`
        insert into wishes (user_id, product_id, price_seen, was_in_stock)
        select ${lan.id}, id, price, true from products where is_published limit 1 returning product_id`),
    }),
  },
}

function formOf(fields: Record<string, unknown>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value instanceof File ? value : String(value))
  return data
}

/** Named things that are everybody's. */
const SHARED = [
  // Opened by the word in a reviewer's letter, which names nothing else.
  'GET /api/ManuscriptReview',
  'POST /api/ManuscriptReview',
  'POST /api/ManuscriptReview/Answer',
  'GET /api/Certificate/:code',
  'GET /api/Reading/Previews/:productId',
  // One's own, of whichever book is named.
  'GET /api/Reading/Marks',
  'POST /api/PromotionCoupon/collect/:id',
  'DELETE /api/PromotionCoupon/collect/:id',
  'POST /api/Feedback/:id/helpful',
  'GET /api/Geography/Wards/:wardId',
  'GET /api/ProductPage/:id',
  'GET /api/ProductPage/Delivery/:id',
  'GET /api/ProductPage/BoughtTogether/:id',
  'GET /api/ProductQuestion/:productId',
  // One's own, of whichever product is named.
  'GET /api/ProductQuestion/Mine',
  'POST /api/ProductQuestion',
  'GET /api/Restock/:productId',
  'DELETE /api/Restock/:productId',
  'GET /api/ProductPage/CourseInProductSale/:id',
  'GET /api/ProductPage/ProductSalesInCategory/:id',
  'GET /api/Feedback/:id',
  'GET /api/Library/CourseDetail/:id',
  'GET /api/Library/LessonDetail/:id',
  'GET /api/Course/:id',
  'GET /api/Course/Lesson/:id',
  'GET /api/Examination/Detail/:id',
  'GET /api/Examination/GetExaminations/',
  'GET /api/Examination/GetAssignments/',
  // One's own, of whichever course is named.
  'GET /api/Examination/Mine',
  'GET /api/asset/:id',
  'GET /api/Author/:id',
  'GET /api/Series/:id',
  'GET /api/LandingPages/:id',
  'GET /api/Library/CourseDetail/:id',
  'GET /api/Library/LessonDetail/:id',
  'GET /api/Course/:id',
  'GET /api/Course/Lesson/:id',
  'GET /api/asset/:id',
  'GET /api/Pages/:key',
  'GET /api/HomePage/BooksInBlock/:blockId',
  'GET /api/HomePage/BooksInCategory/:id',
  'GET /api/News/NewsUrl/:url',
  'GET /api/News/GetNewNews/:arg',
  'GET /api/News/GetRelatedNews/:arg',
]
/** Books and places are everybody's; a key of a request is made by whoever sends it, and counts with that person only. */
const SHARED_FIELDS = ['productId', 'productIds', 'wardId', 'WardId', 'requestKey', 'key']

/** Names of fields in a shape that name something, however deep. */
function idsIn(shape: unknown): string[] {
  if (typeof shape !== 'object' || shape === null) return []
  const { properties } = shape as { properties?: object }
  const own = Object.keys(properties ?? {}).filter((name) => /(id|ids|key)$/i.test(name))
  return [...own, ...Object.values(shape).flatMap(idsIn)]
}
const namesInBody = ({ body, query }: Endpoint) =>
  [body, query]
    .flatMap((shape) => idsIn(z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' })))
    .some((name) => !SHARED_FIELDS.includes(name))

/** What staff may do is about other people's things by its nature. */
const named = ENDPOINTS.filter(({ access }) => access === 'user' || access === 'open')
  .filter((endpoint) => endpoint.path.includes(':') || namesInBody(endpoint))
  .filter(({ method, path }) => !SHARED.includes(`${method} ${path}`))

test('every call that names something of somebody has a row here', () => {
  expect(named.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(Object.keys(ROWS).sort())
})

test.each(named.map(({ method, path }) => ({ method, path })))(
  'a stranger finds nothing: $method $path',
  async ({ method, path }) => {
    const row = ROWS[`${method} ${path}`]
    if (!row) throw new Error('no row')
    const url = addressOf({ path }, ((await row.params?.()) ?? {}) as Record<string, unknown>) + (row.query ?? '')
    const fields = await row.form?.()
    const ask = async (bearer: string | null) => {
      const formData = fields && formOf(fields)
      const form = row.file && asForm(await row.file())
      const payload = formData ?? form?.payload ?? (await row.body?.())
      return server.inject({
        method: method as 'GET',
        url,
        headers: { ...form?.headers, ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) },
        ...(payload ? { payload } : {}),
      })
    }
    expect(outcome(await ask(null))).toBe(row.isOpen === true ? row.refused : (row.isOpen ?? 'SESSION_EXPIRED'))
    const answer = await ask(token)
    expect(outcome(answer)).toBe(row.refused)
    expect(answer.json()).toMatchObject({ data: null })
    // It was there all the time: its owner finds it.
    expect((await ask(ownerToken)).statusCode).toBe(200)
  },
)
