import { ChevronDown, PencilLine } from 'lucide-react'
import { Link, NavLink, useLocation } from 'react-router'
import { session } from '../lib/session.ts'
import { classes } from '../ui/class-names.ts'
import { CategoryMenu } from './category-menu.tsx'
import styles from './main-menu.module.css'
import { MAIN_MENU, type NavigationItem, visibleFor } from './navigation.ts'
import { useDisclosure } from './use-disclosure.ts'

export function MainMenu() {
  const { roles } = session.use()
  return (
    <nav className={styles.bar} aria-label="Chính">
      <div className={classes('wrap', styles.row)}>
        <CategoryMenu />
        <ul className={styles.list}>
          {visibleFor(MAIN_MENU, roles).map((item) => (
            <li key={item.id} className={item.icon === 'manuscript' ? styles.last : undefined}>
              {item.children ? <Dropdown title={item.title} items={item.children} /> : <Entry item={item} />}
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}

function Entry({ item }: { item: NavigationItem }) {
  return (
    <NavLink to={item.url ?? '/'} className={styles.entry} prefetch="intent">
      {item.icon === 'manuscript' && <PencilLine size="1.6rem" aria-hidden="true" />}
      {item.title}
    </NavLink>
  )
}

function Dropdown({ title, items }: { title: string; items: NavigationItem[] }) {
  const { isOpen, rootProps, buttonProps, panelProps } = useDisclosure()
  const { pathname } = useLocation()
  const isHere = items.some(({ url }) => url === pathname)
  return (
    <div className={styles.dropdown} data-open={isOpen || undefined} {...rootProps}>
      <button {...buttonProps} className={classes(styles.entry, isHere && styles.here)}>
        {title}
        <ChevronDown size="1.6rem" aria-hidden="true" />
      </button>
      <div className={styles.panel} {...panelProps}>
        <ul>
          {items.map(({ id, title, url }) => (
            <li key={id}>
              <Link to={url ?? '/'} prefetch="intent" aria-current={url === pathname ? 'page' : undefined}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
