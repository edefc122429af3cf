/** SPEC §2.3, info and legal pages: each stands at its key. Pages that staff add later stand under /pages/. */
export const FIXED_PAGES = [
  'gioi-thieu',
  'su-menh-tam-nhin',
  'co-cau-to-chuc',
  'lien-he-hop-tac',
  'huong-dan-mua-hang',
  'logo-nha-xuat-ban-dhqghn',
  'phuong-thuc-van-chuyen',
  'chinh-sach-doi-tra',
  'ho-tro',
  'dieu-khoan-su-dung',
  'dieu-khoan-cong-tac-vien',
  'chinh-sach-bao-mat',
  'chinh-sach-kiem-hang',
  'chinh-sach-mua-hang',
  'dieu-khoan-giao-dich-chung',
] as const

export const isFixedPage = (key: string): boolean => (FIXED_PAGES as readonly string[]).includes(key)
