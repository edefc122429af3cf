import { LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** Not there, or somebody else's: the same words for both. */
export function NoOrder() {
  return (
    <>
      <h1 className="visually-hidden">Đơn hàng</h1>
      <EmptyState
        title="Không tìm thấy đơn hàng"
        sentence="Địa chỉ có thể thiếu vài chữ, hoặc đơn này thuộc một tài khoản khác. Thư xác nhận có đường dẫn đầy đủ."
      >
        <LinkButton to="/tai-khoan/don-hang" look="lam">
          Đơn hàng của tôi
        </LinkButton>
        <LinkButton to="/ho-tro">Trợ giúp</LinkButton>
      </EmptyState>
    </>
  )
}
