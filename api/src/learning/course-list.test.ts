import { listLibraryCourses, listTextbookCourses } from '@tq/contract/learning/course.ts'
import { refusal } from '@tq/contract/testing/refusal.ts'
import { courseCategories } from '@tq/db/schema/learning/course.ts'
import { textbooks } from '@tq/db/schema/learning/textbook.ts'
import { indexTextbook } from '@tq/db/search/learning-index.ts'
import { addCourse } from '@tq/db/testing/courses.ts'
import { describe, expect, test } from 'vitest'
import { testApi } from '../testing/api.ts'

const api = await testApi()
const { db } = api

/** Of these alone, whatever else the demo teaches. */
const [subject] = await db.insert(courseCategories).values({ name: 'Nhiếp ảnh', position: 90 }).returning()
const category = subject?.id as number
const TEN_MINUTES = 600
const light = await addCourse(db, {
  ...{ categoryId: category, position: 1, title: 'Ánh sáng và bóng đổ', level: 'basic', learnerCount: 5 },
  ...{ summary: 'Nhìn nguồn sáng trước khi bấm máy.', createdAt: new Date('2026-01-01') },
  teachers: [{ name: 'Đinh Gia Thuỵ', about: '' }],
  chapters: [[{ title: 'Giờ vàng', durationSeconds: TEN_MINUTES, body: '<p>Buổi sớm trời còn <em>sương mù</em> giăng.</p>' }]],
})
const portrait = await addCourse(db, {
  ...{ categoryId: category, position: 2, title: 'Chân dung ngoài trời', level: 'advanced', learnerCount: 50 },
  createdAt: new Date('2026-03-01'),
  chapters: [
    [
      { title: 'Tiêu cự nào cho khuôn mặt', durationSeconds: 4 * TEN_MINUTES },
      { title: 'Phản quang', transcript: 'Tấm hắt sáng bằng giấy bạc đặt dưới cằm' },
      { title: 'Nháp về quỷ kế xyzabc', isPublished: false },
    ],
  ],
})
const film = await addCourse(db, {
  ...{
    categoryId: category,
    position: 3,
    title: 'Phòng tối và phim đen trắng',
    learnerCount: 1,
    createdAt: new Date('2026-02-01'),
  },
  chapters: [[{ title: 'Tráng phim', durationSeconds: 11 * TEN_MINUTES }]],
})
await addCourse(db, { categoryId: category, title: 'Ánh sáng chưa ra mắt', isPublished: false })
await addCourse(db, {
  use: 'sold',
  title: 'Ánh sáng trong phòng chụp',
  chapters: [[{ body: '<p>cụm từ lạ kỳ zuxiq</p>' }]],
})
const withBook = await addCourse(db, {
  use: 'textbook',
  title: 'Học liệu Mỹ thuật 7 bản thử',
  chapters: [[{ title: 'Vẽ tĩnh vật ấm trà' }]],
})
const [book] = await db
  .insert(textbooks)
  .values({ title: 'Mỹ thuật 7 bản thử', subject: 'Mỹ thuật', grade: 7, position: 99, courseId: withBook.id })
  .returning()
await db.transaction((tx) => indexTextbook(tx, book?.id as number))

const ask = (query: Parameters<typeof list>[0]) => list({ category, ...query })
async function list(query: Record<string, string | number>) {
  const answer = await api.call(listLibraryCourses, { query: query as never })
  return { ...answer, ids: answer.data.map(({ id }) => id) }
}

describe('the library', () => {
  test('lists what is free and published in the press’s order, or as asked', async () => {
    expect((await ask({})).ids).toEqual([light.id, portrait.id, film.id])
    expect((await ask({ sort: 'newest' })).ids).toEqual([portrait.id, film.id, light.id])
    expect((await ask({ sort: 'popular' })).ids).toEqual([portrait.id, light.id, film.id])
    expect((await ask({ sort: 'shortest' })).ids).toEqual([light.id, portrait.id, film.id])
  })

  test('is narrowed by subject, level and length', async () => {
    expect((await ask({ level: 'advanced' })).ids).toEqual([portrait.id])
    expect((await ask({ length: 'short' })).ids).toEqual([light.id])
    expect((await ask({ length: 'medium' })).ids).toEqual([portrait.id])
    expect((await ask({ length: 'long' })).ids).toEqual([film.id])
    expect(await list({ category: 2_000_000_000 })).toMatchObject({ ids: [], total: 0, totalPage: 1 })
  })

  test('comes in pages, and a page behind the last is refused', async () => {
    expect(await ask({ perPage: 2, page: 2 })).toMatchObject({ ids: [film.id], total: 3, totalPage: 2 })
    expect(await ask({ perPage: 2, page: 2, searchContent: 'nhiếp ảnh' })).toMatchObject({ total: 3, totalPage: 2 })
    await expect(ask({ perPage: 2, page: 3 })).rejects.toMatchObject(refusal('PAGE_NOT_FOUND'))
    await expect(ask({ level: 'expert' })).rejects.toMatchObject(refusal('INPUT_INVALID'))
  })
})

