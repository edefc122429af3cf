import type { ProductDetail } from '@tq/contract/catalog.ts'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { Cover } from '../catalog/cover.tsx'
import { KIND_NAMES } from '../catalog/kinds.ts'
import { buyNowUrl } from '../catalog/product/buy/buy.ts'
import { Description, TableOfContents } from '../catalog/product/product-facts.tsx'
import { bindTitle } from '../lib/typography.ts'
import { LinkButton } from '../ui/form/button.tsx'
import { priceWords } from '../ui/mark/price.tsx'
import { useAddToCart } from './add-to-cart.tsx'
import styles from './preview-page.module.css'

/** What there is to see of something that can't be read here before it is bought. */
export function ProductPreview({ product }: { product: ProductDetail }) {
  const to = `/san-pham/${product.address}`
  const { button, said } = useAddToCart(product, 'son', styles.said)
  const readable = product.formats.find(({ hasPreview }) => hasPreview)
  return (
    <div className={`wrap ${styles.page}`}>
      <Link to={to} className={styles.back}>
        <ArrowLeft size="1.8rem" aria-hidden="true" /> Về trang sản phẩm
      </Link>
      <article className={styles.book}>
        <Cover picture={product.picture} sizes="(max-width: 719px) 50vw, 300px" isMain isDecorative className={styles.cover} />
        <div className={styles.words}>
          <p className={styles.kind}>{KIND_NAMES[product.kind]}, xem trước</p>
          <h1>{bindTitle(product.title)}</h1>
          {product.authors.length > 0 && <p>{product.authors.join(', ')}</p>}
          {readable && (
            <LinkButton to={`/xem-truoc?id=${readable.address}`} look="lam" className={styles.read}>
              Đọc thử bản điện tử
            </LinkButton>
          )}
          <Description html={product.description} />
          <TableOfContents title={product.kind === 'course' ? 'Các bài giảng' : 'Mục lục'} toc={product.toc} />
        </div>
      </article>
      <aside className={styles.bar} aria-label="Mua sản phẩm này" data-bottom-bar="">
        <p>
          <b>{priceWords(product.price)}</b>
          {product.discountPercent > 0 && <span> −{product.discountPercent}%</span>}
        </p>
        {product.inStock ? (
          <>
            {said}
            <LinkButton to={buyNowUrl(product, 1)}>Mua ngay</LinkButton>
            {button}
          </>
        ) : (
          <LinkButton to={to}>Tạm hết hàng, xem trang sản phẩm</LinkButton>
        )}
      </aside>
    </div>
  )
}
