import { listLibraryCourses } from '@tq/contract/learning/course.ts'
import { getLessonForVisitor, getLibraryLesson } from '@tq/contract/learning/lesson.ts'
import { changeLesson } from '@tq/contract/learning/lesson-changes.ts'
import { refusal } from '@tq/contract/testing/refusal.ts'
import { courses, lessons } from '@tq/db/schema/learning/course.ts'
import { lessonProgress } from '@tq/db/schema/learning/progress.ts'
import { videos } from '@tq/db/schema/learning/video.ts'
import { addCourse } from '@tq/db/testing/courses.ts'
import { addTextbook } from '@tq/db/testing/textbooks.ts'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addPerson } from '../profile/testing/people.ts'
import { testApi } from '../testing/api.ts'
import { tagsTold } from '../testing/tags-told.ts'
import { countLearners } from './count-learners.ts'

const api = await testApi()
const { db } = api
const staff = api.as(await addPerson(db, { role: 'staff' }))

async function addVideo(id: string, durationMs: number | null) {
  const state = durationMs === null ? ('processing' as const) : ('ready' as const)
  await db.insert(videos).values({ id, fileName: 'bai.mp4', state, durationMs, key: Buffer.alloc(16) })
  return id
}
const short = await addVideo('aaaaaaaaaaaaaaaa', 60_000)
const long = await addVideo('bbbbbbbbbbbbbbbb', 90_400)
const unfinished = await addVideo('cccccccccccccccc', null)

const course = await addCourse(db, {
  chapters: [
    [{ durationSeconds: 100 }, { kind: 'video', videoId: short, durationSeconds: 60 }, { kind: 'video', isPublished: false }],
  ],
})
const [text = 0, video = 0, withoutVideo = 0] = course.lessonIds
const change = (id: number, body: Record<string, unknown>) => staff.call(changeLesson, { params: { id }, body: body as never })
const factsOf = async (id: number) => (await db.select().from(courses).where(eq(courses.id, id)))[0]

