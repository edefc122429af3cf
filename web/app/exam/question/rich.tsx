import { classes } from '../../ui/class-names.ts'
import { Pictures } from './pictures.tsx'
import styles from './rich.module.css'

/** Of a question, an option, an explanation. The server cleaned it when it was written and drew its formulas. */
export function Rich({ html, className }: { html: string; className?: string }) {
  return (
    <Pictures html={html}>
      <div className={classes(styles.rich, className)} dangerouslySetInnerHTML={{ __html: html }} />
    </Pictures>
  )
}

/** The same inside a line. */
export function RichLine({ html, className }: { html: string; className?: string }) {
  return <span className={classes(styles.rich, className)} dangerouslySetInnerHTML={{ __html: html }} />
}
