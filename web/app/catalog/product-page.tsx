import { getProduct, listProductsInSameCategory } from '@tq/contract/catalog.ts'
import { redirect } from 'react-router'
import { apiContext } from '../lib/api.ts'
import { cacheFor } from '../lib/cache.ts'
import { formatNumber, formatPrice } from '../lib/format.ts'
import type { Route } from './+types/product-page.ts'
import { ProductGrid } from './product-card.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const call = context.get(apiContext)
  const [{ data: product }, { data: related }] = await Promise.all([
    call(getProduct, { params }),
    call(listProductsInSameCategory, { params }),
  ])
  if (params.id !== product.address) throw redirect(`/san-pham/${product.address}`, 301)
  return { product, related }
}

export const headers = () => cacheFor('catalog')

export default function ProductPage({ loaderData: { product, related } }: Route.ComponentProps) {
  const facts: [string, string | number | null][] = [
    ['ISBN', product.isbn],
    ['Nhà xuất bản', product.publisher],
    ['Năm xuất bản', product.year],
    ['Số trang', product.pages && formatNumber(product.pages)],
    ['Khổ sách', product.size],
    ['Khối lượng', product.weightGrams && `${formatNumber(product.weightGrams)} g`],
    ['Loại bìa', product.coverType],
  ]
  return (
    <div className="wrap">
      <title>{`${product.title} – Thư Quán`}</title>
      <h1>{product.title}</h1>
      <p>{product.contributors.map((person) => person.name).join(', ')}</p>
      <p>
        <b>{formatPrice(product.price)}</b> {product.discountPercent > 0 && <del>{formatPrice(product.listPrice)}</del>}
      </p>
      <p>{product.inStock ? 'Còn hàng' : 'Tạm hết hàng'}</p>
      <div dangerouslySetInnerHTML={{ __html: product.description }} />
      <h2>Mục lục</h2>
      <ol>
        {product.toc.map((entry) => (
          <li key={entry.title}>{entry.title}</li>
        ))}
      </ol>
      <h2>Chi tiết</h2>
      <dl>
        {facts.map(([name, value]) => value !== null && [<dt key={name}>{name}</dt>, <dd key={`${name} value`}>{value}</dd>])}
      </dl>
      <h2>Cùng danh mục</h2>
      <ProductGrid products={related} />
    </div>
  )
}
