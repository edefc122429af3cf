import { openDialog } from '../account/dialogs/account-dialog-store.ts'
import { isSessionKnown, session } from '../lib/state/session.ts'
import { Button, LinkButton } from '../ui/form/button.tsx'
import { EmptyState } from '../ui/layout/empty-state.tsx'

/** Not there, or somebody else's: the same words for both. A member's letter may be opened where nobody is logged in. */
export function NoOrder() {
  const isKnown = isSessionKnown.use()
  const isGuest = session.use().roles.length === 0 && isKnown
  return (
    <>
      <h1 className="visually-hidden">Đơn hàng</h1>
      <EmptyState
        title="Không tìm thấy đơn hàng"
        sentence={
          isGuest
            ? 'Nếu bạn đặt đơn này khi đã đăng nhập, hãy đăng nhập để xem. Nếu không, địa chỉ có thể bị thiếu ký tự; thư xác nhận có đường dẫn đầy đủ.'
            : 'Địa chỉ có thể bị thiếu ký tự, hoặc đơn này thuộc một tài khoản khác. Thư xác nhận có đường dẫn đầy đủ.'
        }
      >
        {isGuest ? (
          <Button look="lam" onClick={() => openDialog('login')}>
            Đăng nhập
          </Button>
        ) : (
          <LinkButton to="/tai-khoan/don-hang" look="lam">
            Đơn hàng của tôi
          </LinkButton>
        )}
        <LinkButton to="/theo-doi-don-hang">Theo dõi bằng mã đơn</LinkButton>
      </EmptyState>
    </>
  )
}
