import { EPUB_PAGES, PDF_PAGES } from '../material/books.ts'
import type { Row } from '../rows.ts'
import type { PlacedBook } from './place-books.ts'
import { readerPageRows } from './reader-page.ts'
import { READERS, type Reading } from './readers.ts'

const STAMPED_MS = 3_000
const SEARCH_MS = 100

const nameOf = ({ format, megabytes }: PlacedBook) => `${format === 'epub' ? 'EPUB' : 'PDF'} of ${megabytes} MB`

export function readingRows({ books, opening, search, position, turns, turnsMeanwhile, stamping, pages }: Reading): Row[] {
  return [
    ...books.map((book) => ({
      name: `${nameOf(book)}, ${book.format === 'epub' ? EPUB_PAGES : PDF_PAGES} pages, taken in`,
      reading: `${(book.intakeMs / 1000).toFixed(1)} s`,
    })),
    { name: 'a book is opened', timing: opening },
    ...search.map(({ words, book, timing }) => ({
      ...{ name: `search “${words}”, ${nameOf(book)}`, timing },
      ...{ target: `p95 < ${SEARCH_MS} ms`, isMet: timing.p95 < SEARCH_MS && timing.errors === 0 },
    })),
    {
      ...{ name: `place of a reader is saved, ${READERS} a second`, timing: position },
      ...{ target: 'p95 < 10 ms', isMet: position.p95 < 10 && position.errors === 0 },
    },
    {
      ...{ name: `page turned, ${READERS} a second`, timing: turns },
      ...{ target: 'p95 < 30 ms', isMet: turns.p95 < 30 && turns.errors === 0 },
    },
    { name: '  while copies are stamped', timing: turnsMeanwhile },
    ...stamping.map(({ book, ms }) => ({
      ...{ name: `copy of the ${nameOf(book)} stamped`, reading: `${(ms / 1000).toFixed(2)} s` },
      ...{ target: `< ${STAMPED_MS / 1000} s`, isMet: ms < STAMPED_MS },
    })),
    ...readerPageRows(pages),
  ]
}
