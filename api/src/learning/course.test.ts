import type { ErrorCode } from '@tq/contract/errors.ts'
import { getCourseForVisitor, getLibraryCourse, listCourseCategories } from '@tq/contract/learning/course.ts'
import { getLessonForVisitor, getLibraryLesson } from '@tq/contract/learning/lesson.ts'
import { refusal } from '@tq/contract/testing/refusal.ts'
import { courseCategories, courseChapters, courses, lessons } from '@tq/db/schema/learning/course.ts'
import { saveProduct } from '@tq/db/testing/by-hand.ts'
import { addCourse, saveLesson } from '@tq/db/testing/courses.ts'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { grant } from '../entitlement/grant.ts'
import { revokeGrant } from '../entitlement/revoke.ts'
import { CacheInfo } from '../http/cache/cache-info.ts'
import { addPerson } from '../profile/testing/people.ts'
import { testApi } from '../testing/api.ts'
import { staffActorIn } from '../testing/staff-actor.ts'
import { requireCourseAccess, requireLessonAccess } from './access.ts'
import { readCourse } from './course.ts'

const api = await testApi()
const { db } = api

const TEACHERS = [{ name: 'Lê Thị Hoa Sen', about: 'Dạy toán hai mươi năm.' }]
const free = await addCourse(db, {
  title: 'Đạo hàm trong một buổi',
  teachers: TEACHERS,
  chapters: [
    [{ body: '<h2>Mở đầu</h2><p>$x^2$</p>', transcript: 'Xin chào' }, { durationSeconds: 120 }, { isPublished: false }],
    [{ isPublished: false }],
    [{ title: 'Bài cuối', durationSeconds: 60 }],
  ],
})
const sold = await addCourse(db, {
  use: 'sold',
  title: 'Giải tích cho người học lại',
  chapters: [
    [
      { isPreview: true, body: '<p>Học thử ở đây</p>', transcript: 'Lời học thử' },
      { summary: 'Điều bài này dạy', body: '<p>Điều bí mật</p>', transcript: 'Lời bí mật' },
      { isPublished: false, isPreview: true },
    ],
  ],
})
const hidden = await addCourse(db, { isPublished: false })
const buyer = await addPerson(db)
const stranger = await addPerson(db)
await grant(db, {
  ...{ userId: buyer.id, productId: sold.productId, source: 'gift' },
  actor: { kind: 'user', userId: stranger.id, requestId: 'r', address: '127.0.0.1' },
})

const [first = 0, second = 0, unpublished = 0, , last = 0] = free.lessonIds
const [preview = 0, locked = 0, hiddenPreview = 0] = sold.lessonIds
const course = async (id: number | string) => (await api.call(getLibraryCourse, { params: { id } })).data
const lesson = async (id: number) => (await api.call(getLibraryLesson, { params: { id } })).data
const visited = async (id: number) => (await api.call(getLessonForVisitor, { params: { id } })).data

