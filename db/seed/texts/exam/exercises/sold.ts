import { FOUR_STATEMENTS, HOMEWORK, type PaperText, PRACTICE } from '../paper-text.ts'
import { questions } from '../question-text.ts'

const python = questions('Python')
const statistics = questions('Thống kê')

export const SOLD: PaperText[] = [
  {
    courseId: 102,
    lesson: 3,
    title: 'Luyện tập: if, elif, else',
    summary: 'Năm đoạn mã ngắn, đọc và đoán kết quả.',
    rules: PRACTICE,
    parts: [
      {
        title: 'Câu hỏi',
        points: 2,
        questions: python`
## Rẽ nhánh

[recall] So sánh bằng nhau trong Python viết thế nào?
A) ~=~
*B) ~==~
C) ~:=~
D) ~===~
! Một dấu ~=~ là gán; hai dấu ~==~ là so sánh.

[understand] Với ~tuoi = 11~, điều kiện ~6 <= tuoi <= 10~ có giá trị nào?
A) ~True~
*B) ~False~
C) ~11~
D) Báo lỗi
! 11 không nhỏ hơn hoặc bằng 10.

[understand] Chương trình in ra gì?
~ diem = 6.5
~ if diem >= 8:
~     print("Giỏi")
~ elif diem >= 6.5:
~     print("Khá")
~ elif diem >= 5:
~     print("Đạt")
A) Giỏi
*B) Khá
C) Đạt
D) Khá, rồi Đạt
! Điều kiện đúng đầu tiên là ~6.5 >= 6.5~; các nhánh sau bị bỏ qua.

[recall, all] Điền cho đủ.
_ Cuối dòng điều kiện có dấu [[hai chấm|:]].
_ Theo quy ước, khối lệnh bên trong lùi vào [[4|bốn]] dấu cách.
! Python hiểu cấu trúc chương trình nhờ dấu hai chấm và khoảng lùi.

[apply] Những giá trị nào của ~n~ làm ~n % 3 == 0 and n % 2 != 0~ đúng?
*A) 9
B) 12
*C) 15
D) 20
! Phải chia hết cho 3 và là số lẻ: 9 và 15. Số 12 chẵn; 20 không chia hết cho 3.
`,
      },
    ],
  },
  {
    courseId: 102,
    lesson: 4,
    title: 'Luyện tập: vòng lặp for và range',
    summary: 'Năm câu về range và cộng dồn.',
    rules: PRACTICE,
    parts: [
      {
        title: 'Câu hỏi',
        points: 2,
        questions: python`
## Vòng lặp

[recall] Nối mỗi cách viết với dãy số.
<> ~range(5)~ => 0, 1, 2, 3, 4
<> ~range(1, 6)~ => 1, 2, 3, 4, 5
<> ~range(0, 10, 2)~ => 0, 2, 4, 6, 8
<> ~range(5, 0, -1)~ => 5, 4, 3, 2, 1
=> 0, 1, 2, 3, 4, 5
! Số cuối không được lấy; tham số thứ ba là bước nhảy.

[understand] ~range(3, 12)~ có bao nhiêu số?
= 9 | số
! Từ 3 đến 11: $12 - 3 = 9$ số.

[understand] Chương trình in ra số nào?
~ tong = 0
~ for i in range(1, 11):
~     tong = tong + i
~ print(tong)
= 55
! $1 + 2 + \dots + 10 = \dfrac{10 \cdot 11}{2} = 55$.

[understand] Khi tính tích của nhiều số, biến đứng ngoài vòng lặp phải bắt đầu từ số nào?
A) 0
*B) 1
C) 10
D) số nào cũng được
! Nhân với 0 luôn ra 0; bắt đầu từ 1 thì không làm thay đổi tích.

[apply] Sắp xếp các dòng để in ra tổng các số lẻ từ 1 đến 99.
1) ~tong = 0~
2) ~for i in range(1, 100, 2):~
3) ~    tong = tong + i~
4) ~print(tong)~
! Biến cộng dồn đứng trước vòng lặp, dòng in đứng sau vòng lặp. Kết quả là 2500.
`,
      },
    ],
  },
  {
    courseId: 106,
    lesson: 2,
    title: 'Bài tập: trung bình, trung vị, độ lệch chuẩn',
    summary: 'Năm câu trên một bảng số liệu nhỏ.',
    rules: HOMEWORK,
    parts: [
      {
        title: 'Câu hỏi',
        instructions: FOUR_STATEMENTS,
        points: 2,
        questions: statistics`
## Trung bình và độ phân tán

[recall] Trung bình cộng của sáu số 1, 2, 2, 3, 4, 18 là bao nhiêu?
= 5
! Tổng là 30, chia cho 6 được 5.

[recall] Trung vị của sáu số 1, 2, 2, 3, 4, 18 là bao nhiêu?
= 2,5
! Hai số đứng giữa là 2 và 3: $(2 + 3) : 2 = 2,5$.

[recall] Mốt của sáu số 1, 2, 2, 3, 4, 18 là bao nhiêu?
= 2
! Số 2 xuất hiện hai lần, các số khác một lần.

[understand] Số sách sáu bạn đọc trong một tháng: 1, 2, 2, 3, 4, 18.
Đ) Năm trong sáu bạn đọc ít hơn trung bình.
Đ) Trung vị mô tả “người điển hình” tốt hơn trung bình.
S) Nên xoá số 18 vì nó khác các số còn lại.
Đ) Thay 18 bằng 8 thì trung vị không đổi.
! Số 18 kéo trung bình lên 5. Chỉ xoá khi biết ghi nhầm. Trung vị chỉ phụ thuộc hai số đứng giữa.

[apply] Phương sai mẫu (bình phương của độ lệch chuẩn mẫu, chia cho $n - 1$) của năm số 1, 2, 3, 4, 5 bằng bao nhiêu?
= 2,5
! Trung bình 3; tổng bình phương độ lệch $4 + 1 + 0 + 1 + 4 = 10$; $s^2 = 10 : 4 = 2,5$.
`,
      },
    ],
  },
]
