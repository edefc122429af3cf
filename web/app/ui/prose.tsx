import { classes } from './class-names.ts'
import styles from './prose.module.css'

/** Long reading. The HTML was cleaned by the server when it was written. */
export function Prose({ html, className }: { html: string; className?: string }) {
  return <div className={classes(styles.prose, className)} dangerouslySetInnerHTML={{ __html: html }} />
}
