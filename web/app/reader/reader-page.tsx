import { getProduct, type ProductDetail } from '@tq/contract/catalog.ts'
import { ApiError } from '@tq/contract/errors.ts'
import { type BookManifest, openBook } from '@tq/contract/reading/book.ts'
import { type ShouldRevalidateFunctionArgs, useRevalidator } from 'react-router'
import { guard } from '../account/guard.ts'
import { PageHead } from '../head/page-head.tsx'
import { call } from '../lib/browser-call.ts'
import { nothingYet, pageLoader } from '../lib/page-data.ts'
import { MEMBERS } from '../shell/navigation/navigation.ts'
import type { RouteHandle } from '../shell/route-handle.ts'
import type { Route } from './+types/reader-page.ts'
import type { BookPlace } from './engine/engine.ts'
import { loadEngine } from './engine/load-engine.ts'
import { CannotOpen } from './frame/cannot-open.tsx'
import { FailedPage } from './frame/failed-page.tsx'
import { PageShape } from './frame/page-shape.tsx'
import { ReaderShell } from './frame/reader-shell.tsx'
import { startOf } from './frame/start-of.ts'
import { ThemeScript } from './frame/theme-script.tsx'
import { useWayOut } from './frame/use-way-out.ts'
import { startPlace } from './notes/sync/start-place.ts'
import { Reader } from './reader.tsx'

/** Nothing but the book. */
export const handle: RouteHandle = { hides: ['navbar', 'toolbar', 'footer'] }
export const clientMiddleware = [guard(MEMBERS)]
export const loader = nothingYet

interface Opened {
  book: BookManifest | null
  start: BookPlace | null
  /** Why there is no book. */
  isNotReady: boolean
  product: ProductDetail | null
}

export const clientLoader = pageLoader(async ({ params }: Route.ClientLoaderArgs): Promise<Opened> => {
  // Most books are EPUBs: their engine comes while the server looks for this one.
  loadEngine('epub').catch(() => undefined)
  try {
    const { data: book } = await call(openBook, { params: { productId: params.id } })
    return { book, start: startOf(book, await startPlace(book)), isNotReady: false, product: null }
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status !== 404 && error.status !== 403 && error.status !== 400)) throw error
    const product = await call(getProduct, { params: { id: params.id } }).catch(() => null)
    return { book: null, start: null, isNotReady: error.code === 'BOOK_NOT_READY', product: product?.data ?? null }
  }
})

/** The reader keeps itself up to date: only who asks for the page again, as after a failure, is answered. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) => currentUrl.href === nextUrl.href

const LIBRARY = { to: '/tai-khoan/thu-vien-cua-toi', label: 'Về thư viện của tôi' }

export default function ReaderPage({ loaderData: { data, failure }, params }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const out = useWayOut(LIBRARY)
  const book = data?.book
  return (
    <>
      <ThemeScript />
      <PageHead
        title={book?.title ?? 'Đọc sách'}
        description="Sách điện tử của bạn ở Thư Quán."
        path={`/doc-sach/${params.id}`}
        isHidden
      />
      {book ? (
        <Reader key={book.versionId} book={book} start={data.start} out={out} />
      ) : (
        <ReaderShell title={data?.product?.title ?? 'Đọc sách'} out={out}>
          {data ? <CannotOpen {...data} /> : failure ? <FailedPage sentence={failure} onRetry={revalidate} /> : <PageShape />}
        </ReaderShell>
      )}
    </>
  )
}
