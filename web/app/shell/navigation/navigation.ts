import type { Role } from '../../lib/state/session.ts'

/** SPEC §3: navigation is data; the top bar, the main menu and the drawer each show their part of it. */
export interface NavigationItem {
  id: string
  title: string
  type: 'item' | 'group'
  url?: string
  /** Pages elsewhere that belong to it: the menu marks it there too. */
  also?: readonly string[]
  icon?: IconName
  /** The dialog that answers instead of a page. The address stands for it wherever the dialog can't open. */
  modal?: 'login' | 'register' | 'logout'
  /** SPEC §6: absent or null for everybody, empty for guests only, else one of these roles. */
  auth?: readonly Role[] | null
  badge?: number
  children?: NavigationItem[]
}

export type IconName =
  | 'home'
  | 'book'
  | 'ebook'
  | 'library'
  | 'news'
  | 'about'
  | 'manuscript'
  | 'cart'
  | 'login'
  | 'register'
  | 'person'
  | 'affiliate'
  | 'orders'
  | 'logout'

/** SPEC §6: the access list of logged-in people. */
export const MEMBERS = ['admin', 'staff', 'user'] as const satisfies Role[]
export const GUESTS = [] as const satisfies Role[]

export const MAIN_MENU: NavigationItem[] = [
  { id: 'home', title: 'Trang chủ', type: 'item', url: '/trang-chu' },
  { id: 'books', title: 'Sách', type: 'item', url: '/san-pham' },
  { id: 'ebooks', title: 'Sách điện tử', type: 'item', url: '/sach-dien-tu', icon: 'ebook' },
  { id: 'library', title: 'Thư viện số', type: 'item', url: '/thu-vien', also: ['/khoa-hoc', '/bai-hoc'] },
  { id: 'news', title: 'Tin sách', type: 'item', url: '/tin-sach' },
  {
    id: 'about',
    title: 'Giới thiệu',
    type: 'group',
    children: [
      { id: 'mission', title: 'Sứ mệnh và tầm nhìn', type: 'item', url: '/su-menh-tam-nhin' },
      { id: 'structure', title: 'Cơ cấu tổ chức', type: 'item', url: '/co-cau-to-chuc' },
      { id: 'logo', title: 'Logo', type: 'item', url: '/logo-nha-xuat-ban-dhqghn' },
      { id: 'publisher', title: 'Giới thiệu nhà xuất bản', type: 'item', url: '/gioi-thieu' },
    ],
  },
  {
    id: 'manuscript',
    title: 'Tiếp nhận bản thảo',
    type: 'item',
    url: '/tiep-nhan-ban-thao',
    also: ['/tao-ban-thao', '/chi-tiet-ban-thao', '/tra-cuu-ban-thao'],
    icon: 'manuscript',
  },
]

const LOG_OUT: NavigationItem = {
  id: 'logout',
  title: 'Đăng xuất',
  type: 'item',
  url: '/logout',
  icon: 'logout',
  modal: 'logout',
}

/** The two groups of which everybody sees one; the member group's title is the greeting. */
export const accountGroups = (displayName: string): NavigationItem[] => [
  {
    id: 'guest',
    title: 'Tài khoản',
    type: 'group',
    auth: GUESTS,
    children: [
      { id: 'login', title: 'Đăng nhập', type: 'item', url: '/login', icon: 'login', modal: 'login' },
      { id: 'register', title: 'Đăng ký', type: 'item', url: '/login?dialog=register', icon: 'register', modal: 'register' },
    ],
  },
  {
    id: 'member',
    title: greetingOf(displayName),
    type: 'group',
    auth: MEMBERS,
    children: [
      { id: 'profile', title: 'Thông tin tài khoản', type: 'item', url: '/tai-khoan', icon: 'person' },
      { id: 'my-library', title: 'Thư viện của tôi', type: 'item', url: '/tai-khoan/thu-vien-cua-toi', icon: 'library' },
      { id: 'affiliate', title: 'Cộng tác viên', type: 'item', url: '/tai-khoan/affiliate', icon: 'affiliate' },
      { id: 'orders', title: 'Đơn hàng', type: 'item', url: '/tai-khoan', icon: 'orders' },
      LOG_OUT,
    ],
  },
]

export const SHORT_ACCOUNT_MENU: NavigationItem[] = [
  { id: 'account', title: 'Tài khoản', type: 'item', url: '/tai-khoan', icon: 'person', auth: MEMBERS },
  { ...LOG_OUT, auth: MEMBERS },
]

/** SPEC §6, for a navigation item as for a route. */
export function isAllowed(auth: NavigationItem['auth'], roles: readonly Role[]): boolean {
  if (auth === null || auth === undefined) return true
  return auth.length === 0 ? roles.length === 0 : auth.some((role) => roles.includes(role))
}

/** What these roles get to see; a group that loses all its items goes too. */
export function visibleFor(items: readonly NavigationItem[], roles: readonly Role[]): NavigationItem[] {
  return items.flatMap((item) => {
    if (!isAllowed(item.auth, roles)) return []
    if (!item.children) return [item]
    const children = visibleFor(item.children, roles)
    return children.length ? [{ ...item, children }] : []
  })
}

const LONGEST_NAME = 15

/** SPEC §2.1: names longer than 15 characters are cut to 15, then '...'. Counted as people see them: `ễ` is one. */
export function greetingOf(name: string): string {
  const characters = [...name.normalize('NFC')]
  return `Xin chào, ${characters.length > LONGEST_NAME ? `${characters.slice(0, LONGEST_NAME).join('')}...` : name}`
}
