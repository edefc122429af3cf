import { COURSE_LENGTHS, getLibraryCourse, listCourseCategories, listLibraryCourses } from '@tq/contract/learning/course.ts'
import { Form, Link, useSubmit } from 'react-router'
import { courseListData } from '../../head/learning-data.ts'
import { PageHead } from '../../head/page-head.tsx'
import { breadcrumbData } from '../../head/structured-data.ts'
import { apiContext } from '../../lib/api.ts'
import { cacheFor } from '../../lib/cache.ts'
import { useShellData } from '../../shell/shell-data.ts'
import { Button, LinkButton } from '../../ui/form/button.tsx'
import { Select } from '../../ui/form/input.tsx'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { Pagination } from '../../ui/layout/pagination/pagination.tsx'
import { CourseCard, CourseGrid } from '../parts/course-card.tsx'
import { FilterEnd, FilterGroup, FoldedFilterBar } from '../parts/list/filter-bar.tsx'
import { ListHead, ListSearch } from '../parts/list/list-head.tsx'
import type { Route } from './+types/library-page.ts'
import { Categories } from './categories.tsx'
import { FeaturedCourse } from './featured-course.tsx'
import styles from './library-page.module.css'
import {
  LEVELS,
  LIBRARY_PATH,
  type LibraryQuery,
  lengthOptions,
  libraryUrl,
  readLibraryQuery,
  shownWords,
  sortOptions,
} from './library-query.ts'

const FIRST_ROW = 3

export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(apiContext)
  const query = readLibraryQuery(url.searchParams)
  // Only the library's front door has one course before the others.
  const isFront = Object.values(query).every((value) => value === undefined || value === '1')
  const [list, { data: categories }, popular, lengths] = await Promise.all([
    call(listLibraryCourses, { query: query as never }),
    call(listCourseCategories),
    isFront ? call(listLibraryCourses, { query: { sort: 'popular', perPage: '1' } }) : null,
    Promise.all(
      COURSE_LENGTHS.map(async (length) => ((await call(listLibraryCourses, { query: { length } })).total > 0 ? [length] : [])),
    ),
  ])
  const [first] = popular?.data ?? []
  return {
    courses: list.data,
    total: list.total,
    totalPage: list.totalPage,
    categories,
    /** Those that some course has: the others would lead to an empty list. */
    lengths: lengths.flat(),
    featured: first ? (await call(getLibraryCourse, { params: { id: first.address } })).data : null,
    query,
    page: Number(query.page ?? 1),
  }
}

export const headers = () => cacheFor('catalog')

