import { listFeedbackOfProduct } from '@tq/contract/catalog/feedback.ts'
import {
  getProduct,
  listBoughtTogether,
  listCoursesOfProduct,
  listProductsInSameCategory,
  type ProductDetail,
} from '@tq/contract/catalog.ts'
import { getCourseForVisitor } from '@tq/contract/learning/course.ts'
import { listProductQuestions } from '@tq/contract/product-questions.ts'
import { useState } from 'react'
import { redirect } from 'react-router'
import { Plain } from '../../drawing/plain.tsx'
import { PagePart } from '../../head/first/page-part.tsx'
import { PageHead } from '../../head/page-head.tsx'
import { breadcrumbData, organizationData, productData } from '../../head/structured-data.ts'
import { apiContext } from '../../lib/api.ts'
import { cacheFor } from '../../lib/cache.ts'
import { formatNumber } from '../../lib/format.ts'
import { categoryUrl, useShellData } from '../../shell/shell-data.ts'
import { classes } from '../../ui/class-names.ts'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { ProductGrid } from '../product-card.tsx'
import { SeenShelf } from '../seen/seen-shelf.tsx'
import { SeriesNote } from '../series/series-note.tsx'
import type { Route } from './+types/product-page.ts'
import { BuyBar } from './buy/buy-bar.tsx'
import { BuyBox } from './buy/buy-box.tsx'
import { CiteButton } from './cite/cite-button.tsx'
import {
  CourseContents,
  CourseFacts,
  CourseGallery,
  CourseInShort,
  EnterCourse,
  loadCourseParts,
} from './course/course-parts-lazy.tsx'
import { Facts } from './facts.tsx'
import { Gallery } from './gallery.tsx'
import { loadLowerParts, QuestionsLater, ReviewsLater } from './lower-parts-later.tsx'
import { useOwnManuscript } from './owned/use-own-manuscript.ts'
import { useOwnedBook } from './owned/use-owned-book.ts'
import { useOwnedCourse } from './owned/use-owned-course.ts'
import { ComboParts, Description, IncludedCourses, TableOfContents } from './product-facts.tsx'
import styles from './product-page.module.css'
import { BoughtTogether } from './together/bought-together.tsx'

const REVIEWS_SHOWN = 5
const RELATED_SHOWN = 5

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const call = context.get(apiContext)
  // The query belongs to the reviews: which page of them, of how many stars, in which order; `trang` to the questions.
  const asked = (key: string) => url.searchParams.get(key) ?? undefined
  // An order there is not is the usual one.
  const sort = asked('sort') === 'helpful' ? ('helpful' as const) : undefined
  const query = { page: asked('page'), rating: asked('rating'), sort }
  const [{ data: product }, { data: related }, { data: courses }, { data: together }, feedback, questions] = await Promise.all([
    call(getProduct, { params }),
    call(listProductsInSameCategory, { params }),
    call(listCoursesOfProduct, { params }),
    call(listBoughtTogether, { params }),
    call(listFeedbackOfProduct, { params, query: { ...query, perPage: REVIEWS_SHOWN } }),
    call(listProductQuestions, { params: { productId: params.id }, query: { page: asked('trang') } }),
    loadLowerParts(),
  ])
  if (params.id !== product.address) throw redirect(`/san-pham/${product.address}`, 301)
  return {
    product,
    course: product.courseId ? (await call(getCourseForVisitor, { params: { id: String(product.courseId) } })).data : null,
    // Of those that others show too, no more than stand on this page.
    related: related.slice(0, RELATED_SHOWN),
    courses,
    together,
    questions: {
      items: questions.data,
      total: questions.total,
      totalPage: questions.totalPage,
      page: Number(asked('trang') ?? 1),
    },
    feedback: {
      items: feedback.data,
      totalPage: feedback.totalPage,
      total: feedback.total,
      page: Number(query.page ?? 1),
      rating: query.rating,
      sort,
    },
  }
}

