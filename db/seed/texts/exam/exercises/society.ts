import { FOUR_STATEMENTS, HOMEWORK, type PaperText, PRACTICE } from '../paper-text.ts'
import { questions } from '../question-text.ts'

const vietnamese = questions('Tiếng Việt thực hành')
const risk = questions('Đọc số liệu sức khoẻ')
const money = questions('Tài chính cá nhân')
const history = questions('Lịch sử 9')

export const SOCIETY: PaperText[] = [
  {
    courseId: 6,
    lesson: 4,
    title: 'Luyện tập: dấu phẩy, chấm phẩy, hai chấm',
    summary: 'Bốn câu về dấu câu, biết đúng sai ngay.',
    rules: PRACTICE,
    parts: [
      {
        title: 'Câu hỏi',
        points: 2.5,
        questions: vietnamese`
## Dấu câu

[understand] Câu nào đặt dấu phẩy **sai**?
A) Mùa mưa năm ấy, cầu gãy.
B) Ông Tư, người lái đò, đã nghỉ.
*C) Những người đã nộp bản thảo trước ngày mồng mười, sẽ nhận thư trong tuần.
D) Trời tạnh, chúng tôi đi.
! Dấu phẩy sau “mồng mười” chen vào giữa chủ ngữ và vị ngữ.

[understand] Theo quy tắc của bài học, câu nào dùng dấu hai chấm đúng?
A) Chúng tôi mua: giấy và mực.
*B) Có ba việc phải làm: đọc, ghi, hỏi.
C) Có ba việc phải làm là: đọc, ghi, hỏi.
D) Người viết: cần đọc lại bài.
! Trước dấu hai chấm phải là một ý đã trọn.

[recall] Những chỗ nào nên có dấu phẩy?
*A) Sau trạng ngữ đứng đầu câu
*B) Giữa các phần ngang hàng
C) Giữa chủ ngữ và vị ngữ
*D) Giữa hai vế của câu ghép
! Một chỗ không được có: giữa chủ ngữ và vị ngữ.

[apply] Điền dấu câu thích hợp (, hoặc ; hoặc :).
_ Ba loại giấy được thử[[:]] giấy dó, bền và đắt[[;]] giấy rơm, rẻ và giòn[[;]] giấy tái chế, ở giữa.
! Dấu hai chấm báo trước danh sách; dấu chấm phẩy tách các vế vì trong vế đã có dấu phẩy.
`,
      },
    ],
  },
  {
    courseId: 20,
    lesson: 3,
    title: 'Bài tập: bài toán mười nghìn người',
    summary: 'Dựng bảng bốn ô cho một xét nghiệm rồi trả lời năm câu.',
    rules: HOMEWORK,
    parts: [
      {
        title: 'Câu hỏi',
        instructions: FOUR_STATEMENTS,
        points: 2,
        questions: risk`
## Dương tính giả

[recall] Một bệnh có 2% dân số mắc. Trong 10.000 người có bao nhiêu người mắc bệnh?
= 200 | người
! $10000 \times 2\% = 200$.

[apply] Một bệnh có 2% dân số mắc; xét nghiệm có độ nhạy 95% và độ đặc hiệu 90%. Xét nghiệm 10.000 người thì bao nhiêu người mắc bệnh cho kết quả dương tính?
= 190 | người
! $200 \times 95\% = 190$.

[apply] Một bệnh có 2% dân số mắc; xét nghiệm có độ nhạy 95% và độ đặc hiệu 90%. Xét nghiệm 10.000 người thì bao nhiêu người không mắc bệnh mà vẫn dương tính?
= 980 | người
! Không mắc: 9.800 người; $9800 \times 10\% = 980$.

[apply] Một bệnh có 2% dân số mắc; xét nghiệm có độ nhạy 95% và độ đặc hiệu 90%. Một người dương tính có bệnh thật với khả năng khoảng bao nhiêu phần trăm?
A) 95%
B) 90%
C) 50%
*D) 16%
! Dương tính tất cả $190 + 980 = 1170$ người; $190 : 1170 \approx 16\%$.

[understand] Một bệnh có 2% dân số mắc; xét nghiệm có độ nhạy 95% và độ đặc hiệu 90%.
Đ) Phần lớn người dương tính không có bệnh.
S) Khả năng có bệnh khi dương tính không phụ thuộc bệnh hiếm hay phổ biến.
Đ) Người dương tính mà không có triệu chứng thường cần một xét nghiệm thứ hai.
Đ) Trong số người âm tính, hơn 99% không có bệnh.
! Âm tính: 10 người bệnh và 8.820 người khoẻ; $8820 : 8830 \approx 99,9\%$. Bệnh càng phổ biến, kết quả dương càng đáng tin.
`,
      },
    ],
  },
  {
    courseId: 21,
    lesson: 1,
    title: 'Luyện tập: lãi đơn, lãi kép, quy tắc 72',
    summary: 'Năm câu tính nhanh; nên có máy tính.',
    rules: PRACTICE,
    parts: [
      {
        title: 'Câu hỏi',
        instructions: FOUR_STATEMENTS,
        points: 2,
        questions: money`
## Lãi đơn và lãi kép

[recall] Trong công thức $FV = PV \times (1 + r)^n$, $n$ là
A) số tiền hôm nay.
B) lãi mỗi kì.
*C) số kì tính lãi.
D) số tiền sau cùng.
! $PV$ là tiền hôm nay, $FV$ là tiền sau $n$ kì, $r$ là lãi mỗi kì.

[understand] Gửi 10 triệu đồng, lãi kép 20% một năm. Sau 2 năm có bao nhiêu triệu đồng?
= 14,4 | triệu đồng
! $10 \times 1,2^2 = 14,4$ triệu đồng.

[understand] Cùng 10 triệu, cùng 20% một năm nhưng tính lãi đơn: sau 2 năm có bao nhiêu triệu đồng?
= 14 | triệu đồng
! $10 \times (1 + 2 \times 0,2) = 14$ triệu đồng; kém lãi kép 0,4 triệu.

[apply] Theo quy tắc 72, muốn tiền gấp đôi sau 12 năm thì lãi kép khoảng bao nhiêu phần trăm một năm?
= 6 | %
! $72 : 12 = 6$.

[understand] Về sức mạnh của lãi kép:
Đ) Với lãi suất vài phần trăm một năm, trong vài năm đầu lãi kép và lãi đơn gần như nhau.
Đ) Càng để lâu, lãi kép càng bỏ xa lãi đơn.
S) Quy tắc 72 chỉ dùng cho tiền gửi, không dùng cho tiền nợ.
S) Lãi 6% một năm ghép theo tháng nghĩa là mỗi tháng 6%.
! Nợ không trả cũng gấp đôi theo quy tắc 72. Lãi 6% một năm ghép theo tháng là 0,5% một tháng.
`,
      },
    ],
  },
  {
    courseId: 209,
    lesson: 1,
    title: 'Luyện tập: năm mốc phải nhớ',
    summary: 'Bốn câu về các mốc từ 1925 đến 1945.',
    rules: PRACTICE,
    parts: [
      {
        title: 'Câu hỏi',
        points: 2.5,
        questions: history`
## Việt Nam từ 1925 đến 1945

[recall] Sắp xếp các sự kiện theo thời gian.
1) Thành lập Hội Việt Nam Cách mạng Thanh niên
2) Thành lập Đảng Cộng sản Việt Nam
3) Thành lập Mặt trận Việt Minh
4) Thành lập Đội Việt Nam Tuyên truyền Giải phóng quân
5) Tuyên ngôn Độc lập
! 6/1925, 3/2/1930, 5/1941, 22/12/1944, 2/9/1945.

[recall] Nối sự kiện với năm.
<> Hội Việt Nam Cách mạng Thanh niên => 1925
<> Đảng Cộng sản Việt Nam => 1930
<> Mặt trận Việt Minh => 1941
<> Đội Việt Nam Tuyên truyền Giải phóng quân => 1944
! Bốn lần “lập”: lập hội, lập đảng, lập mặt trận, lập đội quân.
=> 1936

[recall] Mặt trận Việt Minh được thành lập tại
A) Hội nghị hợp nhất đầu năm 1930.
*B) Hội nghị Trung ương 8, tháng 5 năm 1941.
C) Đại hội Quốc dân Tân Trào, tháng 8 năm 1945.
D) Hội nghị Trung ương 6, tháng 11 năm 1939.
! Hội nghị Trung ương 8 (5/1941) quyết định thành lập Mặt trận Việt Minh.

[understand] Từ ngày thành lập Mặt trận Việt Minh (tháng 5 năm 1941) đến Tuyên ngôn Độc lập (tháng 9 năm 1945) là bao nhiêu năm tròn?
= 4 | năm
! Từ tháng 5/1941 đến tháng 5/1945 là bốn năm, thêm gần bốn tháng nữa.
`,
      },
    ],
  },
]
