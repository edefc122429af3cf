import { createDecipheriv } from 'node:crypto'
import { bareStatus } from '@tq/contract/testing/refusal.ts'
import { videos } from '@tq/db/schema/learning/video.ts'
import { saveCourse, saveLesson } from '@tq/db/testing/courses.ts'
import { eq } from 'drizzle-orm'
import Fastify from 'fastify'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { openKeys } from '../account/signing-keys.ts'
import type { App } from '../deps.ts'
import { openTestLogin } from '../profile/testing/login.ts'
import { addPerson } from '../profile/testing/people.ts'
import { storeTestFile } from '../storage/testing/store-test-file.ts'
import { openTickets } from '../storage/tickets.ts'
import { testApi } from '../testing/api.ts'
import { type LessonMedia, mediaOf } from './lesson-media.ts'
import { lessonMediaRoutes } from './media.routes.ts'
import { segmentAddress } from './playlists.ts'
import { addCourse, addExtras, addLesson, addVideo, SEGMENTS } from './testing/lessons.ts'

const api = await testApi()
const { db, server, files } = api
const tickets = openTickets(() => openKeys(db)('ticket'))
const place = { db, files }
const lan = await addPerson(db)
const paid = await addCourse(db, 'sold')
const free = await addCourse(db, 'library')
const TICKET = /^\?ticket=[\w-]+\.[\w-]{43}$/
const FREE = 'public, max-age=600'
afterEach(() => void vi.useRealTimers())

async function videoLesson(course = paid, more = {}) {
  const video = await addVideo(place)
  const lesson = await addLesson(place, course, { kind: 'video', videoId: video.id, ...more })
  return { video, lesson, ...(await addExtras(place, lesson.id)) }
}

const pathsOf = (lessonId: number, ...names: string[]) => names.map((name) => `/media/lessons/${lessonId}/${name}`)
const allOf = ({ lesson, materialId }: { lesson: { id: number }; materialId: string }) =>
  pathsOf(
    lesson.id,
    ...['master.m3u8', '360.m3u8', '720.m3u8', 'key', 'video.mp4', 'poster.webp', 'sprite.webp', 'captions-vi.vtt'],
    `materials/${materialId}`,
  )
const bare = (url: string) => url.replace(/\?.*/, '')

function addressesOf(media: LessonMedia): string[] {
  const { videoURL, video, audioURL, documentURL, captions, materials } = media
  const found = [videoURL, video?.mp4URL, video?.posterURL, video?.sprite?.url, audioURL, documentURL]
  return [...found.filter((url) => url != null), ...captions.map(({ url }) => url), ...materials.map(({ url }) => url)]
}

/** Plays as a player does: playlist after playlist, then the key, then the segments, decrypted. */
async function play(master: string): Promise<Record<string, string[]>> {
  const played: Record<string, string[]> = {}
  const get = async (url: string) => {
    const answer = await server.inject(url)
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${url}`)
    return answer
  }
  const resolve = (url: string, from: string) => {
    const { pathname, search } = new URL(url, `http://x${from}`)
    return pathname + search
  }
  const namesIn = (text: string) => text.split('\n').filter((line) => line && !line.startsWith('#'))
  for (const name of namesIn((await get(master)).body)) {
    const playlist = resolve(name, master)
    const { body } = await get(playlist)
    const keyAddress = resolve(/URI="([^"]+)"/.exec(body)?.[1] ?? '', playlist)
    const key = (await get(keyAddress)).rawPayload
    const texts = await Promise.all(
      namesIn(body).map(async (segment, number) => {
        const iv = Buffer.alloc(16)
        iv.writeUInt32BE(number, 12)
        const decipher = createDecipheriv('aes-128-cbc', key, iv)
        const content = (await get(resolve(segment, playlist))).rawPayload
        return Buffer.concat([decipher.update(content), decipher.final()]).toString()
      }),
    )
    played[name.split('.')[0] as string] = texts
  }
  return played
}

