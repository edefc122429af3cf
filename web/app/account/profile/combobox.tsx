import { slugify } from '@tq/contract/slug.ts'
import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import styles from './combobox.module.css'

export type ComboOption = [id: number, name: string]

export interface ComboboxProps {
  label: string
  /** 0: none. */
  value: number
  options: ComboOption[]
  /** 0 when it was emptied. */
  onChange(id: number): void
  isDisabled?: boolean
  error?: string | null | undefined
  autoComplete?: string
}

/** Every word begins a word of the name, accents or not. */
export function nameMatches(name: string, text: string): boolean {
  const place = `-${slugify(name)}`
  const wanted = slugify(text)
  return !wanted || wanted.split('-').every((word) => place.includes(`-${word}`))
}

/** A long list and the box to narrow it down, in one field. Enter or a press takes a row; leaving the field never takes one silently. */
export function Combobox({ label, value, options, onChange, isDisabled, error, autoComplete }: ComboboxProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  /** What is being typed; null while the field shows what is chosen. */
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(0)
  const chosen = options.find(([one]) => one === value)?.[1] ?? ''
  const shown = typed ? options.filter(([, name]) => nameMatches(name, typed)) : options
  useEffect(() => {
    if (isOpen) list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, active])
  const open = () => {
    if (isOpen || isDisabled) return
    setIsOpen(true)
    setActive(Math.max(0, typed === null ? options.findIndex(([one]) => one === value) : 0))
  }
  const close = () => {
    setIsOpen(false)
    setTyped(null)
  }
  const take = (option: ComboOption | undefined) => {
    if (!option) return
    if (option[0] !== value) onChange(option[0])
    close()
  }
  const leave = () => {
    // The browser fills in whole names; what was emptied is none.
    const same = typed && options.filter(([, name]) => slugify(name) === slugify(typed))
    if (same && same.length === 1) return take(same[0])
    if (typed === '' && value) onChange(0)
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && isOpen) take(shown[active])
    else if (event.key === 'Escape' && isOpen) close()
    else if (event.key === 'ArrowDown' && !isOpen) open()
    else if (event.key === 'ArrowDown') setActive(Math.min(active + 1, shown.length - 1))
    else if (event.key === 'ArrowUp' && isOpen) setActive(Math.max(active - 1, 0))
    else return
    event.preventDefault()
    // A dialog around it would close at Escape.
    event.stopPropagation()
  }
  return (
    <Field label={label} error={error}>
      <div className={styles.box}>
        <Input
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-list` : undefined}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && shown[active] ? `${id}-${shown[active][0]}` : undefined}
          autoComplete={autoComplete}
          spellCheck={false}
          placeholder={isDisabled ? undefined : 'Gõ để tìm, không dấu cũng được'}
          value={typed ?? chosen}
          disabled={isDisabled}
          className={styles.input}
          onChange={(event) => {
            setTyped(event.target.value)
            setActive(0)
            setIsOpen(true)
          }}
          onClick={(event) => {
            open()
            event.currentTarget.select()
          }}
          onKeyDown={onKeyDown}
          onBlur={leave}
        />
        <ChevronDown className={styles.arrow} aria-hidden="true" />
      </div>
      {isOpen && (
        <div className={styles.around}>
          <div className={styles.pop}>
            <div ref={list} id={`${id}-list`} role="listbox" aria-label={label} className={styles.list}>
              {shown.map((option, index) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys go to the field, which keeps the focus
                <div
                  key={option[0]}
                  id={`${id}-${option[0]}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  className={styles.option}
                  // The field must not lose the focus before the press counts.
                  onPointerDown={(event) => event.preventDefault()}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => take(option)}
                >
                  {option[1]}
                </div>
              ))}
            </div>
            <p className={styles.foot} role="status">
              {shown.length === 0 ? 'Không có tên nào khớp' : `${shown.length} trên ${options.length} ${label.toLowerCase()}`}
            </p>
          </div>
        </div>
      )}
    </Field>
  )
}
