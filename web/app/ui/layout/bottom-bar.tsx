import type { ReactNode } from 'react'
import styles from './bottom-bar.module.css'

/** On phones the price and the button stay in reach of the thumb. */
export function BottomBar({ children }: { children: ReactNode }) {
  return (
    <div className={styles.bar} data-bottom-bar="">
      {children}
    </div>
  )
}
