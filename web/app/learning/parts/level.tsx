import type { CourseLevel } from '@tq/contract/enums.ts'
import { classes } from '../../ui/class-names.ts'
import styles from './level.module.css'
import { LEVEL_WORDS } from './words.ts'

/** Three steps and the word. */
export function Level({ level }: { level: CourseLevel }) {
  return (
    <span className={classes(styles.level, styles[level])}>
      <span className={styles.steps} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {LEVEL_WORDS[level]}
    </span>
  )
}
