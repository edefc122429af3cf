import {
  BookOpen,
  ChevronDown,
  ChevronRight,
  FileText,
  Handshake,
  House,
  Info,
  Library,
  LogIn,
  LogOut,
  type LucideIcon,
  Newspaper,
  PencilLine,
  ReceiptText,
  Settings,
  ShoppingCart,
  TabletSmartphone,
  User,
  UserPlus,
} from 'lucide-react'
import { useState } from 'react'
import { Link, NavLink } from 'react-router'
import { session } from '../../lib/state/session.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Mark } from '../header/logo.tsx'
import type { LazyDialogProps } from '../lazy-dialog.tsx'
import { openPanel } from '../panels/panel-store.ts'
import { categoryTree, categoryUrl, useShellData } from '../shell-data.ts'
import styles from './mobile-drawer.module.css'
import { accountGroups, type IconName, type NavigationItem, visibleFor } from './navigation.ts'
import { opensDialog } from './opens-dialog.ts'
import { beyondTargets, SITE_TARGETS } from './site-targets.ts'

const ICONS: Record<IconName, LucideIcon> = {
  home: House,
  book: BookOpen,
  ebook: TabletSmartphone,
  library: Library,
  news: Newspaper,
  about: Info,
  manuscript: PencilLine,
  cart: ShoppingCart,
  login: LogIn,
  register: UserPlus,
  person: User,
  affiliate: Handshake,
  orders: ReceiptText,
  logout: LogOut,
}

/** The whole site on a phone: who one is, the category tree, then every other place. */
export default function MobileDrawer({ isOpen, onClose }: LazyDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Danh mục và lối đi" isTitleHidden place="left" className={styles.drawer}>
      <div className={styles.top}>
        <Mark />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: notices that a link inside was followed, by whatever means */}
      <div
        onClick={(event) => {
          if ((event.target as Element).closest('a')) onClose()
        }}
      >
        <DrawerNavigation />
      </div>
    </Dialog>
  )
}

export function DrawerNavigation() {
  const { roles, displayName } = session.use()
  return (
    <nav className={styles.navigation} aria-label="Toàn trang">
      {visibleFor(accountGroups(displayName), roles).map((group) => (
        <section key={group.id} aria-label={group.title} className={styles.part} data-part={group.id}>
          {group.id === 'member' && <p className={styles.greeting}>{group.title}</p>}
          <ItemList items={group.children ?? []} />
        </section>
      ))}
      <div className={styles.part}>
        <SettingsRow />
      </div>
      <section aria-label="Danh mục sách" className={styles.part}>
        <CategoryTree />
      </section>
      <section aria-label="Trang khác" className={styles.part}>
        <ItemList items={visibleFor([...SITE_TARGETS, ...beyondTargets()], roles)} />
      </section>
    </nav>
  )
}

/** A phone's header has no room for it, and the footer is far below. */
function SettingsRow() {
  return (
    <button
      type="button"
      className={styles.row}
      aria-haspopup="dialog"
      onClick={(event) => {
        // Closed at once, the drawer gives the focus back to what opened it, and the panel will do so too.
        event.currentTarget.closest('dialog')?.close()
        openPanel.set('settings')
      }}
    >
      <Settings size="2rem" aria-hidden="true" />
      Cài đặt hiển thị
    </button>
  )
}

function CategoryTree() {
  const { categories } = useShellData()
  const [openTop, setOpenTop] = useState<number | null>(null)
  return (
    <ul>
      {categories.length === 0 && (
        <li>
          <Link to="/san-pham" className={styles.row}>
            Tất cả sách
          </Link>
        </li>
      )}
      {categoryTree(categories).map((top) => {
        const isOpen = openTop === top.id
        const Chevron = isOpen ? ChevronDown : ChevronRight
        return (
          <li key={top.id}>
            <button
              type="button"
              className={styles.row}
              aria-expanded={isOpen}
              onClick={() => setOpenTop(isOpen ? null : top.id)}
            >
              <img src={`/media/ornaments/${top.id}-56.webp`} width="30" height="30" alt="" loading="lazy" />
              {top.name}
              <Chevron className={styles.end} size="1.6rem" aria-hidden="true" />
            </button>
            {isOpen && (
              <ul className={styles.children}>
                <li>
                  <Link to={categoryUrl(top)} className={styles.row}>
                    Xem cả mục<span className="visually-hidden"> {top.name}</span>
                  </Link>
                </li>
                {top.children.map((child) => (
                  <li key={child.id}>
                    <NavLink to={categoryUrl(child)} className={styles.row}>
                      {child.name}
                    </NavLink>
                  </li>
                ))}
              </ul>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function ItemList({ items }: { items: NavigationItem[] }) {
  return (
    <ul>
      {items.map(({ id, title, url, icon, badge, modal }) => {
        const Icon = icon ? ICONS[icon] : FileText
        return (
          <li key={id}>
            <NavLink
              to={url ?? '/'}
              className={styles.row}
              end={id === 'profile' || id === 'orders'}
              onClick={opensDialog({ modal })}
            >
              <Icon size="2rem" aria-hidden="true" />
              {title}
              {badge !== undefined && (
                <span className={styles.badge} data-part="menu-badge">
                  {badge}
                </span>
              )}
            </NavLink>
          </li>
        )
      })}
    </ul>
  )
}
