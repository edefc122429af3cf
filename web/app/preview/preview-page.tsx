import { getProduct, type ProductDetail } from '@tq/contract/catalog.ts'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { Cover } from '../catalog/cover.tsx'
import { KIND_NAMES } from '../catalog/kinds.ts'
import { buyNowUrl, isOneWish, putIntoCart } from '../catalog/product/buy.ts'
import { Description, TableOfContents } from '../catalog/product/product-facts.tsx'
import { PageHead } from '../head/page-head.tsx'
import { apiContext } from '../lib/api.ts'
import { cacheFor } from '../lib/cache.ts'
import { bindTitle } from '../lib/typography.ts'
import type { RouteHandle } from '../shell/route-handle.ts'
import { Button, LinkButton } from '../ui/form/button.tsx'
import { priceWords } from '../ui/mark/price.tsx'
import { Notice } from '../ui/notice.tsx'
import type { Route } from './+types/preview-page.ts'
import styles from './preview-page.module.css'

/** SPEC §2.3: without the site's frame. */
export const handle: RouteHandle = { hides: ['navbar', 'toolbar', 'footer'] }

export async function loader({ context, url }: Route.LoaderArgs) {
  const id = url.searchParams.get('id')
  if (!id) return { product: null }
  const { data: product } = await context.get(apiContext)(getProduct, { params: { id } })
  return { product }
}

export const headers = () => cacheFor('catalog')

/** What there is to see of a book before it is bought. */
export default function PreviewPage({ loaderData: { product } }: Route.ComponentProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead
        title={product ? `Xem trước: ${product.title}` : 'Xem trước một cuốn sách'}
        description={
          product ? `Xem trước ${product.title}: bìa, giới thiệu và mục lục.` : 'Xem trước sách của Thư Quán trước khi mua.'
        }
        path="/xem-truoc"
        isHidden
      />
      {product ? <Book product={product} /> : <NoBook />}
    </div>
  )
}

function NoBook() {
  return (
    <>
      <h1>Xem trước một cuốn sách</h1>
      <p className={styles.lead}>Chọn một cuốn sách để xem bìa, lời giới thiệu và mục lục trước khi mua.</p>
      <LinkButton to="/sach-dien-tu" look="lam">
        Chọn một cuốn sách
      </LinkButton>
    </>
  )
}

function Book({ product }: { product: ProductDetail }) {
  const to = `/san-pham/${product.address}`
  return (
    <>
      <Link to={to} className={styles.back}>
        <ArrowLeft size="1.8rem" aria-hidden="true" /> Về trang sản phẩm
      </Link>
      <article className={styles.book}>
        <Cover picture={product.picture} sizes="(max-width: 719px) 50vw, 300px" isMain isDecorative className={styles.cover} />
        <div className={styles.words}>
          <p className={styles.kind}>{KIND_NAMES[product.kind]}, xem trước</p>
          <h1>{bindTitle(product.title)}</h1>
          {product.authors.length > 0 && <p>{product.authors.join(', ')}</p>}
          <Notice className={styles.notice}>Phần xem thử đang được hoàn thiện. Dưới đây là lời giới thiệu và mục lục.</Notice>
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
            <LinkButton to={buyNowUrl(product, 1)}>Mua ngay</LinkButton>
            <Button look="son" onClick={(event) => isOneWish(event) && putIntoCart(product, 1)}>
              Thêm vào giỏ
            </Button>
          </>
        ) : (
          <LinkButton to={to}>Tạm hết hàng, xem trang sản phẩm</LinkButton>
        )}
      </aside>
    </>
  )
}
