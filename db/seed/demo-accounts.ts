/** Everybody knows these passwords: they exist only in the demo. */
export const DEMO_ACCOUNTS = [
  { email: 'docgia@thuquan.test', password: 'DocGia@2026', name: 'Trần Minh Đọc Giả', phone: '0912345671', role: 'user' },
  { email: 'bientap@thuquan.test', password: 'BienTap@2026', name: 'Lê Thu Biên Tập', phone: '0912345672', role: 'staff' },
  { email: 'quantri@thuquan.test', password: 'QuanTri@2026', name: 'Phạm An Quản Trị', phone: '0912345673', role: 'admin' },
] as const