describe('a free course', () => {
  test('names its published lessons by chapter, and how long they take', async () => {
    const found = await course(`dao-ham.${free.id}`)
    expect(found).toMatchObject({
      ...{ id: free.id, use: 'library', address: `dao-ham-trong-mot-buoi.${free.id}`, lessonCount: 3, durationSeconds: 480 },
      ...{ teachers: ['Lê Thị Hoa Sen'], teacherDetails: TEACHERS, offer: null, hasVideo: false, textbook: null },
    })
    expect(
      found.chapters.map(({ title, durationSeconds, lessons }) => [title, durationSeconds, lessons.map(({ id }) => id)]),
    ).toEqual([
      ['Chương 1', 420, [first, second]],
      ['Chương 3', 60, [last]],
    ])
  })

  test('has lessons that are open whole, with the way to their neighbours', async () => {
    expect(await lesson(first)).toMatchObject({
      ...{ isLocked: false, html: expect.stringContaining('<math'), sections: [{ id: 'muc-mo-dau' }], transcript: 'Xin chào' },
      ...{ chapterNumber: 1, lessonNumber: 1, previous: null, next: { id: second, title: 'Bài 1.2' } },
      course: { id: free.id, lessonCount: 3, textbook: null },
    })
    expect(await lesson(last)).toMatchObject({
      chapterNumber: 2,
      lessonNumber: 1,
      chapterTitle: 'Chương 3',
      previous: { id: second },
      next: null,
    })
  })

  test('is held until it changes', async () => {
    const headers = async (path: string) => (await api.server.inject(path)).headers['cache-tag']
    expect(await headers(`/api/Library/CourseDetail/${free.id}`)).toBe(`course:${free.id}`)
    expect(await headers(`/api/Library/LessonDetail/${first}`)).toBe(`course:${free.id}`)
    expect(await headers(`/api/Course/${sold.id}`)).toBe(`course:${sold.id},book:${sold.productId}`)
    expect(await headers(`/api/Course/Lesson/${locked}`)).toBe(`course:${sold.id},book:${sold.productId}`)
  })
})

describe('a sold course', () => {
  test('shows a visitor what it holds, what it costs and its preview', async () => {
    const { data } = await api.call(getCourseForVisitor, { params: { id: sold.id } })
    expect(data.chapters[0]?.lessons.map(({ id, isPreview }) => [id, isPreview])).toEqual([
      [preview, true],
      [locked, false],
    ])
    expect(data.offer).toMatchObject({ productId: sold.productId, price: 300_000, listPrice: 400_000, discountPercent: 25 })
    expect(await visited(preview)).toMatchObject({ isLocked: false, html: '<p>Học thử ở đây</p>', transcript: 'Lời học thử' })
  })

  test('gives nothing of a locked lesson away, also to a buyer at the open address', async () => {
    for (const asked of [api, api.as(buyer)]) {
      const { data } = await asked.call(getLessonForVisitor, { params: { id: locked } })
      expect(data).toMatchObject({
        ...{ isLocked: true, summary: 'Điều bài này dạy', html: '', sections: [], transcript: '', videoURL: null, video: null },
        ...{ audioURL: null, documentURL: null, captions: [], materials: [], offer: { productId: sold.productId } },
      })
      expect(JSON.stringify(data)).not.toContain('bí mật')
    }
  })

  test('is no longer offered when its product is withdrawn', async () => {
    await saveProduct(db, sold.productId, { isPublished: false })
    expect(await visited(locked)).toMatchObject({ isLocked: true, offer: null })
    await saveProduct(db, sold.productId, { isPublished: true })
  })

  test('is whole for whoever owns it and not there for anybody else', async () => {
    const owner = { viewer: 'owner', userId: buyer.id, cacheInfo: new CacheInfo() } as const
    expect(await readCourse(db, sold.id, owner)).toMatchObject({ id: sold.id, offer: null })
    expect(await requireLessonAccess(db, buyer.id, locked)).toMatchObject({ courseId: sold.id, kind: 'text', completion: 'read' })
    expect(await requireCourseAccess(db, buyer.id, sold.id)).toMatchObject({ id: sold.id, lessonCount: 2 })
    for (const userId of [stranger.id, null]) {
      expect(await requireLessonAccess(db, userId, preview)).toMatchObject({ id: preview })
      expect(await requireLessonAccess(db, userId, first)).toMatchObject({ id: first, use: 'library' })
      await expect(requireLessonAccess(db, userId, locked)).rejects.toMatchObject(refusal('USER_LESSON_NOT_FOUND'))
      await expect(requireCourseAccess(db, userId, sold.id)).rejects.toMatchObject(refusal('USER_COURSE_NOT_FOUND'))
      await expect(readCourse(db, sold.id, { ...owner, userId })).rejects.toMatchObject(refusal('USER_COURSE_NOT_FOUND'))
    }
    await expect(requireLessonAccess(db, buyer.id, hiddenPreview)).rejects.toMatchObject(refusal('USER_LESSON_NOT_FOUND'))
    await expect(readCourse(db, free.id, owner)).rejects.toMatchObject(refusal('USER_COURSE_NOT_FOUND'))
  })
})

