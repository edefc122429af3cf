import type { ReactNode } from 'react'
import { fileKind } from '../../documents/file-words.ts'
import { classes } from '../../ui/class-names.ts'
import styles from './file-row.module.css'

export interface FileRowProps {
  name: string
  /** Something is wrong with it: never said by colour alone. */
  isBad?: boolean
  /** What it is, how large, when. */
  children: ReactNode
  /** Buttons and links at the right, below on phones. */
  actions?: ReactNode
}

/** One file with what is to be known of it. Stands in a list of its own: `FileRows`. */
export function FileRow({ name, isBad, children, actions }: FileRowProps) {
  return (
    <li className={classes(styles.row, isBad && styles.bad)}>
      <span className={styles.kind} aria-hidden="true">
        {fileKind(name)}
      </span>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
  )
}

export const FileRows = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={styles.rows} aria-label={label}>
    {children}
  </ul>
)

/** The small line below a name. */
export function FileNote({ tone, icon, children }: { tone?: 'luc' | 'son' | 'vang'; icon?: ReactNode; children: ReactNode }) {
  return (
    <p className={classes(styles.note, tone && styles[tone])}>
      {icon}
      <span>{children}</span>
    </p>
  )
}

/** SHA-256, as in the receipt: its beginning to see, all of it to copy. */
export const FileHash = ({ hash }: { hash: string }) => (
  <code className={styles.hash} title={`Mã kiểm SHA-256: ${hash}`}>
    <span className="visually-hidden">Mã kiểm SHA-256: </span>
    {hash}
  </code>
)
