import { type CourseLevel, isPlayed, type LessonKind } from '@tq/contract/enums.ts'
import { clock } from '../../video/clock.ts'

export const LEVEL_WORDS: Record<CourseLevel, string> = { basic: 'Cơ bản', intermediate: 'Trung cấp', advanced: 'Nâng cao' }

export const LESSON_KIND_WORDS: Record<LessonKind, string> = {
  video: 'Video',
  text: 'Bài đọc',
  audio: 'Bài nghe',
  document: 'Tài liệu',
}

/** "3 giờ 10 phút", "52 phút"; what takes less than a minute is said to take one. */
export function durationWords(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60))
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${minutes} phút`
  return rest === 0 ? `${hours} giờ` : `${hours} giờ ${rest} phút`
}

/** The same for an attribute that machines read: PT3H10M. */
export function isoDuration(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60))
  return `PT${minutes >= 60 ? `${Math.floor(minutes / 60)}H` : ''}${minutes % 60 ? `${minutes % 60}M` : ''}`
}

/** In a row: what plays has a clock, what is read has minutes. */
export const lessonLength = ({ kind, durationSeconds }: { kind: LessonKind; durationSeconds: number }): string =>
  isPlayed(kind) ? clock(durationSeconds) : durationWords(durationSeconds)

/** "KT" of "Nghiêm Lập Kim Thoa": the given name's two syllables. */
export const initialsOf = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .slice(-2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase()