describe('a search', () => {
  test.each([
    ['a title', 'Ánh sáng và bóng đổ'],
    ['its words without accents', 'anh sang bong do'],
    ['wrong accents', 'ảnh sáng và bỏng đỗ'],
    ['d for đ', 'bóng dổ'],
    ['keys of Telex left over', 'anhs sangs'],
    ['one wrong letter', 'ánh sángf và bobg đổ'],
    ['no spaces', 'anhsangvabongdo'],
    ['a word that is not finished', 'ánh sáng và bó'],
    ['what people say before it', 'khoá học ánh sáng và bóng đổ'],
    ['its teacher', 'dinh gia thuy'],
    ['what people say around it', 'tài liệu tự học bóng đổ cho người mới bắt đầu'],
    ['its summary', 'nguồn sáng trước khi bấm máy'],
  ])('finds a course by %s', async (_, searchContent) => {
    const { data } = await list({ searchContent })
    expect(data[0]).toMatchObject({ id: light.id, foundLesson: null })
  })

  test.each([
    ['title', 'tiêu cự khuôn mặt', portrait, 0],
    ['title with a slip', 'tieu cu khuon mawt', portrait, 0],
    ['text, across its markup', 'còn sương mù giăng', light, 0],
    ['transcript', 'hat sang bang giay bac', portrait, 1],
  ])('finds a course by a lesson’s %s and names the lesson', async (_, searchContent, course, at) => {
    const { data } = await ask({ searchContent })
    expect(data.map(({ id, foundLesson }) => [id, foundLesson?.id])).toEqual([[course.id, course.lessonIds[at]]])
  })

  test('puts names before texts, and keeps to the filters', async () => {
    expect((await ask({ searchContent: 'phim' })).ids[0]).toBe(film.id)
    expect((await ask({ searchContent: 'sáng' })).ids).toEqual([light.id, portrait.id])
    expect((await ask({ searchContent: 'sáng', sort: 'popular' })).ids).toEqual([portrait.id, light.id])
    expect((await ask({ searchContent: 'sáng', level: 'advanced' })).ids).toEqual([portrait.id])
  })

  test('takes words that stand together for what is meant, and looks for them apart only when nowhere they do', async () => {
    const together = await addCourse(db, { categoryId: category, chapters: [[{ body: '<p>ngọc trai đen</p>' }]] })
    const apart = await addCourse(db, {
      categoryId: category,
      chapters: [[{ body: '<p>đen như than, ngọc thì sáng, con trai thì im</p>' }]],
    })
    expect((await ask({ searchContent: 'ngọc trai đen' })).ids).toEqual([together.id])
    expect((await ask({ searchContent: 'than ngọc' })).ids).toEqual([apart.id])
  })

  test.each<[string, string, boolean?]>([
    ['nonsense', 'qwzx vbkj', true],
    ['nonsense among words', 'zzkq sáng wvxj', true],
    ['words of a hidden lesson', 'quỷ kế xyzabc'],
    ['a hidden course', 'chưa ra mắt'],
    ['what a sold lesson says', 'zuxiq', true],
    ['the title of a sold course', 'sáng trong phòng chụp'],
    ['marks that mean something elsewhere', `'&|!():*<->\\%_`, true],
    ['words from two lessons', 'giờ vàng phản quang'],
  ])('finds nothing by %s', async (_, searchContent, isOdd = false) => {
    expect(await (isOdd ? list : ask)({ searchContent })).toMatchObject({ ids: [], total: 0, totalPage: 1 })
  })
})

test('what goes with textbooks is listed by grade and subject, and found by its lessons', async () => {
  const found = async (query: Record<string, string | number>) =>
    (await api.call(listTextbookCourses, { query: query as never })).data.filter(({ id }) => id === withBook.id)
  expect(await found({ grade: 7, subject: 'Mỹ thuật', perPage: 100 })).toMatchObject([
    { use: 'textbook', textbook: { id: book?.id, address: `my-thuat-7-ban-thu.${book?.id}`, grade: 7, subject: 'Mỹ thuật' } },
  ])
  expect(await found({ grade: 8, perPage: 100 })).toEqual([])
  expect(await found({ searchContent: 've tinh vat am tra' })).toMatchObject([{ foundLesson: { id: withBook.lessonIds[0] } }])
})
