import * as contract from '@tq/contract/learning/questions.ts'
import { refusal } from '@tq/contract/testing/refusal.ts'
import { users } from '@tq/db/schema/account/accounts.ts'
import { mails } from '@tq/db/schema/account/mail.ts'
import { lessonQuestions, questionReports } from '@tq/db/schema/learning/progress.ts'
import { staffAlerts } from '@tq/db/schema/order/order-staff.ts'
import { and, eq, isNull, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addPerson } from '../../profile/testing/people.ts'
import { testApi } from '../../testing/api.ts'
import { addCourse } from '../testing/add-course.ts'

const api = await testApi()
const { db } = api
const { lessonIds } = await addCourse(db)
const [LESSON = 0] = lessonIds
const staff = await addPerson(db, { role: 'staff', name: 'Hoàng Vân Hoa' })
const WORDS = 'Nếu mẫu số bằng 0 thì sao vẫn tính được ạ?'

type Person = { id: string }
const ask = async (person: Person, content = WORDS, lessonId = LESSON) =>
  (await api.as(person).call(contract.askQuestion, { body: { lessonId, content } })).data
const listed = async (person: Person, lessonId = LESSON) =>
  (await api.as(person).call(contract.listQuestions, { params: { lessonId }, query: {} })).data
const report = (person: Person, id: string) => api.as(person).call(contract.reportQuestion, { params: { id } })
const decide = async (id: string, body: { answer?: string; isHidden?: boolean }) =>
  (await api.as(staff).call(contract.answerQuestion, { params: { id }, body })).data
const forStaff = async (state: 'open' | 'answered' | 'hidden' | 'reported') =>
  (await api.as(staff).call(contract.listQuestionsForStaff, { query: { state } })).data
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)
const openAlerts = (id: string) => db.$count(staffAlerts, and(like(staffAlerts.ref, `${id}%`), isNull(staffAlerts.resolvedAt)))

test('a question is seen by all who may open the lesson, waits for staff, and its asker gets a letter once it is answered', async () => {
  const [lan, minh] = [await addPerson(db), await addPerson(db)]
  const { id } = await ask(lan)
  expect(await listed(lan)).toMatchObject([{ id, content: WORDS, isMine: true, askedBy: 'Nguyễn Thị Lan', answer: null }])
  expect(await listed(minh)).toMatchObject([{ id, isMine: false, askedBy: 'Nguyễn L.' }])
  expect(await openAlerts(id)).toBe(1)
  expect(await forStaff('open')).toMatchObject([{ id, askedBy: 'Nguyễn Thị Lan', reports: 0, lesson: { id: LESSON } }])

  await decide(id, { answer: '<p>Ta rút gọn <b>trước</b> đã.</p><script>alert(1)</script>' })
  expect(await listed(minh)).toMatchObject([
    { id, answer: '<p>Ta rút gọn <b>trước</b> đã.</p>', answeredBy: 'Hoàng Vân Hoa', answeredAt: expect.any(String) },
  ])
  await decide(id, { answer: '<p>Ta rút gọn trước.</p>' })
  await api.runJobs()
  const letters = await db.select().from(mails).where(eq(mails.recipient, lan.email))
  expect(letters).toMatchObject([{ subject: 'Câu hỏi của bạn đã có câu trả lời' }])
  expect(letters[0]?.text).toContain('Ta rút gọn trước đã.')
  expect(letters[0]?.text).toContain(`/thu-vien/bai-hoc/bai-11.${LESSON}`)
  expect([await openAlerts(id), await forStaff('open'), ids(await forStaff('answered'))]).toEqual([0, [], [id]])
})

test('three learners who report it hide it for all but its writer; staff who show it again begin anew', async () => {
  const [lan, a, b, c, e] = [
    await addPerson(db),
    await addPerson(db),
    await addPerson(db),
    await addPerson(db),
    await addPerson(db),
  ]
  const { id } = await ask(lan)
  await expect(report(lan, id)).rejects.toMatchObject(refusal('QUESTION_IS_OWN'))
  for (let i = 0; i < 3; i++) await report(a, id)
  expect(ids(await listed(e))).toContain(id)
  await decide(id, { answer: 'Câu hỏi hay.' })
  await Promise.all([report(b, id), report(c, id)])
  expect(ids(await listed(e))).not.toContain(id)
  expect((await listed(lan)).find((question) => question.id === id)).toMatchObject({ isHidden: true })
  await expect(report(e, id)).rejects.toMatchObject(refusal('QUESTION_NOT_FOUND'))
  expect([ids(await forStaff('hidden')), ids(await forStaff('reported'))]).toEqual([[id], [id]])
  expect(await openAlerts(id)).toBe(1)

  expect(await decide(id, { isHidden: false })).toMatchObject({ isHidden: false, answer: 'Câu hỏi hay.' })
  expect([await openAlerts(id), await db.$count(questionReports, eq(questionReports.questionId, id))]).toEqual([0, 0])
  await report(e, id)
  expect(ids(await listed(a))).toContain(id)
})

test('in a course one does not have there is nothing to read, ask or report', async () => {
  const { lessonIds: sold } = await addCourse(db, { use: 'sold' })
  const [lan, owner] = [await addPerson(db), await addPerson(db)]
  const lessonId = sold[0] ?? 0
  const [question] = await db.insert(lessonQuestions).values({ lessonId, userId: owner.id, content: WORDS }).returning()
  await expect(listed(lan, lessonId)).rejects.toMatchObject(refusal('USER_LESSON_NOT_FOUND'))
  await expect(ask(lan, WORDS, lessonId)).rejects.toMatchObject(refusal('USER_LESSON_NOT_FOUND'))
  for (const id of [question?.id ?? '', crypto.randomUUID()])
    await expect(report(lan, id)).rejects.toMatchObject(refusal('QUESTION_NOT_FOUND'))
  expect(await db.$count(questionReports, eq(questionReports.userId, lan.id))).toBe(0)
})

test('what is asked and answered has words, and nobody asks without end', async () => {
  const lan = await addPerson(db)
  for (const content of ['Sao?', ' '.repeat(20), `${WORDS}\0`, 'x'.repeat(2001)])
    await expect(ask(lan, content)).rejects.toMatchObject(refusal('INPUT_INVALID'))
  const { id } = await ask(lan)
  for (const body of [{}, { answer: '  ' }, { answer: '<script>x</script>' }])
    await expect(decide(id, body)).rejects.toMatchObject(refusal('INPUT_INVALID'))
  await expect(decide(crypto.randomUUID(), { isHidden: true })).rejects.toMatchObject(refusal('QUESTION_NOT_FOUND'))
  for (let i = 1; i < 10; i++) await ask(lan)
  await expect(ask(lan)).rejects.toMatchObject(refusal('TOO_MANY_REQUESTS'))
  await expect(api.as(lan).call(contract.listQuestionsForStaff, { query: {} })).rejects.toMatchObject(refusal('FORBIDDEN'))
})

test('of a deleted account the question stays, without its name; nobody is written to', async () => {
  const lan = await addPerson(db)
  const { id } = await ask(lan)
  await db.delete(users).where(eq(users.id, lan.id))
  await decide(id, { answer: 'Đây ạ.' })
  const seen = (await listed(await addPerson(db))).find((question) => question.id === id)
  expect(seen).toMatchObject({ askedBy: null, isMine: false, answer: 'Đây ạ.' })
  await api.runJobs()
  expect(await db.$count(mails, eq(mails.recipient, lan.email))).toBe(0)
})
