import { listDigitalProducts, listProducts } from '@tq/contract/catalog.ts'
import type { Input } from '@tq/contract/http/endpoint.ts'
import { idOfAddress } from '@tq/contract/slug.ts'
import { PageHead } from '../../head/page-head.tsx'
import { breadcrumbData, listData } from '../../head/structured-data.ts'
import { apiContext } from '../../lib/api.ts'
import { cacheFor } from '../../lib/cache.ts'
import type { RouteHandle } from '../../shell/route-handle.ts'
import { useShellData } from '../../shell/shell-data.ts'
import type { Route } from './+types/product-list-page.ts'
import { categoryPlace, readListQuery } from './list-query.ts'
import { ProductList } from './product-list.tsx'

/** Values of the address go as they are: the API is the one to judge them. */
type ListInput = Input<typeof listProducts>['query']

/** `/san-pham`, `/san-pham/danh-muc/{slug.id}` and `/sach-dien-tu` are one page; the address says which. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const call = context.get(apiContext)
  const query = readListQuery(url.searchParams)
  // SPEC §2.2: the search popup leads here with `category=…` in the query; a category has an address of its own.
  const category = params.id ?? query.category
  if (params.id !== undefined && idOfAddress(params.id) === null) throw new Response('Không có danh mục này.', { status: 404 })
  const isDigital = url.pathname.startsWith('/sach-dien-tu')
  const list = await call(isDigital ? listDigitalProducts : listProducts, { query: { ...query, category } as ListInput })
  return {
    query,
    isDigital,
    categoryId: category === undefined ? null : idOfAddress(category),
    products: list.data,
    page: Number(query.page ?? 1),
    totalPage: list.totalPage,
    total: list.total,
    isCountCapped: list.isCountCapped,
    facets: list.facets,
    searchedFor: list.searchedFor,
    leftOut: list.leftOut,
    shelves: list.shelves,
    nearby: list.nearby,
  }
}

/** Dozens of filters stand before the first book. */
export const handle: RouteHandle = { skip: { to: 'ket-qua', title: 'Đến kết quả' } }

export const headers = () => cacheFor('catalog')

export default function ProductListPage({ loaderData, params }: Route.ComponentProps) {
  const { categories, origin } = useShellData()
  const { chosen } = categoryPlace(categories, loaderData.categoryId)
  const { query, isDigital, page } = loaderData
  const title = titleOf(query.searchContent, chosen?.name, isDigital)
  const path = isDigital ? '/sach-dien-tu' : params.id ? `/san-pham/danh-muc/${chosen?.address ?? params.id}` : '/san-pham'
  return (
    <div className="wrap">
      <PageHead
        title={page > 1 ? `${title} – trang ${page}` : title}
        description={`${title} tại Thư Quán, nhà sách trực tuyến của nhà xuất bản đại học: sách giấy, sách điện tử và khoá học.`}
        path={page > 1 ? `${path}?page=${page}` : path}
        isHidden={query.searchContent !== undefined}
        things={import.meta.env.SSR && [listData(origin, loaderData.products), breadcrumbData(origin, [{ title }], path)]}
      />
      <ProductList {...loaderData} title={title} path={path} category={chosen} categories={categories} />
    </div>
  )
}

function titleOf(searchContent: string | undefined, categoryName: string | undefined, isDigital: boolean): string {
  if (searchContent) return `Kết quả cho “${searchContent}”`
  return categoryName ?? (isDigital ? 'Sách điện tử' : 'Tất cả sách')
}
