import type { SubChapterKind } from '@tq/contract/enums.ts'
import type { LessonText } from '../course-text.ts'

/** What goes with a textbook, as it is written for the demo: `db/seed/demo/learning/textbooks.ts` makes rows of it. */
export interface TextbookText {
  /** One or two sentences for cards and search engines. */
  summary: string
  chapters: TextbookChapterText[]
}

export interface TextbookChapterText {
  title: string
  column: 1 | 2
  /** First and last page of the printed book. */
  pages: [number, number]
  sections: TextbookSectionText[]
}

/** A heading and what can be opened below it. */
export interface TextbookSectionText {
  title: string
  page: number
  items: TextbookItemText[]
}

/** In the tree it stands as `kind`; what it opens is a lesson of the textbook's course. */
export interface TextbookItemText extends LessonText {
  kind: Exclude<SubChapterKind, 'heading'>
  page: number
}
