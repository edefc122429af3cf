import { listTextbooks } from '@tq/contract/learning/textbook.ts'
import { redirectDocument } from 'react-router'
import { PageHead } from '../../head/page-head.tsx'
import { breadcrumbData } from '../../head/structured-data.ts'
import { FilterBar, FilterGroup } from '../../learning/parts/list/filter-bar.tsx'
import { ListHead, ListSearch } from '../../learning/parts/list/list-head.tsx'
import { apiContext } from '../../lib/api.ts'
import { cacheFor } from '../../lib/cache.ts'
import { formatNumber } from '../../lib/format.ts'
import { useShellData } from '../../shell/shell-data.ts'
import { LinkButton } from '../../ui/form/button.tsx'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { Pagination } from '../../ui/layout/pagination/pagination.tsx'
import { Notice } from '../../ui/notice.tsx'
import { codeInSearch, readPrintedCode, readTextbookQuery, TEXTBOOKS_PATH, textbooksUrl } from '../textbook-query.ts'
import type { Route } from './+types/textbooks-page.ts'
import { Grades } from './grades.tsx'
import { TextbookLabel } from './textbook-label.tsx'
import styles from './textbooks-page.module.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = readTextbookQuery(url.searchParams)
  // The field for printed codes works without scripts: it asks here, and a code leads to its place at once.
  const typed = url.searchParams.get('ma') ?? ''
  const code = readPrintedCode(typed) ?? codeInSearch(query.searchContent ?? '')
  if (code) throw redirectDocument(`/h/${code}`)
  const list = await context.get(apiContext)(listTextbooks, { query: query as never })
  return {
    books: list.data,
    total: list.total,
    totalPage: list.totalPage,
    subjects: list.subjects,
    grades: list.grades,
    query,
    page: Number(query.page ?? 1),
    isWrongCode: typed.trim() !== '',
  }
}

export const headers = () => cacheFor('catalog')

export default function TextbooksPage({ loaderData }: Route.ComponentProps) {
  const { books, total, totalPage, subjects, grades, query, page, isWrongCode } = loaderData
  const { origin } = useShellData()
  const shelf = [query.subject, query.grade && `lớp ${query.grade}`].filter(Boolean).join(', ')
  const isNarrowed = Boolean(shelf || query.searchContent)
  const title = query.searchContent
    ? `Sách giáo khoa: “${query.searchContent}”`
    : shelf
      ? `Sách giáo khoa ${shelf}`
      : 'Sách giáo khoa và học liệu'
  return (
    <div className="wrap">
      <PageHead
        title={page > 1 ? `${title} – trang ${page}` : title}
        description={`${shelf ? `Học liệu sách giáo khoa ${shelf}` : 'Học liệu sách giáo khoa từ lớp 1 đến lớp 12'}: bài nghe, video và bài học theo từng trang sách.`}
        path={textbooksUrl({ grade: query.grade, subject: query.subject }, { page: query.page })}
        isHidden={Boolean(query.searchContent)}
        things={import.meta.env.SSR && [breadcrumbData(origin, [{ title: 'Sách giáo khoa' }], TEXTBOOKS_PATH)]}
      />
      <Breadcrumbs
        crumbs={shelf ? [{ title: 'Sách giáo khoa', url: TEXTBOOKS_PATH }, { title: shelf }] : [{ title: 'Sách giáo khoa' }]}
      />
      <ListHead
        title={title}
        lead="Bài nghe, video và bài học đi theo từng trang sách. Chọn lớp, hoặc quét mã in cạnh bài để mở đúng chỗ."
      >
        <ListSearch
          path={TEXTBOOKS_PATH}
          label="Tìm sách giáo khoa"
          placeholder="Tên sách, môn học, mã in"
          text={query.searchContent}
          keeps={{ grade: query.grade, subject: query.subject }}
        />
      </ListHead>
      {isWrongCode && (
        <Notice tone="warning" isAlert className={styles.notice} title="Mã này chưa đúng">
          Mã in cạnh bài có 12 chữ và số, không dùng số 0, số 1 và các chữ i, l, o. Bạn xem lại từng ký tự nhé.
        </Notice>
      )}
      <Grades grades={grades} query={query} />
      <FilterBar>
        <FilterGroup
          title="Môn"
          options={[[null, 'Tất cả'], ...subjects.map((subject) => [subject, subject] as const)]}
          chosen={query.subject}
          hrefOf={(subject) => textbooksUrl(query, { subject: subject ?? undefined })}
        />
      </FilterBar>
      <section aria-labelledby="cac-sach">
        <div className={styles.head}>
          <h2 id="cac-sach">{query.grade ? `Lớp ${query.grade}` : isNarrowed ? 'Sách tìm thấy' : 'Tất cả các lớp'}</h2>
          <p role="status">{sumWords(books, total)}</p>
        </div>
        {books.length > 0 ? (
          <ul className={styles.labels}>
            {books.map((book) => (
              <li key={book.id}>
                <TextbookLabel book={book} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState
            title={isNarrowed ? 'Chưa có sách nào như vậy' : 'Kệ sách giáo khoa đang được xếp'}
            sentence="Bạn thử lớp khác, môn khác, hoặc tìm theo tên in trên bìa."
          >
            {isNarrowed && (
              <LinkButton to={TEXTBOOKS_PATH} look="lam">
                Xoá bộ lọc
              </LinkButton>
            )}
          </EmptyState>
        )}
      </section>
      <Pagination page={page} totalPage={totalPage} hrefOf={(n) => textbooksUrl(query, { page: String(n) })} />
    </div>
  )
}

/** What the books carry is added up only when all of them stand here. */
function sumWords(books: Route.ComponentProps['loaderData']['books'], total: number): string {
  const sum = (of: 'audioCount' | 'videoCount') => books.reduce((all, book) => all + book[of], 0)
  const parts = [`${formatNumber(total)} đầu sách`]
  if (books.length === total && sum('audioCount') > 0) parts.push(`${formatNumber(sum('audioCount'))} bài nghe`)
  if (books.length === total && sum('videoCount') > 0) parts.push(`${formatNumber(sum('videoCount'))} video`)
  return parts.join(', ')
}
