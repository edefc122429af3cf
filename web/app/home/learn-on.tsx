import { type ComponentType, useEffect, useState } from 'react'
import { storedToken } from '../lib/state/stored-token.ts'
import styles from './learn-on.module.css'

/** A member's own line above everything. Its place is kept from the first paint on; what stands in it comes to members only. */
export function LearnOn() {
  const [Band, setBand] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (!storedToken()) return
    import('./learn-on-band.tsx').then(
      (module) => setBand(() => module.LearnOnBand),
      // Without it the page is whole.
      () => undefined,
    )
  }, [])
  return <div className={styles.place}>{Band && <Band />}</div>
}
