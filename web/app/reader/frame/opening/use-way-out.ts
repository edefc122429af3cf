import { useEffect, useState } from 'react'

export interface WayOut {
  to: string
  label: string
}

/** From where one does not come to read. */
const NOT_BACK = /^\/(login|doc-sach|xem-truoc|preview|mua-ngay|gio-hang|cart)(\/|$)/

/** Back to the page one came from, where that is one of ours. */
export function useWayOut(usual: WayOut): WayOut {
  const [from, setFrom] = useState<string | null>(null)
  useEffect(() => setFrom(pageBefore(document.referrer, window.location.origin)), [])
  return from && from !== usual.to ? { to: from, label: 'Về trang trước' } : usual
}

export function pageBefore(referrer: string, origin: string): string | null {
  if (!URL.canParse(referrer)) return null
  const { origin: its, pathname, search } = new URL(referrer)
  return its === origin && !NOT_BACK.test(pathname) ? pathname + search : null
}
