import { type ReactNode, useEffect } from 'react'
import { followOtherTabs, loadOfflineCart } from '../cart/offline-cart.ts'
import { loadSettings } from '../lib/settings.ts'
import { Panels } from './panels.tsx'
import { useHiddenParts } from './route-handle.ts'
import styles from './shell.module.css'
import { followKeys } from './shortcut-keys.ts'
import { loadShortcuts } from './shortcuts.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { Splash } from './splash.tsx'
import { Toaster } from './toaster.tsx'
import { QuickPanelButton, SettingsButton } from './tools.tsx'

/** The frame around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const hidden = useHiddenParts()
  useEffect(() => {
    // Components first see what the server saw; the browser's own things come right after.
    loadSettings()
    loadOfflineCart()
    loadShortcuts()
    document.documentElement.dataset.hydrated = ''
    const stops = [followOtherTabs(), followKeys()]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
  const tools = (
    <>
      <QuickPanelButton />
      <SettingsButton />
    </>
  )
  return (
    <>
      <a className={styles.skip} href="#noi-dung">
        Đến nội dung chính
      </a>
      {!hidden.has('toolbar') && <SiteHeader {...{ hasNavbar: !hidden.has('navbar'), tools }} />}
      <main id="noi-dung" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {!hidden.has('footer') && <SiteFooter />}
      <Panels />
      <Toaster />
      <Splash />
    </>
  )
}
