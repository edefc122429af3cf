import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addressOf } from '@tq/contract/http/call.ts'
import { getVideo, listVideos, removeVideo, retryVideo, VIDEO_UPLOADS } from '@tq/contract/learning/video.ts'
import { bareStatus, outcome, refusal } from '@tq/contract/testing/refusal.ts'
import { audit } from '@tq/db/schema/audit.ts'
import { videos } from '@tq/db/schema/learning/video.ts'
import { files } from '@tq/db/schema/storage.ts'
import { eq } from 'drizzle-orm'
import Fastify from 'fastify'
import { describe, expect, onTestFinished, test } from 'vitest'
import { cacheSessions } from '../../account/session/session.ts'
import { openKeys } from '../../account/signing-keys.ts'
import type { App } from '../../deps.ts'
import { sendFailure } from '../../http/failures.ts'
import { openTestLogin } from '../../profile/testing/login.ts'
import { addPerson } from '../../profile/testing/people.ts'
import { testApi } from '../../testing/api.ts'
import { addCourse, addLesson } from '../testing/lessons.ts'
import { tusClient } from '../testing/tus.ts'
import { MOST_BYTES, MOST_UNFINISHED_BYTES, uploadRoutes, uploadsFolder } from './upload.routes.ts'
import { videoTypeOf } from './video-type.ts'

const api = await testApi()
const { db } = api
const origin = await api.server.listen({ port: 0, host: '127.0.0.1' })
const thu = await addPerson(db, { role: 'staff' })
const staff = api.as(thu)
const login = await openTestLogin(db, thu.id)
const tus = tusClient(origin, login)
const folder = uploadsFolder(api.settings.storage.folder)

/** Begins as an MP4 does. */
const mp4 = (bytes = 300_000) => Buffer.concat([Buffer.from('\0\0\0\x20ftypisom', 'latin1'), randomBytes(bytes - 12)])
const waiting = async () => (await readdir(folder)).toSorted()
const stateOf = async (id: string) => (await staff.call(getVideo, { params: { id } })).data.state
const errorOf = async (answer: Response) => outcome({ status: answer.status, body: await answer.text() })

async function upload(content: Buffer) {
  const { address, id } = await tus.create(content.length)
  await tus.send(address, 0, content)
  return id
}

test('a video comes in parts, goes on after a break, and is then worked on', async () => {
  const content = mp4()
  const { answer, address, id } = await tus.create(content.length)
  expect(answer.status).toBe(201)
  expect(address).toBe(`${VIDEO_UPLOADS}/${id}`)
  expect((await staff.call(getVideo, { params: { id } })).data).toMatchObject({ state: 'uploading', fileName: 'Bài 1.mp4' })
  expect((await tus.send(address, 0, content.subarray(0, 100_000))).status).toBe(204)
  // The line breaks in the middle of a part: what came is kept.
  const broken = new AbortController()
  const half = new ReadableStream({
    start: (out) => out.enqueue(content.subarray(100_000, 150_000)),
    pull: async () => {
      await expect.poll(async () => (await stat(join(folder, id))).size, { timeout: 20_000 }).toBe(150_000)
      broken.abort()
    },
  })
  await expect(
    tus.send(address, 100_000, half as never, { signal: broken.signal, duplex: 'half' } as RequestInit),
  ).rejects.toThrow()
  await expect.poll(() => tus.offset(address), { timeout: 10_000 }).toEqual({ status: 200, offset: 150_000 })
  expect((await tus.send(address, 150_000, content.subarray(150_000))).status).toBe(204)
  const [row] = await db.select().from(videos).where(eq(videos.id, id))
  const hash = createHash('sha256').update(content).digest('hex')
  expect(row).toMatchObject({ state: 'processing', sourceHash: hash, uploadedBy: thu.id })
  expect(await api.files.stat(hash)).toEqual({ bytes: content.length })
  expect(await waiting()).toEqual([])
  expect(await db.select().from(audit).where(eq(audit.subjectId, id))).toMatchObject([
    { action: 'video.upload', actorId: thu.id, after: { state: 'processing', bytes: content.length, mediaType: 'video/mp4' } },
  ])
})

