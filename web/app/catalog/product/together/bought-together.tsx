import type { ProductCard, ProductDetail } from '@tq/contract/catalog.ts'
import { ShoppingCart } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { failureWords } from '../../../lib/failure-words.ts'
import { formatNumber, formatPrice } from '../../../lib/format.ts'
import { bindTitle } from '../../../lib/typography.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Price } from '../../../ui/mark/price.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { Cover } from '../../cover.tsx'
import { isOneWish } from '../buy/buy.ts'
import styles from './bought-together.module.css'

type Item = Pick<ProductCard, 'id' | 'kind' | 'title' | 'address' | 'picture' | 'price' | 'listPrice' | 'discountPercent'>

/** This book and what others took along with it, in one press. What is sold out here is left out of it. */
export function BoughtTogether({ product, others }: { product: ProductDetail; others: ProductCard[] }) {
  if (others.length === 0) return null
  const items: Item[] = product.inStock ? [product, ...others] : others
  const isBooks = items.every(({ kind }) => kind === 'printed' || kind === 'digital')
  const count = `${formatNumber(items.length)} ${isBooks ? 'cuốn' : 'sản phẩm'}`
  return (
    <section className={`lower ${styles.together}`} aria-labelledby="mua-kem">
      <h2 id="mua-kem">Thường mua kèm</h2>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            <Cover picture={item.picture} sizes="80px" isDecorative title={item.title} className={styles.cover} />
            <div>
              <h3>
                {item.id === product.id ? (
                  <>
                    <span className={styles.this}>Đang xem: </span>
                    {bindTitle(item.title)}
                  </>
                ) : (
                  <Link to={`/san-pham/${item.address}`} prefetch="intent">
                    {bindTitle(item.title)}
                  </Link>
                )}
              </h3>
              <Price {...item} />
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.sum}>
        <p>
          Tổng {count} <b>{formatPrice(items.reduce((sum, { price }) => sum + price, 0))}</b>
        </p>
        <AddAll ids={items.map(({ id }) => id)} count={count} />
      </div>
    </section>
  )
}

/** What fills the cart comes with the first press. */
function AddAll({ ids, count }: { ids: number[]; count: string }) {
  const [isBusy, setIsBusy] = useState(false)
  const add = async () => {
    setIsBusy(true)
    try {
      const { addAllToCart } = await import('../../../wish/add-all.ts')
      await addAllToCart(ids)
    } catch (error) {
      showToast(failureWords(error), { variant: 'error' })
    }
    setIsBusy(false)
  }
  return (
    <Button look="lam" isBusy={isBusy} onClick={(press) => isOneWish(press) && void add()}>
      <ShoppingCart size="1.8rem" aria-hidden="true" /> Thêm {ids.length > 1 ? 'cả ' : ''}
      {count} vào giỏ
    </Button>
  )
}
