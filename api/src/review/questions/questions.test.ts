import * as contract from '@tq/contract/product-questions.ts'
import { refusal } from '@tq/contract/testing/refusal.ts'
import { mails } from '@tq/db/schema/account/mail.ts'
import { staffAlerts } from '@tq/db/schema/order/order-staff.ts'
import { productAnswers, productQuestions } from '@tq/db/schema/product-questions.ts'
import { saveProduct } from '@tq/db/testing/by-hand.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { addBought } from '../../order/testing/bought.ts'
import { addPerson } from '../../profile/testing/people.ts'
import { testApi } from '../../testing/api.ts'
import { tagsTold } from '../../testing/tags-told.ts'
import { anonymiseAsker } from './anonymise-asker.ts'

const api = await testApi()
const { db } = api
const BOOK = 56
const staff = api.as(await addPerson(db, { role: 'staff' }))
const WORDS = 'Sách có phụ lục bản đồ không ạ?'
beforeEach(async () => void (await db.delete(productQuestions)))

type Person = { id: string }
const ask = async (person: Person, content = WORDS, wantsLetter = true) =>
  (await api.as(person).call(contract.askAboutProduct, { body: { productId: BOOK, content, wantsLetter } })).data
const answer = async (person: Person, id: number, content = 'Có bạn nhé, ở cuối sách.') =>
  (await api.as(person).call(contract.answerAboutProduct, { params: { id }, body: { content } })).data
const listed = async () => (await api.call(contract.listProductQuestions, { params: { productId: BOOK }, query: {} })).data
const mine = async (person: Person) =>
  (await api.as(person).call(contract.getMyProductPosts, { query: { productId: BOOK } })).data
const decide = (id: number, state: 'shown' | 'refused') =>
  staff.call(contract.decideProductQuestion, { params: { id }, body: { state } })
const decideAnswer = (id: number, state: 'shown' | 'refused') =>
  staff.call(contract.decideProductAnswer, { params: { id }, body: { state } })
const reply = (id: number) =>
  staff.call(contract.answerProductQuestion, { params: { id }, body: { content: 'Sách có ba bản đồ.' } })
const inState = async (state: 'pending' | 'open' | 'shown' | 'refused') =>
  (await staff.call(contract.listProductQuestionsForStaff, { query: { state } })).data.map(({ id }) => id)
const alerts = () => db.$count(staffAlerts, and(eq(staffAlerts.kind, 'productQuestion'), isNull(staffAlerts.resolvedAt)))
const lettersTo = async ({ email }: { email: string }) => {
  await api.runJobs()
  return db.select().from(mails).where(eq(mails.recipient, email))
}

test('a question is its writer’s alone until staff let it pass, or refuse it', async () => {
  const [lan, minh] = [await addPerson(db), await addPerson(db)]
  const { id } = await ask(lan)
  expect([await listed(), (await mine(minh)).questions, await alerts()]).toEqual([[], [], 1])
  expect((await mine(lan)).questions).toMatchObject([{ id, content: WORDS, state: 'pending' }])
  expect([await inState('pending'), await inState('open')]).toEqual([[id], []])

  expect(await tagsTold(api, () => decide(id, 'shown'))).toEqual([`book:${BOOK}`])
  expect(await listed()).toMatchObject([{ id, name: 'Nguyễn L.', content: WORDS, answers: [] }])
  expect([(await mine(lan)).questions, await alerts()]).toEqual([[], 0])
  expect([await inState('pending'), await inState('open')]).toEqual([[], [id]])

  await decide(id, 'refused')
  expect([await listed(), await inState('refused')]).toEqual([[], [id]])
  expect((await mine(lan)).questions).toMatchObject([{ id, state: 'refused' }])
})

