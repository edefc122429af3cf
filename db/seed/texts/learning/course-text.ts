import type { CourseLevel } from '@tq/contract/enums.ts'

/** A course as it is written for the demo: `db/seed/demo/learning/insert-courses.ts` makes rows of it. */
export interface CourseText {
  title: string
  /** One or two sentences for cards and search engines. */
  summary: string
  /** HTML, best written with `marked`. */
  description: string
  level: CourseLevel
  teachers: { name: string; about: string }[]
  outcomes: string[]
  requirements: string[]
  hasCertificate?: boolean
  chapters: ChapterText[]
}

export interface ChapterText {
  title: string
  lessons: LessonText[]
}

/** A text, unless it names a video, a sound or a document; those may have text below them. */
export interface LessonText {
  title: string
  summary?: string
  /** To read a document; a text takes as long as its words, what plays as long as it plays. */
  minutes?: number
  /** HTML with `$…$`, best written with `marked`. */
  body: string
  /** Open to everybody although the course is sold. */
  isPreview?: boolean
  /** Names of `db/seed/demo/media.ts`; at most one of the three. */
  video?: string
  audio?: string
  document?: string
  /** Files to download beside the lesson, by their names there. */
  materials?: string[]
}
