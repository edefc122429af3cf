import { type ComponentProps, type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { classes } from '../class-names.ts'
import styles from './choice.module.css'
import { FieldError } from './field.tsx'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  hint?: ReactNode
  error?: string | null
}

export function Checkbox({ label, hint, error, className, ...rest }: CheckboxProps) {
  return <Tick type="checkbox" {...{ label, hint, error, className }} {...rest} />
}

/** A plain radio button with its words beside it. */
export function Radio({ label, hint, className, ...rest }: Omit<CheckboxProps, 'error'>) {
  return <Tick type="radio" {...{ label, hint, className }} {...rest} />
}

function Tick({ label, hint, error, className, ...rest }: CheckboxProps & { type: 'checkbox' | 'radio' }) {
  const id = useId()
  return (
    <div className={className}>
      <label className={styles.tick}>
        <input
          {...rest}
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>
          {label}
          {hint && <span className={styles.hint}>{hint}</span>}
        </span>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

export interface RadioOptionProps extends Omit<ComponentProps<'input'>, 'type' | 'title' | 'children'> {
  title: ReactNode
  hint?: ReactNode
  /** At the right: a fee, an icon. */
  beside?: ReactNode
  /** Opens inside the same frame while the option is chosen. */
  children?: ReactNode
}

/** One of a few things to choose from, as a large target. */
export function RadioOption({ title, hint, beside, children, className, ...rest }: RadioOptionProps) {
  return (
    <div className={classes(styles.option, className)}>
      <label className={styles.row}>
        <input type="radio" {...rest} className={styles.box} />
        <span>
          <b>{title}</b>
          {hint && <span className={styles.hint}>{hint}</span>}
        </span>
        {beside && <span className={styles.beside}>{beside}</span>}
      </label>
      {children && rest.checked && <div className={styles.body}>{children}</div>}
    </div>
  )
}

export interface Segment<T extends string> {
  value: T
  title: ReactNode
  hint?: ReactNode
  isDisabled?: boolean
}

export interface SegmentedChoiceProps<T extends string> {
  legend: string
  isLegendHidden?: boolean
  options: readonly Segment<NoInfer<T>>[]
  value: T
  onChange(value: NoInfer<T>): void
  /** In the address of a form; made up when left out. */
  name?: string
  className?: string
}

/** Boxes side by side, one of them chosen. */
export function SegmentedChoice<T extends string>(props: SegmentedChoiceProps<T>) {
  const { legend, isLegendHidden, options, value, onChange, name, className } = props
  const id = useId()
  return (
    <fieldset className={classes(styles.segments, className)}>
      <legend className={isLegendHidden ? 'visually-hidden' : styles.legend}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input
            type="radio"
            className="visually-hidden"
            name={name ?? id}
            value={option.value}
            checked={option.value === value}
            disabled={option.isDisabled}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.title}>{option.title}</span>
          {option.hint && <span>{option.hint}</span>}
        </label>
      ))}
    </fieldset>
  )
}

export interface SegmentLink {
  title: ReactNode
  hint?: ReactNode
  url: string
  isCurrent: boolean
}

/** Looks the same, but each box is a page of its own. */
export function SegmentedLinks({
  legend,
  items,
  className,
}: {
  legend: string
  items: readonly SegmentLink[]
  className?: string
}) {
  const id = useId()
  return (
    <nav aria-labelledby={id} className={className}>
      <p id={id} className={styles.legend}>
        {legend}
      </p>
      <div className={styles.segments}>
        {items.map((item) => (
          <Link
            key={item.url}
            to={item.url}
            preventScrollReset
            prefetch="intent"
            className={styles.segment}
            aria-current={item.isCurrent ? 'true' : undefined}
          >
            <span className={styles.title}>{item.title}</span>
            {item.hint && <span>{item.hint}</span>}
          </Link>
        ))}
      </div>
    </nav>
  )
}
