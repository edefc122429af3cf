import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { classes } from './class-names.ts'
import styles from './menu.module.css'

export type MenuItem = { title: ReactNode; icon?: ReactNode } & ({ url: string } | { onSelect(): void })

export interface MenuProps {
  /** What stands on the button. */
  trigger: ReactNode
  /** Words for the button when only a picture is to see. */
  label?: string
  items: readonly MenuItem[]
  /** Which edge of the button the list hangs from. */
  align?: 'start' | 'end'
  triggerClassName?: string
}

/** A button with a list of links below it. Links, not ARIA menu items: they can be opened in a new tab like any other. */
export function Menu({ trigger, label, items, align = 'start', triggerClassName }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isOpen) return
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setIsOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [isOpen])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation()
      setIsOpen(false)
      button.current?.focus()
      return
    }
    if (!['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(event.key)) return
    event.preventDefault()
    if (!isOpen) setIsOpen(true)
    requestAnimationFrame(() => moveFocus(root.current, event.key))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the button and links inside
    <div ref={root} className={styles.menu} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={classes(styles.trigger, triggerClassName)}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {trigger}
      </button>
      <ul id={id} hidden={!isOpen} className={classes(styles.list, align === 'end' && styles.end)}>
        {items.map((item, index) => (
          <li key={index}>
            {'url' in item ? (
              <Link to={item.url} prefetch="intent" className={styles.item} onClick={() => setIsOpen(false)}>
                {item.icon}
                {item.title}
              </Link>
            ) : (
              <button
                type="button"
                className={styles.item}
                onClick={() => {
                  setIsOpen(false)
                  button.current?.focus()
                  item.onSelect()
                }}
              >
                {item.icon}
                {item.title}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function moveFocus(root: HTMLElement | null, key: string) {
  const items = [...(root?.querySelectorAll<HTMLElement>('li > a, li > button') ?? [])]
  const at = items.indexOf(document.activeElement as HTMLElement)
  const next = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 }[key] ?? 0
  items.at(next % items.length)?.focus()
}
