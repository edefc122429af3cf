import { type ReactNode, useEffect } from 'react'
import { AccountDialogsLazy } from '../account/dialogs/account-dialogs-lazy.tsx'
import { ConsentAskLazy } from '../account/dialogs/consent-ask-lazy.tsx'
import { followOtherLogins, startSession } from '../account/start-session.ts'
import { startCart } from '../cart/data/start-cart.ts'
import { layOutLowerParts } from '../head/deferred-layout.ts'
import { replayEarly } from '../head/first/early-press.ts'
import { frameIsAlive, PagePart } from '../head/first/page-part.tsx'
import { endSpeculation } from '../head/first/speculation-rules.ts'
import { loadSettings } from '../lib/state/settings.ts'
import { classes } from '../ui/class-names.ts'
import { loadConsent } from '../visits/consent.ts'
import { ConsentNotice } from '../visits/consent-notice.tsx'
import { Visits } from '../visits/visits.tsx'
import { followWishesOfOtherTabs, startWishes } from '../wish/wishes.ts'
import { followConnection } from './connection.ts'
import { SiteFooter } from './footer/site-footer.tsx'
import { SiteHeader } from './header/site-header.tsx'
import { QuickPanelButton, SettingsButton } from './header/tools.tsx'
import { useHeadingFocus } from './heading-focus.ts'
import { SideColumn } from './navigation/side-column.tsx'
import { Panels } from './panels/panels.tsx'
import { followKeys } from './panels/shortcut-keys.ts'
import { loadShortcuts } from './panels/shortcuts.ts'
import { useHiddenParts, useSkip } from './route-handle.ts'
import styles from './shell.module.css'
import { Splash } from './splash.tsx'
import { Toaster } from './toaster.tsx'
import { Underway } from './underway.tsx'

/** The frame around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const hidden = useHiddenParts()
  const skip = useSkip()
  useHeadingFocus()
  useEffect(() => {
    // Components first see what the server saw; the browser's own things come right after.
    loadSettings()
    loadShortcuts()
    loadConsent()
    startSession().then(startWishes)
    frameIsAlive()
    replayEarly()
    endSpeculation()
    layOutLowerParts()
    const stops = [followOtherLogins(), startCart(), followWishesOfOtherTabs(), followKeys(), followConnection()]
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
  const hasNavbar = !hidden.has('navbar')
  return (
    <>
      <div className={classes(styles.frame, hasNavbar && styles.withSide)}>
        <a className={styles.skip} href="#noi-dung">
          Đến nội dung chính
        </a>
        {skip && (
          <a className={styles.skip} href={`#${skip.to}`}>
            {skip.title}
          </a>
        )}
        {hasNavbar && <SideColumn />}
        {!hidden.has('toolbar') && <SiteHeader hasNavbar={hasNavbar} tools={tools} />}
        <main id="noi-dung" className={styles.main} tabIndex={-1}>
          <ConsentAskLazy />
          {children}
        </main>
        {!hidden.has('footer') && (
          <>
            <ConsentNotice />
            <PagePart>
              <SiteFooter />
            </PagePart>
          </>
        )}
      </div>
      <Panels />
      <Toaster />
      {!hidden.has('splash') && <Splash />}
      <Underway />
      <Visits />
      <AccountDialogsLazy />
    </>
  )
}
