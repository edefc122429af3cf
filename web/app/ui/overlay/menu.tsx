import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classes } from '../class-names.ts'
import styles from './menu.module.css'
import { useDisclosure } from './use-disclosure.ts'

export type MenuItem = { title: string; icon?: ReactNode } & ({ url: string; isCurrent?: boolean } | { onSelect(): void })

export interface MenuProps {
  /** What stands on the button, before its arrow. */
  trigger: ReactNode
  items: readonly MenuItem[]
  /** Which edge of the button the list hangs from. */
  align?: 'start' | 'end'
  /** A look of its own for the button. */
  triggerClassName?: string
}

/** A button with a list of links below it; see useDisclosure for how it opens. */
export function Menu({ trigger, items, align = 'start', triggerClassName }: MenuProps) {
  const { isOpen, close, rootProps, buttonProps, panelProps } = useDisclosure()
  return (
    <div className={styles.menu} data-open={isOpen || undefined} {...rootProps}>
      <button {...buttonProps} className={classes(styles.button, triggerClassName ?? styles.trigger)}>
        {trigger}
        <ChevronDown size="1.6rem" aria-hidden="true" />
      </button>
      <div className={classes(styles.panel, align === 'end' && styles.end)} {...panelProps}>
        <ul>
          {items.map((item) => (
            <li key={item.title}>
              {'url' in item ? (
                <Link to={item.url} prefetch="intent" className={styles.item} aria-current={item.isCurrent ? 'page' : undefined}>
                  {item.icon}
                  {item.title}
                </Link>
              ) : (
                <button
                  type="button"
                  className={styles.item}
                  onClick={() => {
                    close()
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
    </div>
  )
}