test('all had come when the program was killed: asking for its place finishes it', async () => {
  const content = mp4()
  const { address, id } = await tus.create(content.length)
  await tus.send(address, 0, content.subarray(0, 1000))
  const { appendFile } = await import('node:fs/promises')
  await appendFile(`${folder}/${id}`, content.subarray(1000))
  await tus.offset(address)
  expect(await stateOf(id)).toBe('processing')
  expect(await waiting()).toEqual([])
})

test('the same file twice is stored once', async () => {
  const content = mp4()
  const ids = [await upload(content), await upload(content)]
  const rows = await Promise.all(ids.map((id) => db.select().from(videos).where(eq(videos.id, id))))
  const hashes = new Set(rows.flat().map(({ sourceHash }) => sourceHash))
  expect(hashes.size).toBe(1)
  expect(await db.$count(files, eq(files.hash, [...hashes][0] as string))).toBe(1)
})

describe('refused, and nothing is left:', () => {
  test('what is no video, whatever it says it is', async () => {
    const text = Buffer.from(`<html>${'x'.repeat(5000)}`)
    const type = `filename ${Buffer.from('a.mp4').toString('base64')},filetype ${Buffer.from('video/mp4').toString('base64')}`
    const whole = await tus.create(text.length, { 'upload-metadata': type })
    expect(await errorOf(await tus.send(whole.address, 0, text))).toBe('VIDEO_TYPE_REFUSED')
    const inParts = await tus.create(text.length)
    await tus.send(inParts.address, 0, text.subarray(0, 1000))
    expect(await errorOf(await tus.send(inParts.address, 1000, text.subarray(1000, 2000)))).toBe('VIDEO_TYPE_REFUSED')
    for (const { id } of [whole, inParts])
      await expect(staff.call(getVideo, { params: { id } })).rejects.toMatchObject(refusal('VIDEO_NOT_FOUND'))
    expect(await waiting()).toEqual([])
  })

  test('more bytes than were announced, a part from another place, too many, none', async () => {
    const before = await db.$count(videos)
    const content = mp4()
    const { address, id } = await tus.create(1000)
    expect((await tus.send(address, 0, content)).status).toBeGreaterThanOrEqual(400)
    const { status } = await tus.send(address, 5000, content)
    expect(bareStatus({ status, body: '' })).toBe(409)
    await db.delete(videos).where(eq(videos.id, id))
    expect(await errorOf((await tus.create(MOST_BYTES + 1)).answer)).toBe('VIDEO_TOO_LARGE')
    expect(await errorOf((await tus.create(0)).answer)).toBe('VIDEO_TYPE_REFUSED')
    for (const length of ['-1', 'x', '1e3', ''])
      expect((await tus.create(5, { 'upload-length': length })).answer.status, length).toBeGreaterThanOrEqual(400)
    expect((await tus.send(`${VIDEO_UPLOADS}/..%2f..%2fetc`, 0, content)).status).toBeGreaterThanOrEqual(400)
    expect(bareStatus({ ...(await tus.offset(`${VIDEO_UPLOADS}/0000000000000000`)), body: '' })).toBe(404)
    expect(await db.$count(videos)).toBe(before)
  })

  test('whoever does not work here, at every step', async () => {
    const { address } = await tus.create(1000)
    const lan = await openTestLogin(db, (await addPerson(db)).id)
    for (const [headers, code] of [
      [{}, 'SESSION_EXPIRED'],
      [lan, 'FORBIDDEN'],
    ] as const) {
      const stranger = tusClient(origin, headers)
      expect(await errorOf((await stranger.create(1000)).answer)).toBe(code)
      expect(await errorOf(await stranger.send(address, 0, mp4(100)))).toBe(code)
    }
    expect(await tus.offset(address)).toEqual({ status: 200, offset: 0 })
  })

  test('what the disk has no room for, with all that is still to come', async () => {
    const full = await openUploads(1024 ** 3 + 1999)
    expect(await errorOf((await full.create(2000)).answer)).toBe('VIDEO_NO_ROOM')
    const { answer, address } = await full.create(1000)
    expect(answer.status).toBe(201)
    expect(await errorOf((await full.create(1000)).answer)).toBe('VIDEO_NO_ROOM')
    // Bytes that have come are taken from the disk already.
    await full.send(address, 0, mp4(400))
    expect((await full.create(1000)).answer.status).toBe(201)
  })

  test('more begun uploads than anybody will finish', async () => {
    const wide = await openUploads(Number.MAX_SAFE_INTEGER)
    for (let left = MOST_UNFINISHED_BYTES; left > 0; left -= MOST_BYTES)
      expect((await wide.create(MOST_BYTES)).answer.status).toBe(201)
    expect(await errorOf((await wide.create(1)).answer)).toBe('VIDEO_UPLOADS_WAITING')
  })

  test('the rest of a video that staff have removed meanwhile', async () => {
    const { address, id } = await tus.create(1000)
    await staff.call(removeVideo, { params: { id } })
    expect(await errorOf(await tus.send(address, 0, mp4(100)))).toBe('VIDEO_NOT_FOUND')
    expect(await waiting()).not.toContain(id)
  })

  /** Uploads to a folder of their own, on a disk with so much room. */
  async function openUploads(free: number) {
    const storage = { folder: await mkdtemp(join(tmpdir(), 'tq-uploads-')), s3: null }
    const http = Fastify()
    http.setErrorHandler(sendFailure)
    const { identify } = cacheSessions(db, openKeys(db))
    const settings = { ...api.settings, storage }
    uploadRoutes({ http, files: api.files, identify, deps: { db, settings } } as unknown as App, { freeBytes: async () => free })
    const address = await http.listen({ port: 0, host: '127.0.0.1' })
    onTestFinished(async () => {
      await http.close()
      await rm(storage.folder, { recursive: true })
    })
    return tusClient(address, login)
  }
})

