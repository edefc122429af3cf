import { Star } from 'lucide-react'
import { useId } from 'react'
import { classes } from '../ui/class-names.ts'
import { FieldError } from '../ui/form/field.tsx'
import styles from './star-choice.module.css'

const WORDS = ['Không hài lòng', 'Tạm được', 'Bình thường', 'Hài lòng', 'Rất hài lòng']

/** Five radio buttons that look like stars: arrow keys walk through them, the words say what each means. */
export function StarChoice({
  value,
  onChange,
  error,
}: {
  value: number
  onChange(stars: number): void
  error?: string | undefined
}) {
  const id = useId()
  return (
    <fieldset className={styles.choice} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>Bạn chấm mấy sao?</legend>
      <div className={styles.row}>
        {WORDS.map((word, index) => {
          const stars = index + 1
          return (
            <label key={word} className={classes(styles.star, stars <= value && styles.on)}>
              <input
                type="radio"
                className="visually-hidden"
                name={id}
                value={stars}
                checked={value === stars}
                aria-invalid={error ? true : undefined}
                onChange={() => onChange(stars)}
              />
              <Star aria-hidden="true" />
              <span className="visually-hidden">
                {stars} sao, {word.toLowerCase()}
              </span>
            </label>
          )
        })}
        <span className={styles.word} aria-hidden="true">
          {WORDS[value - 1]}
        </span>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
