import { Check, Clock } from 'lucide-react'
import { Button, LinkButton } from '../ui/form/button.tsx'
import { EmptyState } from '../ui/layout/empty-state.tsx'
import { Panel } from '../ui/layout/panel.tsx'
import { Section } from '../ui/layout/section.tsx'
import { Loading, SkeletonBlock, SkeletonCard, SkeletonText } from '../ui/layout/skeleton.tsx'
import { Price } from '../ui/mark/price.tsx'
import { Rating, Stars } from '../ui/mark/rating.tsx'
import { Tag } from '../ui/mark/tag.tsx'
import { Notice } from '../ui/notice.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import styles from './ui-page.module.css'
import { Row } from './ui-row.tsx'

export function Words() {
  return (
    <Section title="Chữ nghĩa">
      <Row>
        <Tag>Chưa đủ điều kiện</Tag>
        <Tag tone="lam" icon={<Clock aria-hidden="true" />}>
          Đang xử lý
        </Tag>
        <Tag tone="luc" icon={<Check aria-hidden="true" />}>
          Đã mua sách
        </Tag>
        <Tag tone="vang">Chờ thanh toán</Tag>
        <Tag tone="son">Giảm 25%</Tag>
        <Rating value={4.7} count={12} />
        <Stars value={4} />
        <Price price={146_000} listPrice={172_000} discountPercent={15} />
      </Row>
      <Price price={146_000} listPrice={172_000} discountPercent={15} isLarge />
      <div className={styles.form}>
        <Notice>Miễn phí giao hàng cho đơn từ 250.000 ₫.</Notice>
        <Notice tone="success" title="Đặt hàng thành công">
          Mã đơn của bạn là TQ-0011.
        </Notice>
        <Notice tone="warning" title="Chỉ còn 2 cuốn">
          Số lượng trong giỏ đã được giảm.
        </Notice>
        <Notice tone="error" title="Chưa gửi được" action={<Button isSmall>Thử lại</Button>}>
          Bạn kiểm tra kết nối rồi thử lại nhé.
        </Notice>
        {(['son', 'lam', 'luc', 'vang'] as const).map((tone, index) => (
          <ProgressBar key={tone} value={index + 1} max={4} tone={tone} label={`Đã xong ${index + 1} trên 4`} />
        ))}
      </div>
    </Section>
  )
}

export function Waiting() {
  return (
    <Section title="Chờ và trống">
      <div className={styles.form}>
        <Loading className={styles.cards}>
          <SkeletonCard />
          <SkeletonCard />
          <SkeletonCard />
        </Loading>
        <div>
          <SkeletonBlock />
          <SkeletonText lines={3} />
        </div>
        <Panel title="Đơn hàng" action={<Button isSmall>Xem tất cả</Button>}>
          <EmptyState isSmall title="Chưa có đơn hàng nào" sentence="Đơn bạn đặt sẽ nằm ở đây.">
            <LinkButton to="/san-pham">Xem sách</LinkButton>
          </EmptyState>
        </Panel>
      </div>
      <EmptyState
        title="Giỏ hàng đang trống"
        sentence="Bạn chưa chọn cuốn nào. Mời bạn dạo một vòng kệ sách mới, hoặc tìm theo tên sách."
      >
        <LinkButton to="/san-pham" look="lam">
          Xem tất cả sách
        </LinkButton>
        <LinkButton to="/trang-chu" look="text">
          Về trang chủ
        </LinkButton>
      </EmptyState>
    </Section>
  )
}
