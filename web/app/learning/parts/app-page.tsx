import type { ReactNode } from 'react'
import { classes } from '../../ui/class-names.ts'
import { APP_TOKEN_SCRIPT } from '../app-token.ts'
import styles from './app-page.module.css'

/** Around a page inside the mobile app: it takes over who is there before the modules start, and keeps the phone's edges clear. */
export function AppPage({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={classes('wrap', styles.page, className)}>
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: APP_TOKEN_SCRIPT }} />
      {children}
    </div>
  )
}
