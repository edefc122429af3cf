import type { ReactNode } from 'react'
import { Panel } from '../ui/layout/panel.tsx'
import styles from './summary.module.css'

/** The sum beside each step; on wide screens it stays in sight. */
export function Summary({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <Panel title={title} action={action} className={styles.summary}>
      {children}
    </Panel>
  )
}
