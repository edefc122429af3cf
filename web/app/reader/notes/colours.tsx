import { MARK_COLOURS, type MarkColour } from '@tq/contract/enums.ts'
import { Check } from 'lucide-react'
import { classes } from '../../ui/class-names.ts'
import styles from './colours.module.css'
import { COLOUR_WORDS } from './mark-words.ts'

/** The four colours of a mark; the chosen one has a tick, never colour alone. */
export function Colours({ chosen, onChoose }: { chosen: MarkColour | null; onChoose(colour: MarkColour): void }) {
  return (
    <span className={styles.colours}>
      {MARK_COLOURS.map((colour) => (
        <button
          key={colour}
          type="button"
          className={styles.button}
          aria-label={`Tô màu ${COLOUR_WORDS[colour]}`}
          title={`Tô màu ${COLOUR_WORDS[colour]}`}
          aria-pressed={chosen === colour}
          onClick={() => onChoose(colour)}
        >
          <span className={classes(styles.dot, styles[colour])}>{chosen === colour && <Check aria-hidden="true" />}</span>
        </button>
      ))}
    </span>
  )
}
