import { openBook } from '@tq/contract/reading/book.ts'
import { PageHead } from '../head/page-head.tsx'
import { call } from '../lib/browser-call.ts'
import { nothingYet, pageLoader } from '../lib/page-data.ts'
import { PageWaiting } from '../lib/waiting.tsx'
import type { RouteHandle } from '../shell/route-handle.ts'
import type { Route } from './+types/reader-page.ts'
import { startPlace } from './notes/sync/start-place.ts'
import { Reader } from './reader.tsx'

/** Nothing but the book. */
export const handle: RouteHandle = { hides: ['navbar', 'toolbar', 'footer'] }
export const loader = nothingYet

export const clientLoader = pageLoader(async ({ params }: Route.ClientLoaderArgs) => {
  const { data: book } = await call(openBook, { params: { productId: params.id } })
  return { book, start: await startPlace(book) }
})

/** The reader keeps itself up to date. */
export const shouldRevalidate = () => false

export default function ReaderPage({ loaderData: { data, failure }, params }: Route.ComponentProps) {
  const book = data?.book
  return (
    <>
      <PageHead
        title={book ? book.title : 'Đọc sách'}
        description="Sách điện tử của bạn ở Thư Quán."
        path={`/doc-sach/${params.id}`}
        isHidden
      />
      {book ? <Reader book={book} start={data.start} /> : <PageWaiting failure={failure} />}
    </>
  )
}
