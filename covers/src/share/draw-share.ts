import type { BookSubject } from '../subjects.ts'
import type { Typesetter } from '../type/typesetting.ts'
import { drawBookShare } from './share-book.ts'
import { drawNewsShare, type NewsShare } from './share-news.ts'
import { drawPageShare, drawSiteShare } from './share-page.ts'

export type ShareSubject =
  | { of: 'book'; book: BookSubject }
  | { of: 'news'; article: NewsShare }
  | { of: 'page'; title: string }
  | { of: 'site' }

/** The picture that networks show beside a link. */
export function drawShare(type: Typesetter, subject: ShareSubject): string {
  switch (subject.of) {
    case 'book':
      return drawBookShare(type, subject.book)
    case 'news':
      return drawNewsShare(type, subject.article)
    case 'page':
      return drawPageShare(type, subject)
    case 'site':
      return drawSiteShare(type)
  }
}
