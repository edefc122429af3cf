import {
  BookOpen,
  ChevronsLeft,
  ChevronsRight,
  FilePen,
  Handshake,
  House,
  Info,
  LibraryBig,
  LogIn,
  LogOut,
  type LucideIcon,
  Newspaper,
  Package,
  ShoppingCart,
  TabletSmartphone,
  User,
  UserPlus,
} from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Link, useLocation } from 'react-router'
import { session } from '../../lib/state/session.ts'
import { classes } from '../../ui/class-names.ts'
import menu from '../../ui/overlay/menu.module.css'
import { isCurrent } from './is-current.ts'
import { accountGroups, type IconName, type NavigationItem, visibleFor } from './navigation.ts'
import { opensDialog } from './opens-dialog.ts'
import styles from './side-navbar.module.css'
import { beyondTargets, SITE_TARGETS } from './site-targets.ts'

export interface SideNavbarProps {
  /** Icon above word instead of beside it. */
  isUpright: boolean
  isFolded: boolean
  onFold(): void
}

const ICONS: Record<IconName, LucideIcon> = {
  home: House,
  book: BookOpen,
  ebook: TabletSmartphone,
  library: LibraryBig,
  news: Newspaper,
  about: Info,
  manuscript: FilePen,
  cart: ShoppingCart,
  login: LogIn,
  register: UserPlus,
  person: User,
  affiliate: Handshake,
  orders: Package,
  logout: LogOut,
}

/** SPEC §2.1, §9: 280 px wide, 120 in the side-panel layout; 64 when that is dense or this one folded. */
export default function SideNavbar({ isUpright, isFolded, onFold }: SideNavbarProps) {
  const { roles, displayName } = session.use()
  const account = visibleFor(accountGroups(displayName), roles)
  // 120 px are few enough to stay.
  const isNarrow = useIsNarrow() && !isUpright
  const FoldIcon = isFolded ? ChevronsRight : ChevronsLeft
  return (
    <nav
      aria-label="Điều hướng dọc"
      className={classes(styles.navbar, isFolded || isNarrow ? styles.narrow : isUpright && styles.upright)}
    >
      <Items items={visibleFor([...SITE_TARGETS, ...beyondTargets().filter((item) => item.icon)], roles)} />
      {account.map((group) => (
        <div key={group.id} className={styles.group}>
          <p className={styles.groupTitle}>{group.title}</p>
          <Items items={group.children ?? []} />
        </div>
      ))}
      <button type="button" className={classes(menu.item, styles.fold)} aria-expanded={!isFolded} onClick={onFold}>
        <FoldIcon className={styles.icon} aria-hidden="true" />
        <span className={styles.title}>{isFolded ? 'Mở rộng' : 'Thu gọn'}</span>
      </button>
    </nav>
  )
}

function Items({ items }: { items: NavigationItem[] }) {
  const { pathname } = useLocation()
  return (
    <ul>
      {items.map((item) => {
        const { id, title, url = '/', icon, badge } = item
        const Icon = (icon && ICONS[icon]) ?? Info
        return (
          <li key={id}>
            <Link
              to={url}
              prefetch="intent"
              className={classes(menu.item, styles.item)}
              title={title}
              aria-current={isCurrent(item, pathname) ? 'page' : undefined}
              onClick={opensDialog(item)}
            >
              <Icon className={styles.icon} aria-hidden="true" />
              <span className={styles.title}>{title}</span>
              {badge !== undefined && <span className={styles.badge}>{badge}</span>}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

/** Below 1280 px the pages need the room more than the menu does. */
function useIsNarrow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const narrow = window.matchMedia('(max-width: 1279px)')
      narrow.addEventListener('change', listener)
      return () => narrow.removeEventListener('change', listener)
    },
    () => window.matchMedia('(max-width: 1279px)').matches,
    () => false,
  )
}