export default function LibraryPage({ loaderData }: Route.ComponentProps) {
  const { courses, total, totalPage, categories, lengths, featured, query, page } = loaderData
  const { origin } = useShellData()
  const category = categories.find(({ id }) => String(id) === query.category)
  const isNarrowed = [query.category, query.level, query.length, query.searchContent].some(Boolean)
  const title = query.searchContent
    ? `Thư viện số: “${query.searchContent}”`
    : category
      ? `Thư viện số: ${category.name}`
      : 'Thư viện số'
  return (
    <div className="wrap">
      <PageHead
        title={page > 1 ? `${title} – trang ${page}` : title}
        description={
          category
            ? `Khoá học mở về ${category.name.toLowerCase()}: bài giảng video, bài đọc, bài nghe. Học miễn phí ở Thư Quán.`
            : 'Khoá học mở của nhà xuất bản Thư Quán: bài giảng video, bài đọc, bài nghe. Học miễn phí, không cần mua sách.'
        }
        path={libraryUrl({ category: query.category }, { page: query.page })}
        isHidden={[query.level, query.length, query.sort, query.searchContent].some(Boolean)}
        things={
          import.meta.env.SSR && [
            breadcrumbData(origin, [{ title: 'Thư viện số' }], LIBRARY_PATH),
            courseListData(origin, courses),
          ]
        }
      />
      <Breadcrumbs
        crumbs={category ? [{ title: 'Thư viện số', url: LIBRARY_PATH }, { title: category.name }] : [{ title: 'Thư viện số' }]}
      />
      <ListHead
        title={title}
        lead={
          <>
            Khoá học mở của nhà xuất bản: bài giảng video, bài đọc, bài nghe. Học miễn phí, không cần mua sách. Học theo sách giáo
            khoa: mời bạn sang <Link to="/sach-giao-khoa">học liệu theo lớp</Link>.
          </>
        }
      >
        <ListSearch
          path={LIBRARY_PATH}
          label="Tìm trong thư viện"
          placeholder="Tìm khoá học, giảng viên"
          text={query.searchContent}
          keeps={{ category: query.category }}
        />
      </ListHead>
      {featured && <FeaturedCourse course={featured} />}
      <section aria-labelledby="tat-ca" className={styles.all}>
        <h2 id="tat-ca" className={featured ? undefined : 'visually-hidden'}>
          {isNarrowed ? 'Khoá học tìm thấy' : 'Tất cả khoá học'}
        </h2>
        <Categories categories={categories} query={query} />
        <FoldedFilterBar
          chosen={[...chosenWords(LEVELS, query.level), ...chosenWords(lengthOptions(lengths, query), query.length)]}
        >
          <FilterGroup
            title="Trình độ"
            options={LEVELS}
            chosen={query.level}
            hrefOf={(level) => libraryUrl(query, { level: level ?? undefined })}
          />
          {/* Where all courses are about as long, there is nothing to choose. */}
          {(lengths.length > 1 || query.length) && (
            <FilterGroup
              title="Thời lượng"
              options={lengthOptions(lengths, query)}
              chosen={query.length}
              hrefOf={(length) => libraryUrl(query, { length: length ?? undefined })}
            />
          )}
          <FilterEnd>
            <SortForm query={query} />
          </FilterEnd>
        </FoldedFilterBar>
        <div role="status">
          {courses.length > 0 && <p className={styles.count}>{shownWords(page, 12, courses.length, total)}</p>}
        </div>
        {courses.length > 0 ? (
          <CourseGrid>
            {courses.map((course, at) => (
              <li key={course.id}>
                <CourseCard course={course} isFirst={!featured && at < FIRST_ROW} />
              </li>
            ))}
          </CourseGrid>
        ) : (
          <EmptyState
            title={isNarrowed ? 'Chưa có khoá học nào như vậy' : 'Thư viện đang được xếp kệ'}
            sentence={
              isNarrowed
                ? 'Bạn thử từ khác, bớt vài chữ, hoặc bỏ bớt một điều kiện.'
                : 'Những khoá học đầu tiên sẽ sớm có ở đây. Mời bạn ghé lại.'
            }
          >
            {isNarrowed && (
              <LinkButton to={LIBRARY_PATH} look="lam">
                Xoá bộ lọc
              </LinkButton>
            )}
            {query.searchContent && (
              <LinkButton to={`/san-pham?searchContent=${encodeURIComponent(query.searchContent)}`} look="line">
                Tìm sách và khoá học có bán
              </LinkButton>
            )}
          </EmptyState>
        )}
        <Pagination page={page} totalPage={totalPage} hrefOf={(n) => libraryUrl(query, { page: String(n) })} />
      </section>
    </div>
  )
}

const chosenWords = (options: readonly (readonly [string | null, string])[], chosen: string | undefined) =>
  options.flatMap(([value, name]) => (value !== null && value === chosen ? name : []))

/** Changes the order at once where scripts run; elsewhere a button does. */
function SortForm({ query }: { query: LibraryQuery }) {
  const submit = useSubmit()
  const { sort, page, ...kept } = query
  return (
    <Form action={LIBRARY_PATH} className={styles.sort} onChange={(event) => submit(event.currentTarget)}>
      {Object.entries(kept).map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
      <label className="visually-hidden" htmlFor="sap-xep">
        Sắp xếp
      </label>
      <Select id="sap-xep" name="sort" defaultValue={sort ?? ''} key={sort}>
        {sortOptions(query).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
      <noscript>
        <Button type="submit" isSmall>
          Sắp xếp
        </Button>
      </noscript>
    </Form>
  )
}
