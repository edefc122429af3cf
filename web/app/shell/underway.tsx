import { useNavigation } from 'react-router'
import styles from './underway.module.css'

/** A line along the top while the next page is on its way, once that takes long enough to be noticed. Browsers show theirs only for whole loads. */
export function Underway() {
  const isUnderway = useNavigation().state === 'loading'
  return <div className={styles.line} data-underway={isUnderway ? '' : undefined} aria-hidden="true" />
}
