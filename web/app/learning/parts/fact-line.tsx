import { Children, type ReactNode } from 'react'
import { classes } from '../../ui/class-names.ts'
import styles from './fact-line.module.css'

/** Facts with dots between them; a wrapped line never begins with a dot. What is null or false is left out. */
export function FactLine({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <p className={classes(styles.facts, className)}>
      {Children.toArray(children).map((fact, at) => (
        <span key={at}>{fact}</span>
      ))}
    </p>
  )
}
