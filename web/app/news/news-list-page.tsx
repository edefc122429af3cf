import { listNews, listNewsTags } from '@tq/contract/content/news.ts'
import { Search } from 'lucide-react'
import { Form } from 'react-router'
import { PageHead } from '../head/page-head.tsx'
import { breadcrumbData } from '../head/structured-data.ts'
import { apiContext } from '../lib/api.ts'
import { cacheFor } from '../lib/cache.ts'
import { formatNumber } from '../lib/format.ts'
import { useShellData } from '../shell/shell-data.ts'
import { Button, LinkButton } from '../ui/form/button.tsx'
import { Field } from '../ui/form/field.tsx'
import { Input } from '../ui/form/input.tsx'
import { Breadcrumbs } from '../ui/layout/breadcrumbs.tsx'
import { EmptyState } from '../ui/layout/empty-state.tsx'
import { Pagination } from '../ui/layout/pagination/pagination.tsx'
import { ChipLink, Chips } from '../ui/mark/chip.tsx'
import type { Route } from './+types/news-list-page.ts'
import { NewsCard } from './news-card.tsx'
import styles from './news-list-page.module.css'

const PATH = '/tin-sach'
const FIRST_ROW = 3

export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(apiContext)
  const read = (key: string) => url.searchParams.get(key) || undefined
  const query = { page: read('page'), tag: read('tag'), searchContent: read('searchContent') }
  const [list, { data: tags }] = await Promise.all([call(listNews, { query }), call(listNewsTags)])
  return {
    news: list.data,
    totalPage: list.totalPage,
    total: list.total,
    tags,
    ...query,
    page: Number(query.page ?? 1),
  }
}

export const headers = () => cacheFor('news')

export default function NewsListPage({ loaderData }: Route.ComponentProps) {
  const { news, totalPage, total, tags, page, tag, searchContent } = loaderData
  const { origin } = useShellData()
  const chosen = tags.find(({ slug }) => slug === tag)
  const title = searchContent ? `Tin sách: “${searchContent}”` : chosen ? `Tin sách: ${chosen.name}` : 'Tin sách'
  // SPEC §3: the main article is the first one in focus, otherwise the first; a narrowed list or a later page has none.
  const main = page === 1 && !tag && !searchContent ? (news.find((item) => item.isFocus) ?? news[0]) : undefined
  return (
    <div className="wrap">
      <PageHead
        title={page > 1 ? `${title} – trang ${page}` : title}
        description={
          chosen
            ? `Bài viết về ${chosen.name.toLowerCase()} của nhà xuất bản Thư Quán.`
            : 'Sách mới, điểm sách, chuyện tác giả, sự kiện và thông báo của nhà xuất bản đại học Thư Quán.'
        }
        path={newsUrl({ tag, page })}
        isHidden={searchContent !== undefined}
        things={import.meta.env.SSR && [breadcrumbData(origin, [{ title: 'Tin sách' }], PATH)]}
      />
      <Breadcrumbs crumbs={chosen ? [{ title: 'Tin sách', url: PATH }, { title: chosen.name }] : [{ title: 'Tin sách' }]} />
      <div className={styles.head}>
        <h1>{title}</h1>
        <search>
          <Form action={PATH} className={styles.search}>
            <Field label="Tìm bài viết" isLabelHidden>
              <Input
                key={searchContent}
                type="search"
                name="searchContent"
                defaultValue={searchContent}
                placeholder="Tìm bài viết"
                maxLength={200}
              />
            </Field>
            <Button type="submit" look="lam">
              <Search size="1.8rem" aria-hidden="true" />
              <span className="visually-hidden">Tìm</span>
            </Button>
          </Form>
        </search>
      </div>
      <nav aria-label="Nhãn bài viết">
        <Chips isScroller className={styles.tags}>
          <ChipLink to={PATH} isOn={!tag}>
            Tất cả
          </ChipLink>
          {tags.map(({ slug, name, count }) => (
            <ChipLink key={slug} to={newsUrl({ tag: slug })} isOn={slug === tag}>
              {name} ({formatNumber(count)})
            </ChipLink>
          ))}
        </Chips>
      </nav>
      {searchContent && (
        <p className={styles.count} aria-live="polite">
          {formatNumber(total)} bài viết ·{' '}
          <LinkButton to={PATH} look="text" isSmall>
            Xem tất cả bài
          </LinkButton>
        </p>
      )}
      {main && <NewsCard news={main} isMain />}
      {news.length > 0 ? (
        <ul className={styles.grid}>
          {news
            .filter((item) => item !== main)
            .map((item, at) => (
              <li key={item.id}>
                <NewsCard news={item} isFirst={!main && at < FIRST_ROW} />
              </li>
            ))}
        </ul>
      ) : (
        <EmptyState
          title={searchContent ? 'Chưa có bài nào như vậy' : 'Chưa có bài viết'}
          sentence="Bạn thử từ khác, bớt vài chữ, hoặc xem những bài mới nhất."
        >
          <LinkButton to={PATH} look="lam">
            Xem bài mới nhất
          </LinkButton>
        </EmptyState>
      )}
      <Pagination page={page} totalPage={totalPage} hrefOf={(n) => newsUrl({ tag, searchContent, page: n })} />
    </div>
  )
}

function newsUrl({ tag, searchContent, page = 1 }: { tag?: string; searchContent?: string; page?: number }): string {
  const query = new URLSearchParams()
  if (tag) query.set('tag', tag)
  if (searchContent) query.set('searchContent', searchContent)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${PATH}?${query}` : PATH
}
