import * as contract from '@tq/contract/learning/notes.ts'
import { refusal } from '@tq/contract/testing/refusal.ts'
import { lessonNotes } from '@tq/db/schema/learning/progress.ts'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addPerson } from '../../profile/testing/people.ts'
import { testApi } from '../../testing/api.ts'
import { addCourse } from '../testing/add-course.ts'

const api = await testApi()
const { db } = api
const { lessonIds } = await addCourse(db)
const [VIDEO = 0, TEXT = 0] = lessonIds
const [lan, minh] = [await addPerson(db), await addPerson(db)]

type Note = { seconds?: number | null; section?: string | null; content: string }
const add = async (person: { id: string }, lessonId: number, { seconds = null, section = null, content }: Note) =>
  (await api.as(person).call(contract.addNote, { body: { lessonId, seconds, section, content } })).data
const listed = async (person: { id: string }, lessonId: number) =>
  (await api.as(person).call(contract.listNotes, { params: { lessonId }, query: {} })).data

test('notes of a lesson are listed by their place, a bookmark among them; each person has their own', async () => {
  await add(lan, VIDEO, { seconds: 452, content: '  Định nghĩa\ncần nhớ  ' })
  await add(lan, VIDEO, { seconds: 61, content: '' })
  await add(lan, TEXT, { section: 'dinh-ly', content: 'Xem lại chứng minh' })
  await add(minh, VIDEO, { seconds: 5, content: 'Của Minh' })
  expect((await listed(lan, VIDEO)).map(({ seconds, content }) => [seconds, content])).toEqual([
    [61, ''],
    [452, 'Định nghĩa\ncần nhớ'],
  ])
  expect(await listed(lan, TEXT)).toMatchObject([{ lessonId: TEXT, section: 'dinh-ly', seconds: null }])
  expect(await listed(minh, TEXT)).toEqual([])
})

test('a note is changed and removed by its writer; to others it is not there', async () => {
  const { id, createdAt } = await add(lan, TEXT, { content: 'Trước' })
  const change = (person: { id: string }) =>
    api.as(person).call(contract.changeNote, { params: { id }, body: { content: 'Sau' } })
  const remove = (person: { id: string }) => api.as(person).call(contract.removeNote, { params: { id } })
  for (const work of [change, remove]) await expect(work(minh)).rejects.toMatchObject(refusal('NOTE_NOT_FOUND'))
  expect((await change(lan)).data).toMatchObject({ id, content: 'Sau', createdAt })
  await remove(lan)
  await expect(remove(lan)).rejects.toMatchObject(refusal('NOTE_NOT_FOUND'))
  expect(await db.$count(lessonNotes, eq(lessonNotes.id, id))).toBe(0)
})

test('nobody writes into a lesson they may not open, or that is not there', async () => {
  const { lessonIds: sold } = await addCourse(db, { use: 'sold' })
  for (const lessonId of [sold[0] ?? 0, 999_999_999]) {
    await expect(add(lan, lessonId, { content: 'x' })).rejects.toMatchObject(refusal('USER_LESSON_NOT_FOUND'))
    await expect(listed(lan, lessonId)).rejects.toMatchObject(refusal('USER_LESSON_NOT_FOUND'))
  }
})

test.each([
  ['two places', { seconds: 1, section: 'muc', content: 'x' }],
  ['a second before the beginning', { seconds: -1, content: 'x' }],
  ['a text that is too long', { seconds: 1, content: 'x'.repeat(4001) }],
  ['what no table can hold', { seconds: 1, content: 'nửa\0' }],
])('%s is refused', async (_, note) => {
  const before = await db.$count(lessonNotes)
  await expect(add(lan, VIDEO, note)).rejects.toMatchObject(refusal('INPUT_INVALID'))
  expect(await db.$count(lessonNotes)).toBe(before)
})

test('a lesson takes five hundred of one person', async () => {
  const person = await addPerson(db)
  await db.execute(sql`insert into lesson_notes (user_id, lesson_id, seconds, content)
    select ${person.id}, ${VIDEO}, n, '' from generate_series(1, 499) n`)
  await add(person, VIDEO, { seconds: 500, content: 'Cuối cùng' })
  await expect(add(person, VIDEO, { seconds: 501, content: 'x' })).rejects.toMatchObject(refusal('NOTES_FULL'))
  await add(person, TEXT, { content: 'Bài khác còn chỗ' })
})
