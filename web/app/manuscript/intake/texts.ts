export const PATH_OF_A_MANUSCRIPT = [
  { title: 'Gửi', text: 'Nhận mã hồ sơ qua email ngay lập tức', time: 'trong ngày' },
  { title: 'Đọc sơ bộ', text: 'Biên tập viên kiểm tra hồ sơ, trao đổi với bạn', time: '2–3 tuần' },
  { title: 'Phản biện kín', text: 'Hai người phản biện cùng ngành viết nhận xét', time: '4–6 tuần' },
  { title: 'Quyết định', text: 'Hội đồng trả lời kèm lý do, kể cả khi không nhận', time: 'tuần thứ 9' },
  { title: 'Biên tập và in', text: 'Ký hợp đồng, duyệt bản bông (bản in thử), phát hành', time: '3–5 tháng' },
]

export const KINDS = [
  { title: 'Giáo trình', text: 'Theo đề cương môn học, có bài tập và gợi ý trả lời' },
  { title: 'Chuyên khảo', text: 'Kết quả nghiên cứu mới, có trích dẫn đầy đủ' },
  { title: 'Sách tham khảo', text: 'Viết cho người ngoài ngành đọc được' },
  { title: 'Sách dịch', text: 'Kèm thư đồng ý của bên giữ bản quyền' },
  { title: 'Kỷ yếu', text: 'Đã qua phản biện của ban tổ chức' },
  { title: 'Sách thiếu nhi', text: 'Kiến thức đúng, lời văn trong sáng' },
]

export const QUESTIONS = [
  {
    question: 'Tôi có phải trả chi phí xuất bản không?',
    answer:
      'Không, với bản thảo được hội đồng chọn. Sách có nguồn kinh phí riêng hoặc in theo đặt hàng sẽ có hợp đồng ghi rõ từng khoản.',
  },
  {
    question: 'Bản thảo chưa viết xong có gửi được không?',
    answer: 'Được. Gửi đề cương và ít nhất hai chương; biên tập viên sẽ cho ý kiến trước khi bạn viết tiếp.',
  },
  {
    question: 'Ai đọc được tệp của tôi?',
    answer:
      'Biên tập viên phụ trách và hai người phản biện; người phản biện không biết tên tác giả, tác giả không biết tên người phản biện. Mọi lượt mở tệp đều được ghi lại.',
  },
  {
    question: 'Đang tải lên thì mất mạng, tôi có phải làm lại không?',
    answer:
      'Không. Có mạng lại, tệp tự tải lên tiếp từ chỗ dở. Lỡ đóng trang, bạn mở lại rồi chọn đúng tệp ấy, phần đã tải lên vẫn còn trong bảy ngày.',
  },
  {
    question: 'Gửi rồi tôi có sửa được không?',
    answer:
      'Khi biên tập viên yêu cầu bổ sung hoặc chỉnh sửa, bạn tải phiên bản mới lên trang hồ sơ rồi bấm gửi; bản cũ luôn được giữ. Trước khi bản thảo được nhận xuất bản, bạn rút lại được bất cứ lúc nào.',
  },
]