test('the press answers at once, which lets the question pass, and the asker gets one letter', async () => {
  const lan = await addPerson(db)
  const { id } = await ask(lan)
  await reply(id)
  expect(await listed()).toMatchObject([{ id, answers: [{ name: 'Thư Quán', role: 'staff', content: 'Sách có ba bản đồ.' }] }])
  await reply(id)
  const letters = await lettersTo(lan)
  expect(letters).toMatchObject([{ subject: 'Câu hỏi của bạn đã có câu trả lời' }])
  expect(letters[0]?.text).toContain('Nhà xuất bản đã trả lời')
  expect(letters[0]?.text).toContain(`.${BOOK}#hoi-dap`)
})

test('who did not want a letter gets none, nor who answers themselves', async () => {
  const [lan, minh] = [await addPerson(db), await addPerson(db)]
  await reply((await ask(lan, WORDS, false)).id)
  await addBought(db, { userId: minh.id, productId: BOOK })
  const { id } = await ask(minh)
  await decide(id, 'shown')
  await decideAnswer((await answer(minh, id)).id, 'shown')
  expect([await lettersTo(lan), await lettersTo(minh)]).toEqual([[], []])
})

test('who has the book answers, marked as such, once staff let it pass', async () => {
  const [lan, minh] = [await addPerson(db), await addPerson(db, { name: 'Trần Văn Minh' })]
  const { id } = await ask(lan)
  await addBought(db, { userId: minh.id, productId: BOOK, status: 'shipped' })
  await decide(id, 'shown')
  expect((await mine(minh)).canAnswer).toBe(false)
  await expect(answer(minh, id)).rejects.toMatchObject(refusal('PRODUCT_ANSWER_NOT_BUYER'))

  await addBought(db, { userId: minh.id, productId: BOOK })
  expect((await mine(minh)).canAnswer).toBe(true)
  const written = await answer(minh, id)
  expect((await mine(minh)).answers).toMatchObject([{ id: written.id, questionId: id, state: 'pending' }])
  expect([(await listed())[0]?.answers, await inState('pending'), await lettersTo(lan)]).toEqual([[], [id], []])
  await decideAnswer(written.id, 'shown')
  expect((await listed())[0]?.answers).toMatchObject([{ id: written.id, name: 'Trần M.', role: 'buyer' }])
  expect(await lettersTo(lan)).toHaveLength(1)
  await reply(id)
  expect((await listed())[0]?.answers.map(({ role }) => role)).toEqual(['staff', 'buyer'])
  await decideAnswer(written.id, 'refused')
  expect((await listed())[0]?.answers.map(({ role }) => role)).toEqual(['staff'])
})

test('nobody answers what is not shown; staff answers are not for others to refuse', async () => {
  const lan = await addPerson(db)
  await addBought(db, { userId: lan.id, productId: BOOK })
  const { id } = await ask(lan)
  await expect(answer(lan, id)).rejects.toMatchObject(refusal('PRODUCT_QUESTION_NOT_FOUND'))
  await expect(decide(1_999_999_999, 'shown')).rejects.toMatchObject(refusal('PRODUCT_QUESTION_NOT_FOUND'))
  const { data } = await reply(id)
  await expect(decideAnswer(data.answers[0]?.id ?? 0, 'refused')).rejects.toMatchObject(refusal('PRODUCT_ANSWER_NOT_FOUND'))
  await saveProduct(db, BOOK, { isPublished: false })
  api.invalidate(['catalog', `book:${BOOK}`])
  await expect(ask(lan)).rejects.toMatchObject(refusal('PRODUCT_NOT_FOUND'))
  await expect(listed()).rejects.toMatchObject(refusal('PRODUCT_NOT_FOUND'))
  await saveProduct(db, BOOK, { isPublished: true })
  api.invalidate(['catalog', `book:${BOOK}`])
})