describe('a lesson that is sold', async () => {
  const one = await videoLesson()
  const media = await mediaOf({ db, tickets }, one.lesson, lan.id)

  test('plays for whoever was given a ticket, which playlists carry on', async () => {
    expect(await play(media.videoURL as string)).toEqual({
      360: SEGMENTS.map((text) => `${text} 360`),
      720: SEGMENTS.map((text) => `${text} 720`),
    })
    expect(media).toMatchObject({
      audioURL: null,
      documentURL: null,
      video: { format: 'hls', sprite: { columns: 3, width: 160 } },
    })
    for (const url of addressesOf(media)) {
      const answer = await server.inject(url)
      expect([url, answer.statusCode]).toEqual([url, 200])
      expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' })
      expect(url.slice(bare(url).length)).toMatch(TICKET)
    }
  })

  test('its captions and material come as what they are', async () => {
    const [caption] = media.captions
    expect(caption).toMatchObject({ language: 'vi', label: 'Tiếng Việt' })
    const vtt = await server.inject(caption?.url as string)
    expect(vtt.headers['content-type']).toBe('text/vtt; charset=utf-8')
    expect(vtt.body).toMatch(/^WEBVTT\n/)
    const material = await server.inject(media.materials[0]?.url as string)
    expect(material.headers['content-disposition']).toContain(`filename*=UTF-8''B%C3%A0i%20t%E1%BA%ADp%20s%E1%BB%91%201.pdf`)
    const part = await server.inject({ url: media.video?.mp4URL as string, headers: { range: 'bytes=0-2' } })
    expect([part.statusCode, part.body]).toEqual([206, 'mp4'])
    expect((await server.inject({ url: media.videoURL as string, method: 'HEAD' })).body).toBe('')
  })

  test('nothing of it opens without a ticket, as if it were not there', async () => {
    const missing = await server.inject('/media/lessons/999999/key')
    for (const url of allOf(one)) {
      const answer = await server.inject(url)
      expect([url, bareStatus(answer)]).toEqual([url, 404])
      const { date: _, ...headers } = answer.headers
      expect({ body: answer.body, headers }).toEqual({
        body: missing.body,
        headers: expect.objectContaining({ 'cache-control': 'no-store' }),
      })
    }
  })

  test('a ticket that is over, of another lesson, altered, for something else or signed by somebody else opens nothing', async () => {
    const other = await videoLesson()
    const ticketOf = (url: string) => new URL(url, 'http://x').searchParams.get('ticket') as string
    const good = ticketOf(media.videoURL as string)
    const foreign = openTickets(() => openKeys(db)('session'))
    const name = String(one.lesson.id)
    const [text = '', mac] = good.split('.')
    const [purpose, , , ends] = JSON.parse(Buffer.from(text, 'base64url').toString())
    const minh = Buffer.from(JSON.stringify([purpose, name, 'minh', ends])).toString('base64url')
    const wrong = {
      'of another lesson': ticketOf((await mediaOf({ db, tickets }, other.lesson, lan.id)).videoURL as string),
      cut: good.slice(0, -5),
      empty: '',
      'with another name': `${minh}.${mac}`,
      'with another key': (await foreign.signPass({ purpose: 'lesson', name, userId: lan.id })).ticket,
      'of a picture': await tickets.sign({
        purpose: 'reviewPicture',
        name,
        file: { hash: 'a', bytes: 1, mediaType: 'b' },
        userId: lan.id,
      }),
      twice: `${good}&ticket=${good}`,
    }
    for (const url of allOf(one)) {
      for (const [what, ticket] of Object.entries(wrong)) {
        const answer = await server.inject(`${url}?ticket=${ticket}`)
        expect([what, url, bareStatus(answer), answer.body]).toEqual([
          what,
          url,
          403,
          'Đường dẫn đã hết hạn. Bạn mở lại trang bài học rồi thử lại nhé.',
        ])
        expect(answer.headers['cache-control']).toBe('no-store')
      }
    }
    const expires = new Date(media.video?.expiresAt as string).getTime()
    expect(expires - Date.now()).toBeLessThanOrEqual(15 * 60_000)
    vi.useFakeTimers({ now: expires - 1, toFake: ['Date'] })
    expect((await server.inject(media.videoURL as string)).statusCode).toBe(200)
    vi.setSystemTime(expires)
    for (const url of allOf(one)) expect(bareStatus(await server.inject(`${url}?ticket=${good}`))).toBe(403)
  })

  test('a ticket that somebody else shows, with a login of their own, opens nothing', async () => {
    const minh = await addPerson(db)
    const asked = async (userId: string) => {
      const headers = await openTestLogin(db, userId)
      return Promise.all(addressesOf(media).map(async (url) => (await server.inject({ url, headers })).statusCode))
    }
    expect(new Set(await asked(lan.id))).toEqual(new Set([200]))
    expect(new Set(await asked(minh.id))).toEqual(new Set([403]))
  })

  test('once it is not published a ticket opens nothing either', async () => {
    const hidden = await videoLesson()
    const before = await mediaOf({ db, tickets }, hidden.lesson, lan.id)
    await saveLesson(db, hidden.lesson.id, { isPublished: false })
    for (const url of addressesOf(before)) expect(bareStatus(await server.inject(url))).toBe(404)
  })

  test('as a preview it is open to everybody, as long as its course is shown; a hidden course plays for nobody', async () => {
    const preview = await videoLesson(paid, { isPreview: true })
    for (const url of allOf(preview)) expect((await server.inject(url)).statusCode).toBe(200)
    const owned = await mediaOf({ db, tickets }, (await videoLesson(paid)).lesson, lan.id)
    await saveCourse(db, paid.id, { isPublished: false })
    for (const url of [...allOf(preview), ...addressesOf(owned)]) expect(bareStatus(await server.inject(url))).toBe(404)
    await saveCourse(db, paid.id, { isPublished: true })
  })
})

