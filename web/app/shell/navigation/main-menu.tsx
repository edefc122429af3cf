import { PencilLine } from 'lucide-react'
import { NavLink, useLocation } from 'react-router'
import { session } from '../../lib/state/session.ts'
import { classes } from '../../ui/class-names.ts'
import { Menu } from '../../ui/overlay/menu.tsx'
import { CategoryMenu } from './category-menu.tsx'
import styles from './main-menu.module.css'
import { MAIN_MENU, type NavigationItem, visibleFor } from './navigation.ts'

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
  const { pathname } = useLocation()
  const belongs = item.also?.some((path) => `${pathname}/`.startsWith(`${path}/`))
  return (
    <NavLink to={item.url ?? '/'} className={classes(styles.entry, belongs && styles.here)} prefetch="intent">
      {item.icon === 'manuscript' && <PencilLine size="1.6rem" aria-hidden="true" />}
      {item.title}
    </NavLink>
  )
}

function Dropdown({ title, items }: { title: string; items: NavigationItem[] }) {
  const { pathname } = useLocation()
  const isHere = items.some(({ url }) => url === pathname)
  return (
    <Menu
      trigger={title}
      triggerClassName={classes(styles.entry, isHere && styles.here)}
      items={items.map(({ title, url = '/' }) => ({ title, url, isCurrent: url === pathname }))}
    />
  )
}
