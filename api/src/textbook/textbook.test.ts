import { getLibraryLesson } from '@tq/contract/learning/lesson.ts'
import { getTextbook, listTextbooks } from '@tq/contract/learning/textbook.ts'
import { outcome, refusal } from '@tq/contract/testing/refusal.ts'
import { saveProduct } from '@tq/db/testing/by-hand.ts'
import { addCourse, saveLesson } from '@tq/db/testing/courses.ts'
import { addTextbook } from '@tq/db/testing/textbooks.ts'
import { describe, expect, test } from 'vitest'
import { storeTestFile } from '../storage/testing/store-test-file.ts'
import { testApi } from '../testing/api.ts'

const api = await testApi()
const { db } = api
const PRINTED = 261

const fileHash = await storeTestFile(api, 'một bài nghe', 'audio/mpeg')
const course = await addCourse(db, {
  use: 'textbook',
  chapters: [[{ title: 'Số tự nhiên' }, { title: 'Nghe và đếm', kind: 'audio', fileHash, durationSeconds: 42 }, {}, {}]],
})
const [text = 0, audio = 0, withdrawn = 0, parent = 0] = course.lessonIds
const book = await addTextbook(db, {
  ...{ title: 'Toán nâng cao 6 bản thử', subject: 'Toán học thử', grade: 6, courseId: course.id, productId: PRINTED },
  chapters: [
    { title: 'Cột hai', column: 2, position: 0, inside: [{ title: 'Ôn tập', kind: 'exercise', lessonId: text }] },
    {
      ...{ title: 'Tập hợp', column: 1, position: 1, firstPage: 5, lastPage: 20 },
      inside: [
        { title: 'Đứng sau', position: 2, lessonId: text, page: 7 },
        { title: 'Đứng trước', position: 1, below: [{ title: 'Bài nghe', kind: 'audio', lessonId: audio }] },
        { title: 'Đã gỡ', position: 3, lessonId: withdrawn },
        {
          title: 'Đã gỡ, còn mục dưới',
          position: 4,
          lessonId: parent,
          below: [{ title: 'Trang 9', kind: 'page', lessonId: text }],
        },
      ],
    },
    { title: 'Mở đầu', column: 1, position: 0 },
  ],
})
for (const id of [withdrawn, parent]) await saveLesson(db, id, { isPublished: false })
const hidden = await addTextbook(db, { title: 'Toán bí mật bản thử', isPublished: false })

const read = async (id: number | string) => (await api.call(getTextbook, { params: { id } })).data
const list = (query: Record<string, string | number>) => api.call(listTextbooks, { query: query as never })

