/** `--giay` of the site's tokens. */
const PAPER = '#fbf7f0'

/** Lets the shop stand on a phone's home screen. */
export const MANIFEST = {
  id: '/',
  name: 'Thư Quán – Nhà xuất bản Đại học',
  short_name: 'Thư Quán',
  description: 'Hiệu sách, thư viện mở và khoá học của Nhà xuất bản Đại học Thư Quán.',
  lang: 'vi',
  dir: 'ltr',
  start_url: '/trang-chu',
  scope: '/',
  display: 'standalone',
  theme_color: PAPER,
  background_color: PAPER,
  categories: ['books', 'education', 'shopping'],
  icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('icon-maskable-512', 512, 'maskable')],
}

function icon(name: string, side: number, purpose: 'any' | 'maskable') {
  return { src: `/media/${name}.png`, sizes: `${side}x${side}`, type: 'image/png', purpose }
}