describe('a lesson of the library', async () => {
  const one = await videoLesson(free)
  const media = await mediaOf({ db, tickets }, one.lesson, null)

  test('plays for everybody and may be kept by caches', async () => {
    expect((await play(media.videoURL as string))[360]).toHaveLength(3)
    expect(media.video?.expiresAt).toBeNull()
    expect(addressesOf(media).toSorted()).toEqual(
      allOf(one)
        .filter((url) => !/\/(360|720|key)/.test(url))
        .toSorted(),
    )
    for (const url of allOf(one)) {
      const answer = await server.inject(url)
      expect(answer.headers).toMatchObject({ 'cache-control': FREE, etag: expect.any(String) })
      const again = await server.inject({ url, headers: { 'if-none-match': answer.headers.etag as string } })
      expect(again.statusCode).toBe(304)
    }
  })

  test('audio and documents are sent as such, and only of lessons that are one', async () => {
    const audio = await addLesson(place, free, { kind: 'audio', fileHash: await storeTestFile(place, 'mp3', 'audio/mpeg') })
    const pdf = await addLesson(place, free, {
      kind: 'document',
      fileHash: await storeTestFile(place, '%PDF-', 'application/pdf'),
    })
    const { audioURL } = await mediaOf({ db, tickets }, audio, null)
    const { documentURL } = await mediaOf({ db, tickets }, pdf, null)
    expect([audioURL, documentURL]).toEqual([`/media/lessons/${audio.id}/audio.mp3`, `/media/lessons/${pdf.id}/document.pdf`])
    expect((await server.inject(audioURL as string)).headers['content-type']).toBe('audio/mpeg')
    expect((await server.inject(documentURL as string)).headers['content-type']).toBe('application/pdf')
    for (const url of [
      ...pathsOf(audio.id, 'document.pdf', 'key', 'master.m3u8', 'captions-vi.vtt', 'materials/x'),
      ...pathsOf(pdf.id, 'audio.mp3', 'video.mp4'),
      ...pathsOf(one.lesson.id, '480.m3u8', 'audio.mp3', 'captions-xx.vtt', '..%2fkey', 'x'),
    ])
      expect([url, bareStatus(await server.inject(url))]).toEqual([url, 404])
  })

  test('a video that is not ready plays nothing; the rest of the lesson is there', async () => {
    const coming = await videoLesson(free)
    await db.update(videos).set({ state: 'processing' }).where(eq(videos.id, coming.video.id))
    expect(await mediaOf({ db, tickets }, coming.lesson, null)).toMatchObject({
      videoURL: null,
      video: null,
      captions: [{}],
      materials: [{}],
    })
    for (const url of pathsOf(coming.lesson.id, 'master.m3u8', '360.m3u8', 'key', 'video.mp4', 'poster.webp'))
      expect(bareStatus(await server.inject(url))).toBe(404)
  })

  test('a video without a stream plays as one file', async () => {
    const plain = await videoLesson(free)
    await db.update(videos).set({ key: null }).where(eq(videos.id, plain.video.id))
    const found = await mediaOf({ db, tickets }, plain.lesson, null)
    expect(found).toMatchObject({ videoURL: `/media/lessons/${plain.lesson.id}/video.mp4`, video: { format: 'mp4' } })
  })
})

