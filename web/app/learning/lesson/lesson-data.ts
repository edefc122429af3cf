import type { LessonDetail } from '@tq/contract/learning/lesson.ts'
import { PUBLISHER } from '@tq/contract/publisher.ts'
import { shorten } from '../../head/shorten.ts'
import type { Thing } from '../../head/structured-data.ts'
import { courseUrl, lessonUrl } from '../parts/addresses.ts'
import { isoDuration } from '../parts/words.ts'

const LONGEST_TRANSCRIPT = 5000

/** What search engines read of a lesson: a piece of its course, and the video or sound in it where everybody may have it. */
export function lessonData(origin: string, lesson: LessonDetail): Thing[] {
  const { course, video, audioURL } = lesson
  const url = origin + lessonUrl(course.use, lesson)
  const publisher = { '@id': `${origin}/#nha-xuat-ban` }
  const description = lesson.summary || `Bài ${lesson.lessonNumber}, chương ${lesson.chapterNumber} của ${course.title}`
  const transcript = lesson.transcript ? { transcript: shorten(lesson.transcript, LONGEST_TRANSCRIPT) } : {}
  const playable = {
    name: lesson.title,
    description,
    uploadDate: lesson.updatedAt,
    duration: isoDuration(lesson.durationSeconds),
    inLanguage: 'vi',
    ...transcript,
  }
  const things: Thing[] = [
    {
      '@type': 'LearningResource',
      '@id': `${url}#bai-hoc`,
      name: lesson.title,
      description,
      url,
      inLanguage: 'vi',
      learningResourceType: { video: 'Video', text: 'Bài đọc', audio: 'Bài nghe', document: 'Tài liệu' }[lesson.kind],
      timeRequired: isoDuration(lesson.durationSeconds),
      isAccessibleForFree: !lesson.isLocked,
      dateModified: lesson.updatedAt,
      isPartOf: {
        '@type': 'Course',
        name: course.title,
        url: origin + courseUrl(course),
        provider: publisher,
        description: course.title,
      },
      author: course.teachers.length > 0 ? course.teachers.map((name) => ({ '@type': 'Person', name })) : undefined,
      publisher,
    },
  ]
  if (video && lesson.videoURL)
    things.push({
      '@type': 'VideoObject',
      '@id': `${url}#video`,
      ...playable,
      thumbnailUrl: video.posterURL ? [origin + video.posterURL] : [`${origin}/media/share/site.jpg`],
      contentUrl: origin + (video.mp4URL ?? lesson.videoURL),
      publisher: { '@type': 'Organization', name: PUBLISHER.name, url: `${origin}/trang-chu` },
    })
  if (audioURL) things.push({ '@type': 'AudioObject', '@id': `${url}#am-thanh`, ...playable, contentUrl: origin + audioURL })
  return things
}
