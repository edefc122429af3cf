import { ChevronDown } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { openDialog } from '../account/account-dialog-store.ts'
import { isCheckingSession, session } from '../lib/session.ts'
import styles from './account-menu.module.css'
import { accountGroups, type NavigationItem, SHORT_ACCOUNT_MENU, visibleFor } from './navigation.ts'
import { useDisclosure } from './use-disclosure.ts'

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
      {isMember && <Greeting group={group} />}
      {(isMember ? visibleFor(SHORT_ACCOUNT_MENU, roles) : (group?.children ?? [])).map((item) => (
        <AccountLink key={item.id} item={item} />
      ))}
    </nav>
  )
}

function Greeting({ group }: { group: NavigationItem }) {
  const { isOpen, rootProps, buttonProps, panelProps } = useDisclosure()
  return (
    <div className={styles.greeting} data-open={isOpen || undefined} {...rootProps}>
      <button {...buttonProps}>
        {group.title}
        <ChevronDown size="1.4rem" aria-hidden="true" />
      </button>
      <div className={styles.panel} {...panelProps}>
        <ul>
          {group.children?.map((item) => (
            <li key={item.id}>
              <AccountLink item={item} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** With JavaScript the dialog answers; without, or in a new tab, the page behind the address. */
export const opensDialog = (item: NavigationItem) => (event: MouseEvent) => {
  if (!item.modal || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  openDialog(item.modal)
}

export function AccountLink({ item }: { item: NavigationItem }) {
  return (
    <Link to={item.url ?? '/'} onClick={opensDialog(item)}>
      {item.title}
    </Link>
  )
}
