import { MAIN_MENU, type NavigationItem } from './navigation.ts'

/** SPEC §2.1, §9: this menu's cart badge is the fixed number 25; the header's own cart shows the real count. */
export const MENU_CART_BADGE = 25

/** SPEC §2.1: the seven targets, for the drawer and the vertical navbar. */
export const SITE_TARGETS: NavigationItem[] = [
  { id: 'home', title: 'Trang chủ', type: 'item', url: '/trang-chu', icon: 'home' },
  { id: 'books', title: 'Sách', type: 'item', url: '/san-pham', icon: 'book' },
  { id: 'library', title: 'Thư viện số', type: 'item', url: '/thu-vien', icon: 'library' },
  { id: 'news', title: 'Tin sách', type: 'item', url: '/tin-sach', icon: 'news' },
  { id: 'about', title: 'Giới thiệu', type: 'item', url: '/gioi-thieu', icon: 'about' },
  { id: 'manuscript', title: 'Tiếp nhận bản thảo', type: 'item', url: '/tiep-nhan-ban-thao', icon: 'manuscript' },
  { id: 'cart', title: 'Giỏ hàng', type: 'item', url: '/gio-hang', icon: 'cart', badge: MENU_CART_BADGE },
]

/** What the main menu has beyond the seven targets: the drawer lists it after them. */
export function beyondTargets(): NavigationItem[] {
  const known = new Set(SITE_TARGETS.map((item) => item.url))
  return MAIN_MENU.flatMap((item) => item.children ?? [item]).filter((item) => !known.has(item.url))
}
