import { type ReactNode, useEffect, useState } from 'react'
import { classes } from '../../ui/class-names.ts'
import { APP_TOKEN_SCRIPT, isInsideApp } from '../app-token.ts'
import styles from './app-page.module.css'

/** Around a page inside the mobile app: it takes over who is there before the modules start, and keeps the phone's edges clear. */
export function AppPage({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={classes('wrap', styles.page, className)}>
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: APP_TOKEN_SCRIPT }} />
      {children}
      <WayToSite />
    </div>
  )
}

/** The app has its own way about; whoever came by a printed code in a browser would find none. */
function WayToSite() {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const whole = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
    setAddress(isInsideApp() ? null : whole ? new URL(whole.href).pathname : '/trang-chu')
  }, [])
  if (!address) return null
  return (
    <p className={styles.site}>
      <a href={address}>Mở trang đầy đủ trên Thư Quán</a>
    </p>
  )
}