describe('a textbook', () => {
  test('has its chapters by column and its sub chapters by position, the top ones below 0', async () => {
    const found = await read(`toan-nang-cao-6.${book.id}`)
    expect(found.chapters.map(({ title, column, position }) => [title, column, position])).toEqual([
      ['Mở đầu', 1, 0],
      ['Tập hợp', 1, 1],
      ['Cột hai', 2, 0],
    ])
    expect(found.chapters[1]).toMatchObject({ firstPage: 5, lastPage: 20 })
    const top = found.subChapters.filter(
      ({ chapterId, parentId }) => chapterId === found.chapters[1]?.chapterId && parentId === 0,
    )
    expect(top.map(({ title, kind, page }) => [title, kind, page])).toEqual([
      ['Đứng trước', 'heading', null],
      ['Đứng sau', 'lesson', 7],
      ['Đã gỡ, còn mục dưới', 'heading', null],
    ])
    expect(found.subChapters.find(({ title }) => title === 'Bài nghe')).toMatchObject({
      parentId: top[0]?.subChapterId,
      lesson: { id: audio, address: `nghe-va-dem.${audio}`, durationSeconds: 42, audioURL: `/media/lessons/${audio}/audio.mp3` },
    })
    expect(found.subChapters.find(({ title }) => title === 'Trang 9')).toMatchObject({
      parentId: top[2]?.subChapterId,
      lesson: { id: text, audioURL: null },
    })
  })

  test('plays its audio to everybody', async () => {
    const { subChapters } = await read(book.id)
    const url = subChapters.find(({ kind }) => kind === 'audio')?.lesson?.audioURL as string
    expect((await api.server.inject(url)).body).toBe('một bài nghe')
    expect((await api.call(getLibraryLesson, { params: { id: audio } })).data).toMatchObject({
      ...{ kind: 'audio', audioURL: url, videoURL: null, course: { use: 'textbook', textbook: { id: book.id } } },
    })
  })

  test('says what it carries, who wrote it, and where the printed book is sold', async () => {
    expect(await read(book.id)).toMatchObject({
      ...{ audioCount: 1, videoCount: 0, lessonCount: 2, exerciseCount: 1, courseId: course.id, grade: 6 },
      ...{
        authors: expect.arrayContaining([expect.any(String)]),
        product: { id: PRINTED, price: expect.any(Number) },
        picture: { width: 600 },
      },
    })
    await saveProduct(db, PRINTED, { isPublished: false })
    expect(await read(book.id)).toMatchObject({ product: null, authors: expect.arrayContaining([expect.any(String)]) })
    await saveProduct(db, PRINTED, { isPublished: true })
  })

  test('is held until it, its lessons or the price of the printed book change', async () => {
    const { headers } = await api.server.inject(`/api/asset/${book.id}`)
    expect(headers['cache-tag']).toBe(`textbook:${book.id},course:${course.id},book:${PRINTED}`)
  })

  test('that is hidden, never was, or is asked for in another spelling is refused', async () => {
    for (const id of [hidden.id, 999_999_999]) await expect(read(id)).rejects.toMatchObject(refusal('TEXTBOOK_NOT_FOUND'))
    await expect(read('toan')).rejects.toMatchObject(refusal('INPUT_INVALID'))
    expect(outcome(await api.server.inject(`/api/Asset/${book.id}`))).toBe('CALL_NOT_FOUND')
    expect(outcome(await api.server.inject('/api/asset'))).toBe('CALL_NOT_FOUND')
  })
})

describe('the list of textbooks', () => {
  test('is narrowed by grade and subject, and offers those there are whatever is chosen', async () => {
    const all = await list({ perPage: 100 })
    const chosen = await list({ grade: 6, subject: 'Toán học thử' })
    expect(chosen).toMatchObject({ total: 1, totalPage: 1, data: [{ id: book.id, audioCount: 1, lessonCount: 2 }] })
    expect([chosen.subjects, chosen.grades]).toEqual([all.subjects, all.grades])
    expect(all.grades.map(({ grade }) => grade)).toEqual(all.grades.map(({ grade }) => grade).toSorted((a, b) => a - b))
    expect(all.grades.reduce((sum, { count }) => sum + count, 0)).toBe(all.total)
    expect(all.subjects).toContain('Toán học thử')
    expect(all.data.map(({ id }) => id)).not.toContain(hidden.id)
    expect((await list({ grade: 12, subject: 'Toán học thử' })).total).toBe(0)
  })

  test.each([
    ['its title without accents', 'toan nang cao 6 ban thu'],
    ['one wrong letter', 'toán nâng cso 6 bản thử'],
    ['subject and grade', 'toán học thử lớp 6'],
    ['a chapter', 'đã gỡ còn mục dưới'],
  ])('finds a book by %s', async (_, searchContent) => {
    expect((await list({ searchContent })).data[0]).toMatchObject({ id: book.id })
  })

  test('finds nothing by nonsense or by what is hidden', async () => {
    for (const searchContent of ['qwzx vbkj', 'toán bí mật bản thử']) expect((await list({ searchContent })).total).toBe(0)
    await expect(list({ grade: 13 })).rejects.toMatchObject(refusal('INPUT_INVALID'))
    await expect(list({ page: 9 })).rejects.toMatchObject(refusal('PAGE_NOT_FOUND'))
  })
})
