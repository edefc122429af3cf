import { getCourseForVisitor } from '@tq/contract/learning/course.ts'
import { Link } from 'react-router'
import { buyNowUrl } from '../../catalog/product/buy.ts'
import { PageHead } from '../../head/page-head.tsx'
import { apiContext } from '../../lib/api.ts'
import { cacheFor } from '../../lib/cache.ts'
import { formatNumber } from '../../lib/format.ts'
import { bindTitle } from '../../lib/typography.ts'
import type { RouteHandle } from '../../shell/route-handle.ts'
import { LinkButton } from '../../ui/form/button.tsx'
import { Price } from '../../ui/mark/price.tsx'
import { courseUrl } from '../parts/addresses.ts'
import { AppPage } from '../parts/app-page.tsx'
import { Board } from '../parts/board.tsx'
import { FactLine } from '../parts/fact-line.tsx'
import { Level } from '../parts/level.tsx'
import { durationWords } from '../parts/words.ts'
import type { Route } from './+types/course-preview-page.ts'
import { CourseMissing } from './course-missing.tsx'
import styles from './course-preview-page.module.css'
import { PreviewLessons } from './preview-lessons.tsx'

/** SPEC §2.3: without navbar and footer. */
export const handle: RouteHandle = { hides: ['navbar', 'toolbar', 'footer'] }

export async function loader({ context, url }: Route.LoaderArgs) {
  const { data: course } = await context.get(apiContext)(getCourseForVisitor, {
    params: { id: url.searchParams.get('id') ?? '0' },
  })
  return { course }
}

export const headers = () => cacheFor('catalog')

export default function CoursePreviewPage({ loaderData: { course } }: Route.ComponentProps) {
  const previews = course.chapters.flatMap(({ lessons }) => lessons).filter(({ isPreview }) => isPreview)
  const { offer } = course
  return (
    <AppPage className={styles.page}>
      <PageHead
        title={`Học thử ${course.title}`}
        description={`${formatNumber(previews.length)} bài học thử của khoá học ${course.title}.`}
        path={courseUrl(course)}
        isHidden
      />
      <div className={styles.head}>
        <Board picture={course.picture} sizes="(max-width: 719px) 100vw, 420px" isMain />
        <div>
          <h1>
            <Link to={courseUrl(course)}>{bindTitle(course.title)}</Link>
          </h1>
          <p className={styles.summary}>{course.summary}</p>
          <FactLine>
            {`${formatNumber(course.lessonCount)} bài`}
            {durationWords(course.durationSeconds)}
            <Level level={course.level} />
          </FactLine>
        </div>
      </div>
      <section aria-labelledby="hoc-thu" className={styles.lessons}>
        <h2 id="hoc-thu">{previews.length > 0 ? `${formatNumber(previews.length)} bài học thử` : 'Chưa có bài học thử'}</h2>
        {previews.length > 0 ? (
          <PreviewLessons lessons={previews} />
        ) : (
          <p>Khoá học này chưa mở bài nào để học thử. Bạn xem nội dung cả khoá ở trang khoá học.</p>
        )}
      </section>
      <div className={styles.bar}>
        {offer ? <Price {...offer} /> : <p>Khoá học này hiện không bán.</p>}
        <LinkButton to={courseUrl(course)} look="text" className={styles.whole}>
          Xem cả khoá
        </LinkButton>
        {offer && (
          <LinkButton to={buyNowUrl({ id: offer.productId }, 1)} look="son">
            Mua khoá học
          </LinkButton>
        )}
      </div>
    </AppPage>
  )
}

export { CourseMissing as ErrorBoundary }
