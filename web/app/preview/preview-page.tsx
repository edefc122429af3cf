import { getProduct } from '@tq/contract/catalog.ts'
import { openPreview } from '@tq/contract/reading/book.ts'
import { lazy, Suspense } from 'react'
import { PageHead } from '../head/page-head.tsx'
import { apiContext } from '../lib/api.ts'
import { cacheFor } from '../lib/cache.ts'
import { ThemeScript } from '../reader/frame/opening/theme-script.tsx'
import { Reader } from '../reader/reader.tsx'
import type { RouteHandle } from '../shell/route-handle.ts'
import { LinkButton } from '../ui/form/button.tsx'
import type { Route } from './+types/preview-page.ts'
import styles from './preview-page.module.css'

const PreviewEnd = lazy(() => import('./preview-end.tsx').then(({ PreviewEnd }) => ({ default: PreviewEnd })))
const ProductPreview = lazy(() => import('./product-preview.tsx').then(({ ProductPreview }) => ({ default: ProductPreview })))

/** SPEC §2.3: without the site's frame. */
export const handle: RouteHandle = { hides: ['navbar', 'toolbar', 'footer'] }

export async function loader({ context, url }: Route.LoaderArgs) {
  const id = url.searchParams.get('id')
  if (!id) return { product: null, book: null }
  const call = context.get(apiContext)
  const { data: product } = await call(getProduct, { params: { id } })
  if (!product.hasPreview) return { product, book: null }
  const { data: book } = await call(openPreview, { params: { productId: String(product.id) } })
  return { product, book }
}

export const headers = () => cacheFor('catalog')

/** A book as far as everybody may read it; of what has no such part, what there is to see of it. */
export default function PreviewPage({ loaderData: { product, book } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title={product ? `${book ? 'Đọc thử' : 'Xem trước'}: ${product.title}` : 'Xem trước một cuốn sách'}
        description={
          product ? `Xem trước ${product.title}: bìa, giới thiệu và mục lục.` : 'Xem trước sách của Thư Quán trước khi mua.'
        }
        path="/xem-truoc"
        isHidden
      />
      {product && book ? (
        <>
          <ThemeScript />
          <Reader
            key={book.versionId}
            book={book}
            start={null}
            isPreview
            out={{ to: `/san-pham/${product.address}`, label: 'Về trang sách' }}
            end={(back) => (
              <Suspense>
                <PreviewEnd product={product} previewPercent={book.previewPercent} onBack={back} />
              </Suspense>
            )}
          />
        </>
      ) : (
        <Suspense>{product ? <ProductPreview product={product} /> : <NoBook />}</Suspense>
      )}
    </>
  )
}

function NoBook() {
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>Xem trước một cuốn sách</h1>
      <p className={styles.lead}>Chọn một cuốn sách để đọc thử, hoặc xem bìa, lời giới thiệu và mục lục trước khi mua.</p>
      <LinkButton to="/sach-dien-tu" look="lam">
        Chọn một cuốn sách
      </LinkButton>
    </div>
  )
}