test('what is asked has words, and nobody asks without end', async () => {
  const lan = await addPerson(db)
  for (const content of ['Sao ạ?', ' '.repeat(20), `${WORDS}\0`, 'x'.repeat(501)])
    await expect(ask(lan, content)).rejects.toMatchObject(refusal('INPUT_INVALID'))
  for (let n = 0; n < 10; n++) await ask(lan)
  await expect(ask(lan)).rejects.toMatchObject(refusal('TOO_MANY_REQUESTS'))
  await expect(api.call(contract.getMyProductPosts, { query: { productId: BOOK } })).rejects.toMatchObject(
    refusal('SESSION_EXPIRED'),
  )
  await expect(api.as(lan).call(contract.listProductQuestionsForStaff, { query: {} })).rejects.toMatchObject(refusal('FORBIDDEN'))
})

test('are paged, the latest first', async () => {
  const rows = Array.from({ length: 7 }, (_, n) => ({
    ...{ productId: BOOK, name: 'Lan', content: `Câu hỏi số ${n}`, state: 'shown' as const },
    createdAt: new Date(2026, 0, n + 1),
  }))
  await db.insert(productQuestions).values(rows)
  const page = async (n: number) => {
    const { data, total } = await api.call(contract.listProductQuestions, { params: { productId: BOOK }, query: { page: n } })
    return [total, ...data.map(({ content }) => content.at(-1))]
  }
  expect([await page(1), await page(2)]).toEqual([
    [7, '6', '5', '4', '3', '2'],
    [7, '1', '0'],
  ])
})

test('of a deleted account what others read stays without the name, the rest goes', async () => {
  const lan = await addPerson(db)
  await addBought(db, { userId: lan.id, productId: BOOK })
  const { id } = await ask(lan)
  await decide(id, 'shown')
  await decideAnswer((await answer(lan, id)).id, 'shown')
  await answer(lan, id)
  await ask(lan, 'Câu này chưa ai duyệt ạ')
  const before = await alerts()
  expect(await tagsTold(api, () => db.transaction((tx) => anonymiseAsker(tx, lan.id)))).toEqual([`book:${BOOK}`])
  expect(await listed()).toMatchObject([{ id, name: 'Bạn đọc', answers: [{ name: 'Bạn đọc' }] }])
  expect([await db.$count(productQuestions), await db.$count(productAnswers, sql`user_id is not null`)]).toEqual([1, 0])
  expect(await db.$count(productAnswers)).toBe(1)
  // Of the question and the answer that nobody can decide any more.
  expect(before - (await alerts())).toBe(2)
})

test('a question is refused: no alert is left of the answers that waited, also when its writer leaves', async () => {
  const [lan, minh] = [await addPerson(db), await addPerson(db)]
  await addBought(db, { userId: minh.id, productId: BOOK })
  const before = await alerts()
  const { id } = await ask(lan)
  await decide(id, 'shown')
  await answer(minh, id)
  await decide(id, 'refused')
  expect([await inState('pending'), await alerts()]).toEqual([[], before])
  await db.transaction((tx) => anonymiseAsker(tx, lan.id))
  expect([await db.$count(productAnswers), await alerts()]).toEqual([0, before])
})

test('an account is wiped while staff decide about its answer: one waits for the other, and neither fails', async () => {
  const lan = await addPerson(db)
  await addBought(db, { userId: lan.id, productId: BOOK })
  const { id } = await ask(lan)
  await decide(id, 'shown')
  const { id: answerId } = await answer(lan, id)
  const locked = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  const { leaving } = await db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from product_questions where id = ${id} for no key update`)
    const leaving = db.transaction((other) => anonymiseAsker(other, lan.id))
    await expect.poll(async () => (await db.execute(locked)).rows.length, { timeout: 10_000, interval: 20 }).toBe(1)
    await tx.execute(sql`update product_answers set state = 'shown' where id = ${answerId}`)
    return { leaving }
  })
  await leaving
  expect(await listed()).toMatchObject([{ id, name: 'Bạn đọc', answers: [{ id: answerId, name: 'Bạn đọc' }] }])
})
