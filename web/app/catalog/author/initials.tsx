import { initialsOf } from '../../account/profile/initials.ts'
import { classes } from '../../ui/class-names.ts'
import styles from './initials.module.css'

/** In place of a portrait. The name stands beside it, so it is no more than ornament. */
export function Initials({ name, isSmall }: { name: string; isSmall?: boolean }) {
  return (
    <span className={classes(styles.initials, isSmall && styles.small)} data-tone={[...name].length % 4} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}
