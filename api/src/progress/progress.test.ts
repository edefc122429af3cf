import * as contract from '@tq/contract/learning/progress.ts'
import { outcome, refusal } from '@tq/contract/testing/refusal.ts'
import { entitlements } from '@tq/db/schema/entitlement.ts'
import { lessonProgress } from '@tq/db/schema/learning/progress.ts'
import { saveCourse } from '@tq/db/testing/courses.ts'
import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { grant } from '../entitlement/grant.ts'
import { openTestLogin } from '../profile/testing/login.ts'
import { addPerson } from '../profile/testing/people.ts'
import { testApi } from '../testing/api.ts'
import { STAFF_ACTOR } from '../testing/staff-actor.ts'
import { POSITIONS } from './position-limit.ts'
import { addCourse, TEXT, VIDEO } from './testing/add-course.ts'

const api = await testApi()
const { db, server } = api
const staff = await addPerson(db, { role: 'staff' })

type Person = { id: string }
type Save = { position: number; played?: { from: number; to: number }; at?: string }
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString()

const save = async (person: Person, lessonId: number, { at = ago(0), ...more }: Save) =>
  (await api.as(person).call(contract.savePosition, { body: { lessonId, at, ...more } })).data
const markRead = async (person: Person, lessonId: number) =>
  (await api.as(person).call(contract.markLessonRead, { body: { lessonId } })).data
const progressIn = async (person: Person, id: number) =>
  (await api.as(person).call(contract.getCourseProgress, { params: { id } })).data
const lastLesson = async (person: Person) => (await api.as(person).call(contract.getLastLesson)).data
const give = (person: Person, productId: number) =>
  grant(db, { userId: person.id, productId, source: 'staff', actor: { ...STAFF_ACTOR, userId: staff.id } })

const mine = (person: Person, lessonId: number) =>
  and(eq(lessonProgress.userId, person.id), eq(lessonProgress.lessonId, lessonId))
const rowOf = async (person: Person, lessonId: number) =>
  (await db.select().from(lessonProgress).where(mine(person, lessonId)))[0]
/** As if the learner had begun, and saved last, so long ago. */
const passes = (person: Person, lessonId: number, seconds: number) =>
  db
    .update(lessonProgress)
    .set({
      startedAt: sql`started_at - make_interval(secs => ${seconds})`,
      updatedAt: sql`updated_at - make_interval(secs => ${seconds})`,
      positionAt: sql`position_at - make_interval(secs => ${seconds})`,
    })
    .where(mine(person, lessonId))
/** Plays all of it at the usual speed. */
async function watch(person: Person, lessonId: number, seconds = 600) {
  await save(person, lessonId, { position: 0 })
  await passes(person, lessonId, seconds)
  return save(person, lessonId, { position: seconds, played: { from: 0, to: seconds } })
}

