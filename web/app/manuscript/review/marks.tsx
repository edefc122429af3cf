import { useId } from 'react'
import { FieldError } from '../../ui/form/field.tsx'
import styles from './review.module.css'

const MARKS = [1, 2, 3, 4, 5]

export interface MarksProps {
  name: string
  title: string
  value: number | null
  error?: string | undefined
  onChange(mark: number): void
}

/** One criterion, from 1 to 5: five parts of one control. */
export function Marks({ name, title, value, error, onChange }: MarksProps) {
  const id = useId()
  return (
    <fieldset data-field={`answers.${name}`} aria-describedby={error ? id : undefined} className={styles.criterion}>
      <legend className={styles.legend}>{title}</legend>
      <div className={styles.marks}>
        {MARKS.map((mark) => (
          <label key={mark} className={styles.mark}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={mark}
              checked={value === mark}
              onChange={() => onChange(mark)}
            />
            {mark}
          </label>
        ))}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  )
}
