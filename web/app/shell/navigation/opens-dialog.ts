import type { MouseEvent } from 'react'
import { openDialog } from '../../account/dialogs/account-dialog-store.ts'
import type { NavigationItem } from './navigation.ts'

/** With JavaScript the dialog answers; without, or in a new tab, the page behind the address. */
export const opensDialog =
  ({ modal }: Pick<NavigationItem, 'modal'>) =>
  (event: MouseEvent) => {
    if (!modal || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    openDialog(modal)
  }
