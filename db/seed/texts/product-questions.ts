export interface AskedText {
  productId: number
  /** So many days before the demo was made. */
  daysAgo: number
  name: string
  content: string
  /** `press` answers first; readers who have the book may add. */
  answers: { by: 'press' | string; daysAgo: number; content: string }[]
}

/** Invented readers. What is said of a book agrees with its own page. */
export const ASKED: AskedText[] = [
  {
    productId: 56,
    daysAgo: 61,
    name: 'Vi H.',
    content: 'Sách in bìa cứng hay bìa mềm ạ? Mình muốn đặt cho thư viện khoa.',
    answers: [
      {
        by: 'press',
        daysAgo: 60,
        content:
          'Sách in bìa cứng, khổ 16 × 24 cm. Nếu thư viện cần từ mười bản trở lên, bạn gửi yêu cầu ở trang Mua số lượng lớn để có báo giá nhé.',
      },
    ],
  },
  {
    productId: 56,
    daysAgo: 47,
    name: 'Đoàn T.',
    content: 'Mình không học sử, chỉ muốn tìm hiểu làng quê Bắc Bộ ngày trước. Sách có khó đọc không?',
    answers: [
      {
        by: 'Lưu P.',
        daysAgo: 44,
        content: 'Mình cũng là người ngoài ngành. Hai chương đầu hơi nhiều số liệu, từ chỗ nói về hương ước thì đọc rất cuốn.',
      },
    ],
  },
  {
    productId: 56,
    daysAgo: 33,
    name: 'Cù M.',
    content: 'Sách có đính kèm ảnh chụp địa bạ không ạ?',
    answers: [
      {
        by: 'press',
        daysAgo: 32,
        content: 'Bạn bấm “Xem trang trong” ở đầu trang này để xem cách sách trình bày tư liệu trước khi mua nhé.',
      },
    ],
  },
  {
    productId: 56,
    daysAgo: 20,
    name: 'Thân K.',
    content: 'Đặt hôm nay thì bao giờ về tới Đà Nẵng?',
    answers: [
      {
        by: 'press',
        daysAgo: 20,
        content: 'Bạn chọn tỉnh, thành phố ở mục giao hàng trên trang này, phí và ngày nhận dự kiến hiện ra ngay.',
      },
      { by: 'Mạc L.', daysAgo: 15, content: 'Mình ở Đà Nẵng, đặt sáng thứ Hai thì chiều thứ Năm nhận được.' },
    ],
  },
  {
    productId: 56,
    daysAgo: 11,
    name: 'Giáp N.',
    content: 'Xuất hoá đơn cho trường thì ghi thông tin ở đâu ạ?',
    answers: [
      {
        by: 'press',
        daysAgo: 11,
        content:
          'Ở bước giao hàng, bạn đánh dấu vào ô hoá đơn rồi điền tên đơn vị, mã số thuế; hoá đơn điện tử gửi về email của bạn.',
      },
    ],
  },
  {
    productId: 56,
    daysAgo: 4,
    name: 'Ninh A.',
    content: 'Trích dẫn cuốn này trong luận văn thì ghi thế nào cho đúng?',
    answers: [
      {
        by: 'press',
        daysAgo: 3,
        content: 'Bạn bấm nút trích dẫn dưới phần Chi tiết: có sẵn các kiểu thường dùng, kể cả BibTeX, để sao chép.',
      },
    ],
  },
  {
    productId: 58,
    daysAgo: 9,
    name: 'Tiêu B.',
    content: 'Sinh viên năm nhất tự đọc cuốn này được không ạ?',
    answers: [
      {
        by: 'press',
        daysAgo: 8,
        content: 'Được bạn nhé. Mỗi chương mở đầu bằng mục tiêu học tập, có ví dụ minh hoạ và câu hỏi ôn tập ở cuối.',
      },
    ],
  },
  {
    productId: 311,
    daysAgo: 2,
    name: 'Khúc D.',
    content: 'Mình đặt trước cuốn này cùng một cuốn khác thì có được giao riêng không?',
    answers: [
      {
        by: 'press',
        daysAgo: 1,
        content: 'Một đơn được giao một lần, khi cuốn cuối cùng phát hành. Cần cuốn kia sớm, bạn đặt thành hai đơn nhé.',
      },
    ],
  },
]
