import { marked } from '../../learning/marked.ts'
import { ALL_FIELDS, type PaperText } from '../paper-text.ts'
import { questions } from '../question-text.ts'

const asked = questions('Python')

export const PYTHON: PaperText = {
  courseId: 102,
  title: 'Kiểm tra giữa khoá: từ biến đến từ điển',
  summary: 'Mười câu về bảy bài đầu. Câu hỏi và phương án được xáo trộn trong mỗi lần làm.',
  instructions: marked`
    Làm trên giấy trước, đừng chạy thử: mục đích là đọc được chương trình bằng mắt.`,
  rules: {
    minutes: 30,
    attempts: 2,
    waitMinutes: 60,
    passMark: 5,
    shufflesQuestions: true,
    shufflesOptions: true,
    reviewNow: ['score', 'correctness'],
    reviewLater: ALL_FIELDS,
  },
  parts: [
    {
      title: 'Câu hỏi',
      points: 1,
      questions: asked`
## Biến và kiểu dữ liệu

[recall] Hàm ~input~ trả về giá trị thuộc kiểu nào?
A) ~int~
B) ~float~
*C) ~str~
D) ~bool~
! ~input~ luôn trả về chữ. Muốn tính toán phải đổi kiểu, ví dụ ~int(input())~.

[understand] Nối mỗi giá trị với kiểu của nó.
<> ~"9"~ => ~str~
<> ~9~ => ~int~
<> ~9.0~ => ~float~
<> ~True~ => ~bool~
! Có dấu ngoặc kép là chữ; có dấu chấm thập phân là ~float~; ~True~ và ~False~ là ~bool~.

## Rẽ nhánh

[understand] Chương trình sau in ra gì khi ~diem = 7~?
~ if diem >= 5:
~     print("Đạt")
~ elif diem >= 6.5:
~     print("Khá")
~ else:
~     print("Cần cố gắng")
*A) Đạt
B) Khá
C) Đạt, rồi Khá
D) Cần cố gắng
! Điều kiện được xét từ trên xuống; ~7 >= 5~ đúng nên in “Đạt” và bỏ qua các nhánh còn lại.

[apply] Những năm nào là năm nhuận theo điều kiện ~(nam % 4 == 0 and nam % 100 != 0) or nam % 400 == 0~?
*A) 2024
B) 1900
*C) 2000
D) 2025
! 2024 chia hết cho 4, không chia hết cho 100. 2000 chia hết cho 400. 1900 chia hết cho 100 nhưng không chia hết cho 400. 2025 không chia hết cho 4.

## Vòng lặp

[recall, all] Điền số.
_ ~range(4)~ gồm 0, 1, 2 và [[3]].
_ Số cuối của ~range(1, 6)~ là [[5]].
_ ~range(0, 10, 2)~ có [[5|năm]] số.
! ~range~ không lấy số cuối: ~range(4)~ là 0, 1, 2, 3; ~range(1, 6)~ là 1, 2, 3, 4, 5; ~range(0, 10, 2)~ là 0, 2, 4, 6, 8.

[apply] Chương trình sau in ra số nào?
~ tong = 0
~ for i in range(1, 7):
~     if i % 2 == 0:
~         tong = tong + i
~ print(tong)
= 12
! ~i~ chạy từ 1 đến 6; chỉ cộng các số chẵn: 2 + 4 + 6 = 12.

[apply] Vòng lặp sau chạy bao nhiêu lượt?
~ n = 100
~ while n > 1:
~     n = n // 2
= 6 | lượt
! ~n~ lần lượt là 50, 25, 12, 6, 3, 1: sau sáu lượt thì ~n~ bằng 1 và vòng lặp dừng.

## Hàm, danh sách và từ điển

[understand] Sắp xếp các dòng thành một hàm trả về số lớn nhất trong danh sách số ~ds~.
1) ~def lon_nhat(ds):~
2) ~    ket_qua = ds[0]~
3) ~    for so in ds:~
4) ~        if so > ket_qua:~
5) ~            ket_qua = so~
6) ~    return ket_qua~
! Giả sử phần tử đầu là lớn nhất, đi qua từng số, gặp số lớn hơn thì thay, xong vòng lặp mới trả về.

[understand] Hàm không có ~return~ trả về giá trị nào?
A) 0
B) Chữ rỗng
C) ~False~
*D) ~None~
! Không có ~return~, hàm trả về ~None~, nghĩa là “không có gì”.

[apply] Sau khi chạy, ~dem["a"]~ bằng bao nhiêu?
~ dem = {}
~ for chu in "banana":
~     dem[chu] = dem.get(chu, 0) + 1
= 3
! Từ “banana” có ba chữ a, hai chữ n và một chữ b.
`,
    },
  ],
}
