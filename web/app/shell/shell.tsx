import { type ReactNode, useEffect } from 'react'
import { followOtherTabs, loadOfflineCart } from '../cart/offline-cart.ts'
import { loadSettings } from '../lib/settings.ts'
import { useHiddenParts } from './route-handle.ts'
import styles from './shell.module.css'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** The frame around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const hidden = useHiddenParts()
  useEffect(() => {
    // Components first see what the server saw; the browser's own things come right after.
    loadSettings()
    loadOfflineCart()
    document.documentElement.dataset.hydrated = ''
    return followOtherTabs()
  }, [])
  return (
    <>
      <a className={styles.skip} href="#noi-dung">
        Đến nội dung chính
      </a>
      {!hidden.has('toolbar') && <SiteHeader hasNavbar={!hidden.has('navbar')} />}
      <main id="noi-dung" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {!hidden.has('footer') && <SiteFooter />}
    </>
  )
}
