import { getTextbook } from '@tq/contract/learning/textbook.ts'
import { PageHead } from '../head/page-head.tsx'
import { bareLessonUrl, textbookUrl } from '../learning/parts/addresses.ts'
import { AppPage } from '../learning/parts/app-page.tsx'
import { FactLine } from '../learning/parts/fact-line.tsx'
import { apiContext } from '../lib/api.ts'
import { cacheFor } from '../lib/cache.ts'
import { bindTitle } from '../lib/typography.ts'
import type { RouteHandle } from '../shell/route-handle.ts'
import type { Route } from './+types/bare-textbook-page.ts'
import { ArrivedNotice, useArrival } from './arrived-notice.tsx'
import styles from './bare-textbook-page.module.css'
import { TextbookMissing } from './textbook-missing.tsx'
import { TextbookView } from './textbook-view.tsx'

/** SPEC §2.3: inside the mobile app, and what a printed code opens on a phone; without the site's frame. */
export const handle: RouteHandle = { hides: ['navbar', 'toolbar', 'footer'] }

export async function loader({ context, params }: Route.LoaderArgs) {
  const { data: book } = await context.get(apiContext)(getTextbook, { params })
  return { book }
}

export const headers = () => cacheFor('catalog')

export default function BareTextbookPage({ loaderData: { book } }: Route.ComponentProps) {
  const here = useArrival(book)
  return (
    <AppPage>
      <PageHead
        title={`${book.title}: học liệu lớp ${book.grade}`}
        description={book.summary || `Bài nghe, video và bài học theo từng trang của ${book.title}, lớp ${book.grade}.`}
        path={textbookUrl(book)}
        isHidden
      />
      <h1 className={styles.title}>{bindTitle(book.title)}</h1>
      <FactLine className={styles.facts}>
        {`Lớp ${book.grade}`}
        {book.subject}
      </FactLine>
      <ArrivedNotice here={here} />
      <TextbookView
        key={book.id}
        book={book}
        hereId={here?.subChapterId ?? null}
        linkOf={(lesson) => bareLessonUrl('textbook', lesson)}
      />
    </AppPage>
  )
}

export { TextbookMissing as ErrorBoundary }
