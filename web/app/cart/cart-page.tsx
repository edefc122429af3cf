import { getProduct, type ProductDetail } from '@tq/contract/catalog.ts'
import { ShoppingCart, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { mostOf, needsShipping } from '../catalog/buy.ts'
import { Cover } from '../catalog/cover.tsx'
import { PageHead } from '../head/page-head.tsx'
import { call } from '../lib/browser-call.ts'
import { formatPrice } from '../lib/format.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Button, IconButton, LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Quantity } from '../ui/quantity.tsx'
import { SkeletonLine } from '../ui/skeleton.tsx'
import styles from './cart-page.module.css'
import { type CartLine, countOf, offlineCart, setQuantity } from './offline-cart.ts'

/** Null: asked for and not there any more. */
type Products = Record<number, ProductDetail | null>

export default function CartPage() {
  const lines = offlineCart.use()
  const { products, failure, retry } = useProducts(lines)
  return (
    <div className="wrap">
      <PageHead title="Giỏ hàng" description="Sách bạn đã chọn ở Thư Quán." path="/gio-hang" isHidden />
      <Breadcrumbs crumbs={[{ title: 'Giỏ hàng' }]} />
      <h1>Giỏ hàng</h1>
      {lines.length === 0 ? (
        <EmptyState title="Giỏ hàng đang trống" sentence="Mời bạn dạo một vòng các kệ sách.">
          <LinkButton to="/san-pham" look="lam">
            Xem sách
          </LinkButton>
        </EmptyState>
      ) : (
        <div className={styles.cart}>
          {failure && (
            <p className={styles.failure} role="alert">
              {failure} <Button onClick={retry}>Thử lại</Button>
            </p>
          )}
          <ul className={styles.lines}>
            {lines.map((line) => (
              <Line key={line.productId} line={line} product={products[line.productId]} />
            ))}
          </ul>
          <Summary lines={lines} products={products} />
        </div>
      )}
    </div>
  )
}

/** Titles and prices always come from the server; the browser only knows ids and quantities. */
function useProducts(lines: CartLine[]) {
  const [products, setProducts] = useState<Products>({})
  const [failure, setFailure] = useState('')
  const [round, setRound] = useState(0)
  const ids = lines.map((line) => line.productId).join(',')
  useEffect(() => {
    let isGone = false
    setFailure('')
    const wanted = ids ? ids.split(',').map(Number) : []
    for (const id of wanted) {
      call(getProduct, { params: { id } }).then(
        ({ data }) => !isGone && setProducts((now) => ({ ...now, [id]: data })),
        (error: { status?: number; message: string }) => {
          if (isGone) return
          if (error.status === 404) setProducts((now) => ({ ...now, [id]: null }))
          else setFailure('Chưa tải được thông tin sách. Bạn kiểm tra kết nối rồi thử lại nhé.')
        },
      )
    }
    return () => {
      isGone = true
    }
  }, [ids, round])
  return { products, failure, retry: () => setRound((n) => n + 1) }
}

function Line({ line, product }: { line: CartLine; product: ProductDetail | null | undefined }) {
  if (product === undefined) {
    return (
      <li className={styles.line} aria-busy="true">
        <SkeletonLine />
      </li>
    )
  }
  const remove = (
    <IconButton label={`Bỏ ${product?.title ?? 'sản phẩm này'} khỏi giỏ`} onClick={() => setQuantity(line.productId, 0)}>
      <Trash2 size="2rem" aria-hidden="true" />
    </IconButton>
  )
  if (product === null) {
    return (
      <li className={styles.line}>
        <p className={styles.gone}>Sản phẩm này không còn bán.</p>
        {remove}
      </li>
    )
  }
  return (
    <li className={styles.line}>
      <Cover picture={product.picture} sizes="72px" isDecorative />
      <div>
        <h2>
          <Link to={`/san-pham/${product.address}`}>{product.title}</Link>
        </h2>
        <p>
          {formatPrice(product.price)}
          {!product.inStock && <span className={styles.gone}> · Tạm hết hàng</span>}
        </p>
      </div>
      {needsShipping(product) && (
        <Quantity
          isSmall
          value={line.quantity}
          max={Math.max(1, mostOf(product))}
          onChange={(quantity) => setQuantity(product.id, quantity)}
          label={`Số lượng ${product.title}`}
        />
      )}
      <p className={styles.sum}>{formatPrice(product.price * line.quantity)}</p>
      {remove}
    </li>
  )
}

function Summary({ lines, products }: { lines: CartLine[]; products: Products }) {
  const total = lines.reduce((sum, line) => sum + (products[line.productId]?.price ?? 0) * line.quantity, 0)
  return (
    <aside className={styles.summary} aria-label="Tạm tính">
      <p>
        <ShoppingCart size="2rem" aria-hidden="true" /> {countOf(lines)} sản phẩm
      </p>
      <p className={styles.total}>
        Tạm tính <b>{formatPrice(total)}</b>
      </p>
      <p className={styles.note}>Giá đã gồm thuế, chưa gồm phí vận chuyển.</p>
      <LinkButton to="/san-pham" isBlock>
        Chọn thêm sách
      </LinkButton>
    </aside>
  )
}
