import { ALL_FIELDS, FOUR_STATEMENTS, type PaperText } from '../paper-text.ts'
import { questions } from '../question-text.ts'

const asked = questions('Thống kê')

export const STATISTICS: PaperText = {
  courseId: 106,
  title: 'Kiểm tra cuối khoá: đọc và báo cáo số liệu',
  summary: 'Chín câu, không giới hạn thời gian. Nên có máy tính cầm tay và giấy nháp.',
  rules: { attempts: 2, passMark: 5, reviewNow: ALL_FIELDS, reviewLater: ALL_FIELDS },
  parts: [
    {
      title: 'Phần I. Tính',
      instructions: 'Mỗi câu 1 điểm. Phần thập phân viết sau dấu phẩy.',
      points: 1,
      questions: asked`
## Trung bình và độ phân tán

[recall] Số lượt mượn sách của năm bạn: 4, 7, 1, 3, 10. Trung vị là bao nhiêu?
= 4
! Xếp lại: 1, 3, 4, 7, 10. Số đứng giữa là 4.

[understand] Cũng năm số 4, 7, 1, 3, 10: trung bình cộng là bao nhiêu?
= 5
! Tổng là 25, chia cho 5 được 5.

[apply] Độ lệch chuẩn mẫu (chia cho $n - 1$) của ba số 2, 4, 6 là bao nhiêu?
= 2
! Trung bình 4; các độ lệch bình phương: 4, 0, 4, tổng 8. $s = \sqrt{8 : 2} = 2$.

## Mẫu và ước lượng

[apply] Theo quy tắc $\dfrac{1}{\sqrt{n}}$, muốn sai số của một tỉ lệ vào khoảng 2% thì phải hỏi bao nhiêu người?
= 2500 | người
! $\sqrt{n} = 1 : 0,02 = 50$, nên $n = 2500$.

[apply] Hỏi 100 người, 80 người đồng ý. Sai số chuẩn của tỉ lệ là bao nhiêu (viết dưới dạng số thập phân)?
= 0,04
! $SE = \sqrt{\dfrac{0,8 \cdot 0,2}{100}} = \sqrt{0,0016} = 0,04$.
`,
    },
    {
      title: 'Phần II. Hiểu',
      instructions: `Mỗi câu 1,25 điểm. ${FOUR_STATEMENTS}`,
      points: 1.25,
      questions: asked`
## Mẫu và ước lượng

[understand] Một khảo sát trên 400 sinh viên cho khoảng tin cậy 95% của tỉ lệ đọc sách giấy là từ 55,2% đến 64,8%.
Đ) Ước lượng điểm của tỉ lệ là 60%.
S) Có đúng 95% sinh viên trả lời trong khoảng này.
Đ) Nếu hỏi nhiều người hơn, cũng bằng cách chọn ngẫu nhiên, khoảng thường hẹp lại.
S) Cỡ mẫu lớn chữa được việc chọn mẫu lệch.
! Điểm giữa khoảng là 60%. “95%” nói về cách làm khi lặp lại nhiều lần, không phải tỉ lệ người trả lời. Sai số giảm theo $\sqrt{n}$, nhưng chọn lệch thì hỏi bao nhiêu người cũng lệch.

## Kiểm định

[apply] Kiểm định $H_0: p = 0,5$ với 100 người, 60 người đồng ý. Chọn mọi kết luận đúng ở mức 5% (ngưỡng hai phía 1,96).
*A) $z = 2$.
B) $z = 1,2$.
*C) Bác bỏ $H_0$.
D) Đã chứng minh được $p$ bằng đúng $0,6$.
! $z = \dfrac{0,6 - 0,5}{0,05} = 2 > 1,96$ nên bác bỏ $H_0$. Bác bỏ $p = 0,5$ không có nghĩa là biết chính xác $p$.

## Tương quan

[understand] Ở một thành phố, tháng nào bán nhiều kem thì tháng ấy cũng nhiều ca đuối nước. Cách giải thích hợp lý nhất là
A) ăn kem làm người ta dễ đuối nước.
B) đuối nước làm người ta mua kem.
*C) trời nóng khiến cả hai cùng tăng.
D) số liệu chắc chắn bị ghi sai.
! Có một nguyên nhân thứ ba là thời tiết: trời nóng thì bán nhiều kem và nhiều người đi bơi. Tương quan không phải nguyên nhân.

## Báo cáo

[understand] Sắp xếp các bước của một cuộc khảo sát.
1) Nêu câu hỏi nghiên cứu.
2) Xác định tổng thể.
3) Chọn mẫu ngẫu nhiên.
4) Thu thập và kiểm tra số liệu.
5) Phân tích và lập khoảng tin cậy.
6) Viết phần kết quả.
! Câu hỏi quyết định tổng thể, tổng thể quyết định cách chọn mẫu; số liệu phải kiểm tra rồi mới phân tích, sau cùng mới viết.
`,
    },
  ],
}
