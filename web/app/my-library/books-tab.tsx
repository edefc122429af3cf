import { LinkButton } from '../ui/form/button.tsx'
import { EmptyState } from '../ui/layout/empty-state.tsx'
import { Pagination } from '../ui/layout/pagination/pagination.tsx'
import { BookShelf } from './book-shelf.tsx'
import { libraryUrl } from './library-address.ts'
import type { LibraryData } from './library-data.ts'
import { FoundInBooks } from './search/found-in-books.tsx'
import { LibrarySearch } from './search/library-search.tsx'

/** The whole shelf, or what was found in it. */
export function BooksTab({ data: { books, found }, page }: { data: Pick<LibraryData, 'books' | 'found'>; page: number }) {
  if (books.total === 0)
    return (
      <EmptyState title="Chưa có sách điện tử nào" sentence="Sách điện tử bạn mua sẽ nằm ở đây ngay sau khi thanh toán.">
        <LinkButton to="/sach-dien-tu" look="lam">
          Xem sách điện tử
        </LinkButton>
      </EmptyState>
    )
  return (
    <>
      <LibrarySearch words={found?.words} />
      {found ? (
        <FoundInBooks {...found} />
      ) : (
        <>
          <h2 className="visually-hidden">Sách và tài liệu số</h2>
          <BookShelf books={books.data} />
          <Pagination page={page} totalPage={books.totalPage} hrefOf={(n) => libraryUrl('books', n)} />
        </>
      )}
    </>
  )
}
