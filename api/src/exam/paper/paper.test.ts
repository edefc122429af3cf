import { getExamPaper, getPaperKey } from '@tq/contract/exam/paper.ts'
import type { Data } from '@tq/contract/http/endpoint.ts'
import { refusal } from '@tq/contract/testing/refusal.ts'
import { expect, test } from 'vitest'
import { addPerson } from '../../profile/testing/people.ts'
import { storeTestFile } from '../../storage/testing/store-test-file.ts'
import { testApi } from '../../testing/api.ts'
import { addExam, addQuestion, addTopic, changeQuestion } from '../testing/add-exam.ts'
import { NO_EXAM } from '../testing/classroom.ts'
import { SAMPLES, SECRETS } from '../testing/questions.ts'

const api = await testApi()
const { db } = api
const staff = api.as(await addPerson(db, { role: 'staff' }))
const paperOf = async (id: number, codes: string, order?: 'shuffled') =>
  (await staff.call(getExamPaper, { params: { id }, query: { codes, order } })).data
const keyOf = async (id: number, codes: string) => (await staff.call(getPaperKey, { params: { id }, query: { codes } })).data

type Question = Data<typeof getExamPaper>['versions'][number]['questions'][number]
type Of<T extends Question['body']['type']> = Extract<Question['body'], { type: T }>
const words = (options: { html: string }[]) => options.map(({ html }) => html)

