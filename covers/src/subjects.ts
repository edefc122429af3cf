/** What pictures are drawn from: the columns that show, and nothing else. */

export interface BookSubject {
  id: number
  /** An e-book wears the ornament of its printed book. */
  workId: number
  kind: 'printed' | 'digital' | 'course' | 'combo'
  title: string
  authors: string[]
  topCategoryId: number
  topCategoryName: string
  categoryId: number
  seriesNumber: number | null
}

export interface ComboSubject extends BookSubject {
  parts: { book: BookSubject; quantity: number }[]
}

export const isCombo = (book: BookSubject): book is ComboSubject => 'parts' in book

export interface PageSubject extends BookSubject {
  chapters: { title: string; page: number | null }[]
  /** Plain text, a paragraph each. */
  paragraphs: string[]
}
