import type { CourseCard, CourseDetail } from '@tq/contract/learning/course.ts'
import type { TextbookDetail } from '@tq/contract/learning/textbook.ts'
import { PUBLISHER } from '@tq/contract/publisher.ts'
import { courseUrl, textbookUrl } from '../learning/parts/addresses.ts'
import { isoDuration, LEVEL_WORDS } from '../learning/parts/words.ts'
import { shorten } from './shorten.ts'
import type { Thing } from './structured-data.ts'

const LONGEST_DESCRIPTION = 500

/** The courses that stand on this page, in order. */
export function courseListData(origin: string, courses: readonly CourseCard[]): Thing {
  return {
    '@type': 'ItemList',
    itemListElement: courses.map((course, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: course.title,
      url: origin + courseUrl(course),
    })),
  }
}

export function courseData(origin: string, course: CourseDetail): Thing {
  const url = origin + courseUrl(course)
  return {
    '@type': 'Course',
    '@id': `${url}#khoa-hoc`,
    name: course.title,
    description: shorten(course.summary, LONGEST_DESCRIPTION) || course.title,
    url,
    image: course.picture ? origin + course.picture.url : `${origin}/media/share/site.jpg`,
    inLanguage: 'vi',
    isAccessibleForFree: course.use !== 'sold',
    educationalLevel: LEVEL_WORDS[course.level],
    timeRequired: isoDuration(course.durationSeconds),
    teaches: course.outcomes,
    provider: { '@type': 'Organization', name: PUBLISHER.name, url: `${origin}/trang-chu` },
    offers: {
      '@type': 'Offer',
      url: course.offer ? `${origin}/san-pham/${course.offer.address}` : url,
      price: course.offer?.price ?? 0,
      priceCurrency: 'VND',
      category: course.offer ? 'Paid' : 'Free',
      availability: course.use === 'sold' && !course.offer ? 'https://schema.org/OutOfStock' : 'https://schema.org/InStock',
    },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: isoDuration(course.durationSeconds),
      instructor: course.teachers.map((name) => ({ '@type': 'Person', name })),
    },
    syllabusSections: course.chapters.map(({ title, durationSeconds }) => ({
      '@type': 'Syllabus',
      name: title,
      timeRequired: isoDuration(durationSeconds),
    })),
    ...(course.offer && course.offer.ratingCount > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: course.offer.rating,
            reviewCount: course.offer.ratingCount,
            bestRating: 5,
          },
        }
      : {}),
  }
}

/** What goes with a printed textbook: free to listen to and to study. */
export function textbookData(origin: string, book: TextbookDetail): Thing {
  const url = origin + textbookUrl(book)
  return {
    '@type': 'LearningResource',
    '@id': `${url}#hoc-lieu`,
    name: book.title,
    description: shorten(book.summary, LONGEST_DESCRIPTION) || book.title,
    url,
    inLanguage: 'vi',
    isAccessibleForFree: true,
    learningResourceType: 'Học liệu sách giáo khoa',
    educationalLevel: `Lớp ${book.grade}`,
    about: book.subject,
    author: book.authors.map((name) => ({ '@type': 'Person', name })),
    provider: { '@type': 'Organization', name: PUBLISHER.name, url: `${origin}/trang-chu` },
    hasPart: book.chapters.map((chapter) => ({
      '@type': 'LearningResource',
      name: chapter.title,
      url: `${url}#chuong-${chapter.chapterId}`,
    })),
  }
}