describe('a place', () => {
  test('is where the later moment was, whichever device tells of it later', async () => {
    const lan = await addPerson(db)
    const { lessonIds } = await addCourse(db)
    const [lesson = 0] = lessonIds
    await save(lan, lesson, { position: 452, at: ago(60) })
    // The telephone was without a network and tells now where it was two minutes ago.
    expect(await save(lan, lesson, { position: 90, at: ago(120) })).toMatchObject({ position: 452, isDone: false })
    expect(await save(lan, lesson, { position: 500, at: ago(30) })).toMatchObject({ position: 500 })
    // A clock that is a year ahead would win for a year.
    const year = new Date(Date.now() + 365 * 86_400_000).toISOString()
    await save(lan, lesson, { position: 510, at: year })
    expect(await save(lan, lesson, { position: 520, at: ago(-1) })).toMatchObject({ position: 520 })
  })

  test('is never behind the end: of a text it is a percent', async () => {
    const lan = await addPerson(db)
    const [video = 0, text = 0] = (await addCourse(db)).lessonIds
    expect(await save(lan, video, { position: 86_400, played: { from: 599, to: 86_400 } })).toMatchObject({ position: 600 })
    expect((await rowOf(lan, video))?.watched).toBe('{[599,600)}')
    expect(await save(lan, text, { position: 400, played: { from: 0, to: 30 } })).toMatchObject({ position: 100, isDone: false })
    expect((await rowOf(lan, text))?.watched).toBe('{}')
  })

  test('saved by twenty tabs at once is the latest of them, and all they played counts once', async () => {
    const lan = await addPerson(db)
    const [lesson = 0] = (await addCourse(db)).lessonIds
    await save(lan, lesson, { position: 0, at: ago(1000) })
    await passes(lan, lesson, 600)
    const tabs = Array.from({ length: 20 }, (_, i) => i)
    await Promise.all(
      tabs.map((i) => save(lan, lesson, { position: 10 * i, at: ago(i), played: { from: 10 * i, to: 10 * i + 15 } })),
    )
    expect(await rowOf(lan, lesson)).toMatchObject({ position: 0, watched: '{[0,205)}' })
  })

  test.each([
    ['−1', { position: -1 }],
    ['not a number', { position: null }],
    ['10⁹', { position: 1_000_000_000 }],
    ['a text', { position: '30' }],
    ['a fraction', { position: 1.5 }],
    ['no moment', { position: 1, at: 'hôm qua' }],
    ['played backwards', { position: 1, played: { from: 9, to: 3 } }],
    ['played −1', { position: 1, played: { from: -1, to: 3 } }],
    ['done by itself', { position: 1, isDone: true }],
  ])('%s is refused and changes nothing', async (_, body) => {
    const lan = await addPerson(db)
    const [lessonId = 0] = (await addCourse(db)).lessonIds
    await save(lan, lessonId, { position: 7 })
    const before = await rowOf(lan, lessonId)
    const answer = await server.inject({
      ...{ method: 'POST', url: contract.savePosition.path, headers: await openTestLogin(db, lan.id) },
      payload: { lessonId, at: ago(0), ...body },
    })
    expect(outcome(answer)).toBe('INPUT_INVALID')
    expect(await rowOf(lan, lessonId)).toEqual(before)
  })
})

