import { createDecipheriv } from 'node:crypto'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { videoRenditions, videoSegments, videos } from '@tq/db/schema/learning/video.ts'
import { staffAlerts } from '@tq/db/schema/order/order-staff.ts'
import { files as fileRows } from '@tq/db/schema/storage.ts'
import { reportingInvalidations } from '@tq/db/tags.ts'
import { and, eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { openKeys } from '../../account/signing-keys.ts'
import { readWhole } from '../../storage/store-file.ts'
import { storeTestFile } from '../../storage/testing/store-test-file.ts'
import { testStores } from '../../storage/testing/stores.ts'
import { openTickets } from '../../storage/tickets.ts'
import { testApi } from '../../testing/api.ts'
import { STAFF_ACTOR } from '../../testing/staff-actor.ts'
import { sizesFor } from '../encode/sizes.ts'
import { mediaOf } from '../lesson-media.ts'
import { type ClipOptions, makeClip } from '../testing/clip.ts'
import { addCourse, addLesson } from '../testing/lessons.ts'
import { retryVideo } from '../videos.ts'
import { processVideo } from './process-video.ts'
import { readMp4 } from './read-mp4.ts'
import { clearUploads, resumeVideos } from './resume-videos.ts'

const api = await testApi()
const { db, files, server } = api
const workFolder = join(api.settings.storage.folder, 'work')
const deps = { db, files, workFolder, ffmpegPath: process.env.FFMPEG_PATH ?? null }
const clip = await makeClip()

let n = 0
async function addUploaded(content: Buffer | string, mediaType = 'video/mp4'): Promise<string> {
  const id = `vvvvvvvvvvvv${String(++n).padStart(4, '0')}`
  const sourceHash = await storeTestFile({ db, files }, content, mediaType)
  await db.insert(videos).values({ id, fileName: 'bai.mp4', state: 'processing', sourceHash })
  return id
}
const videoOf = async (id: string) => (await db.select().from(videos).where(eq(videos.id, id)))[0]
const alertsOf = (ref: string) => db.select().from(staffAlerts).where(eq(staffAlerts.ref, ref))
const leftOver = () => readdir(workFolder).catch(() => [])
/** Another clip each time, since the same one is not converted twice. */
const freshClip = (more: ClipOptions = {}) => makeClip({ seconds: 1 + n / 10, ...more })

test('a video becomes an encrypted stream, one file, a poster and pictures of the seek bar', async () => {
  const id = await addUploaded(clip.content)
  await processVideo(deps, id)
  const video = await videoOf(id)
  expect(video).toMatchObject({ state: 'ready', percent: 100, note: null, width: 64, height: 36 })
  expect(video?.durationMs).toBeGreaterThan(1900)
  const renditions = await db.select().from(videoRenditions).where(eq(videoRenditions.videoId, id))
  expect(renditions).toMatchObject([{ height: 36, width: 64, codecs: 'avc1.64001e,mp4a.40.2' }])
  const segments = await db.select().from(videoSegments).where(eq(videoSegments.videoId, id)).orderBy(videoSegments.position)
  const [first] = segments
  const vector = Buffer.alloc(16)
  const decipher = createDecipheriv('aes-128-cbc', video?.key as Buffer, vector)
  const stored = (await readWhole(files, first?.fileHash as string)) as Buffer
  // Each packet of a transport stream begins so.
  expect(Buffer.concat([decipher.update(stored), decipher.final()])[0]).toBe(0x47)
  expect(stored[0] === 0x47 && stored[188] === 0x47).toBe(false)
  const pictureOf = async (hash: string | null | undefined) =>
    sharp((await readWhole(files, hash as string)) as Buffer).metadata()
  expect(await pictureOf(video?.posterHash)).toMatchObject({ format: 'webp', width: 64, height: 36 })
  const { columns = 0, rows = 0, width = 0, height = 0 } = video?.sprite ?? {}
  expect(await pictureOf(video?.spriteHash)).toMatchObject({ format: 'webp', width: columns * width, height: rows * height })
  expect(await leftOver()).toEqual([])

  const lesson = await addLesson(api, await addCourse(db, 'library'), { kind: 'video', videoId: id })
  const { videoURL, video: shown } = await mediaOf({ db, tickets: openTickets(() => openKeys(db)('ticket')) }, lesson, null)
  expect((await server.inject(videoURL as string)).body).toContain('RESOLUTION=64x36')
  expect((await server.inject(shown?.mp4URL as string)).rawPayload.toString('latin1', 4, 8)).toBe('ftyp')
})

test('sizes go up to the source and never above it, upright or lying', () => {
  const sizes = (width: number, height: number) => sizesFor({ width, height }).map((size) => `${size.width}x${size.height}`)
  expect(sizes(1920, 1080)).toEqual(['640x360', '1280x720', '1920x1080'])
  expect(sizes(3840, 2160)).toEqual(['640x360', '1280x720', '1920x1080'])
  expect(sizes(1279, 719)).toEqual(['640x360'])
  expect(sizes(720, 1280)).toEqual(['360x640', '720x1280'])
  expect(sizes(321, 181)).toEqual(['320x180'])
})

test('without sound, upright, as webm: it plays all the same @slow', async () => {
  for (const more of [{ hasSound: false }, { width: 36, height: 64 }, { container: 'webm' }] as ClipOptions[]) {
    const id = await addUploaded((await freshClip(more)).content, more.container === 'webm' ? 'video/webm' : 'video/mp4')
    await processVideo(deps, id)
    expect((await videoOf(id))?.state, JSON.stringify(more)).toBe('ready')
    const [rendition] = await db.select().from(videoRenditions).where(eq(videoRenditions.videoId, id))
    expect(rendition?.codecs.includes('mp4a')).toBe(more.hasSound !== false)
  }
})

test('the same file again is not converted again', async () => {
  const ids = [await addUploaded(clip.content), await addUploaded(clip.content)]
  for (const id of ids) await processVideo({ ...deps, ffmpegPath: '/nowhere/ffmpeg' }, id)
  const [one, two] = await Promise.all(ids.map(videoOf))
  expect([one?.state, one?.mp4Hash]).toEqual(['ready', two?.mp4Hash])
  expect(await db.$count(videoSegments, eq(videoSegments.videoId, ids[1] as string))).toBeGreaterThan(0)
})

test.each([
  ['cut short', (whole: Buffer) => whole.subarray(0, Math.floor(whole.length / 3))],
  ['that is a playlist of files here', () => Buffer.from(`#EXTM3U\n#EXTINF:2,\n${clip.path}\n#EXT-X-ENDLIST\n`)],
  ['of noise behind its first bytes', (whole: Buffer) => Buffer.concat([whole.subarray(0, 32), Buffer.alloc(5000, 'x')])],
])('a video %s fails with a reason, staff are told once, nothing is left', async (_, spoil) => {
  const id = await addUploaded(spoil((await freshClip()).content))
  const before = await db.$count(fileRows)
  for (let time = 0; time < 2; time++) await processVideo(deps, id)
  expect(await videoOf(id)).toMatchObject({ state: 'failed', note: expect.stringContaining('Không đọc được video') })
  expect(await alertsOf(id)).toMatchObject([{ kind: 'videoFailed', text: expect.stringContaining('bai.mp4') }])
  expect(await db.$count(fileRows)).toBe(before)
  expect(await leftOver()).toEqual([])
})

describe('without ffmpeg', () => {
  const none = { ...deps, ffmpegPath: '/nowhere/ffmpeg' }

  test('an MP4 plays as it came, and staff are told @slow', async () => {
    const { content } = await freshClip()
    const id = await addUploaded(content)
    await processVideo(none, id)
    const video = await videoOf(id)
    expect(video).toMatchObject({ state: 'ready', key: null, width: 64, height: 36, note: expect.stringContaining('ffmpeg') })
    expect(video?.mp4Hash).toBe(video?.sourceHash)
    expect(Math.abs((video?.durationMs ?? 0) - (1000 + n * 100))).toBeLessThan(500)
    expect(await alertsOf('ffmpeg')).toMatchObject([{ kind: 'ffmpegMissing' }])
    const lesson = await addLesson(api, await addCourse(db, 'library'), { kind: 'video', videoId: id })
    const part = await server.inject({ url: `/media/lessons/${lesson.id}/video.mp4`, headers: { range: 'bytes=4-7' } })
    expect([part.statusCode, part.body]).toEqual([206, 'ftyp'])
    // Tried again once ffmpeg is there: the lesson's pages show each state.
    const told: string[] = []
    await reportingInvalidations(
      () => retryVideo(db, id, { actor: STAFF_ACTOR }),
      (tags) => told.push(...tags),
    )
    await reportingInvalidations(
      () => processVideo(deps, id),
      (tags) => told.push(...tags),
    )
    expect(told).toEqual([`course:${lesson.courseId}`, `course:${lesson.courseId}`])
    expect(await videoOf(id)).toMatchObject({ state: 'ready', key: expect.any(Buffer) })
  })

  test('anything else fails with that reason', async () => {
    const id = await addUploaded((await freshClip({ container: 'mkv' })).content, 'video/x-matroska')
    await processVideo(none, id)
    expect(await videoOf(id)).toMatchObject({ state: 'failed', note: expect.stringContaining('ffmpeg') })
  })

  test('an index that lies is no video, and no error', async () => {
    const { content } = await freshClip()
    const at = content.indexOf('moov')
    for (const length of [0, 7, 8, 0xffffffff]) {
      const forged = Buffer.from(content)
      forged.writeUInt32BE(length, at - 4)
      const read = async (start: number, end: number) => forged.subarray(start, end + 1)
      await expect(readMp4(read, forged.length).then((facts) => facts === null || facts.durationMs > 0)).resolves.toBe(true)
    }
  })
})

// What a kill leaves is shown with the whole program: e2e/ops/killed.test.ts.
describe('left behind', () => {
  test('what is worked on, or waits in line, is left alone', async () => {
    const id = await addUploaded((await freshClip()).content)
    await resumeVideos(db)
    const jobs = () => db.execute(sql`select 1 from graphile_worker.jobs where key = ${`process-video:${id}`}`)
    expect((await jobs()).rowCount).toBe(0)
    await db.update(videos).set({ state: 'failed', note: 'x' }).where(eq(videos.id, id))
  })

  test('uploads that staff removed are cleared, and after a week those that nobody went on with', async () => {
    const uploads = join(api.settings.storage.folder, 'uploads')
    await mkdir(uploads, { recursive: true })
    const names = ['old0000000000000', 'new0000000000000', 'removed000000000'].flatMap((id) => [id, `${id}.json`])
    for (const name of names) await writeFile(join(uploads, name), 'x')
    await db.insert(videos).values([
      { id: 'old0000000000000', fileName: 'a', state: 'uploading', updatedAt: new Date(Date.now() - 8 * 86_400_000) },
      { id: 'new0000000000000', fileName: 'b', state: 'uploading' },
    ])
    await clearUploads(db, { uploads, work: workFolder })
    expect((await readdir(uploads)).toSorted()).toEqual(['new0000000000000', 'new0000000000000.json'])
    expect(
      await db
        .select({ id: videos.id })
        .from(videos)
        .where(and(eq(videos.state, 'uploading'))),
    ).toEqual([{ id: 'new0000000000000' }])
  })
})

test('a source in S3 is fetched and what is made of it is kept there @slow', async () => {
  const [, s3] = await testStores()
  if (!s3) throw new Error('no S3')
  // Of another size: its poster is nobody else's.
  const { content } = await freshClip({ width: 80, height: 46 })
  const sourceHash = await storeTestFile({ db, files: s3.store }, content, 'video/mp4')
  const id = 'vvvvvvvvvvvvs300'
  await db.insert(videos).values({ id, fileName: 'bai.mp4', state: 'processing', sourceHash })
  await processVideo({ ...deps, files: s3.store, workFolder: join(s3.folder, 'work') }, id)
  const video = await videoOf(id)
  expect(video?.state).toBe('ready')
  expect(await s3.store.stat(video?.mp4Hash as string)).not.toBeNull()
  // Its rows are of another store than this file's own.
  await db.delete(videos).where(eq(videos.id, id))
  const kept: string[] = []
  for await (const { hash } of s3.store.list()) kept.push(hash)
  for (const hash of kept) await db.delete(fileRows).where(eq(fileRows.hash, hash))
})
