import { type Author, getAuthor } from '@tq/contract/catalog/author.ts'
import { listProducts } from '@tq/contract/catalog.ts'
import type { Input } from '@tq/contract/http/endpoint.ts'
import { idOfAddress } from '@tq/contract/slug.ts'
import { Link, redirect } from 'react-router'
import { PageHead } from '../../head/page-head.tsx'
import { breadcrumbData, listData, personData } from '../../head/structured-data.ts'
import { apiContext } from '../../lib/api.ts'
import { cacheFor } from '../../lib/cache.ts'
import { formatDecimal, formatNumber } from '../../lib/format.ts'
import { useShellData } from '../../shell/shell-data.ts'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { Pagination } from '../../ui/layout/pagination/pagination.tsx'
import { ChipLink } from '../../ui/mark/chip.tsx'
import { listUrl, SORT_NAMES } from '../list/list-query.ts'
import { ProductGrid } from '../product-card.tsx'
import type { Route } from './+types/author-page.ts'
import styles from './author-page.module.css'
import { Initials } from './initials.tsx'

const ROLE_NAMES = { author: 'Tác giả', editor: 'Chủ biên', translator: 'Dịch giả', illustrator: 'Hoạ sĩ minh hoạ' } as const

export async function loader({ context, params, url }: Route.LoaderArgs) {
  if (idOfAddress(params.id) === null) throw new Response('Không có tác giả này.', { status: 404 })
  const call = context.get(apiContext)
  const asked = (key: string) => url.searchParams.get(key) ?? undefined
  const { data: author } = await call(getAuthor, { params })
  if (params.id !== author.address) throw redirect(`/tac-gia/${author.address}${url.search}`, 301)
  const [sort, page] = [asked('sort'), asked('page')]
  // Values of the address go as they are: the API is the one to judge them.
  const query = { author: author.id, sort, page } as Input<typeof listProducts>['query']
  const books = await call(listProducts, { query })
  return { author, sort, page: Number(page ?? 1), products: books.data, totalPage: books.totalPage }
}

export const headers = () => cacheFor('catalog')

export default function AuthorPage({ loaderData }: Route.ComponentProps) {
  const { author, sort = 'newest', page, products, totalPage } = loaderData
  const { origin } = useShellData()
  const path = `/tac-gia/${author.address}`
  const crumbs = [{ title: 'Sách', url: '/san-pham' }, { title: author.name }]
  const hrefOf = (n: number) => listUrl(path, { sort: loaderData.sort }, { page: n > 1 ? String(n) : undefined })
  return (
    <div className="wrap">
      <PageHead
        title={page > 1 ? `${author.name} – trang ${page}` : `${author.name}: sách và tiểu sử`}
        description={author.biography || `${worksWords(author)} của ${author.name} tại Thư Quán, nhà xuất bản đại học.`}
        path={page > 1 ? `${path}?page=${page}` : path}
        things={
          import.meta.env.SSR && [personData(origin, author), listData(origin, products), breadcrumbData(origin, crumbs, path)]
        }
      />
      <Breadcrumbs crumbs={crumbs} />
      <header className={styles.head}>
        <Initials name={author.name} />
        <div>
          <p className={styles.eyebrow}>{author.roles.map((role) => ROLE_NAMES[role]).join(', ')}</p>
          <h1>{author.name}</h1>
          {author.biography && (
            <div className={styles.biography}>
              {author.biography.split(/\n{2,}/).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          )}
          <Figures author={author} />
        </div>
      </header>
      <section aria-labelledby="tac-pham">
        <div className={styles.toolbar}>
          <h2 id="tac-pham">Tác phẩm</h2>
          {products.length > 1 && (
            <nav aria-label="Sắp xếp tác phẩm" className={styles.sorts}>
              {(['newest', 'bestselling', 'title'] as const).map((value) => (
                <ChipLink
                  key={value}
                  isOn={value === sort}
                  to={listUrl(path, { sort: value === 'newest' ? undefined : value })}
                  preventScrollReset
                >
                  {SORT_NAMES[value]}
                </ChipLink>
              ))}
            </nav>
          )}
        </div>
        {products.length > 0 ? (
          <ProductGrid products={products} firstCount={5} />
        ) : (
          <EmptyState isSmall title="Chưa có cuốn nào ở đây" sentence="Sách của tác giả này đang được sắp lại." />
        )}
        <Pagination page={page} totalPage={totalPage} hrefOf={hrefOf} />
      </section>
      {author.coauthors.length > 0 && <Coauthors coauthors={author.coauthors} />}
    </div>
  )
}

const worksWords = ({ workCount, courseCount }: Author) =>
  workCount > 0 ? `${formatNumber(workCount)} đầu sách` : `${formatNumber(courseCount)} khoá học`

function Figures({ author }: { author: Author }) {
  const figures: [value: string, name: string][] = [
    [formatNumber(author.workCount), 'đầu sách'],
    [formatNumber(author.digitalCount), 'bản điện tử'],
    [formatNumber(author.courseCount), 'khoá học'],
    [author.rating === null ? '0' : formatDecimal(author.rating), `từ ${formatNumber(author.ratingCount)} đánh giá`],
  ]
  return (
    <ul className={styles.figures}>
      {figures.map(
        ([value, name]) =>
          value !== '0' && (
            <li key={name}>
              <b>{value}</b> {name}
            </li>
          ),
      )}
    </ul>
  )
}

function Coauthors({ coauthors }: Pick<Author, 'coauthors'>) {
  return (
    <section className="lower" aria-labelledby="viet-chung">
      <h2 id="viet-chung" className={styles.together}>
        Viết chung với
      </h2>
      <ul className={styles.people}>
        {coauthors.map((person) => (
          <li key={person.id}>
            <Link to={`/tac-gia/${person.address}`} prefetch="intent" className={styles.person}>
              <Initials name={person.name} isSmall />
              <span>
                <b>{person.name}</b>
                <small>{formatNumber(person.workCount)} đầu sách</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