test('who saves without end is refused for a while; others go on @slow', async () => {
  const [lan, minh] = [await addPerson(db), await addPerson(db)]
  const body = { lessonId: 2_000_000_000, position: 1, at: ago(0) }
  const ask = async (person: typeof lan) => api.as(person).call(contract.savePosition, { body })
  const said = await Promise.allSettled(Array.from({ length: POSITIONS.most }, () => ask(lan)))
  expect(new Set(said.map((one) => (one.status === 'rejected' ? one.reason.code : '')))).toEqual(
    new Set(['USER_LESSON_NOT_FOUND']),
  )
  await expect(ask(lan)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', status: 429 })
  await expect(ask(minh)).rejects.toMatchObject(refusal('USER_LESSON_NOT_FOUND'))
})

describe('what plays', () => {
  test('is done when nine tenths of it were played, and stays done', async () => {
    const lan = await addPerson(db)
    const [lesson = 0] = (await addCourse(db)).lessonIds
    await save(lan, lesson, { position: 0 })
    await passes(lan, lesson, 300)
    expect(await save(lan, lesson, { position: 539, played: { from: 0, to: 539 } })).toMatchObject({
      ...{ isDone: false, watchedPercent: 89 },
    })
    expect(await save(lan, lesson, { position: 550, played: { from: 540, to: 541 } })).toMatchObject({
      ...{ isDone: true, watchedPercent: 90, position: 550 },
    })
    const { doneAt } = (await rowOf(lan, lesson)) ?? {}
    await save(lan, lesson, { position: 3, played: { from: 0, to: 3 } })
    expect(await rowOf(lan, lesson)).toMatchObject({ position: 3, doneAt })
  })

  test('is not done by jumping to its end, by one large claim, or by a hundred quick ones', async () => {
    const [lan, minh] = [await addPerson(db), await addPerson(db)]
    const { id: courseId, lessonIds } = await addCourse(db)
    const [lesson = 0] = lessonIds
    expect(await save(lan, lesson, { position: 600, played: { from: 0, to: 600 } })).toMatchObject({ watchedPercent: 5 })
    expect(await save(lan, lesson, { position: 600, played: { from: 0, to: 600 } })).toMatchObject({ isDone: false })
    for (let i = 0; i < 20; i++) await save(minh, lesson, { position: i, played: { from: 30 * i, to: 30 * i + 30 } })
    expect((await progressIn(minh, courseId)).lessons[0]?.watchedPercent).toBeLessThan(10)
    // After a minute as much as two minutes of it.
    await passes(lan, lesson, 60)
    const { watchedPercent } = await save(lan, lesson, { position: 600, played: { from: 0, to: 600 } })
    expect(watchedPercent).toBeGreaterThanOrEqual(20)
    expect(watchedPercent).toBeLessThanOrEqual(26)
  })

  test('can’t be marked as read', async () => {
    const lan = await addPerson(db)
    const [video = 0, text = 0] = (await addCourse(db)).lessonIds
    await expect(markRead(lan, video)).rejects.toMatchObject(refusal('LESSON_IS_WATCHED'))
    expect(await rowOf(lan, video)).toBeUndefined()
    expect(await markRead(lan, text)).toMatchObject({ lessonId: text, isDone: true, position: 100 })
  })
})

describe('a course', () => {
  test('counts lessons that are done among those that are published, and says where to go on', async () => {
    const lan = await addPerson(db)
    const hidden = { ...TEXT, isPublished: false }
    const { id: courseId, title, lessonIds } = await addCourse(db, { chapters: [[TEXT, hidden, VIDEO], [TEXT]] })
    const [first = 0, , video = 0, text = 0] = lessonIds
    expect(await progressIn(lan, courseId)).toEqual({
      ...{ courseId, doneCount: 0, lessonCount: 3, percent: 0, finishedAt: null, certificateCode: null, lessons: [] },
      next: expect.objectContaining({ id: first, chapterNumber: 1, lessonNumber: 1, position: 0 }),
    })
    expect(await markRead(lan, text)).toMatchObject({ courseDone: false })
    expect(await progressIn(lan, courseId)).toMatchObject({ percent: 33, doneCount: 1, next: { id: first } })
    await save(lan, video, { position: 200 })
    expect(await progressIn(lan, courseId)).toMatchObject({
      next: { id: video, position: 200, chapterNumber: 1, lessonNumber: 2, durationSeconds: 600 },
    })
    expect(await lastLesson(lan)).toMatchObject({ id: video, position: 200, use: 'library', courseTitle: title })
    expect(await watch(lan, video)).toMatchObject({ isDone: true, courseDone: false })
    expect(await lastLesson(lan)).toBeNull()
    const { data: begun } = await api.as(lan).call(contract.listCoursesBegun, { query: {} })
    expect(begun).toMatchObject([{ id: courseId, title, progress: { doneCount: 2, percent: 66, next: { id: first } } }])
    expect(await markRead(lan, first)).toMatchObject({ courseDone: true, certificateCode: null })
    const finished = await progressIn(lan, courseId)
    expect(finished).toMatchObject({ percent: 100, next: null, finishedAt: expect.any(String) })
    expect(finished.lessons.map(({ lessonId, isDone }) => [lessonId, isDone])).toEqual([
      [first, true],
      [video, true],
      [text, true],
    ])
  })

  test('that was taken back shows nothing, and bought again goes on where it was', async () => {
    const lan = await addPerson(db)
    const { id: courseId, productId, lessonIds } = await addCourse(db, { use: 'sold' })
    const [video = 0, text = 0] = lessonIds
    await give(lan, productId)
    await save(lan, video, { position: 452 })
    await markRead(lan, text)
    const before = await progressIn(lan, courseId)
    const { lessons: _, ...summary } = before
    const owned = async () => (await api.as(lan).call(contract.listCoursesOwned, { query: {} })).data
    expect(await owned()).toMatchObject([{ productId, course: { id: courseId }, progress: summary }])
    const { call } = api.as(lan)
    expect((await call(contract.getUserCourse, { params: { id: courseId } })).data).toMatchObject({
      id: courseId,
      progress: before,
    })
    expect((await call(contract.getUserLesson, { params: { id: video } })).data).toMatchObject({
      ...{ id: video, isLocked: false, progress: before, next: { id: text } },
    })
    const renewed = () => call(contract.renewVideo, { params: { id: video } })
    const { videoURL, expires } = await renewed().then(({ data }) => ({ ...data, expires: data.video.expiresAt }))
    expect(videoURL).toContain(`/media/lessons/${video}/master.m3u8?ticket=`)
    expect(Date.parse(expires ?? '') - Date.now()).toBeLessThanOrEqual(15 * 60_000)
    await expect(call(contract.renewVideo, { params: { id: text } })).rejects.toMatchObject(refusal('VIDEO_NOT_READY'))
    expect(before).toMatchObject({ percent: 50, next: { id: video, position: 452 } })
    await db.update(entitlements).set({ revokedAt: new Date() }).where(eq(entitlements.userId, lan.id))
    await expect(progressIn(lan, courseId)).rejects.toMatchObject(refusal('USER_COURSE_NOT_FOUND'))
    await expect(save(lan, video, { position: 500 })).rejects.toMatchObject(refusal('USER_LESSON_NOT_FOUND'))
    expect(await lastLesson(lan)).toBeNull()
    expect(await owned()).toEqual([])
    await expect(renewed()).rejects.toMatchObject(refusal('USER_LESSON_NOT_FOUND'))
    await give(lan, productId)
    expect(await progressIn(lan, courseId)).toEqual(before)
  })
})

describe('a stranger', () => {
  test('saves nothing in a sold course except in its previews, as in what is not there', async () => {
    const stranger = await addPerson(db)
    const {
      id: courseId,
      productId,
      lessonIds,
    } = await addCourse(db, {
      use: 'sold',
      chapters: [[{ ...VIDEO, isPreview: true }, VIDEO, TEXT]],
    })
    const [preview = 0, video = 0, text = 0] = lessonIds
    await give(await addPerson(db), productId)
    for (const lessonId of [video, text, 999_999_999]) {
      await expect(save(stranger, lessonId, { position: 1 })).rejects.toMatchObject(refusal('USER_LESSON_NOT_FOUND'))
      await expect(markRead(stranger, lessonId)).rejects.toMatchObject(refusal('USER_LESSON_NOT_FOUND'))
    }
    for (const id of [courseId, 999_999_999])
      await expect(progressIn(stranger, id)).rejects.toMatchObject(refusal('USER_COURSE_NOT_FOUND'))
    expect(await db.$count(lessonProgress, eq(lessonProgress.userId, stranger.id))).toBe(0)
    expect(await save(stranger, preview, { position: 12 })).toMatchObject({ position: 12 })
    expect(await lastLesson(stranger)).toMatchObject({ id: preview, position: 12 })
  })

  test('finds nothing of what is hidden', async () => {
    const lan = await addPerson(db)
    const { id: courseId, lessonIds } = await addCourse(db)
    const [lesson = 0] = lessonIds
    await save(lan, lesson, { position: 12 })
    await saveCourse(db, courseId, { isPublished: false })
    await expect(save(lan, lesson, { position: 20 })).rejects.toMatchObject(refusal('USER_LESSON_NOT_FOUND'))
    await expect(progressIn(lan, courseId)).rejects.toMatchObject(refusal('USER_COURSE_NOT_FOUND'))
    expect(await lastLesson(lan)).toBeNull()
  })

  test('without a login is told so', async () => {
    const body = { lessonId: 1, position: 1, at: ago(0) }
    await expect(api.call(contract.savePosition, { body })).rejects.toMatchObject(refusal('SESSION_EXPIRED'))
    await expect(api.call(contract.getLastLesson)).rejects.toMatchObject(refusal('SESSION_EXPIRED'))
  })

  test('does not see where another is', async () => {
    const [lan, minh] = [await addPerson(db), await addPerson(db)]
    const { id: courseId, lessonIds } = await addCourse(db)
    for (const lessonId of lessonIds) await save(lan, lessonId, { position: 99 })
    expect(await progressIn(minh, courseId)).toMatchObject({ percent: 0, lessons: [] })
    expect(await lastLesson(minh)).toBeNull()
  })
})
