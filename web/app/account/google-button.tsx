import { loginByGoogle, openGoogleLogin } from '@tq/contract/account.ts'
import { useEffect, useState } from 'react'
import { call } from '../lib/browser-call.ts'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast-store.ts'
import { finishLogin } from './log-in.ts'

const POPUP = 'popup,width=480,height=640'

/** The other service answers in a window of its own, which hands its word back and closes. */
export function GoogleButton({ goTo }: { goTo?: string | null }) {
  const [isBusy, setIsBusy] = useState(false)
  useEffect(() => {
    const hear = async ({ origin, data }: MessageEvent<{ type?: string; id_token?: string }>) => {
      if ((origin && origin !== window.location.origin) || data?.type !== 'google-login' || !data.id_token) return
      try {
        const { data: answer } = await call(loginByGoogle, { body: { id_token: data.id_token } })
        await finishLogin(answer.token, goTo)
      } catch (error) {
        showToast((error as Error).message, { variant: 'error' })
      } finally {
        setIsBusy(false)
      }
    }
    // A window that went through another site has lost its opener; the channel of our own origin still reaches us.
    const channel = new BroadcastChannel('google-login')
    channel.addEventListener('message', hear)
    window.addEventListener('message', hear)
    return () => {
      channel.close()
      window.removeEventListener('message', hear)
    }
  }, [goTo])
  const start = async () => {
    setIsBusy(true)
    try {
      const { data } = await call(openGoogleLogin)
      if (!data.authorizeUrl) throw new Error('Đăng nhập bằng Google chưa được mở ở đây')
      const popup = window.open(data.authorizeUrl, 'google-login', POPUP)
      if (!popup) throw new Error('Chưa mở được cửa sổ đăng nhập Google; hãy cho phép cửa sổ bật lên')
      const watch = setInterval(() => {
        if (!popup.closed) return
        clearInterval(watch)
        setIsBusy(false)
      }, 500)
    } catch (error) {
      setIsBusy(false)
      showToast((error as Error).message, { variant: 'error' })
    }
  }
  return (
    <Button isBlock isBusy={isBusy} onClick={start}>
      <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2.4">
        <path d="M21 12h-9m9 0a9 9 0 1 1-2.6-6.3" />
      </svg>
      Tiếp tục với Google
    </Button>
  )
}
