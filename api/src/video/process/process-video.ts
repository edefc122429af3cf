import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Database } from '@tq/db/database.ts'
import { videos } from '@tq/db/schema/learning/video.ts'
import { files as fileRows } from '@tq/db/schema/storage.ts'
import { and, eq, sql } from 'drizzle-orm'
import { reportProgress } from '../../report-progress.ts'
import type { FileStore } from '../../storage/file-store.ts'
import { STORED_FILE, type StoredFile, storeFile } from '../../storage/store-file.ts'
import { type Encoded, encode } from '../encode/encode.ts'
import { encrypted } from '../encode/encrypt.ts'
import { type Ffmpeg, FfmpegError, findFfmpeg, type Source } from '../encode/ffmpeg.ts'
import { probe } from '../encode/probe.ts'
import { copyTwin, failVideo, readyVideo, type StoredRendition } from './finish-video.ts'
import { keepPlain } from './keep-plain.ts'
import type { ProcessDeps } from './process-deps.ts'

/**
 * From what was uploaded to what is played. Everything is stored before any row points at it, and all rows come in one transaction:
 * a program that is killed leaves a video that is still "processing", and a folder that the next try empties.
 */
export async function processVideo(deps: ProcessDeps, id: string, stopping?: AbortSignal): Promise<void> {
  const { db, files, workFolder } = deps
  const source = await findSource(db, id)
  if (!source || (await copyTwin(db, id))) return
  const programs = await findFfmpeg(deps.ffmpegPath)
  if (!programs) return keepPlain(deps, id, source)
  const place = join(workFolder, id)
  await rm(place, { recursive: true, force: true })
  // Each try has a name of its own: an ffmpeg that outlived its killed program finds its folder gone and ends, instead of writing
  // into ours.
  const folder = join(place, randomBytes(4).toString('hex'))
  await mkdir(folder, { recursive: true })
  const isOurs = and(eq(videos.id, id), eq(videos.state, 'processing'))
  const progress = reportProgress((percent) => db.update(videos).set({ percent, updatedAt: sql`now()` }).where(isOurs))
  try {
    const path = await localSource(files, source, folder)
    const from = { path, mediaType: source.mediaType }
    const { made, facts } = await make(programs, { folder, source: from, onPercent: progress.set, signal: stopping })
    const key = randomBytes(16)
    const renditions = await storeRenditions(deps, made, key)
    const store = (file: string, mediaType: string) => storeFile(db, files, createReadStream(file), { mediaType, ...ANY_SIZE })
    const [mp4, poster, sprite] = [
      await store(made.mp4, 'video/mp4'),
      await store(made.poster, 'image/webp'),
      await store(made.sprite.path, 'image/webp'),
    ]
    await progress.stop()
    await readyVideo(db, id, {
      ...{ ...facts, key, note: null, mp4Hash: mp4.hash, posterHash: poster.hash },
      ...{ spriteHash: sprite.hash, sprite: made.sprite.layout, renditions },
    })
  } catch (error) {
    await progress.stop()
    if (!(error instanceof FfmpegError)) throw error
    await failVideo(db, id, 'Không đọc được video: tệp hỏng, thiếu đoạn hoặc không có hình. Hãy xuất lại tệp rồi tải lên.')
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}

const ANY_SIZE = { mostBytes: Number.MAX_SAFE_INTEGER }

/** Null when there is nothing to do: removed, or done by another try. */
async function findSource(db: Database, id: string): Promise<StoredFile | null> {
  const [source] = await db
    .select(STORED_FILE)
    .from(videos)
    .innerJoin(fileRows, eq(fileRows.hash, videos.sourceHash))
    .where(and(eq(videos.id, id), eq(videos.state, 'processing')))
  return source ?? null
}

/** ffmpeg jumps about in its source: one that lies in S3 is fetched first. */
async function localSource(files: FileStore, { hash }: StoredFile, folder: string): Promise<string> {
  const near = files.localPath(hash)
  if (near) return near
  const path = join(folder, 'source')
  const stream = await files.read(hash)
  if (!stream) throw new Error(`the source ${hash} is missing`)
  await pipeline(stream, createWriteStream(path))
  return path
}

interface Making {
  folder: string
  source: Source
  onPercent: (percent: number) => void
  signal: AbortSignal | undefined
}

async function make(programs: Ffmpeg, { folder, source, onPercent, signal }: Making) {
  const facts = await probe(programs, source, signal)
  const place = join(folder, 'made')
  await mkdir(place)
  const made = await encode(programs, { folder: place, source, probe: facts, onPercent, signal })
  const { durationMs, width, height } = facts
  return { made, facts: { durationMs, width, height } }
}

async function storeRenditions({ db, files }: ProcessDeps, { renditions }: Encoded, key: Buffer): Promise<StoredRendition[]> {
  const stored: StoredRendition[] = []
  for (const { segments, ...facts } of renditions) {
    const kept: StoredRendition['segments'] = []
    for (const [position, { path, durationMs }] of segments.entries()) {
      const content = encrypted(createReadStream(path), key, position)
      const { hash } = await storeFile(db, files, content, { mediaType: 'video/mp2t', ...ANY_SIZE })
      kept.push({ fileHash: hash, durationMs })
    }
    stored.push({ ...facts, segments: kept })
  }
  return stored
}
