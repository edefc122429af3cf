import { type CourseDetail, getCourseForVisitor } from '@tq/contract/learning/course.ts'
import { getLessonForVisitor, type LessonDetail } from '@tq/contract/learning/lesson.ts'
import { Link } from 'react-router'
import { buyNowUrl } from '../catalog/product/buy/buy.ts'
import { PageHead } from '../head/page-head.tsx'
import { CourseMissing } from '../learning/course/course-missing.tsx'
import { PreviewLessons } from '../learning/course/visitor/preview-lessons.tsx'
import { courseUrl } from '../learning/parts/addresses.ts'
import { AppPage } from '../learning/parts/app-page.tsx'
import { Board } from '../learning/parts/board.tsx'
import { FactLine } from '../learning/parts/fact-line.tsx'
import { Level } from '../learning/parts/level.tsx'
import { durationWords } from '../learning/parts/words.ts'
import { apiContext } from '../lib/api.ts'
import { cacheFor } from '../lib/cache.ts'
import { formatNumber } from '../lib/format.ts'
import { bindTitle } from '../lib/typography.ts'
import type { RouteHandle } from '../shell/route-handle.ts'
import { LinkButton } from '../ui/form/button.tsx'
import { Price } from '../ui/mark/price.tsx'
import type { Route } from './+types/course-preview-page.ts'
import styles from './course-preview-page.module.css'
import { PreviewLesson } from './preview-lesson.tsx'

const PATH = '/xem-truoc-khoa-hoc'

/** SPEC §2.3: without navbar and footer. */
export const handle: RouteHandle = { hides: ['navbar', 'toolbar', 'footer'] }

/** `id` is the course, `bai` one of its preview lessons; without it the first one that plays. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const id = url.searchParams.get('id')
  if (!id) return { course: null, lesson: null }
  const ask = context.get(apiContext)
  const { data: course } = await ask(getCourseForVisitor, { params: { id } })
  const previews = previewsOf(course)
  const wanted = url.searchParams.get('bai')
  const chosen =
    previews.find((each) => String(each.id) === wanted) ?? previews.find(({ kind }) => kind === 'video') ?? previews[0]
  const lesson = chosen ? (await ask(getLessonForVisitor, { params: { id: chosen.address } })).data : null
  return { course, lesson }
}

export const headers = () => cacheFor('catalog')

const previewsOf = ({ chapters }: CourseDetail) => chapters.flatMap(({ lessons }) => lessons).filter(({ isPreview }) => isPreview)

export default function CoursePreviewPage({ loaderData: { course, lesson } }: Route.ComponentProps) {
  return (
    <AppPage className={styles.page}>
      <PageHead
        title={course ? `Học thử ${course.title}` : 'Học thử một khoá học'}
        description={
          course
            ? `${formatNumber(previewsOf(course).length)} bài học thử của khoá học ${course.title}.`
            : 'Học thử khoá học của Thư Quán trước khi mua.'
        }
        path={course ? courseUrl(course) : PATH}
        isHidden
      />
      {course ? <Preview course={course} lesson={lesson} /> : <NoCourse />}
    </AppPage>
  )
}

function NoCourse() {
  return (
    <>
      <h1>Học thử một khoá học</h1>
      <p className={styles.summary}>Chọn một khoá học để xem các bài học thử trước khi mua.</p>
      <LinkButton to={`/san-pham?${new URLSearchParams({ searchContent: 'khoá học' })}`} look="lam">
        Chọn một khoá học
      </LinkButton>
    </>
  )
}

function Preview({ course, lesson }: { course: CourseDetail; lesson: LessonDetail | null }) {
  const previews = previewsOf(course)
  const { offer } = course
  return (
    <>
      <div className={styles.two}>
        <header className={styles.head}>
          <h1>
            <Link to={courseUrl(course)}>{bindTitle(course.title)}</Link>
          </h1>
          <p className={styles.summary}>{course.summary}</p>
          <FactLine>
            {`${formatNumber(course.lessonCount)} bài`}
            {durationWords(course.durationSeconds)}
            <Level level={course.level} />
          </FactLine>
        </header>
        <div className={styles.lesson}>
          {lesson ? (
            <PreviewLesson lesson={lesson} />
          ) : (
            <Board picture={course.picture} sizes="(max-width: 1023px) 100vw, 800px" isMain />
          )}
        </div>
        <section aria-labelledby="hoc-thu" className={styles.lessons}>
          <h2 id="hoc-thu">{previews.length > 0 ? `${formatNumber(previews.length)} bài học thử` : 'Chưa có bài học thử'}</h2>
          {previews.length > 0 ? (
            <PreviewLessons
              lessons={previews}
              currentId={lesson?.id}
              linkOf={(each) => `${PATH}?${new URLSearchParams({ id: course.address, bai: String(each.id) })}`}
            />
          ) : (
            <p>Khoá học này chưa mở bài nào để học thử. Bạn xem nội dung cả khoá ở trang khoá học.</p>
          )}
        </section>
      </div>
      <aside className={styles.bar} aria-label="Mua khoá học này" data-bottom-bar="">
        {offer ? <Price {...offer} /> : <p>Khoá học này hiện không bán.</p>}
        <LinkButton to={courseUrl(course)} look="text" className={styles.whole}>
          Xem cả khoá
        </LinkButton>
        {offer && (
          <LinkButton to={buyNowUrl({ id: offer.productId }, 1)} look="son">
            Mua khoá học
          </LinkButton>
        )}
      </aside>
    </>
  )
}

export { CourseMissing as ErrorBoundary }
