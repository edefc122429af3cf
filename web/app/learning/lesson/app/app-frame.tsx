import type { ReactNode } from 'react'
import { APP_TOKEN_SCRIPT } from '../../app-token.ts'
import { InAppContext } from '../learner/frame.ts'
import styles from './app-frame.module.css'

/** A page inside the mobile app: no shell, room for the phone's edges, the person taken over before anything else runs. */
export const AppFrame = ({ children }: { children: ReactNode }) => (
  <InAppContext value={true}>
    <script dangerouslySetInnerHTML={{ __html: APP_TOKEN_SCRIPT }} />
    <div className={`wrap ${styles.app}`}>{children}</div>
  </InAppContext>
)
