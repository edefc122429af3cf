/** Where people call when nothing else helps. Made up, like every book here; a real press puts its own here. */
export const PUBLISHER_PHONE = '024 0000 1616'

/** What a courier takes at the door, in đồng: printed books only, up to this. */
export const CASH_MOST = 3_000_000

/** Who runs the shop, as the law wants it shown: footer, pages and letters read it here. Made up; a real press puts its own papers here. */
export const PUBLISHER = {
  name: 'Thư Quán',
  kind: 'Nhà xuất bản Đại học',
  legalName: 'Công ty TNHH một thành viên Nhà xuất bản Đại học Thư Quán',
  address: 'Số 16 phố Hàng Giấy, phường Hoàn Kiếm, thành phố Hà Nội',
  phone: PUBLISHER_PHONE,
  phoneUrl: 'tel:+842400001616',
  email: 'bandoc@thuquan.example',
  hours: '8:00–17:30, thứ Hai đến thứ Sáu',
  taxCode: '0100001616',
  responsible: 'Đặng Minh Thư, Giám đốc – Tổng biên tập',
  /** Decree 52/2013 art. 29 and the Publishing Law: number, day, issuer. */
  licences: [
    'Giấy chứng nhận đăng ký doanh nghiệp số 0100001616 do Sở Tài chính thành phố Hà Nội cấp ngày 16/08/2021',
    'Giấy phép thành lập nhà xuất bản số 16/GP-BTTTT do Bộ Thông tin và Truyền thông cấp ngày 02/03/2021',
    'Xác nhận đăng ký hoạt động xuất bản điện tử số 08/XN-CXBIPH do Cục Xuất bản, In và Phát hành cấp ngày 15/06/2022',
  ],
  social: [
    { name: 'Facebook', url: 'https://www.facebook.com/thuquan.example' },
    { name: 'YouTube', url: 'https://www.youtube.com/@thuquan.example' },
    { name: 'Zalo', url: 'https://zalo.me/thuquan.example' },
  ],
} as const
