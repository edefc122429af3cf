import { useHydrated } from '../../lib/use-hydrated.ts'
import { Button } from '../../ui/form/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { registration } from './registration.ts'

/** A registration that still waits for its code, also from before a reload. Only the browser knows of it. */
export function WaitingCode({ onWant }: { onWant(): void }) {
  const email = useHydrated() ? registration.get()?.email : undefined
  if (!email) return null
  return (
    <Notice
      action={
        <Button isSmall onClick={onWant}>
          Nhập mã kích hoạt
        </Button>
      }
    >
      Tài khoản <b>{email}</b> đang chờ mã kích hoạt trong thư.
    </Notice>
  )
}
