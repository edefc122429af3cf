import { useNavigate } from 'react-router'
import { Button } from '../../ui/form/button.tsx'
import { closeDialog } from '../dialogs/account-dialog-store.ts'
import styles from '../dialogs/account-dialogs.module.css'

export function LogoutForm() {
  const navigate = useNavigate()
  return (
    <>
      <p className={styles.lead}>Bạn muốn đăng xuất khỏi thiết bị này?</p>
      <div className={styles.answers}>
        <Button onClick={closeDialog}>Ở lại</Button>
        <Button
          look="son"
          onClick={() => {
            closeDialog()
            navigate('/logout')
          }}
        >
          Đăng xuất
        </Button>
      </div>
    </>
  )
}
