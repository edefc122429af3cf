/** The menu of narrow screens; most visitors never open it. */
export const loadDrawer = () => import('./mobile-drawer.tsx')
