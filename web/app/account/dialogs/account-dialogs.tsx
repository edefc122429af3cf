import { type ReactElement, useEffect, useRef } from 'react'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { ActivationForm } from '../forms/activation-form.tsx'
import { ForgotForm } from '../forms/forgot-form.tsx'
import { LoginForm } from '../forms/login-form.tsx'
import { LogoutForm } from '../forms/logout-form.tsx'
import { ReactivateForm } from '../forms/reactivate-form.tsx'
import { RegisterForm } from '../forms/register-form.tsx'
import { InformationForm } from '../profile/information-form.tsx'
import { type AccountDialogName, accountDialog, closeDialog } from './account-dialog-store.ts'
import styles from './account-dialogs.module.css'

const TITLES: Record<AccountDialogName, string> = {
  login: 'Đăng nhập',
  register: 'Đăng ký',
  activate: 'Kích hoạt tài khoản',
  reactivate: 'Lấy mã kích hoạt',
  forgot: 'Quên mật khẩu',
  information: 'Thông tin cá nhân',
  logout: 'Đăng xuất',
}

const FORMS: Record<Exclude<AccountDialogName, 'login'>, () => ReactElement> = {
  register: () => <RegisterForm />,
  activate: () => <ActivationForm />,
  reactivate: () => <ReactivateForm />,
  forgot: () => <ForgotForm />,
  information: () => <InformationForm />,
  logout: () => <LogoutForm />,
}

/** SPEC §2.5: dialogs that turn into each other; one frame, so the focus and the place on screen stay. */
export default function AccountDialogs() {
  const open = accountDialog.use()
  const body = useRef<HTMLDivElement>(null)
  const name = open?.name
  useEffect(() => {
    const here = body.current
    if (!name || !here || here.contains(document.activeElement)) return
    // On touch screens the first field would bring up the keyboard, and that would cover the rest.
    const isMouse = window.matchMedia('(pointer: fine)').matches
    ;((isMouse && here.querySelector<HTMLElement>('input:not([hidden]), button')) || here).focus()
  }, [name])
  return (
    <Dialog isOpen={open !== null} onClose={closeDialog} title={open ? TITLES[open.name] : ''} className={styles.dialog}>
      {open && (
        <div ref={body} className={styles.body} key={open.name} tabIndex={-1}>
          {open.name === 'login' ? <LoginForm message={open.message} /> : FORMS[open.name]()}
        </div>
      )}
    </Dialog>
  )
}
