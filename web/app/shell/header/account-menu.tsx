import { Link } from 'react-router'
import { openDialog } from '../../account/dialogs/account-dialog-store.ts'
import { isCheckingSession, session } from '../../lib/state/session.ts'
import { Menu } from '../../ui/overlay/menu.tsx'
import { accountGroups, SHORT_ACCOUNT_MENU, visibleFor } from '../navigation/navigation.ts'
import { opensDialog } from '../navigation/opens-dialog.ts'
import styles from './account-menu.module.css'

/**
 * The visitor's own corner of the top bar. Guests: log in, register. Members: their greeting, which opens their group,
 * and the short account menu. The server always draws a guest; who it is shows after hydration.
 */
export function AccountMenu() {
  const { roles, displayName } = session.use()
  const isChecking = isCheckingSession.use()
  // Better nothing for a moment than an offer to log in to somebody who is.
  if (isChecking) return null
  const [group] = visibleFor(accountGroups(displayName), roles)
  const isMember = group?.id === 'member'
  return (
    <nav className={styles.account} aria-label="Tài khoản">
      {isMember && (
        <Menu
          trigger={group.title}
          triggerClassName={styles.greeting}
          align="end"
          items={(group.children ?? []).map(({ title, url = '/', modal }) =>
            modal ? { title, onSelect: () => openDialog(modal) } : { title, url },
          )}
        />
      )}
      {(isMember ? visibleFor(SHORT_ACCOUNT_MENU, roles) : (group?.children ?? [])).map((item) => (
        <Link key={item.id} to={item.url ?? '/'} onClick={opensDialog(item)}>
          {item.title}
        </Link>
      ))}
    </nav>
  )
}
