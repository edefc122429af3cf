import { getTextbook } from '@tq/contract/learning/textbook.ts'
import { redirect } from 'react-router'
import { textbookData } from '../head/learning-data.ts'
import { PageHead } from '../head/page-head.tsx'
import { breadcrumbData } from '../head/structured-data.ts'
import { textbookUrl } from '../learning/parts/addresses.ts'
import { apiContext } from '../lib/api.ts'
import { cacheFor } from '../lib/cache.ts'
import { useShellData } from '../shell/shell-data.ts'
import { Breadcrumbs } from '../ui/layout/breadcrumbs.tsx'
import type { Route } from './+types/textbook-page.ts'
import { ArrivedNotice, useArrival } from './arrived-notice.tsx'
import { TextbookHead } from './textbook-head.tsx'
import { TextbookMissing } from './textbook-missing.tsx'
import { TEXTBOOKS_PATH, textbooksUrl } from './textbook-query.ts'
import { TextbookView } from './textbook-view.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { data: book } = await context.get(apiContext)(getTextbook, { params })
  if (params.id !== book.address) throw redirect(textbookUrl(book), 301)
  return { book }
}

export const headers = () => cacheFor('catalog')

export default function TextbookPage({ loaderData: { book } }: Route.ComponentProps) {
  const { origin } = useShellData()
  const here = useArrival(book)
  const path = textbookUrl(book)
  const crumbs = [
    { title: 'Sách giáo khoa', url: TEXTBOOKS_PATH },
    { title: `Lớp ${book.grade}`, url: textbooksUrl({ grade: String(book.grade) }) },
    { title: book.title },
  ]
  return (
    <div className="wrap">
      <PageHead
        title={`${book.title}: học liệu lớp ${book.grade}`}
        description={book.summary || `Bài nghe, video và bài học theo từng trang của ${book.title}, lớp ${book.grade}.`}
        path={path}
        picture={book.product ? `book-${book.product.id}.jpg` : undefined}
        things={import.meta.env.SSR && [textbookData(origin, book), breadcrumbData(origin, crumbs, path)]}
      />
      <Breadcrumbs crumbs={crumbs} />
      <TextbookHead book={book} />
      <ArrivedNotice here={here} />
      <TextbookView key={book.id} book={book} hereId={here?.subChapterId ?? null} />
    </div>
  )
}

export { TextbookMissing as ErrorBoundary }
