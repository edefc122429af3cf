import type { ProductCard } from '@tq/contract/catalog.ts'
import { Link } from 'react-router'
import { formatNumber, formatPrice } from '../lib/format.ts'
import styles from './product-grid.module.css'

export function ProductGrid({ products }: { products: ProductCard[] }) {
  return (
    <ul className={styles.grid}>
      {products.map((product) => (
        <li key={product.id}>
          <h3>
            <Link to={`/san-pham/${product.address}`} prefetch="intent">
              {product.title}
            </Link>
          </h3>
          <p>{product.authors.join(', ')}</p>
          <p>
            <b>{formatPrice(product.price)}</b>{' '}
            {product.discountPercent > 0 && (
              <>
                <del>{formatPrice(product.listPrice)}</del> −{product.discountPercent}%
              </>
            )}
          </p>
          <p>
            {product.rating} sao · Đã bán {formatNumber(product.sold)}
            {!product.inStock && ' · Tạm hết hàng'}
          </p>
        </li>
      ))}
    </ul>
  )
}