test('played from another origin, our pages may read what comes from there, refusals too', async () => {
  const http = Fastify()
  const settings = { ...api.settings, adminHost: 'https://video.example' }
  lessonMediaRoutes({ http, files, tickets, deps: { db, settings } } as unknown as App)
  onTestFinished(() => http.close())
  const { lesson, video } = await videoLesson(free)
  const { seal } = await tickets.seals()
  const [hash = ''] = video.segments
  const urls = [
    ...pathsOf(lesson.id, 'master.m3u8', 'video.mp4', 'khong-co'),
    segmentAddress({ fileHash: hash, seal: seal(hash) }),
  ]
  const originOf = async (on: typeof server, url: string) =>
    (await on.inject({ url, headers: { origin: settings.publicUrl } })).headers['access-control-allow-origin']
  for (const url of urls) {
    expect([url, await originOf(http as never, url)]).toEqual([url, settings.publicUrl])
    expect(await originOf(server, url)).toBeUndefined()
  }
})

describe('a segment', async () => {
  const DAY_MS = 24 * 60 * 60 * 1000
  const { segments } = await addVideo(place)
  const [hash = '', other = ''] = segments
  const { seal } = await tickets.seals()

  test('is the same for everybody, and kept by caches for as long as its address is good', async () => {
    vi.useFakeTimers({ now: Math.ceil(Date.now() / DAY_MS) * DAY_MS + 1000, toFake: ['Date'] })
    const url = segmentAddress({ fileHash: hash, seal: seal(hash) })
    const [answer, again] = await Promise.all([server.inject(url), server.inject(url)])
    expect(answer.headers).toMatchObject({
      'content-type': 'video/mp2t',
      'cache-control': `public, max-age=${2 * 86_400 - 1}, immutable`,
      'accept-ranges': 'bytes',
    })
    expect([again.rawPayload, again.headers['content-length']]).toEqual([answer.rawPayload, String(answer.rawPayload.length)])
    const part = await server.inject({ url, headers: { range: 'bytes=0-3' } })
    expect([part.statusCode, part.rawPayload]).toEqual([206, answer.rawPayload.subarray(0, 4)])
    vi.setSystemTime(Date.now() + 2 * DAY_MS - 2000)
    expect((await server.inject(url)).headers['cache-control']).toBe('public, max-age=1, immutable')
    vi.setSystemTime(Date.now() + 1000)
    expect(bareStatus(await server.inject(url))).toBe(403)
  })

  test('is read once from where it lies, however many ask at the same moment', async () => {
    let reads = 0
    const counted: typeof files = {
      ...files,
      read(...asked) {
        reads++
        return files.read(...asked)
      },
    }
    const http = Fastify()
    lessonMediaRoutes({ http, files: counted, tickets, deps: { db, settings: api.settings } } as unknown as App)
    onTestFinished(() => http.close())
    const url = segmentAddress({ fileHash: hash, seal: seal(hash) })
    const answers = await Promise.all(Array.from({ length: 20 }, () => http.inject(url)))
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect([answers[0]?.statusCode, reads]).toEqual([200, 1])
  })

  test('opens with a seal of its own only', async () => {
    const [day = '', mac = ''] = seal(hash).split('-')
    for (const wrong of [
      seal(other),
      `${Number(day) + 1}-${mac}`,
      `0${day}-${mac}`,
      `${day}-${mac.slice(0, -1)}`,
      `${day}-`,
      'x',
    ]) {
      const answer = await server.inject(segmentAddress({ fileHash: hash, seal: wrong }))
      expect([wrong, bareStatus(answer), answer.headers['cache-control']]).toEqual([wrong, 403, 'no-store'])
    }
    for (const name of [`${hash}.ts`, 'x.ts', `x/${hash}`, `${seal(hash)}/${hash}.mp4`])
      expect([name, bareStatus(await server.inject(`/media/segments/${name}`))]).toEqual([name, 404])
  })

  test('of a stream: no other stored file can be had by its hash', async () => {
    const avatar = await storeTestFile(place, 'ảnh chân dung')
    for (const fileHash of [avatar, 'a'.repeat(64)])
      expect(bareStatus(await server.inject(segmentAddress({ fileHash, seal: seal(fileHash) })))).toBe(404)
  })
})
