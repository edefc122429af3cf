import type { ReactNode } from 'react'
import { AppPage } from '../../parts/app-page.tsx'
import { InAppContext } from '../learner/frame.ts'
import styles from './app-frame.module.css'

/** A lesson inside the mobile app: its parts know that they are there. */
export const AppFrame = ({ children }: { children: ReactNode }) => (
  <InAppContext value={true}>
    <AppPage className={styles.app}>{children}</AppPage>
  </InAppContext>
)
