import { listProducts } from '@tq/contract/catalog.ts'
import { Link } from 'react-router'
import { apiContext } from '../lib/api.ts'
import { cacheFor } from '../lib/cache.ts'
import { formatNumber } from '../lib/format.ts'
import type { Route } from './+types/product-list-page.ts'
import { ProductGrid } from './product-card.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = Object.fromEntries(url.searchParams)
  const { data, totalPage, totalCount, isCountCapped, searchedFor, nearby } = await context.get(apiContext)(listProducts, {
    query,
  })
  return { products: data, totalPage, totalCount, isCountCapped, searchedFor, nearby, query }
}

export const headers = () => cacheFor('catalog')

export default function ProductListPage({ loaderData }: Route.ComponentProps) {
  const { products, totalPage, totalCount, isCountCapped, searchedFor, nearby, query } = loaderData
  const page = Number(query.page || 1)
  const addressOf = (n: number) => `?${new URLSearchParams({ ...query, page: String(n) })}`
  return (
    <div className="wrap">
      <title>Sách – Thư Quán</title>
      <h1>{query.searchContent ? `Kết quả cho “${query.searchContent}”` : 'Tất cả sách'}</h1>
      <p>
        {isCountCapped && 'Hơn '}
        {formatNumber(totalCount)} sản phẩm
        {searchedFor && <> · hiển thị kết quả cho “{searchedFor}”</>}
      </p>
      {products.length === 0 && (
        <p>
          Không tìm thấy sách nào. Hãy thử{' '}
          {nearby.spellings.map((text) => (
            <Link key={text} to={`/san-pham?searchContent=${encodeURIComponent(text)}`}>
              {text}
            </Link>
          ))}{' '}
          hoặc <Link to="/san-pham">xem tất cả sách</Link>.
        </p>
      )}
      <ProductGrid products={products} />
      <nav aria-label="Trang">
        {page > 1 && <Link to={addressOf(page - 1)}>Trang trước</Link>} Trang {formatNumber(page)} / {formatNumber(totalPage)}{' '}
        {page < totalPage && <Link to={addressOf(page + 1)}>Trang sau</Link>}
      </nav>
    </div>
  )
}
