import { ALL_FIELDS, FOUR_STATEMENTS, type PaperText } from '../paper-text.ts'
import { questions } from '../question-text.ts'

const asked = questions('Tài chính cá nhân')

export const INTEREST: PaperText = {
  courseId: 21,
  title: 'Kiểm tra: lãi suất và món vay đầu đời',
  summary: 'Tám câu trong 20 phút, được dùng máy tính. Sau khi nộp chỉ thấy điểm; đáp án mở vào ngày ghi ở phần nội quy.',
  rules: {
    minutes: 20,
    attempts: 3,
    passMark: 5,
    shufflesOptions: true,
    reviewNow: ['score'],
    reviewLater: ALL_FIELDS,
    reviewInDays: 7,
  },
  parts: [
    {
      title: 'Câu hỏi',
      instructions: `Mỗi câu 1,25 điểm. ${FOUR_STATEMENTS} Phần thập phân viết sau dấu phẩy.`,
      points: 1.25,
      questions: asked`
## Lãi đơn và lãi kép

[recall] Gửi 20 triệu đồng, lãi đơn 5% một năm. Sau 4 năm có cả gốc lẫn lãi bao nhiêu triệu đồng?
= 24 | triệu đồng
! $20 \times (1 + 4 \times 0,05) = 24$ triệu đồng.

[understand] Gửi 100 triệu đồng, lãi kép 10% một năm, nhập lãi vào gốc cuối mỗi năm. Sau 3 năm có bao nhiêu triệu đồng?
= 133,1 | triệu đồng
! $100 \times 1,1^3 = 133,1$ triệu đồng.

[recall] Theo quy tắc 72, gửi tiền với lãi kép 8% một năm thì khoảng bao nhiêu năm tiền gấp đôi?
A) 6 năm
*B) 9 năm
C) 12 năm
D) 16 năm
! $72 : 8 = 9$ năm. Kiểm: $1,08^9 \approx 2,00$.

## Vay trả góp

[apply] Vay 12 triệu đồng trong 12 tháng, “lãi phẳng 1% một tháng trên số tiền vay ban đầu”. Mỗi tháng phải trả bao nhiêu triệu đồng?
= 1,12 | triệu đồng
! Gốc $12 : 12 = 1$ triệu, lãi $12 \times 1\% = 0,12$ triệu, cộng 1,12 triệu đồng.

[understand] Về lãi phẳng và lãi trên dư nợ giảm dần, với cùng mức “1,5% một tháng”:
Đ) Lãi phẳng tính trên số tiền vay ban đầu, dù nợ đã giảm.
S) Hai cách tính cho tổng lãi như nhau.
Đ) Lãi thật của lãi phẳng cao gần gấp đôi con số quảng cáo.
S) “Trả góp 0%” nghĩa là chắc chắn không mất thêm đồng nào.
! Trung bình cả kì chỉ nợ chừng một nửa nhưng vẫn trả lãi cho cả số ban đầu, nên lãi thật gần gấp đôi. Trả góp 0% có thể giấu lãi trong giá, phí hồ sơ hay bảo hiểm.

[apply] Vay 10 triệu đồng, trả đều mỗi tháng 1 triệu (gồm cả gốc và lãi), lãi 1% một tháng trên số còn nợ. Sau lần trả đầu tiên, còn nợ bao nhiêu triệu đồng?
= 9,1 | triệu đồng
! Lãi tháng đầu $10 \times 1\% = 0,1$ triệu; gốc được trả $1 - 0,1 = 0,9$ triệu; còn nợ $10 - 0,9 = 9,1$ triệu đồng.

## Lạm phát

[understand] Lãi gửi 6% một năm, giá cả tăng 4% một năm. Lãi thật gần nhất với
A) 10%
B) 6%
C) 4%
*D) 2%
! $1,06 : 1,04 \approx 1,019$: khoảng 1,9%. Trừ nhẩm $6 - 4 = 2\%$ là đủ dùng.

[master] Có người mời góp vốn với “lãi 5% một tháng, cam kết”. Những nhận xét nào đúng?
*A) Nếu nhập lãi vào gốc, đó là khoảng 80% một năm.
B) Đó đúng bằng 60% một năm, vì 5 × 12 = 60, dù có nhập lãi vào gốc.
*C) Mức ấy cao bất thường, rất có thể lấy tiền người sau trả người trước.
D) Có chữ “cam kết” thì không có rủi ro.
! $1,05^{12} - 1 \approx 0,796$, gần 80%. Không nghề lương thiện nào trả đều mức ấy; lời cam kết không làm rủi ro biến mất.
`,
    },
  ],
}
