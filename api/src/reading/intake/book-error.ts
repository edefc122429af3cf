import type { BookProblem } from '@tq/db/schema/reading/book.ts'

/** A file that can't become a book, said so that staff can mend it: which file of it, and the line where that is known. */
export class BookError extends Error {
  readonly problem: BookProblem

  constructor(message: string, { file = '', line = null }: { file?: string; line?: number | null } = {}) {
    super(message)
    this.problem = { file, line, message }
  }

  /** One sentence for the list of files. */
  get sentence(): string {
    const { file, line } = this.problem
    const place = file && (line ? `${file}, dòng ${line}: ` : `${file}: `)
    return `${place}${this.message}`
  }
}
