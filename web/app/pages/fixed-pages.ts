/** The pages of the house, as SPEC §2.3 lists them, in the groups in which they stand beside each other. */
export const FIXED_PAGES = [
  {
    title: 'Về nhà xuất bản',
    pages: [
      { path: '/gioi-thieu', title: 'Giới thiệu' },
      { path: '/su-menh-tam-nhin', title: 'Sứ mệnh và tầm nhìn' },
      { path: '/co-cau-to-chuc', title: 'Cơ cấu tổ chức' },
      { path: '/logo-nha-xuat-ban-dhqghn', title: 'Logo' },
      { path: '/lien-he-hop-tac', title: 'Liên hệ hợp tác' },
    ],
  },
  {
    title: 'Mua hàng',
    pages: [
      { path: '/huong-dan-mua-hang', title: 'Hướng dẫn mua hàng' },
      { path: '/phuong-thuc-van-chuyen', title: 'Phương thức vận chuyển' },
      { path: '/chinh-sach-doi-tra', title: 'Chính sách đổi trả' },
      { path: '/chinh-sach-kiem-hang', title: 'Chính sách kiểm hàng' },
      { path: '/chinh-sach-mua-hang', title: 'Chính sách mua hàng' },
      { path: '/ho-tro', title: 'Hỗ trợ' },
    ],
  },
  {
    title: 'Pháp lý',
    pages: [
      { path: '/dieu-khoan-giao-dich-chung', title: 'Điều khoản giao dịch chung' },
      { path: '/dieu-khoan-su-dung', title: 'Điều khoản sử dụng' },
      { path: '/dieu-khoan-cong-tac-vien', title: 'Điều khoản cộng tác viên' },
      { path: '/chinh-sach-bao-mat', title: 'Chính sách bảo mật' },
    ],
  },
] as const

export const groupOf = (path: string) => FIXED_PAGES.find(({ pages }) => pages.some((page) => page.path === path))
