import { useLocation, useNavigation } from 'react-router'

/**
 * What a list is asked for stands in its address: page, filter, search. While another page or filter of the same list is on its
 * way this is the address to come, so that the tab just pressed is marked at once (`isComing`: what is shown is still the last).
 */
export function useListAddress() {
  const here = useLocation()
  const next = useNavigation().location
  const isComing = next !== undefined && next.pathname === here.pathname
  return { query: new URLSearchParams((isComing ? next : here).search), isComing }
}

/** `?page=3`; the first page for anything that is no page. */
export function pageIn(query: URLSearchParams, key = 'page'): number {
  const page = query.get(key) ?? ''
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1
}
