import { showToast } from '../ui/overlay/toast-store.ts'

/** What a link takes for the wish to follow it, and then loads ahead. */
const INTENTS = ['mouseover', 'mouseout', 'focusin', 'touchstart'] as const
const MOVES = ['click', 'submit'] as const

/**
 * Without a network a link or a search would end on the browser's own error page, with the reader's place lost; even pointing
 * at a link would, for the router reloads the page when a part of the next one can't be loaded. So they stay here and are
 * told. Listens until the returned function is called.
 */
export function followConnection(): () => void {
  const listening = new AbortController()
  const options = { capture: true, passive: false, signal: listening.signal }
  const overlook = (event: Event) => {
    if (!navigator.onLine && (leavesPage(event.target) || leavesPage((event as MouseEvent).relatedTarget)))
      event.stopPropagation()
  }
  const stay = (event: Event) => {
    if (navigator.onLine || !(event.type === 'submit' ? opensPage(event.target) : leavesPage(event.target))) return
    event.preventDefault()
    event.stopPropagation()
    showToast('Đang mất kết nối mạng, trang mới chưa mở được', { variant: 'error' })
  }
  for (const type of INTENTS) window.addEventListener(type, overlook, { ...options, passive: true })
  for (const type of MOVES) window.addEventListener(type, stay, options)
  window.addEventListener('online', () => showToast('Đã có mạng trở lại'), options)
  return () => listening.abort()
}

/** A search has an address it leads to. Other forms send something, and say themselves that it did not arrive. */
const opensPage = (form: EventTarget | null) => form instanceof HTMLFormElement && form.hasAttribute('action')

function leavesPage(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link?.protocol.startsWith('http')) return false
  const { origin, pathname, search } = window.location
  if (link.origin === origin && isReader(pathname) && isReader(link.pathname) && navigator.serviceWorker?.controller) return false
  return link.origin !== origin || link.pathname !== pathname || link.search !== search
}

/** Pages that open without a network where the reader's service worker stands before them. */
const isReader = (path: string) => path === '/doc-sach' || path.startsWith('/doc-sach/')
