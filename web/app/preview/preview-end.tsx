import type { ProductDetail } from '@tq/contract/catalog.ts'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Cover } from '../catalog/cover.tsx'
import { buyNowUrl, stockWords } from '../catalog/product/buy/buy.ts'
import { formatNumber } from '../lib/format.ts'
import { bindTitle } from '../lib/typography.ts'
import { keepPreviewPlace } from '../reader/notes/sync/preview-places.ts'
import { useReader } from '../reader/reader-context.ts'
import { Button, LinkButton } from '../ui/form/button.tsx'
import { Price } from '../ui/mark/price.tsx'
import { useAddToCart } from './add-to-cart.tsx'
import styles from './preview-end.module.css'

export interface PreviewEndProps {
  product: ProductDetail
  previewPercent: number
  onBack(): void
}

/** After the last page of a preview: how much it was, and the way to the rest. */
export function PreviewEnd({ product, previewPercent, onBack }: PreviewEndProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { button, said } = useAddToCart(product, 'line', styles.said)
  const { book, engine } = useReader()
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    if (!engine) return
    const { chapter, cfi, percent, quote } = engine.where()
    const at = new Date().toISOString()
    // Of the whole book, of which this is a part.
    const place = { versionId: book.versionId, chapter, cfi, percent: (percent * previewPercent) / 100, quote, at }
    keepPreviewPlace(book.productId, place)
  }, [book, engine, previewPercent])
  return (
    <section className={styles.end} aria-labelledby="preview-end">
      <div className={styles.inside}>
        <Cover picture={product.picture} sizes="(max-width: 719px) 40vw, 260px" isDecorative className={styles.cover} />
        <div>
          <p className={styles.kick}>Hết phần đọc thử</p>
          <h2 id="preview-end" ref={heading} tabIndex={-1}>
            {bindTitle(product.title)}
          </h2>
          {product.authors.length > 0 && <p className={styles.authors}>{product.authors.join(', ')}</p>}
          <p className={styles.share}>
            Bạn vừa đọc khoảng {previewPercent}% cuốn sách
            {product.pages !== null && ` ${formatNumber(product.pages)}\u00a0trang`}. Mua sách để đọc tiếp từ đúng chỗ này, trên
            mọi thiết bị, cả khi không có mạng.
          </p>
          <Price {...product} isLarge />
          {product.inStock ? (
            <>
              <div className={styles.ways}>
                <LinkButton to={buyNowUrl(product, 1)} look="son">
                  Mua ngay
                </LinkButton>
                {button}
              </div>
              {said}
              <p className={styles.stock}>{stockWords(product)}</p>
            </>
          ) : (
            <p className={styles.stock}>Sách này tạm ngừng bán.</p>
          )}
          <p className={styles.others}>
            <Button look="text" isSmall onClick={onBack}>
              <ArrowLeft size="1.6rem" aria-hidden="true" /> Đọc lại trang cuối
            </Button>
            <Link to={`/san-pham/${product.address}`}>Xem trang sách</Link>
          </p>
        </div>
      </div>
    </section>
  )
}
