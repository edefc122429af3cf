import type { LessonDetail } from '@tq/contract/learning/lesson.ts'
import type { Db } from '@tq/db/database.ts'
import { lessonCaptions, lessonMaterials, type lessons } from '@tq/db/schema/learning/course.ts'
import { videos } from '@tq/db/schema/learning/video.ts'
import { files } from '@tq/db/schema/storage.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import { STORED_FILE } from '../storage/store-file.ts'
import type { Tickets } from '../storage/tickets.ts'

export type LessonMedia = Pick<LessonDetail, 'videoURL' | 'video' | 'audioURL' | 'documentURL' | 'captions' | 'materials'>
type Lesson = Pick<typeof lessons.$inferSelect, 'id' | 'kind' | 'videoId' | 'fileHash'>

/** What a ticket opens: whoever serves a lesson has checked that this person may open it. */
export const lessonPass = (lessonId: number) => ({ purpose: 'lesson', name: String(lessonId) }) as const

/** Where something of a lesson lies; what is not free needs a ticket behind it. */
export const mediaAddress = (lessonId: number, name: string) => `/media/lessons/${lessonId}/${name}`

/**
 * Addresses of everything a lesson plays and offers. For a person they carry a ticket; null is for lessons that are open to
 * everybody, whose addresses need none.
 */
export async function mediaOf(
  { db, tickets }: { db: Db; tickets: Tickets },
  lesson: Lesson,
  userId: string | null,
): Promise<LessonMedia> {
  const pass = userId === null ? null : await tickets.signPass({ ...lessonPass(lesson.id), userId })
  const address = (name: string) => mediaAddress(lesson.id, name) + (pass ? `?ticket=${pass.ticket}` : '')
  const [video, captions, materials] = await Promise.all([
    lesson.kind === 'video' && lesson.videoId ? findVideo(db, lesson.videoId) : null,
    listCaptions(db, lesson.id),
    listMaterials(db, lesson.id),
  ])
  const format = video?.hasStream ? 'hls' : 'mp4'
  return {
    videoURL: video ? address(format === 'hls' ? 'master.m3u8' : 'video.mp4') : null,
    video: video && {
      format,
      mp4URL: video.hasMp4 ? address('video.mp4') : null,
      posterURL: video.hasPoster ? address('poster.webp') : null,
      sprite: video.sprite && { url: address('sprite.webp'), ...video.sprite },
      expiresAt: pass?.expiresAt.toISOString() ?? null,
    },
    audioURL: lesson.kind === 'audio' && lesson.fileHash ? address('audio.mp3') : null,
    documentURL: lesson.kind === 'document' && lesson.fileHash ? address('document.pdf') : null,
    captions: captions.map(({ language, label }) => ({ language, label, url: address(`captions-${language}.vtt`) })),
    materials: materials.map(({ id, title, fileName, file }) => ({
      id,
      title,
      fileName,
      bytes: file.bytes,
      mediaType: file.mediaType,
      url: address(`materials/${id}`),
    })),
  }
}

/** Null while it is not ready: the lesson then has text and materials, and plays nothing. */
async function findVideo(db: Db, id: string) {
  const [video] = await db
    .select({
      hasStream: sql<boolean>`${videos.key} is not null`,
      hasMp4: sql<boolean>`${videos.mp4Hash} is not null`,
      hasPoster: sql<boolean>`${videos.posterHash} is not null`,
      sprite: videos.sprite,
    })
    .from(videos)
    .where(and(eq(videos.id, id), eq(videos.state, 'ready')))
  return video ?? null
}

/** Vietnamese first. */
function listCaptions(db: Db, lessonId: number) {
  return db
    .select({ language: lessonCaptions.language, label: lessonCaptions.label })
    .from(lessonCaptions)
    .where(eq(lessonCaptions.lessonId, lessonId))
    .orderBy(sql`${lessonCaptions.language} <> 'vi'`, asc(lessonCaptions.language))
}

function listMaterials(db: Db, lessonId: number) {
  return db
    .select({
      id: lessonMaterials.id,
      title: lessonMaterials.title,
      fileName: lessonMaterials.fileName,
      file: STORED_FILE,
    })
    .from(lessonMaterials)
    .innerJoin(files, eq(files.hash, lessonMaterials.fileHash))
    .where(eq(lessonMaterials.lessonId, lessonId))
    .orderBy(asc(lessonMaterials.position), asc(lessonMaterials.id))
}
