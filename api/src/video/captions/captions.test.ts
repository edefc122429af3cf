import { listLibraryCourses } from '@tq/contract/learning/course.ts'
import { setCaptions } from '@tq/contract/learning/video.ts'
import { refusal } from '@tq/contract/testing/refusal.ts'
import { lessonCaptions, lessons } from '@tq/db/schema/learning/course.ts'
import { indexCourse } from '@tq/db/search/learning-index.ts'
import { demoMedia } from '@tq/db/seed/demo/media.ts'
import { addCourse } from '@tq/db/testing/courses.ts'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addPerson } from '../../profile/testing/people.ts'
import { testApi } from '../../testing/api.ts'
import { readVtt, writeVtt } from './web-vtt.ts'

const api = await testApi()
const { db } = api
const staff = api.as(await addPerson(db, { role: 'staff' }))
const lessonId = (await addCourse(db)).lessonIds[0] as number
const set = (vtt: string, id = lessonId) =>
  staff.call(setCaptions, { params: { id, language: 'vi' }, body: { label: 'Tiếng Việt', vtt } })

const HOSTILE = `\uFEFFWEBVTT - bài 1\r
Kind: captions\r
\r
STYLE\r
::cue { background: url(https://ke-gian.example/x) }\r
\r
NOTE chỉ người soạn đọc\r
\r
REGION\r
id:a\r
\r
1\r
00:01.000 --> 00:03.500 align:start position:0% region:a\r
<v Cô Lan><b>Chào</b> các em <script>alert(1)</script> &amp; bạn &lt;b&gt;\r
<00:02.000><c.do onclick="x">dòng hai</c> <img src=x onerror=alert(1)\r
\r
100:00:00.000 --> 100:00:01.000\r
muộn quá\r
`

test('captions are kept as times and plain words; what could run, load or style is dropped', async () => {
  const cues = readVtt(HOSTILE.replace(/100:00:00[\s\S]*/, ''))
  expect(cues).toEqual([{ startMs: 1000, endMs: 3500, text: 'Chào các em alert(1) & bạn <b>\ndòng hai' }])
  const written = writeVtt(cues ?? [])
  expect(written).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:03.500\nChào các em alert(1) &amp; bạn &lt;b&gt;\ndòng hai\n')
  expect(readVtt(written)).toEqual(cues)
})

test('what is set is what the lesson shows, and replaces what was there', async () => {
  await set('WEBVTT\n\n00:00.000 --> 00:01.000\nCũ')
  const { data } = await set('WEBVTT\n\n00:05.000 --> 00:06.000\nSau\n\n00:00.000 --> 00:01.000\nTrước')
  expect(data).toEqual({ cues: 2 })
  const rows = await db.select().from(lessonCaptions).where(eq(lessonCaptions.lessonId, lessonId))
  expect(rows).toMatchObject([{ language: 'vi', label: 'Tiếng Việt', vtt: expect.stringMatching(/Trước[\s\S]*Sau/) }])
  const shown = await api.server.inject(`/media/lessons/${lessonId}/captions-vi.vtt`)
  expect(shown.body).toBe(rows[0]?.vtt)
})

test('what is said is read and found with the lesson, as long as nobody wrote it by hand', async () => {
  const course = await addCourse(db)
  const [id = 0] = course.lessonIds
  const transcript = async () => (await db.select().from(lessons).where(eq(lessons.id, id)))[0]?.transcript
  const found = async (searchContent: string) =>
    (await api.call(listLibraryCourses, { query: { searchContent } })).data.map(({ id }) => id)
  await set('WEBVTT\n\n00:05.000 --> 00:06.000\nvề thuỷ tức\n\n00:00.000 --> 00:01.000\nBài này\nnói', id)
  expect(await transcript()).toBe('Bài này nói về thuỷ tức')
  expect(await found('thuỷ tức')).toContain(course.id)
  await set('WEBVTT\n\n00:00.000 --> 00:01.000\nBài này nói về san hô đỏ', id)
  expect(await transcript()).toBe('Bài này nói về san hô đỏ')
  expect(await found('thuỷ tức')).not.toContain(course.id)
  expect(await found('san hô đỏ')).toContain(course.id)
  await staff.call(setCaptions, {
    params: { id, language: 'en' },
    body: { label: 'English', vtt: 'WEBVTT\n\n00:00.000 --> 00:01.000\nred coral' },
  })
  expect(await transcript()).toBe('Bài này nói về san hô đỏ')
  await db.update(lessons).set({ transcript: 'Chép tay' }).where(eq(lessons.id, id))
  await indexCourse(db, course.id)
  await set('WEBVTT\n\n00:00.000 --> 00:01.000\nKhác hẳn', id)
  expect(await transcript()).toBe('Chép tay')
})

describe('refused, and what was there stays:', () => {
  test.each([
    ['a page', '<html><script>alert(1)</script>'],
    ['SubRip', '1\n00:00:01,000 --> 00:00:02,000\nChào'],
    ['no cue', 'WEBVTT\n\nNOTE chưa có gì'],
    ['time that runs backwards', 'WEBVTT\n\n00:05.000 --> 00:01.000\nChào'],
    ['a time that is none', 'WEBVTT\n\n00:61.000 --> 00:62.000\nChào'],
    ['beyond a day', HOSTILE],
    ['nothing', ''],
  ])('%s', async (_, vtt) => {
    await expect(set(vtt)).rejects.toMatchObject(refusal('CAPTIONS_UNREADABLE'))
    expect(await db.$count(lessonCaptions, eq(lessonCaptions.lessonId, lessonId))).toBe(1)
  })

  test('captions of a lesson that is not there', () =>
    expect(set('WEBVTT\n\n00:00.000 --> 00:01.000\nChào', 999_999)).rejects.toMatchObject(refusal('LESSON_NOT_FOUND')))
})

test('the captions of the demo say what is spoken, from beginning to end', () => {
  const { videos, audios } = demoMedia()
  for (const { name, captions, transcript, durationMs } of [...videos, ...audios]) {
    const cues = readVtt(captions) ?? []
    expect(cues.map(({ text }) => text).join(' '), name).toBe(transcript)
    expect(cues.at(-1)?.endMs, name).toBeLessThanOrEqual(durationMs)
    for (const [n, { endMs }] of cues.entries()) expect(endMs).toBeLessThanOrEqual(cues[n + 1]?.startMs ?? durationMs)
  }
})
