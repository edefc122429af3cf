import { listMyCertificates } from '@tq/contract/learning/certificate.ts'
import { getLastLesson, listCoursesBegun, listCoursesOwned } from '@tq/contract/learning/progress.ts'
import { listDigitalProductsOwned } from '@tq/contract/my-library.ts'
import { searchLibrary } from '@tq/contract/reading/book.ts'
import { handOverGuestProgress } from '../learning/hand-over.ts'
import { call } from '../lib/browser-call.ts'
import type { TabName, Wanted } from './library-address.ts'

export type LibraryData = Awaited<ReturnType<typeof loadLibrary>>

export async function loadLibrary({ tab, page, freePage, words }: Wanted) {
  await handOverGuestProgress()
  const pageOf = (name: TabName) => ({ query: { page: tab === name ? page : 1 } })
  const [last, owned, begun, books, certificates, found] = await Promise.all([
    call(getLastLesson),
    call(listCoursesOwned, pageOf('courses')),
    call(listCoursesBegun, { query: { page: tab === 'courses' ? freePage : 1 } }),
    call(listDigitalProductsOwned, pageOf('books')),
    call(listMyCertificates, pageOf('certificates')),
    words ? call(searchLibrary, { query: { searchContent: words } }) : null,
  ])
  return { last: last.data, owned, begun, books, certificates, found: found && { words, books: found.data } }
}
