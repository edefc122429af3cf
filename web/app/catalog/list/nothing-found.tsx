import type { CategoryLink, ProductCard } from '@tq/contract/catalog.ts'
import type { Category } from '@tq/contract/content/home.ts'
import { Link } from 'react-router'
import { categoryUrl } from '../../shell/shell-data.ts'
import { LinkButton } from '../../ui/form/button.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { ChipLink } from '../../ui/mark/chip.tsx'
import { Bestsellers } from '../bestsellers.tsx'
import { ProductGrid } from '../product-card.tsx'
import { categoryPlace, type ListQuery, listUrl } from './list-query.ts'
import styles from './nothing-found.module.css'

const NOTHING = {
  filters: ['Không có sách nào khớp bộ lọc', 'Bạn thử bỏ bớt một điều kiện, kệ sách sẽ rộng hơn.'],
  search: ['Chưa tìm thấy cuốn nào', 'Bạn kiểm tra lại chính tả, thử bớt từ, hoặc tìm theo tên tác giả, ISBN.'],
  shelf: ['Kệ này chưa có sách', 'Những cuốn đầu tiên sẽ sớm được xếp lên. Mời bạn ghé các kệ khác.'],
} as const

export interface NothingFoundProps {
  path: string
  query: ListQuery
  categories: Category[]
  nearby: { spellings: string[]; categories: CategoryLink[]; products: ProductCard[] }
  hasFilters: boolean
}

export function NothingFound({ path, query, nearby, categories, hasFilters }: NothingFoundProps) {
  const [title, sentence] = NOTHING[hasFilters ? 'filters' : query.searchContent ? 'search' : 'shelf']
  const isSearch = Boolean(query.searchContent) && !hasFilters
  const isEverything = path === '/san-pham' && !hasFilters && !query.searchContent
  const empty = (
    <EmptyState title={title} sentence={sentence} isSmall={isSearch}>
      {hasFilters && <LinkButton to={listUrl(path, { searchContent: query.searchContent })}>Bỏ mọi bộ lọc</LinkButton>}
      {nearby.spellings.length > 0 && (
        <p className={styles.nearby}>
          Có phải bạn muốn tìm:{' '}
          {nearby.spellings.map((text) => (
            <ChipLink key={text} to={listUrl('/san-pham', { searchContent: text })}>
              {text}
            </ChipLink>
          ))}
        </p>
      )}
      <LinkButton look="text" to={isEverything ? '/trang-chu' : '/san-pham'}>
        {isEverything ? 'Về trang chủ' : 'Xem tất cả sách'}
      </LinkButton>
    </EmptyState>
  )
  return (
    <>
      {empty}
      {isSearch && <NearbyShelves near={nearby.categories} categories={categories} />}
      {isSearch && nearby.products.length === 0 && <Bestsellers />}
      {nearby.products.length > 0 && (
        <section aria-labelledby="gan-chu-de">
          <h2 id="gan-chu-de" className={styles.head}>
            Sách gần chủ đề
          </h2>
          <ProductGrid products={nearby.products} />
        </section>
      )}
    </>
  )
}

const ORNAMENT = 56
const ornamentUrl = (categoryId: number, width: number) => `/media/ornaments/${categoryId}-${width}.webp`

/** The shelves nearest to what was asked for; where none is near, those that everything stands on. */
function NearbyShelves({ near, categories }: { near: CategoryLink[]; categories: Category[] }) {
  const shelves = near.length > 0 ? near : categories.filter(({ parentId }) => parentId === null)
  if (shelves.length === 0) return null
  return (
    <section aria-labelledby="ke-sach">
      <h2 id="ke-sach" className={styles.head}>
        {near.length > 0 ? 'Kệ sách gần nhất' : 'Dạo các kệ sách'}
      </h2>
      <ul className={styles.shelves}>
        {shelves.map((shelf) => {
          const picture = categoryPlace(categories, shelf.id).top?.id ?? shelf.id
          return (
            <li key={shelf.id}>
              <Link to={categoryUrl(shelf)} className={styles.tile}>
                <img
                  src={ornamentUrl(picture, ORNAMENT)}
                  srcSet={`${ornamentUrl(picture, ORNAMENT)} 1x, ${ornamentUrl(picture, 2 * ORNAMENT)} 2x`}
                  width={ORNAMENT}
                  height={ORNAMENT}
                  alt=""
                  loading="lazy"
                  decoding="async"
                />
                {shelf.name}
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
