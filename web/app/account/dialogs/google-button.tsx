import { loginByGoogle, openGoogleLogin } from '@tq/contract/account.ts'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../lib/browser-call.ts'
import { payloadOf } from '../../lib/state/token-payload.ts'
import { useShellData } from '../../shell/shell-data.ts'
import { Button } from '../../ui/form/button.tsx'
import { finishLogin } from '../log-in.ts'
import styles from './google-button.module.css'

const POPUP = 'popup,width=480,height=640'

/** Nonces this page has requested. Several: while its window is on Google's site a second login may be started. */
const asked = new Set<unknown>()

export interface GoogleButtonProps {
  goTo?: string | null
  onStart(): void
  /** Shows the error in the form, not behind the dialog. */
  onFailure(error: unknown): void
}

/** Opens Google's login in a window, which passes the token back and closes. Hidden where Google login is not configured. */
export function GoogleButton({ goTo, onStart, onFailure }: GoogleButtonProps) {
  const { hasGoogleLogin } = useShellData()
  const [isBusy, setIsBusy] = useState(false)
  const fail = useRef(onFailure)
  fail.current = onFailure
  useEffect(() => {
    const hear = async ({ origin, data }: MessageEvent<{ type?: string; id_token?: string }>) => {
      if (origin !== window.location.origin || data?.type !== 'google-login' || !data.id_token) return
      // A token with a nonce this page did not request may be an attacker's, put into a link to log people in as the attacker.
      if (!asked.delete(payloadOf(data.id_token).nonce)) return
      try {
        const { data: answer } = await call(loginByGoogle, { body: { id_token: data.id_token } })
        await finishLogin(answer.token, goTo)
      } catch (error) {
        fail.current(error)
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
    onStart()
    // Opened before the request: browsers block windows that are not opened directly by the click.
    const popup = window.open('', 'google-login', POPUP)
    try {
      if (!popup) throw new Error('Chưa mở được cửa sổ đăng nhập Google; hãy cho phép cửa sổ bật lên')
      const { data } = await call(openGoogleLogin)
      if (!data.authorizeUrl) throw new Error('Đăng nhập bằng Google chưa được mở ở đây')
      asked.add(data.nonce)
      popup.location.replace(new URL(data.authorizeUrl, window.location.href))
      const watch = setInterval(() => {
        if (!popup.closed) return
        clearInterval(watch)
        setIsBusy(false)
      }, 500)
    } catch (error) {
      popup?.close()
      setIsBusy(false)
      onFailure(error)
    }
  }
  if (!hasGoogleLogin) return null
  return (
    <div className={styles.google}>
      <p className={styles.or}>hoặc</p>
      <Button isBlock isBusy={isBusy} onClick={start}>
        <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2.4">
          <path d="M21 12h-9m9 0a9 9 0 1 1-2.6-6.3" />
        </svg>
        Tiếp tục với Google
      </Button>
    </div>
  )
}