describe('staff change a lesson', () => {
  test('and its text is clean, shown, and found by its new words only', async () => {
    await change(text, { title: 'Bài vừa đổi tên', body: '<p>mèo zuvirô tam thể<script>alert(1)</script></p>' })
    expect((await api.call(getLibraryLesson, { params: { id: text } })).data).toMatchObject({
      ...{ title: 'Bài vừa đổi tên', html: '<p>mèo zuvirô tam thể</p>' },
    })
    const found = async (searchContent: string) => (await api.call(listLibraryCourses, { query: { searchContent } })).data
    expect(await found('mèo zuvirô tam thể')).toMatchObject([
      { id: course.id, foundLesson: { id: text, title: 'Bài vừa đổi tên' } },
    ])
    // As long as its words take to study: 60 a minute.
    await change(text, { body: `<p>${'chó vàng '.repeat(300)}</p>` })
    expect((await api.call(getLibraryLesson, { params: { id: text } })).data.durationSeconds).toBe(600)
    await change(text, { body: '<p>chó vàng</p>' })
    expect(await found('mèo zuvirô tam thể')).toEqual([])
  })

  test('and the course counts what is published, with the time of the new video', async () => {
    await change(video, { videoId: long })
    expect(await factsOf(course.id)).toMatchObject({ lessonCount: 2, durationSeconds: 150 })
    await change(text, { isPublished: false })
    expect(await factsOf(course.id)).toMatchObject({ lessonCount: 1, durationSeconds: 90 })
    await expect(api.call(getLibraryLesson, { params: { id: text } })).rejects.toMatchObject(refusal('LESSON_NOT_FOUND'))
    await change(text, { isPublished: true })
    expect(await factsOf(course.id)).toMatchObject({ lessonCount: 2, durationSeconds: 150 })
  })

  test('and a lesson of what is sold opens as a preview; its product counts along', async () => {
    const sold = await addCourse(db, { use: 'sold', chapters: [[{}, {}]] })
    const [first = 0, second = 0] = sold.lessonIds
    const seen = async () => (await api.call(getLessonForVisitor, { params: { id: first } })).data.isLocked
    expect(await seen()).toBe(true)
    const told = await tagsTold(api, () => change(first, { isPreview: true }))
    expect(await seen()).toBe(false)
    expect(told).toEqual([`book:${sold.productId}`, `course:${sold.id}`, 'library', 'textbook'])
    await change(second, { isPublished: false })
    const { rows } = await db.execute(sql`select lesson_count from products where id = ${sold.productId}`)
    expect(rows).toEqual([{ lesson_count: 1 }])
  })

  test('and every page that shows it is new: its course, the library, textbooks that lead to it', async () => {
    const own = await addTextbook(db, { courseId: (await addCourse(db, { use: 'textbook' })).id })
    const other = await addTextbook(db, { chapters: [{ inside: [{ lessonId: text }] }] })
    const told = await tagsTold(api, () => change(text, { summary: 'Lời dẫn mới' }))
    expect(told).toEqual([`course:${course.id}`, 'library', 'textbook', `textbook:${other.id}`])
    expect(told).not.toContain(`textbook:${own.id}`)
  })

  test.each([
    ['a lesson that never was', () => change(999_999_999, { title: 'x' }), 'LESSON_NOT_FOUND'],
    ['a published text without words', () => change(text, { body: '<script>x</script> ' }), 'LESSON_EMPTY'],
    ['publishing a video that is not there', () => change(withoutVideo, { isPublished: true }), 'LESSON_EMPTY'],
    ['a video for a text', () => change(text, { videoId: long }), 'LESSON_PLAYS_NO_VIDEO'],
    ['an unknown video', () => change(video, { videoId: 'dddddddddddddddd' }), 'VIDEO_NOT_FOUND'],
    ['a video that is still processed', () => change(video, { videoId: unfinished }), 'VIDEO_NOT_READY'],
    ['no title', () => change(text, { title: '  ' }), 'INPUT_INVALID'],
    ['another field', () => change(text, { courseId: 1 }), 'INPUT_INVALID'],
  ] as const)('%s is refused and changes nothing', async (_, ask, code) => {
    const before = await db.select().from(lessons).where(eq(lessons.courseId, course.id)).orderBy(lessons.id)
    await expect(ask()).rejects.toMatchObject(refusal(code))
    expect(await db.select().from(lessons).where(eq(lessons.courseId, course.id)).orderBy(lessons.id)).toEqual(before)
  })

  test('nobody else may', async () => {
    const someone = api.as(await addPerson(db))
    const body = { title: 'Của tôi' }
    await expect(someone.call(changeLesson, { params: { id: text }, body })).rejects.toMatchObject(refusal('FORBIDDEN'))
  })
})

test('learners are counted once each, however many lessons they began, and only changed courses are told of', async () => {
  const [lan, minh] = [await addPerson(db), await addPerson(db)]
  const quiet = await addCourse(db)
  const begun = (userId: string, lessonId: number) => ({ userId, lessonId })
  await db.insert(lessonProgress).values([begun(lan.id, text), begun(lan.id, video), begun(minh.id, text)])
  expect(await tagsTold(api, () => countLearners(db))).toEqual(expect.arrayContaining([`course:${course.id}`, 'library']))
  expect([(await factsOf(course.id))?.learnerCount, (await factsOf(quiet.id))?.learnerCount]).toEqual([2, 0])
  expect(await tagsTold(api, () => countLearners(db))).toEqual([])
  await db.delete(lessonProgress).where(eq(lessonProgress.userId, minh.id))
  expect(await tagsTold(api, () => countLearners(db))).toEqual([`course:${course.id}`, 'library'])
  expect((await factsOf(course.id))?.learnerCount).toBe(1)
})
