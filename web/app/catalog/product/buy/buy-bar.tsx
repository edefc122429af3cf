import type { ProductDetail } from '@tq/contract/catalog.ts'
import { ShoppingCart } from 'lucide-react'
import { Button, LinkButton } from '../../../ui/form/button.tsx'
import { BottomBar } from '../../../ui/layout/bottom-bar.tsx'
import { priceWords } from '../../../ui/mark/price.tsx'
import { buyNowUrl, comingDown, isOneWish, putIntoCart } from './buy.ts'
import styles from './buy-bar.module.css'

/** The way to buy, from anywhere on the page. */
export function BuyBar({ product, quantity }: { product: ProductDetail; quantity: number }) {
  return (
    <BottomBar>
      <p data-sale={product.discountPercent > 0 ? '' : undefined}>
        <b>{priceWords(product.price)}</b>
        {product.discountPercent > 0 && <span> −{product.discountPercent}%</span>}
      </p>
      {product.inStock && (
        <LinkButton to={buyNowUrl(product, quantity)} className={styles.now}>
          Mua ngay
        </LinkButton>
      )}
      <Button
        look="son"
        disabled={!product.inStock}
        {...comingDown}
        onClick={(event) => isOneWish(event) && putIntoCart(product, quantity)}
      >
        <ShoppingCart size="1.8rem" aria-hidden="true" />{' '}
        {!product.inStock ? 'Tạm hết hàng' : product.releaseDay ? 'Đặt trước' : 'Thêm vào giỏ'}
      </Button>
    </BottomBar>
  )
}
