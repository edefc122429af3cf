import { type ComponentType, useEffect, useState } from 'react'
import { changeSettings, settings } from '../../lib/state/settings.ts'
import styles from '../shell.module.css'
import type { SideNavbarProps } from './side-navbar.tsx'

/**
 * The left column of the vertical layouts. Its room is kept by the style sheet before the first paint; what stands in it comes
 * when a reader has chosen such a layout, so that everybody else pays nothing.
 */
export function SideColumn() {
  const { layout, isFolded } = settings.use()
  const [Navbar, setNavbar] = useState<ComponentType<SideNavbarProps> | null>(null)
  const isWanted = layout !== 'horizontal'

  useEffect(() => {
    if (!isWanted) return
    // Without it the menus of the header still lead everywhere.
    import('./side-navbar.tsx').then(
      (module) => setNavbar(() => module.default),
      () => undefined,
    )
  }, [isWanted])

  return (
    <aside className={styles.side} aria-label="Thanh bên">
      {isWanted && Navbar && (
        <Navbar isUpright={layout === 'vertical-2'} isFolded={isFolded} onFold={() => changeSettings({ isFolded: !isFolded })} />
      )}
    </aside>
  )
}
