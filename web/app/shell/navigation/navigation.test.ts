import { describe, expect, test } from 'vitest'
import { isCurrent } from './is-current.ts'
import { accountGroups, greetingOf, MAIN_MENU, type NavigationItem, SHORT_ACCOUNT_MENU, visibleFor } from './navigation.ts'
import { beyondTargets, SITE_TARGETS } from './site-targets.ts'

const item = (id: string, more: Partial<NavigationItem> = {}): NavigationItem => ({ id, title: id, type: 'item', ...more })
const ids = (items: NavigationItem[]) => items.map(({ id }) => id)

describe('visibleFor (SPEC §6)', () => {
  const items = [
    item('absent'),
    item('null', { auth: null }),
    item('guests', { auth: [] }),
    item('admin', { auth: ['admin'] }),
    item('staff', { auth: ['admin', 'staff'] }),
    item('user', { auth: ['admin', 'staff', 'user'] }),
  ]

  test.each([
    [[], ['absent', 'null', 'guests']],
    [['user'], ['absent', 'null', 'user']],
    [['staff'], ['absent', 'null', 'staff', 'user']],
    [['admin'], ['absent', 'null', 'admin', 'staff', 'user']],
    [
      ['user', 'staff'],
      ['absent', 'null', 'staff', 'user'],
    ],
  ] as const)('roles %j', (roles, seen) => {
    expect(ids(visibleFor(items, roles))).toEqual(seen)
  })

  test('looks into groups, and drops one that has nothing left', () => {
    const groups = [
      item('open', { type: 'group', children: [item('a', { auth: [] }), item('b', { auth: ['user'] })] }),
      item('closed', { type: 'group', children: [item('c', { auth: ['admin'] })] }),
    ]
    const seen = visibleFor(groups, ['user'])
    expect(ids(seen)).toEqual(['open'])
    expect(ids(seen[0]?.children ?? [])).toEqual(['b'])
    expect(groups[0]?.children).toHaveLength(2)
  })

  test('guests get log-in and register, members their own group', () => {
    const [guest, ...others] = visibleFor(accountGroups(''), [])
    expect(others).toEqual([])
    expect(guest?.children?.map(({ title, modal }) => [title, modal])).toEqual([
      ['Đăng nhập', 'login'],
      ['Đăng ký', 'register'],
    ])
    const [member] = visibleFor(accountGroups('Minh Anh'), ['user'])
    expect(member?.title).toBe('Xin chào, Minh Anh')
    expect(member?.children?.map(({ title, url }) => [title, url])).toEqual([
      ['Thông tin tài khoản', '/tai-khoan'],
      ['Thư viện của tôi', '/tai-khoan/thu-vien-cua-toi'],
      ['Cộng tác viên', '/tai-khoan/affiliate'],
      ['Đơn hàng', '/tai-khoan'],
      ['Đăng xuất', '/logout'],
    ])
  })

  test('the short account menu is for members', () => {
    expect(visibleFor(SHORT_ACCOUNT_MENU, [])).toEqual([])
    expect(visibleFor(SHORT_ACCOUNT_MENU, ['user']).map(({ title, url, modal }) => [title, url, modal])).toEqual([
      ['Tài khoản', '/tai-khoan', undefined],
      ['Đăng xuất', '/logout', 'logout'],
    ])
  })
})

test('the seven targets of SPEC §2.1, the cart with its fixed 25', () => {
  expect(SITE_TARGETS.map(({ title, url, badge }) => [title, url, badge])).toEqual([
    ['Trang chủ', '/trang-chu', undefined],
    ['Sách', '/san-pham', undefined],
    ['Thư viện số', '/thu-vien', undefined],
    ['Tin sách', '/tin-sach', undefined],
    ['Giới thiệu', '/gioi-thieu', undefined],
    ['Tiếp nhận bản thảo', '/tiep-nhan-ban-thao', undefined],
    ['Giỏ hàng', '/gio-hang', 25],
  ])
})

test('every address of the main menu is in the drawer too', () => {
  const drawer = [...SITE_TARGETS, ...beyondTargets()].map(({ url }) => url)
  for (const { url } of MAIN_MENU.flatMap((entry) => entry.children ?? [entry])) expect(drawer).toContain(url)
  expect(new Set(drawer).size).toBe(drawer.length)
})

describe('greetingOf (SPEC §2.1)', () => {
  test.each([
    ['', 'Xin chào, '],
    ['Minh Anh', 'Xin chào, Minh Anh'],
    ['Nguyễn Văn Bình', 'Xin chào, Nguyễn Văn Bình'],
    ['Nguyễn Văn Bìnhh', 'Xin chào, Nguyễn Văn Bình...'],
    ['Công Tằng Tôn Nữ Ngọc Diệp', 'Xin chào, Công Tằng Tôn N...'],
  ])('%j', (name, greeting) => expect(greetingOf(name)).toBe(greeting))

  test('letters with loose accents count once and are never torn from them', () => {
    expect(greetingOf('Nguyễn Văn Bình'.normalize('NFD'))).not.toContain('...')
    expect(greetingOf('Nguyễn Thị Tuyết Nhung'.normalize('NFD'))).toBe('Xin chào, Nguyễn Thị Tuyế...')
  })
})

test('one item of the account is marked at a time, although personal info and orders share an address', () => {
  const [, member] = accountGroups('Lan')
  const marked = (pathname: string) => member?.children?.filter((item) => isCurrent(item, pathname)).map(({ id }) => id)
  expect(marked('/tai-khoan/thong-tin-tai-khoan')).toEqual(['profile'])
  expect(marked('/tai-khoan/don-hang/TQ1')).toEqual(['orders'])
  expect(marked('/tai-khoan/thu-vien-cua-toi')).toEqual(['my-library'])
})
