import type { Db } from '@tq/db/database.ts'
import { isOpenToAll } from '@tq/db/open-to-all.ts'
import { courses, lessonCaptions, lessonMaterials, lessons } from '@tq/db/schema/learning/course.ts'
import { videoRenditions, videoSegments, videos } from '@tq/db/schema/learning/video.ts'
import { files } from '@tq/db/schema/storage.ts'
import { and, asc, type Column, eq, sql } from 'drizzle-orm'
import { STORED_FILE, type StoredFile } from '../storage/store-file.ts'
import type { Tickets } from '../storage/tickets.ts'
import { masterPlaylist, mediaPlaylist } from './playlists.ts'

/** Something of a lesson: a stored file, or what is made from rows. */
export type Media = { file: StoredFile; attachmentName?: string } | { text: string | Buffer; type: string }

export interface MediaLesson {
  id: number
  videoId: string | null
  fileHash: string | null
  kind: string
  isFree: boolean
}

/** Null for what is hidden, the lesson or its course, also for who has a ticket. A course that is no longer sold is not hidden. */
export async function findMediaLesson(db: Db, id: number): Promise<MediaLesson | null> {
  const [lesson] = await db
    .select({
      id: lessons.id,
      kind: lessons.kind,
      videoId: lessons.videoId,
      fileHash: lessons.fileHash,
      isFree: isOpenToAll({ use: courses.use, isPreview: lessons.isPreview }),
    })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(and(eq(lessons.id, id), eq(lessons.isPublished, true), eq(courses.isPublished, true)))
  return lesson ?? null
}

const PLAYLIST = 'application/vnd.apple.mpegurl'

interface MediaDeps {
  db: Db
  tickets: Tickets
}

/** By the last part of the address. `query` is carried into the addresses that playlists name. */
export async function findMedia(deps: MediaDeps, lesson: MediaLesson, name: string, query: string): Promise<Media | null> {
  const { db } = deps
  const [, language] = /^captions-([a-z]{2})\.vtt$/.exec(name) ?? []
  if (language) return findCaptions(db, lesson.id, language)
  if (name === 'audio.mp3') return lesson.kind === 'audio' ? findFile(db, lesson.fileHash) : null
  if (name === 'document.pdf') return lesson.kind === 'document' ? findFile(db, lesson.fileHash) : null
  return lesson.kind === 'video' && lesson.videoId ? findVideoMedia(deps, lesson.videoId, name, query) : null
}

async function findVideoMedia({ db, tickets }: MediaDeps, videoId: string, name: string, query: string): Promise<Media | null> {
  if (name === 'video.mp4') return findOfVideo(db, videoId, videos.mp4Hash)
  if (name === 'poster.webp') return findOfVideo(db, videoId, videos.posterHash)
  if (name === 'sprite.webp') return findOfVideo(db, videoId, videos.spriteHash)
  if (name === 'key') return findKey(db, videoId)
  if (name === 'master.m3u8') {
    const renditions = await db
      .select({
        height: videoRenditions.height,
        width: videoRenditions.width,
        bandwidth: videoRenditions.bandwidth,
        codecs: videoRenditions.codecs,
      })
      .from(videoRenditions)
      .innerJoin(videos, readyVideo(videoId))
      .where(eq(videoRenditions.videoId, videoId))
    return renditions.length ? { type: PLAYLIST, text: masterPlaylist(renditions, query) } : null
  }
  const [, height] = /^([1-9]\d{2,3})\.m3u8$/.exec(name) ?? []
  if (!height) return null
  const segments = await db
    .select({ durationMs: videoSegments.durationMs, fileHash: videoSegments.fileHash })
    .from(videoSegments)
    .innerJoin(videos, readyVideo(videoId))
    .where(and(eq(videoSegments.videoId, videoId), eq(videoSegments.height, Number(height))))
    .orderBy(asc(videoSegments.position))
  if (!segments.length) return null
  const { seal } = await tickets.seals()
  const sealed = segments.map((segment) => ({ ...segment, seal: seal(segment.fileHash) }))
  return { type: PLAYLIST, text: mediaPlaylist(sealed, query) }
}

const readyVideo = (videoId: string) => and(eq(videos.id, videoId), eq(videos.state, 'ready'))

async function findOfVideo(db: Db, videoId: string, hash: Column): Promise<Media | null> {
  const [file] = await db.select(STORED_FILE).from(videos).innerJoin(files, eq(files.hash, hash)).where(readyVideo(videoId))
  return file ? { file } : null
}

async function findKey(db: Db, videoId: string): Promise<Media | null> {
  const [video] = await db.select({ key: videos.key }).from(videos).where(readyVideo(videoId))
  return video?.key ? { type: 'application/octet-stream', text: video.key } : null
}

async function findFile(db: Db, hash: string | null): Promise<Media | null> {
  if (!hash) return null
  const [file] = await db.select(STORED_FILE).from(files).where(eq(files.hash, hash))
  return file ? { file } : null
}

async function findCaptions(db: Db, lessonId: number, language: string): Promise<Media | null> {
  const [captions] = await db
    .select({ vtt: lessonCaptions.vtt })
    .from(lessonCaptions)
    .where(and(eq(lessonCaptions.lessonId, lessonId), eq(lessonCaptions.language, language)))
  return captions ? { type: 'text/vtt; charset=utf-8', text: captions.vtt } : null
}

export async function findMaterial(db: Db, lessonId: number, id: string): Promise<Media | null> {
  const [material] = await db
    .select({ file: STORED_FILE, fileName: lessonMaterials.fileName })
    .from(lessonMaterials)
    .innerJoin(files, eq(files.hash, lessonMaterials.fileHash))
    .where(and(eq(lessonMaterials.lessonId, lessonId), eq(lessonMaterials.id, id)))
  return material ? { file: material.file, attachmentName: material.fileName } : null
}

/** Only what is a piece of a stream: no other stored file can be fetched by its hash. */
export async function findSegment(db: Db, hash: string): Promise<StoredFile | null> {
  const [file] = await db
    .select(STORED_FILE)
    .from(files)
    .where(
      and(eq(files.hash, hash), sql`exists (select 1 from ${videoSegments} where ${videoSegments.fileHash} = ${files.hash})`),
    )
  return file ?? null
}
