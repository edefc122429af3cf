export const BANNERS = [
  {
    kicker: 'Giáo trình năm học mới',
    title: 'Sách hay cho một mùa học mới',
    subtitle: 'Hơn ba trăm đầu sách do giảng viên biên soạn, kèm bản điện tử đọc ngay sau khi mua.',
    linkText: 'Xem giáo trình mới',
    url: '/san-pham/danh-muc/giao-trinh-dai-cuong.1',
    scene: 'terraces',
  },
  {
    kicker: 'Sách điện tử',
    title: 'Cả tủ sách trong túi áo',
    subtitle: 'Giữ đúng số trang bản in, tìm chữ không cần gõ dấu, ghi chú theo bạn trên mọi thiết bị.',
    linkText: 'Vào tủ sách điện tử',
    url: '/sach-dien-tu',
    scene: 'shelves',
  },
  {
    kicker: 'Dành cho tác giả',
    title: 'Bản thảo của bạn, công việc của chúng tôi',
    subtitle: 'Gửi bản thảo hoặc đề cương kèm hai chương, theo dõi từng bước ngay trên trang.',
    linkText: 'Tiếp nhận bản thảo',
    url: '/tiep-nhan-ban-thao',
    scene: 'book',
  },
  {
    kicker: 'Mùa tựu trường',
    title: 'Làng, phố và những mái đình',
    subtitle: 'Tủ sách văn hoá địa phương giảm giá trong mùa tựu trường, có quà cho đơn từ ba cuốn.',
    linkText: 'Đến tủ sách',
    url: '/pages/mua-tuu-truong',
    scene: 'roofs',
  },
]

/** Rows of the home page; `picked` ones name their books. */
export const BLOCKS = [
  { name: 'Mới phát hành', url: '/san-pham?sort=newest', kind: 'products', fill: 'newest' },
  { name: 'Bán chạy', url: '/san-pham?sort=bestselling', kind: 'products', fill: 'bestselling' },
  {
    name: 'Chuyên khảo',
    url: '/san-pham/danh-muc/khoa-hoc-xa-hoi-va-nhan-van.12',
    kind: 'products',
    fill: 'picked',
    productIds: [56, 59, 46, 76, 211, 313, 63, 231, 252, 35],
  },
  { name: 'Sách điện tử', url: '/sach-dien-tu', kind: 'products', fill: 'digital' },
  {
    name: 'Chuyện làng, chuyện phố',
    url: '/san-pham/danh-muc/van-hoa-dia-phuong.73',
    kind: 'selection',
    fill: 'picked',
    description: 'Ruộng đồng, phố cảng, chợ phiên, mái đình: những cuốn sách lắng nghe đất và người.',
    productIds: [56, 59, 61, 309, 310, 311, 312, 313],
  },
  {
    name: 'Năm đầu đại học',
    url: '/san-pham/danh-muc/ki-nang-dai-hoc.5',
    kind: 'selection',
    fill: 'picked',
    description: 'Học thế nào, ở đâu, với ai: tủ sách cho người vừa bước qua cổng trường.',
    productIds: [23, 18, 19, 20, 21, 22, 3001, 318],
  },
  {
    name: 'Trước giờ đi ngủ',
    url: '/san-pham/danh-muc/truyen-ke.68',
    kind: 'selection',
    fill: 'picked',
    description: 'Truyện tranh và khoa học vui để cha mẹ đọc cùng con, mỗi tối vài trang.',
    productIds: [286, 288, 289, 290, 291, 292, 293, 298],
  },
] as const

export const PARTNERS = [
  { name: 'Đại học Sông Thao', url: 'https://songthao.example' },
  { name: 'Học viện Kinh Bắc', url: 'https://kinhbac.example' },
  { name: 'Viện Thổ nhưỡng', url: 'https://thonhuong.example' },
  { name: 'Thư viện Trường Giang', url: 'https://truonggiang.example' },
  { name: 'Đại học Y Hoa Lư', url: 'https://yhoalu.example' },
  { name: 'Quỹ Sách Hải Vân', url: 'https://haivan.example' },
  { name: 'Bảo tàng Phố Giấy', url: 'https://phogiay.example' },
  { name: 'Trường Sư phạm Bến Tam', url: 'https://bentam.example' },
]

export const NOTES = [
  { title: 'Miễn phí giao hàng', detail: 'Cho đơn sách giấy từ 250.000 ₫ trên toàn quốc.' },
  { title: 'Sách điện tử đọc thử', detail: 'Mỗi cuốn mở sẵn phần đầu để đọc thử, không cần đăng nhập.' },
  { title: 'Đổi trả trong bảy ngày', detail: 'Sách lỗi in, thiếu trang hoặc rách khi giao được đổi cuốn mới.' },
]

/** `hour` is Vietnam's. */
export const EVENTS = [
  {
    title: 'Gặp tác giả: đọc địa bạ cùng nhau',
    detail: 'Phòng đọc tầng hai, số 16 phố Hàng Giấy. Vào cửa tự do.',
    inDays: 4,
    hour: 15,
  },
  {
    title: 'Lớp thử: vẽ tại nhà với một cây bút chì',
    detail: 'Buổi học trực tuyến miễn phí, đăng ký trước một ngày.',
    inDays: 9,
    hour: 19,
  },
  { title: 'Ngày hội đổi sách cũ lấy cây xanh', detail: 'Mang ba cuốn giáo trình cũ, nhận một chậu cây.', inDays: 16, hour: 8 },
  {
    title: 'Hạn nhận bản thảo giáo trình học kì hai',
    detail: 'Nộp đề cương kèm ít nhất hai chương ở mục Tiếp nhận bản thảo.',
    inDays: 30,
    hour: 17,
  },
]
