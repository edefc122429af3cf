import { isSearchPopupOpen } from '../search/search-popup-store.ts'
import { openPanel } from './panel-store.ts'
import { hasKeys, meaningOf } from './shortcuts.ts'

/** Listens for "/" and "?" until the returned function is called. */
export function followKeys(): () => void {
  const follow = (event: KeyboardEvent) => {
    if (!hasKeys.get() || event.defaultPrevented || document.querySelector('dialog[open]')) return
    const { key, ctrlKey, metaKey, altKey } = event
    const meaning = meaningOf({ key, ctrlKey, metaKey, altKey, isTyping: isTypingIn(event.target) })
    if (meaning === 'help') openPanel.set('help')
    if (meaning !== 'search') return
    event.preventDefault()
    focusSearch()
  }
  document.addEventListener('keydown', follow)
  return () => document.removeEventListener('keydown', follow)
}

function isTypingIn(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
}

/** The first search field that can be seen; narrow screens have theirs in a popup. */
function focusSearch(): void {
  const field = [...document.querySelectorAll<HTMLInputElement>('input[type="search"]')].find((input) => input.checkVisibility())
  if (!field) isSearchPopupOpen.set(true)
  field?.focus()
  field?.select()
}
