import { openDialog } from '../../account/dialogs/account-dialog-store.ts'
import { isSessionKnown, session } from '../../lib/state/session.ts'
import { Button, LinkButton } from '../../ui/form/button.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'

/** SPEC §8: emptied. The same words for what is not there and what is somebody else's; a link may also be too old. */
export function NoManuscript() {
  const isKnown = isSessionKnown.use()
  const isGuest = session.use().roles.length === 0 && isKnown
  return (
    <>
      <h1 className="visually-hidden">Hồ sơ bản thảo</h1>
      <EmptyState
        title="Không mở được hồ sơ này"
        sentence={
          isGuest
            ? 'Liên kết có thể đã hết hạn, bị thiếu ký tự, hoặc hồ sơ đã thuộc về một tài khoản. Bạn đăng nhập, hoặc xin liên kết mới bằng mã hồ sơ và hộp thư đã gửi bản thảo.'
            : 'Địa chỉ có thể bị thiếu ký tự, hoặc hồ sơ này được gửi từ một hộp thư khác. Mã hồ sơ có trong thư biên nhận.'
        }
      >
        {isGuest ? (
          <Button look="lam" onClick={() => openDialog('login')}>
            Đăng nhập
          </Button>
        ) : (
          <LinkButton to="/tiep-nhan-ban-thao" look="lam">
            Bản thảo của tôi
          </LinkButton>
        )}
        <LinkButton to="/tra-cuu-ban-thao">Tra cứu bằng mã hồ sơ</LinkButton>
      </EmptyState>
    </>
  )
}
