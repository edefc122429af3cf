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
