import type { CategoryLink, Facets, ProductCard } from '@tq/contract/catalog.ts'
import type { Category } from '@tq/contract/content/home.ts'
import { Form, useNavigation, useSubmit } from 'react-router'
import { PagePart } from '../../head/first/page-part.tsx'
import { formatNumber } from '../../lib/format.ts'
import { LIST_KEYS } from '../../lib/query-keys.ts'
import { categoryUrl } from '../../shell/shell-data.ts'
import { Button, LinkButton } from '../../ui/form/button.tsx'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { Pagination } from '../../ui/layout/pagination/pagination.tsx'
import { ChipLink } from '../../ui/mark/chip.tsx'
import { Picture } from '../../ui/picture.tsx'
import { SkeletonGrid } from '../card-skeleton.tsx'
import { ProductGrid } from '../product-card.tsx'
import { FilterDrawer } from './filter-drawer.tsx'
import { ListFilters } from './list-filters.tsx'
import { activeFilters, categoryPlace, currentSort, type ListQuery, listUrl, readListQuery, sortOptions } from './list-query.ts'
import { NothingFound } from './nothing-found.tsx'
import styles from './product-list.module.css'

export interface ProductListProps {
  title: string
  path: string
  query: ListQuery
  isDigital: boolean
  category: Category | null
  categories: Category[]
  categoryId: number | null
  products: ProductCard[]
  page: number
  totalPage: number
  total: number
  isCountCapped: boolean
  facets: Facets
  searchedFor: string | null
  /** Words that no book says together with the others. */
  leftOut: string[]
  /** Shelves that go by the name that was typed. */
  shelves: CategoryLink[]
  nearby: { spellings: string[]; categories: CategoryLink[]; products: ProductCard[] }
}

export function ProductList(props: ProductListProps) {
  const { path, categories, categoryId, products, page, totalPage, facets, isDigital } = props
  const { state, location } = useNavigation()
  // Another page of the same list: its frame stays, the shelf is being filled.
  const isLoading = state === 'loading' && location.pathname === path
  // Who chooses a second filter before the first has come must not lose the first.
  const query = isLoading ? readListQuery(new URLSearchParams(location.search)) : props.query
  const filters = activeFilters(query, facets)
  // Nothing found and nothing filtered: there is nothing to narrow down.
  const hasShelf = props.total > 0 || filters.length > 0
  const filterPanel = (
    <ListFilters
      {...{ path, query, facets, categories, categoryId }}
      allPath={isDigital ? '/sach-dien-tu' : '/san-pham'}
      hasTypes={!isDigital}
    />
  )
  return (
    <>
      <Breadcrumbs crumbs={crumbsOf(props)} />
      <ListHead {...props} />
      <div className={hasShelf ? styles.listing : undefined}>
        {hasShelf && (
          <aside className={styles.aside} aria-label="Bộ lọc">
            <PagePart>{filterPanel}</PagePart>
          </aside>
        )}
        <div id="ket-qua" className={styles.results} tabIndex={-1}>
          <div className={styles.toolbar}>
            <p className={hasShelf ? styles.count : 'visually-hidden'} aria-live="polite">
              <b>
                {props.isCountCapped && 'Hơn '}
                {formatNumber(props.total)} đầu sách
              </b>
              {props.searchedFor && (
                <>
                  {' '}
                  · hiển thị kết quả cho “<b>{props.searchedFor}</b>”
                </>
              )}
            </p>
            {hasShelf && (
              <>
                <FilterDrawer count={filters.length} total={props.total} isLoading={isLoading}>
                  {filterPanel}
                </FilterDrawer>
                <SortForm path={path} query={query} />
              </>
            )}
          </div>
          <HowUnderstood {...props} />
          {filters.length > 0 && (
            <ul className={styles.chips} aria-label="Đang lọc theo">
              {filters.map((filter) => (
                <li key={filter.title}>
                  <ChipLink isRemovable to={listUrl(path, query, filter.removes)}>
                    <span className="visually-hidden">Bỏ lọc </span>
                    {filter.title}
                  </ChipLink>
                </li>
              ))}
              <li>
                <LinkButton look="text" isSmall to={listUrl(path, { searchContent: query.searchContent, sort: query.sort })}>
                  Xoá tất cả
                </LinkButton>
              </li>
            </ul>
          )}
          {isLoading ? (
            <SkeletonGrid count={products.length || 10} />
          ) : products.length > 0 ? (
            <>
              <h2 className="visually-hidden">Các đầu sách</h2>
              <PagePart>
                <ProductGrid products={products} firstCount={2} isLong />
              </PagePart>
            </>
          ) : (
            <NothingFound {...props} hasFilters={filters.length > 0} />
          )}
          <Pagination
            page={page}
            totalPage={totalPage}
            hrefOf={(n) => listUrl(path, query, { page: n === 1 ? undefined : String(n) })}
          />
        </div>
      </div>
    </>
  )
}

function crumbsOf({ title, category, categories, isDigital, query }: ProductListProps) {
  const home = isDigital ? { title: 'Sách điện tử', url: '/sach-dien-tu' } : { title: 'Sách', url: '/san-pham' }
  const { top } = categoryPlace(categories, category?.id ?? null)
  if (query.searchContent) return [home, { title: 'Tìm kiếm' }]
  if (!category) return [{ title: title }]
  return [home, ...(top && top.id !== category.id ? [{ title: top.name, url: categoryUrl(top) }] : []), { title: category.name }]
}

function ListHead({ title, category, categories }: ProductListProps) {
  const { top, choices } = categoryPlace(categories, category?.id ?? null)
  return (
    <header className={styles.head}>
      <div>
        <h1>{title}</h1>
        {category && category.parentId === null && (
          <p className={styles.about}>{choices.map((choice) => choice.name).join(' · ')}</p>
        )}
      </div>
      {top && (
        <Picture
          className={styles.ornament}
          url={`/media/ornaments/${top.id}.webp`}
          widths={[112, 360]}
          sizes="180px"
          alt=""
          width={360}
          height={240}
          isFirst
        />
      )}
    </header>
  )
}

/** What was made of a wish that no title says word by word. */
function HowUnderstood({ leftOut, shelves, products }: ProductListProps) {
  if (products.length === 0) return null
  return (
    <>
      {leftOut.length > 0 && (
        <p className={styles.understood}>
          Không có sách khớp mọi từ. Đã bỏ: <b>{leftOut.join(', ')}</b>
        </p>
      )}
      {shelves.length > 0 && (
        <p className={styles.understood}>
          Xem cả danh mục:{' '}
          {shelves.map((shelf) => (
            <ChipLink key={shelf.id} to={categoryUrl(shelf)}>
              {shelf.name}
            </ChipLink>
          ))}
        </p>
      )}
    </>
  )
}

/** Changes the order at once where scripts run; elsewhere a button does. */
function SortForm({ path, query }: { path: string; query: ListQuery }) {
  const submit = useSubmit()
  return (
    <Form action={path} className={styles.sort} onChange={(event) => submit(event.currentTarget)}>
      {LIST_KEYS.filter((key) => query[key] && key !== 'sort' && key !== 'page').map((key) => (
        <input key={key} type="hidden" name={key} value={query[key]} />
      ))}
      <label className="visually-hidden" htmlFor="sap-xep">
        Sắp xếp
      </label>
      <select id="sap-xep" name="sort" defaultValue={currentSort(query)} key={currentSort(query)}>
        {sortOptions(query).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <noscript>
        <Button type="submit" isSmall>
          Sắp xếp
        </Button>
      </noscript>
    </Form>
  )
}
