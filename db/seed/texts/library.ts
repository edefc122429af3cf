/** Free courses of the digital library. */
export const LIBRARY_COURSES = [
  {
    title: 'Cấp cứu ban đầu cho mọi nhà',
    lessonCount: 12,
    summary: 'Mười hai tình huống thường gặp và thứ tự những việc cần làm; có chứng nhận sau bài kiểm tra.',
  },
  {
    title: 'Đọc sách đại học thế nào cho khỏi nản',
    lessonCount: 6,
    summary: 'Cách chia một cuốn sách dày thành những buổi đọc vừa sức, ghi chú và nhớ lâu.',
  },
  {
    title: 'Trích dẫn đúng trong một buổi chiều',
    lessonCount: 5,
    summary: 'Vì sao phải trích dẫn, ghi nguồn ra sao và thế nào là đạo văn.',
  },
  {
    title: 'Bảng tính cho người làm việc văn phòng',
    lessonCount: 14,
    summary: 'Từ nhập liệu gọn gàng đến biểu đồ dễ đọc, thực hành trên số liệu một hiệu sách.',
  },
  {
    title: 'Nhận biết hai mươi loài chim quanh sân trường',
    lessonCount: 8,
    summary: 'Nghe tiếng hót, nhìn dáng bay và ghi nhật ký quan sát cùng học sinh.',
  },
  {
    title: 'Câu tiếng Việt: viết ngắn, viết rõ',
    lessonCount: 10,
    summary: 'Những lỗi diễn đạt hay gặp trong bài luận và cách sửa từng câu.',
  },
  { title: 'Ruộng lúa bốn mùa', lessonCount: 40, summary: 'Bài giảng quay tại đồng qua hai vụ, có phụ đề và phiếu ghi chép.' },
  {
    title: 'An toàn khi dùng mạng cho học sinh',
    lessonCount: 7,
    summary: 'Mật khẩu, tin giả, ảnh cá nhân và cách nhờ người lớn giúp đỡ.',
  },
]

/** The textbooks shown on the home page: one a grade, each a book of the catalogue. */
export const TEXTBOOKS = [
  { bookId: 261, subject: 'Toán', grade: 1 },
  { bookId: 262, subject: 'Toán', grade: 2 },
  { bookId: 264, subject: 'Tiếng Việt', grade: 3 },
  { bookId: 265, subject: 'Tiếng Việt', grade: 4 },
  { bookId: 267, subject: 'Toán', grade: 5 },
  { bookId: 268, subject: 'Ngữ văn', grade: 6 },
  { bookId: 273, subject: 'Tin học', grade: 7 },
  { bookId: 270, subject: 'Khoa học tự nhiên', grade: 8 },
  { bookId: 271, subject: 'Lịch sử và Địa lý', grade: 9 },
  { bookId: 276, subject: 'Vật lý', grade: 10 },
  { bookId: 275, subject: 'Toán', grade: 11 },
  { bookId: 278, subject: 'Sinh học', grade: 12 },
]