test('staff see videos, try a failed one again and remove what no lesson shows', async () => {
  const id = await upload(mp4())
  const params = { id }
  await expect(staff.call(retryVideo, { params })).rejects.toMatchObject(refusal('VIDEO_NOT_FAILED'))
  await db.update(videos).set({ state: 'failed', note: 'Tệp hỏng' }).where(eq(videos.id, id))
  const failed = await staff.call(listVideos, { query: { state: 'failed' } })
  expect(failed).toMatchObject({ total: 1, data: [{ id, note: 'Tệp hỏng', renditions: [], lessonIds: [] }] })
  expect((await staff.call(retryVideo, { params })).data).toMatchObject({ state: 'processing', note: null })
  const course = await addCourse(db, 'library')
  const lesson = await addLesson({ db, files: api.files }, course, { kind: 'video', videoId: id })
  expect((await staff.call(getVideo, { params })).data.lessonIds).toEqual([lesson.id])
  await expect(staff.call(removeVideo, { params })).rejects.toMatchObject(refusal('VIDEO_IN_USE'))
  const other = await upload(mp4())
  await staff.call(removeVideo, { params: { id: other } })
  for (const call of [getVideo, retryVideo, removeVideo])
    await expect(staff.call(call, { params: { id: other } })).rejects.toMatchObject(refusal('VIDEO_NOT_FOUND'))
  const address = addressOf(getVideo, params)
  expect(outcome(await api.server.inject(address))).toBe('SESSION_EXPIRED')
})

test('videos are known by how they begin', () => {
  const bytes = (hex: string) => Buffer.from(hex, 'hex')
  expect(videoTypeOf(mp4())).toBe('video/mp4')
  expect(videoTypeOf(Buffer.from('\0\0\0\x14ftypqt  ', 'latin1'))).toBe('video/quicktime')
  expect(videoTypeOf(bytes('1a45dfa39f4286810142f7810142f2810442f381084282847765626d'))).toBe('video/webm')
  expect(videoTypeOf(bytes('1a45dfa3a34286810142f7810142f2810442f3810842828 86d6174726f736b61'.replace(' ', '')))).toBe(
    'video/x-matroska',
  )
  for (const other of ['', '%PDF-1.7', 'RIFF....AVI ', '<svg>', 'ftyp']) expect(videoTypeOf(Buffer.from(other))).toBeNull()
})