test('chapters and lessons stand by their position, not as they were put in', async () => {
  const { id, chapterIds, lessonIds } = await addCourse(db, { chapters: [[{}, {}], [{}]] })
  await saveLesson(db, lessonIds[0] as number, { position: 9 })
  await db
    .update(courseChapters)
    .set({ position: 9 })
    .where(eq(courseChapters.id, chapterIds[0] as number))
  const found = (await course(id)).chapters.map(({ lessons }) => lessons.map((lesson) => lesson.id))
  expect(found).toEqual([[lessonIds[2]], [lessonIds[1], lessonIds[0]]])
})

test('a course that was taken away is closed at once', async () => {
  const { productId, lessonIds } = await addCourse(db, { use: 'sold' })
  const actor = await staffActorIn(db)
  const gift = { userId: buyer.id, productId, source: 'staff', actor } as const
  await grant(db, gift)
  await expect(requireLessonAccess(db, buyer.id, lessonIds[0] as number)).resolves.toMatchObject({ id: lessonIds[0] })
  await revokeGrant(db, gift)
  await expect(requireLessonAccess(db, buyer.id, lessonIds[0] as number)).rejects.toMatchObject(refusal('USER_LESSON_NOT_FOUND'))
})

describe('refused', () => {
  test.each<[string, () => Promise<unknown>, ErrorCode]>([
    ['a sold course in the library', () => course(sold.id), 'COURSE_NOT_FOUND'],
    [
      'a free course where courses are sold',
      () => api.call(getCourseForVisitor, { params: { id: free.id } }),
      'COURSE_NOT_FOUND',
    ],
    ['a hidden course', () => course(hidden.id), 'COURSE_NOT_FOUND'],
    ['a course that never was', () => course(999_999_999), 'COURSE_NOT_FOUND'],
    ['no id at all', () => course('dao-ham'), 'INPUT_INVALID'],
    ['a lesson of a sold course in the library', () => lesson(preview), 'LESSON_NOT_FOUND'],
    ['a free lesson where courses are sold', () => visited(first), 'LESSON_NOT_FOUND'],
    ['a hidden lesson', () => lesson(unpublished), 'LESSON_NOT_FOUND'],
    ['a hidden preview', () => visited(hiddenPreview), 'LESSON_NOT_FOUND'],
    ['a lesson of a hidden course', () => lesson(hidden.lessonIds[0] as number), 'LESSON_NOT_FOUND'],
    ['a lesson that never was', () => lesson(999_999_999), 'LESSON_NOT_FOUND'],
  ])('%s', async (_, ask, code) => await expect(ask()).rejects.toMatchObject(refusal(code)))

  test('a lesson that would stand in a chapter of another course, by the database', async () => {
    const moved = db
      .update(lessons)
      .set({ chapterId: sold.chapterIds[0] as number })
      .where(eq(lessons.id, last))
    await expect(moved).rejects.toThrow()
    expect((await course(free.id)).lessonCount).toBe(3)
  })
})

test('subjects are named with their free, published courses, and only where there are any', async () => {
  const [empty] = await db.insert(courseCategories).values({ name: 'Chưa có gì', position: 99 }).returning()
  await addCourse(db, { isPublished: false, categoryId: empty?.id as number })
  const { data } = await api.call(listCourseCategories, {})
  const { rows } = await db.execute<{ id: number; n: number }>(
    sql`select category_id as id, count(*)::int as n from ${courses} where use = 'library' and is_published group by 1`,
  )
  expect(new Map(data.map(({ id, courseCount }) => [id, courseCount]))).toEqual(new Map(rows.map(({ id, n }) => [id, n])))
})
