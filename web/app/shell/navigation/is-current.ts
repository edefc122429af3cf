import type { NavigationItem } from './navigation.ts'

/** Personal info and orders share an address, which leads on to pages that tell them apart. */
const PAGES: Record<string, string> = { profile: '/tai-khoan/thong-tin-tai-khoan', orders: '/tai-khoan/don-hang' }

/** Whether the page belongs to this item of a menu: to one of them at most. */
export const isCurrent = ({ id, url = '/' }: NavigationItem, pathname: string): boolean =>
  `${pathname}/`.startsWith(`${PAGES[id] ?? url}/`)