/** Who comes by a link sees the page whole, not piece by piece. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [answer] = await Promise.all([serverLoader(), loadLowerParts().catch(() => undefined)])
  if (answer.course) await loadCourseParts().catch(() => undefined)
  return answer
}

export const headers = () => cacheFor('catalog')

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, course, related, courses, together, feedback, questions } = loaderData
  const isOwned = useOwnedCourse(product.courseId)
  const ownBook = useOwnedBook(product)
  const ownManuscript = useOwnManuscript(product)
  const { origin } = useShellData()
  // The box and the bar buy as many. Whoever goes on to another book begins with one of it.
  const [chosen, setChosen] = useState({ productId: product.id, quantity: 1 })
  const quantity = chosen.productId === product.id ? chosen.quantity : 1
  const category = product.categories.at(-1)
  const tocTitle = course
    ? 'Nội dung khoá học'
    : product.kind === 'course'
      ? `Các bài giảng (${formatNumber(product.toc.length)})`
      : 'Mục lục'
  const hasStory = product.description !== '' || product.parts.length > 0 || product.toc.length > 0 || course !== null
  const path = `/san-pham/${product.address}`
  const crumbs = [...product.categories.map((one) => ({ title: one.name, url: categoryUrl(one) })), { title: product.title }]
  return (
    <div className="wrap">
      <PageHead
        title={headTitle(product)}
        description={product.description || `${product.title}, ${product.authors.join(', ')}`}
        path={path}
        type={product.kind === 'printed' || product.kind === 'digital' ? 'book' : 'product'}
        picture={`book-${product.id}.jpg`}
        things={
          import.meta.env.SSR && [
            ...productData(origin, product, feedback.items),
            breadcrumbData(origin, crumbs, path),
            organizationData(origin),
          ]
        }
      />
      <Breadcrumbs crumbs={crumbs} />
      <article className={classes(styles.product, course && styles.course)}>
        {course ? (
          <CourseGallery course={course} />
        ) : (
          <PagePart key={product.id}>
            <Plain>
              <Gallery product={product} />
            </Plain>
          </PagePart>
        )}
        <PagePart key={`buy-${product.id}`}>
          <Plain>
            <BuyBox
              product={product}
              quantity={quantity}
              onQuantity={(next) => setChosen({ productId: product.id, quantity: next })}
              reviewCount={product.ratingCount}
              inShort={course && <CourseInShort course={course} />}
              instead={isOwned && course && <EnterCourse course={course} />}
              ownBook={ownBook}
            />
          </Plain>
        </PagePart>
      </article>
      <SeriesNote series={product.series} />
      <PagePart>
        <Plain>
          <BoughtTogether product={product} others={together} />
        </Plain>
      </PagePart>
      {ownManuscript}
      <nav className={styles.tabs} aria-label="Các phần của trang">
        {product.description && <a href="#gioi-thieu">Giới thiệu</a>}
        {(course || product.toc.length > 0) && <a href="#muc-luc">{tocTitle}</a>}
        <a href="#chi-tiet">Chi tiết</a>
        {courses.length > 0 && <a href="#khoa-hoc">Khoá học kèm</a>}
        <a href="#danh-gia">Đánh giá ({formatNumber(product.ratingCount)})</a>
        <a href="#hoi-dap">Hỏi đáp{questions.total > 0 && ` (${formatNumber(questions.total)})`}</a>
      </nav>
      <PagePart>
        <Plain>
          <div className={classes(styles.two, !hasStory && styles.alone)}>
            {hasStory && (
              <div className="lower">
                <Description html={product.description} />
                <ComboParts parts={product.parts} />
                {course ? (
                  <CourseContents course={course} isOwned={isOwned} />
                ) : (
                  <TableOfContents title={tocTitle} toc={product.toc} />
                )}
              </div>
            )}
            <div className="lower">
              {course ? <CourseFacts course={course} /> : <Facts product={product} />}
              <CiteButton product={product} />
              <IncludedCourses courses={courses} />
            </div>
          </div>
        </Plain>
      </PagePart>
      <ReviewsLater product={product} feedback={feedback} />
      <QuestionsLater key={`questions-${product.id}`} product={product} questions={questions} />
      {related.length > 0 && (
        <PagePart>
          <Section title={`Cùng mục ${category?.name ?? ''}`} moreUrl={category && categoryUrl(category)}>
            <ProductGrid products={related} isScroller />
          </Section>
        </PagePart>
      )}
      <SeenShelf productId={product.id} />
      {!isOwned && !ownBook && (
        <PagePart key={`bar-${product.id}`}>
          <Plain>
            <BuyBar product={product} quantity={quantity} />
          </Plain>
        </PagePart>
      )}
    </div>
  )
}

/** The e-book of a work has the printed book's title: search results must tell them apart. */
function headTitle({ title, kind }: ProductDetail): string {
  return kind === 'digital' ? `${title} (sách điện tử)` : kind === 'course' ? `Khoá học ${title}` : title
}
