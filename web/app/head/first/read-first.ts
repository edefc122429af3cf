import { TEXT_PAGES } from '../../pages/text-pages.ts'

/**
 * The one rule: who comes to read gets a page that stands without its program, which waits for a hand; who comes to do something gets
 * the program at once. What is not named here is worked in.
 */
const READ_FIRST = [
  'trang-chu',
  ...['san-pham', 'san-pham/:id', 'san-pham/danh-muc/:id', 'sach-dien-tu', 'flashSale', 'product/productList', 'product/:id'],
  ...['tac-gia/:id', 'bo-sach/:id'],
  ...['tin-sach', 'tin-sach/:id', 'news/newsList', 'news/:id'],
  ...['thu-vien', 'library/libraryCourses', 'sach-giao-khoa', 'sgk/thu-vien-sgk'],
  ...TEXT_PAGES,
  ...['co-cau-to-chuc', 'logo-nha-xuat-ban-dhqghn', 'chinh-sach-bao-mat', 'pages/:id'],
]

const PATTERN = new RegExp(`^/(${READ_FIRST.join('|').replaceAll(':id', '[^/]+')})/?$`, 'i')

export const isReadFirst = (path: string): boolean => PATTERN.test(path)
