import serifLatin from '@fontsource/literata/files/literata-latin-400-normal.woff2?url'
import serifVietnamese from '@fontsource/literata/files/literata-vietnamese-400-normal.woff2?url'
import { getProduct, type ProductDetail } from '@tq/contract/catalog.ts'
import { ApiError } from '@tq/contract/errors.ts'
import type { BookManifest } from '@tq/contract/reading/book.ts'
import { useEffect } from 'react'
import { type ShouldRevalidateFunctionArgs, useRevalidator } from 'react-router'
import { guard } from '../account/guard.ts'
import { PageHead } from '../head/page-head.tsx'
import { call } from '../lib/browser-call.ts'
import { nothingYet, pageLoader } from '../lib/page-data.ts'
import { MEMBERS } from '../shell/navigation/navigation.ts'
import type { RouteHandle } from '../shell/route-handle.ts'
import type { Route } from './+types/reader-page.ts'
import { FirstPage } from './early/first-page.tsx'
import { dropEarlyPage } from './early/handover.ts'
import type { BookFiles } from './engine/book-files.ts'
import type { BookPlace } from './engine/engine.ts'
import { loadEngine } from './engine/load-engine.ts'
import { CannotOpen } from './frame/opening/cannot-open.tsx'
import { FailedPage } from './frame/opening/failed-page.tsx'
import { PageShape } from './frame/opening/page-shape.tsx'
import { ReaderShell } from './frame/opening/reader-shell.tsx'
import { startOf } from './frame/opening/start-of.ts'
import { ThemeScript } from './frame/opening/theme-script.tsx'
import { useWayOut } from './frame/opening/use-way-out.ts'
import { startPlace } from './notes/sync/start-place.ts'
import { openOwnBook, toShelfWithoutNetwork } from './open-own-book.ts'
import { Reader } from './reader.tsx'

/** Nothing but the book; which the server opened for this person, so that nobody who reads already waits to hear who they are. */
export const handle: RouteHandle = { hides: ['navbar', 'toolbar', 'footer', 'splash'] }
export const clientMiddleware = [toShelfWithoutNetwork, guard(MEMBERS)]
export const loader = nothingYet
/** What most books are set in: a page that stands first in another type would break its lines anew. */
export const links: Route.LinksFunction = () =>
  [serifLatin, serifVietnamese].map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
  }))

interface Opened {
  book: BookManifest | null
  start: BookPlace | null
  openFiles?: () => BookFiles
  /** From what this device keeps: the server was not reached. */
  isOffline?: boolean
  /** Why there is no book. */
  isNotReady: boolean
  product: ProductDetail | null
}

export const clientLoader = pageLoader(async ({ params }: Route.ClientLoaderArgs): Promise<Opened> => {
  // Most books are EPUBs: their engine comes while the server looks for this one, unless that is known already.
  if (!window.earlyBook) loadEngine('epub').catch(() => undefined)
  try {
    const { book, openFiles, isOffline } = await openOwnBook(params.id)
    const start = startOf(book, await startPlace(book, { call, isOffline }))
    return { book, start, openFiles, isOffline, isNotReady: false, product: null }
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status !== 404 && error.status !== 403 && error.status !== 400)) throw error
    const product = await call(getProduct, { params: { id: params.id } }).catch(() => null)
    return { book: null, start: null, isNotReady: error.code === 'BOOK_NOT_READY', product: product?.data ?? null }
  }
})

/** The reader keeps itself up to date: only who asks for the page again, as after a failure, is answered. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) => currentUrl.href === nextUrl.href

const SHELF = { to: '/doc-sach', label: 'Về sách lưu trên máy này' }
const LIBRARY = { to: '/tai-khoan/thu-vien-cua-toi', label: 'Về thư viện của tôi' }

export default function ReaderPage({ loaderData: { data, failure }, params }: Route.ComponentProps) {
  useEffect(() => dropEarlyPage, [])
  const { revalidate } = useRevalidator()
  const back = useWayOut(LIBRARY)
  const out = data?.isOffline ? SHELF : back
  const book = data?.book
  return (
    <>
      <ThemeScript />
      <FirstPage />
      <PageHead
        title={book?.title ?? 'Đọc sách'}
        description="Sách điện tử của bạn ở Thư Quán."
        path={`/doc-sach/${params.id}`}
        isHidden
      />
      {book ? (
        <Reader key={book.versionId} book={book} start={data.start} openFiles={data.openFiles} out={out} />
      ) : (
        <ReaderShell title={data?.product?.title ?? 'Đọc sách'} out={out}>
          {data ? <CannotOpen {...data} /> : failure ? <FailedPage sentence={failure} onRetry={revalidate} /> : <PageShape />}
        </ReaderShell>
      )}
    </>
  )
}
