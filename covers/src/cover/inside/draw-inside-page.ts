import type { PageSubject } from '../../subjects.ts'
import type { Typesetter } from '../../type/typesetting.ts'
import { drawChapterPage } from './chapter-page.ts'
import { drawContentsPage } from './contents-page.ts'
import { drawTitlePage } from './title-page.ts'

/** The pages of a printed book that are shown before it is bought, by the word that stands in their address. */
export const INSIDE_PAGES = {
  title: drawTitlePage,
  contents: drawContentsPage,
  inside: drawChapterPage,
} satisfies Record<string, (type: Typesetter, book: PageSubject) => string>

export type InsidePage = keyof typeof INSIDE_PAGES

export const drawInsidePage = (type: Typesetter, book: PageSubject, page: InsidePage) => INSIDE_PAGES[page](type, book)
