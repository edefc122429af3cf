/** SPEC §2.3: pages that are nothing but their text. */
export const TEXT_PAGES = [
  ...['gioi-thieu', 'gioi-thieu-old', 'su-menh-tam-nhin', 'huong-dan-mua-hang', 'phuong-thuc-van-chuyen', 'chinh-sach-doi-tra'],
  ...['dieu-khoan-su-dung', 'dieu-khoan-cong-tac-vien', 'chinh-sach-kiem-hang', 'chinh-sach-mua-hang'],
  ...['dieu-khoan-giao-dich-chung'],
]
