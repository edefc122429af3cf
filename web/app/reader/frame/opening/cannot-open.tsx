import type { ProductDetail } from '@tq/contract/catalog.ts'
import { Cover } from '../../../catalog/cover.tsx'
import { bindTitle } from '../../../lib/typography.ts'
import { LinkButton } from '../../../ui/form/button.tsx'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import styles from './cannot-open.module.css'

const LIBRARY = '/tai-khoan/thu-vien-cua-toi'

export interface CannotOpenProps {
  /** It is theirs, but its file is not taken in yet. */
  isNotReady: boolean
  /** Null: there is no such book at all. */
  product: ProductDetail | null
}

/** Never bought, given back, or of another account: what to do about it, not only that it is so. */
export function CannotOpen({ isNotReady, product }: CannotOpenProps) {
  const library = <LinkButton to={LIBRARY}>Về thư viện của tôi</LinkButton>
  if (!product)
    return (
      <EmptyState
        title="Không tìm thấy cuốn sách này"
        sentence="Có thể đường dẫn đã đổi. Sách bạn đã mua luôn ở thư viện của bạn."
      >
        {library}
      </EmptyState>
    )
  return (
    <div className={styles.page}>
      <Cover picture={product.picture} sizes="200px" isMain isDecorative className={styles.cover} />
      <div>
        <h2>{bindTitle(product.title)}</h2>
        <p className={styles.sentence}>
          {isNotReady
            ? 'Sách này là của bạn nhưng chưa đọc được trên web. Nhà xuất bản đang chuẩn bị tệp, bạn quay lại sau nhé.'
            : 'Bạn chưa có cuốn này trong thư viện. Nếu đã mua, có thể nó nằm ở tài khoản khác của bạn, hoặc đơn đã được hoàn tiền.'}
        </p>
        <div className={styles.ways}>
          {!isNotReady && (
            <>
              <LinkButton to={`/san-pham/${product.address}`} look="son">
                Xem và mua sách
              </LinkButton>
              {product.hasPreview && <LinkButton to={`/xem-truoc?id=${product.address}`}>Đọc thử</LinkButton>}
            </>
          )}
          {library}
        </div>
      </div>
    </div>
  )
}
