import { Check } from 'lucide-react'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { formatNumber } from '../../lib/format.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { classes } from '../../ui/class-names.ts'
import styles from './list-filters.module.css'

export function PlainChoice({
  title,
  count,
  isOn,
  isInner,
  to,
}: {
  title: string
  count?: number | undefined
  isOn?: boolean
  isInner?: boolean
  to: string
}) {
  return (
    <li>
      <Link
        to={to}
        className={classes(styles.choice, isInner && styles.inner)}
        aria-current={isOn ? 'page' : undefined}
        prefetch="intent"
      >
        <span>{title}</span>
        {count !== undefined && <Count count={count} />}
      </Link>
    </li>
  )
}

interface ChoiceProps {
  title: string
  count: number
  isOn: boolean
  isRound?: boolean
  toOn: string
  toOff: string
}

/** Looks like a box or a dot to tick; it is a link that puts the filter on or takes it off. */
export function Choice({ title, count, isOn: wasOn, isRound, toOn, toOff }: ChoiceProps) {
  const to = wasOn ? toOff : toOn
  // Ticked under the finger: the page itself takes a slow phone a second to follow. Once it has, the link leads elsewhere.
  const [pressed, setPressed] = useState('')
  if (pressed && pressed !== to) setPressed('')
  const isOn = pressed === to ? !wasOn : wasOn
  return (
    <li>
      <Link
        to={to}
        className={styles.choice}
        aria-current={isOn ? 'true' : undefined}
        preventScrollReset={false}
        onClick={(event) => leavesHere(event) && setPressed(to)}
      >
        <span className={classes(styles.box, isRound && styles.round, isOn && styles.on)} aria-hidden="true">
          {isOn && <Check size="1.4rem" strokeWidth={3} />}
        </span>
        <span>
          {isOn && <span className="visually-hidden">Bỏ lọc </span>}
          {title}
        </span>
        <Count count={count} />
      </Link>
    </li>
  )
}

function Count({ count }: { count: number }) {
  return (
    <span className={styles.count}>
      {formatNumber(count)}
      <span className="visually-hidden"> sản phẩm</span>
    </span>
  )
}

/** A second tab that is opened changes nothing here. */
const leavesHere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)

/** The rest is in the server's page for whoever has no scripts; drawn later, it waits until it is asked for. */
export function Some<T>({
  items,
  shown,
  more,
  children,
}: {
  items: T[]
  shown: number
  more: string
  children(item: T): ReactNode
}) {
  const isDrawnLater = useHydrated()
  const [isWhole, setIsWhole] = useState(!isDrawnLater)
  return (
    <>
      {items.slice(0, shown).map(children)}
      {items.length > shown && (
        <li>
          <details className={styles.more} onToggle={() => setIsWhole(true)}>
            <summary>{more}</summary>
            {isWhole && <ul>{items.slice(shown).map(children)}</ul>}
          </details>
        </li>
      )}
    </>
  )
}
