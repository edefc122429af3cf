import { ALL_FIELDS, FOUR_STATEMENTS, type PaperText } from '../paper-text.ts'
import { questions } from '../question-text.ts'

const asked = questions('An toàn mạng')

export const ONLINE_SAFETY: PaperText = {
  courseId: 8,
  title: 'Kiểm tra cuối khoá: an toàn khi dùng mạng',
  summary: 'Tám câu trong 15 phút, làm một lần. Kết quả mở vào ngày ghi ở phần nội quy, khi cả lớp đã làm xong.',
  rules: {
    minutes: 15,
    attempts: 1,
    passMark: 5,
    shufflesQuestions: true,
    shufflesOptions: true,
    reviewNow: [],
    reviewLater: ALL_FIELDS,
    reviewInDays: 3,
  },
  parts: [
    {
      title: 'Câu hỏi',
      instructions: `Mỗi câu 1,25 điểm. ${FOUR_STATEMENTS}`,
      points: 1.25,
      questions: asked`
## Mật khẩu

[recall] Mật khẩu nào khó dò nhất?
A) ~miu2013~
B) ~M!u2013~
*C) ~dua-hau-xe-dap-trang-tron~
D) ~12345678~
! Độ dài quan trọng hơn ký tự lạ: mỗi ký tự thêm vào nhân số lần thử lên.

[understand] Về xác thực hai bước:
Đ) Ngoài mật khẩu còn cần mã từ điện thoại.
Đ) Lộ mật khẩu mà không mất điện thoại thì kẻ lạ vẫn khó vào.
S) Nên đọc mã cho người gọi đến tự xưng là nhân viên để họ kiểm tra.
S) Đã bật xác thực hai bước thì dùng chung một mật khẩu ở mọi nơi cũng được.
! Nhân viên thật không bao giờ hỏi mã. Mỗi trang quan trọng vẫn cần mật khẩu riêng.

## Lừa đảo

[understand] Địa chỉ ~thuquan.example.qua-tang.test/vao~ thật ra thuộc trang nào?
A) thuquan.example
*B) qua-tang.test
C) example.qua-tang
D) vao
! Tên miền là cụm ngay trước dấu gạch chéo đầu tiên (không kể hai dấu sau https:), đọc từ phải sang trái: qua-tang.test.

[recall] Những dấu hiệu nào cho thấy một tin nhắn có thể là lừa đảo?
*A) Thúc giục: “chỉ còn 10 phút”
*B) Quà lớn cho việc nhỏ
C) Có dấu chấm ở cuối câu
*D) Dặn “đừng nói với bố mẹ”
! Bốn dấu hiệu: gấp, quá tốt, sợ, bí mật. Có hai dấu hiệu trở lên thì dừng.

[apply] Em lỡ gõ mật khẩu vào một trang giả. Việc nên làm ngay là
A) tắt máy và chờ xem sao.
*B) đổi mật khẩu ở trang thật và ở mọi nơi dùng chung mật khẩu ấy.
C) nhắn cho trang giả đòi xoá.
D) lập tài khoản mới.
! Kẻ lừa sẽ thử mật khẩu ấy ở nhiều trang, nên đổi ngay ở trang thật và những nơi dùng chung.

## Tin và ảnh

[understand] Nối mỗi câu với loại của nó.
<> Sân trường ngập 40 cm sáng nay => Sự kiện
<> Trường nên cho nghỉ => Ý kiến
<> Mai còn mưa to => Dự đoán
<> “Đèn học tốt nhất!” => Quảng cáo
! Sự kiện kiểm tra được; ý kiến thì hỏi lý do; dự đoán phải chờ và xem ai dự báo; quảng cáo thì xem ai trả tiền.

[recall] Sắp xếp ba bước kiểm tra một tin.
1) Dừng lại khi tin làm em giận, sợ hoặc mừng quá.
2) Tìm nguồn gốc: ai nói đầu tiên?
3) So với ít nhất hai nơi độc lập.
! Dừng, tìm, so.

## Bắt nạt trên mạng

[recall] Số điện thoại của tổng đài quốc gia bảo vệ trẻ em là số nào?
= 111
! 111, gọi miễn phí cả ngày đêm.
`,
    },
  ],
}
