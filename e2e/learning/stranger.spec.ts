import type { APIRequestContext } from '@playwright/test'
import { findLesson, giveCourse } from '../fixtures/learner.ts'
import { newShopper } from '../fixtures/shopper.ts'
import { expect, test } from '../fixtures/test.ts'

const asked = async (request: APIRequestContext, path: string, token?: string) =>
  request.get(path, { headers: token ? { authorization: `Bearer ${token}` } : {}, maxRedirects: 0 })

/** Every address inside an answer, a playlist or a page that leads to something of a lesson. */
const mediaIn = (text: string) => [...text.matchAll(/\/media\/lessons\/[^"'\s\\,)]+/g)].map(([address]) => address)

test('người lạ thử từng địa chỉ của một bài có bán và không nhận được gì; người mua mở được cả', async ({ request }) => {
  const lesson = await findLesson('video', true)
  const [buyer, stranger] = [await newShopper(request), await newShopper(request, 'Phạm Văn Lạ')]
  await giveCourse(buyer, lesson)

  const own = await asked(request, `/api/UserCourse/LessonDetail/${lesson.id}`, buyer.token)
  const detail = await own.text()
  const direct = new Set(mediaIn(detail))
  expect(direct.size).toBeGreaterThan(1)
  // What a playlist names is as private as the playlist.
  const all = new Set(direct)
  for (const address of direct) {
    const answer = await asked(request, address)
    expect(answer.status(), address).toBe(200)
    if (!address.includes('.m3u8')) continue
    for (const inside of playlistLines(await answer.text(), address)) {
      all.add(inside)
      for (const deeper of playlistLines(await (await asked(request, inside)).text(), inside)) all.add(deeper)
    }
  }
  const guarded = [...all].filter((address) => address.startsWith('/media/lessons/'))
  expect(guarded.some((address) => /\/key\b/.test(address))).toBe(true)

  // Segments are encrypted and the same for everybody: their addresses end by themselves, and can't be made up.
  const [segment = ''] = [...all].filter((address) => address.startsWith('/media/segments/'))
  const [, , , seal = '', file = ''] = segment.split('/')
  expect((await asked(request, segment)).status(), segment).toBe(200)
  expect((await asked(request, `/media/segments/${file}`)).status()).toBe(404)
  expect((await asked(request, `/media/segments/${turned(seal)}/${file}`)).status()).toBe(403)

  for (const address of guarded) {
    const [path, query = ''] = address.split('?')
    const ticket = new URLSearchParams(query).get('ticket') ?? ''
    expect(ticket, `${path} has a ticket`).not.toBe('')
    const other = path?.replace(`/lessons/${lesson.id}/`, `/lessons/${lesson.id + 1}/`)
    const tries = [
      path,
      `${path}?ticket=`,
      `${path}?ticket=${ticket.slice(0, -2)}`,
      `${path}?ticket=${turned(ticket)}`,
      `${other}?ticket=${ticket}`,
    ]
    for (const attempt of tries) {
      const answer = await asked(request, attempt as string, stranger.token)
      expect([401, 403, 404], `${attempt}: ${answer.status()}`).toContain(answer.status())
    }
  }
  // Calls: nobody's token, another's token.
  for (const path of [
    `UserCourse/LessonDetail/${lesson.id}`,
    `UserCourse/Video/${lesson.id}`,
    `LessonNote/${lesson.id}`,
    `LessonQuestion/${lesson.id}`,
  ]) {
    expect((await asked(request, `/api/${path}`)).status(), path).toBe(401)
    expect((await asked(request, `/api/${path}`, stranger.token)).status(), path).toBe(404)
  }
  // What everybody gets: pages and the visitor's call carry nothing of it.
  const { html, transcript } = JSON.parse(detail).data as { html: string; transcript: string }
  for (const path of [`/bai-hoc/${lesson.id}`, `/mobile/mycourse/lesson/${lesson.id}`, `/api/Course/Lesson/${lesson.id}`]) {
    const text = await (await request.get(path)).text()
    expect(mediaIn(text), path).toEqual([])
    for (const secret of [html, transcript]) if (secret) expect(text, path).not.toContain(secret.slice(0, 80))
  }
  expect((await asked(request, `/api/Library/LessonDetail/${lesson.id}`)).status()).toBe(404)
})

/** One letter of the signature is another. */
const turned = (ticket: string) => ticket.slice(0, -1) + (ticket.endsWith('A') ? 'B' : 'A')

function playlistLines(text: string, address: string): string[] {
  const base = new URL(address, 'http://site')
  const named = [...text.matchAll(/URI="([^"]+)"/g)].map(([, uri]) => uri as string)
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return [...named, ...lines].map((line) => {
    const { pathname, search } = new URL(line, base)
    return pathname + search
  })
}