test('a paper in several versions → each in its own order, the same again when asked again, and no trace of a key', async () => {
  const { id } = await addExam(db, { shufflesQuestions: true, shufflesOptions: true })
  const paper = await paperOf(id, '132,209,357')
  expect(paper.versions.map(({ code }) => code)).toEqual(['132', '209', '357'])
  expect(new Set(paper.versions.map(({ stamp }) => stamp)).size).toBe(3)
  expect(new Set(paper.versions.map(({ questions }) => questions.map(({ body }) => body.type).join())).size).toBeGreaterThan(1)
  for (const { questions } of paper.versions) {
    expect(questions.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(new Set(questions.map(({ body }) => body.type)).size).toBe(8)
  }
  expect(await paperOf(id, '357,132,209')).toEqual({ ...paper, versions: [2, 0, 1].map((at) => paper.versions[at]) })
  const sent = JSON.stringify(paper)
  for (const secret of SECRETS) expect(sent).not.toContain(secret)
})

test('the key of each version → names what is right by the letters of that version', async () => {
  const { id } = await addExam(db, { shufflesQuestions: true, shufflesOptions: true })
  const [paper, key] = [await paperOf(id, '132,209,743'), await keyOf(id, '132,209,743')]
  expect(key.versions.map(({ stamp }) => stamp)).toEqual(paper.versions.map(({ stamp }) => stamp))
  for (const [at, { questions }] of paper.versions.entries()) {
    const { answers } = key.versions[at] as (typeof key.versions)[number]
    const find = <T extends Question['body']['type']>(type: T) => {
      const number = questions.find(({ body }) => body.type === type)?.number
      return {
        body: questions.find(({ body }) => body.type === type)?.body as Of<T>,
        answer: answers.find((each) => each.number === number) as (typeof answers)[number],
      }
    }
    const single = find('single')
    expect(single.body.options.find((each) => each.id === single.answer.words)?.html).toMatch(/2.*x/s)
    const multiple = find('multiple')
    const chosen = multiple.answer.words.split(', ')
    expect(words(multiple.body.options.filter((each) => chosen.includes(each.id))).toSorted()).toEqual(['2', '7'])
    const trueFalse = find('trueFalse')
    expect(trueFalse.answer.words).toMatch(/^a [ĐS], b [ĐS], c [ĐS], d [ĐS]$/)
    const isTrue = trueFalse.body.statements.filter(({ id: letter }) => trueFalse.answer.words.includes(`${letter} Đ`))
    expect(words(isTrue).toSorted()).toEqual(['Hàm số là hàm lẻ.', 'Đồ thị đi qua gốc toạ độ.'])
    expect(find('fillIn').answer).toMatchObject({
      words: '(1) Thăng Long xưa; (2) 100',
      notes: ['Chỗ trống 1: Thăng Long xưa, Hà Nội'],
    })
    expect(find('numeric').answer.words).toBe('2,5')
    const matching = find('matching')
    const joined = matching.answer.words.split(', ').map((pair) => {
      const [left, right] = pair.split('–')
      const of = (side: { id: string; html: string }[], letter?: string) => side.find((each) => each.id === letter)?.html
      return [of(matching.body.left, left), of(matching.body.right, right)]
    })
    expect(joined.toSorted()).toEqual([
      ['Lào', 'Viêng Chăn'],
      ['Thái Lan', 'Băng Cốc'],
    ])
    const ordering = find('ordering')
    const inOrder = ordering.answer.words
      .split(' → ')
      .map((letter) => ordering.body.items.find((each) => each.id === letter)?.html)
    expect(inOrder).toEqual(['Nhà Lý', 'Nhà Trần', 'Nhà Lê', 'Nhà Nguyễn'])
    expect(find('essay').answer).toMatchObject({ words: '', rubric: '<p>Thang điểm bí mật: ba ý.</p>' })
  }
})

test('letters go by place; an exam that shuffles nothing → every version alike unless asked otherwise; a changed question → another stamp', async () => {
  const questionId = await addQuestion(db, SAMPLES.single)
  const { id } = await addExam(db, { parts: [[{ questionId, points: 250 }]], shufflesQuestions: false, shufflesOptions: false })
  const { versions, points, parts } = await paperOf(id, '100,999')
  expect([points, parts]).toEqual([0.25, [{ title: 'Phần 1', instructions: '' }]])
  expect(versions[0]?.stamp).toBe(versions[1]?.stamp)
  expect(versions[0]?.questions[0]?.body).toMatchObject({ options: ['A', 'B', 'C', 'D'].map((letter) => ({ id: letter })) })
  expect((await keyOf(id, '100')).versions[0]?.answers).toEqual([
    { number: 1, type: 'single', points: 0.25, words: 'B', notes: [], rubric: '' },
  ])
  const shuffled = await paperOf(id, '132,209,357,485', 'shuffled')
  expect(new Set(shuffled.versions.map(({ stamp }) => stamp)).size).toBeGreaterThan(1)
  await changeQuestion(db, questionId, { ...SAMPLES.single, key: 'c' })
  const [changed] = (await keyOf(id, '100')).versions
  expect([changed?.answers[0]?.words, changed?.stamp === versions[0]?.stamp]).toEqual(['C', false])
})

test('drawn from the bank by the rules of an attempt; a recording is told of, with its plays', async () => {
  const topicId = await addTopic(db)
  const audioHash = await storeTestFile(api, Buffer.from('tiếng nói'))
  for (let n = 0; n < 6; n++)
    await addQuestion(db, { ...SAMPLES.numeric, stem: `<p>Bài ${n}</p>` }, { topicId, audioHash, mostPlays: 2 })
  const { id } = await addExam(db, { parts: [[{ topicId, drawCount: 3 }]] })
  const { versions } = await paperOf(id, '132,209,357,485')
  const stems = versions.map(({ questions }) => questions.map(({ stem }) => stem))
  for (const each of stems) expect(new Set(each).size).toBe(3)
  expect(new Set(stems.map((each) => each.toSorted().join())).size).toBeGreaterThan(1)
  expect(versions[0]?.questions[0]?.recording).toEqual({ mostPlays: 2 })
  const tooMany = await addExam(db, { parts: [[{ topicId, drawCount: 7 }]] })
  await expect(paperOf(tooMany.id, '132')).rejects.toMatchObject(refusal('EXAM_EMPTY'))
})

test('learners and guests get neither paper nor key; odd codes and an unknown exam are refused', async () => {
  const { id } = await addExam(db)
  const learner = api.as(await addPerson(db))
  const ask = (codes: string) => ({ params: { id }, query: { codes } })
  for (const call of [getExamPaper, getPaperKey]) {
    await expect(learner.call(call, ask('132'))).rejects.toMatchObject(refusal('FORBIDDEN'))
    await expect(api.call(call, ask('132'))).rejects.toMatchObject(refusal('SESSION_EXPIRED'))
    await expect(staff.call(call, { ...ask('132'), params: { id: NO_EXAM } })).rejects.toMatchObject(refusal('EXAM_NOT_FOUND'))
    const thirteen = Array.from({ length: 13 }, (_, at) => 100 + at).join()
    for (const codes of ['', '13', '032', '1324', '132,132', '132,', 'abc', thirteen])
      await expect(staff.call(call, ask(codes)), codes).rejects.toMatchObject(refusal('INPUT_INVALID'))
  }
})
