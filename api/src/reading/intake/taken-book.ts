import type { BookFacts, BookProblem, bookResources } from '@tq/db/schema/reading/book.ts'

/** A file of a book as it will be sent. */
export interface TakenFile {
  path: string
  mediaType: string
  content: Uint8Array
  position?: number
  title?: string | null
  characters?: number
  isLinear?: boolean
  viewport?: { width: number; height: number } | null
}

/** Words of a book, as search reads them. */
export interface Passage {
  chapter: number
  position: number
  startsAt: number
  text: string
  page: string | null
}

export interface TakenBook {
  facts: BookFacts
  problems: BookProblem[]
  passages: Passage[]
  note: string | null
}

/** What a taker is given: where its files go, one by one, and whom it tells how far it is. */
export interface Taking {
  /** Of the version. */
  id: string
  keep(file: TakenFile): Promise<void>
  onPercent(percent: number): void
}

/** A book that is ready, for whoever makes another file of it. */
export interface FullBook {
  id: string
  title: string
  previewPercent: number
  facts: BookFacts
  files: (typeof bookResources.$inferSelect)[]
  read(path: string): Promise<Buffer>
}

const MOST_PROBLEMS = 100

/** What staff should know of a file: the first hundred. */
export function collectProblems() {
  const list: BookProblem[] = []
  return {
    list,
    add(file: string, line: number | null, message: string) {
      if (list.length < MOST_PROBLEMS) list.push({ file, line, message })
    },
  }
}
export type Problems = ReturnType<typeof collectProblems>
