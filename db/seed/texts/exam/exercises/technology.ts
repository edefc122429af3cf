import { FOUR_STATEMENTS, HOMEWORK, type PaperText, PRACTICE } from '../paper-text.ts'
import { questions } from '../question-text.ts'

const sheets = questions('Bảng tính')
const safety = questions('An toàn mạng')
const networks = questions('Mạng máy tính')
const sql = questions('SQL')

export const TECHNOLOGY: PaperText[] = [
  {
    courseId: 4,
    lesson: 4,
    title: 'Luyện tập: IF, SUMIFS, COUNTIFS',
    summary: 'Năm câu trên một sổ bán hàng sáu dòng.',
    rules: PRACTICE,
    parts: [
      {
        title: 'Câu hỏi',
        points: 2,
        questions: sheets`
## Hàm có điều kiện

[recall] Sổ có kênh bán ở cột B, thành tiền ở cột D. Công thức nào cộng thành tiền của những lần bán qua mạng?
A) ~=SUMIFS(B2:B7; "Mạng"; D2:D7)~
*B) ~=SUMIFS(D2:D7; B2:B7; "Mạng")~
C) ~=COUNTIFS(B2:B7; "Mạng")~
D) ~=IF(B2:B7="Mạng"; D2:D7; 0)~
! Trong ~SUMIFS~, vùng cần cộng đứng trước, rồi đến từng cặp vùng và điều kiện.

[apply] Cho sổ sau (dữ liệu từ dòng 2, thành tiền tính bằng nghìn đồng). ~=SUMIFS(D2:D7; B2:B7; "Mạng")~ trả về bao nhiêu?
| A: Mã | B: Kênh | C: Số bản | D: Thành tiền |
| S01 | Quầy | 3 | 159 |
| S02 | Mạng | 1 | 53 |
| S01 | Mạng | 2 | 98 |
| S03 | Quầy | 5 | 210 |
| S02 | Quầy | 2 | 106 |
| S01 | Mạng | 4 | 196 |
= 347
! Ba dòng bán qua mạng: 53 + 98 + 196 = 347.

[apply] Cho sổ sau (dữ liệu từ dòng 2). ~=COUNTIFS(B2:B7; "Quầy"; C2:C7; ">=3")~ trả về bao nhiêu?
| A: Mã | B: Kênh | C: Số bản | D: Thành tiền |
| S01 | Quầy | 3 | 159 |
| S02 | Mạng | 1 | 53 |
| S01 | Mạng | 2 | 98 |
| S03 | Quầy | 5 | 210 |
| S02 | Quầy | 2 | 106 |
| S01 | Mạng | 4 | 196 |
= 2
! Bán tại quầy có ba dòng, số bản 3, 5, 2; từ ba bản trở lên có hai dòng.

[understand] Ô F2 chứa 320000. Công thức ~=IF(F2>=300000;0;25000)~ trả về
*A) 0
B) 25000
C) 300000
D) 320000
! Điều kiện đúng nên lấy giá trị thứ nhất: đơn từ 300 nghìn được miễn phí giao.

[understand] Tổng của ~SUMIFS~ nhỏ hơn bạn tính tay. Những nguyên nhân nào có thể đúng?
*A) Có khoảng trắng thừa trong cột Kênh
*B) Một số ô thành tiền là số dạng chữ
C) Cột Kênh có màu nền khác nhau
D) Sổ được sắp xếp theo ngày
! “Mạng ” có khoảng trắng không khớp với “Mạng”; số dạng chữ không được cộng. Màu nền và thứ tự dòng không ảnh hưởng.
`,
      },
    ],
  },
  {
    courseId: 8,
    lesson: 2,
    title: 'Luyện tập: mật khẩu và khoá thứ hai',
    summary: 'Bốn câu cho học sinh, biết đúng sai ngay.',
    rules: PRACTICE,
    parts: [
      {
        title: 'Câu hỏi',
        points: 2.5,
        questions: safety`
## Mật khẩu

[recall] Điều gì làm mật khẩu mạnh hơn cả?
A) Có ký tự lạ
*B) Dài
C) Có năm sinh
D) Có tên vật nuôi
! Máy thử hàng tỉ mật khẩu mỗi giây; mỗi ký tự thêm vào nhân số lần thử lên.

[understand] Vì sao thư điện tử cần mật khẩu mạnh nhất?
A) Vì thư dài hơn tin nhắn.
*B) Vì ai vào được thư thì chiếm được các tài khoản khác.
C) Vì thư không bật được xác thực hai bước.
D) Vì thư chỉ mở được trên máy tính.
! Hầu hết các trang gửi đường dẫn đặt lại mật khẩu vào thư điện tử.

[apply] Những việc nào nên làm?
*A) Mỗi trang quan trọng một mật khẩu riêng
*B) Dùng phần mềm quản lý mật khẩu khi nhớ không nổi
C) Gửi mật khẩu cho bạn thân giữ hộ
*D) Cất mã dự phòng trên giấy
! Không đưa mật khẩu cho ai, kể cả bạn thân.

[recall, no-accents] Điền từ.
_ Ngoài mật khẩu còn cần mã từ điện thoại gọi là xác thực [[hai bước|2 bước]].
_ Với mật khẩu, độ [[dài]] quan trọng hơn ký tự lạ.
! Xác thực hai bước là chiếc khoá thứ hai. Mỗi ký tự thêm vào nhân số lần phải thử lên.
`,
      },
    ],
  },
  {
    courseId: 8,
    lesson: 3,
    title: 'Luyện tập: đọc một địa chỉ',
    summary: 'Bốn câu về đường dẫn giả.',
    rules: PRACTICE,
    parts: [
      {
        title: 'Câu hỏi',
        points: 2.5,
        questions: safety`
## Lừa đảo

[understand] Nối mỗi địa chỉ với trang thật sự mở ra.
<> ~thuquan.example/khuyen-mai~ => thuquan.example
<> ~thuquan.example.uu-dai.test/vao~ => uu-dai.test
<> ~thuquan-example.test/sach~ => thuquan-example.test
! Tên miền đứng ngay trước dấu gạch chéo đầu tiên (không kể hai dấu sau https:), đọc từ phải sang trái. Dấu gạch nối không phải dấu chấm.

[recall] Ổ khoá trên thanh địa chỉ cho biết điều gì?
A) Trang này đáng tin.
*B) Đường truyền được mã hoá.
C) Trang này của cơ quan nhà nước.
D) Máy không có vi-rút.
! Trang lừa đảo cũng có ổ khoá.

[recall] Hai đuôi tệp nào phải đặc biệt cẩn thận khi người lạ gửi?
*A) .exe
B) .txt
*C) .apk
D) .jpg
! .exe chạy được trên máy tính, .apk cài được vào điện thoại.

[apply] Bạn thân nhắn mượn tiền gấp, lời lẽ hơi lạ. Cách kiểm tra tốt nhất là
A) chuyển một ít trước.
B) nhắn lại hỏi cho chắc.
*C) gặp trực tiếp để hỏi.
D) hỏi mật khẩu của bạn.
! Tài khoản có thể đã bị chiếm, giọng nói cũng có thể bị làm giả; gặp mặt là chắc nhất.
`,
      },
    ],
  },
  {
    courseId: 16,
    lesson: 2,
    title: 'Bài tập: địa chỉ IP và mạng con',
    summary: 'Năm câu tính trên địa chỉ IPv4.',
    rules: { ...HOMEWORK, attempts: 5 },
    parts: [
      {
        title: 'Câu hỏi',
        points: 2,
        questions: networks`
## Địa chỉ IP

[recall] Một địa chỉ IPv4 gồm bao nhiêu bit?
= 32 | bit
! Bốn số, mỗi số 8 bit: 32 bit.

[apply] Mạng ~192.168.5.0/27~ có chỗ cho nhiều nhất bao nhiêu máy?
= 30 | máy
! Còn $32 - 27 = 5$ bit cho máy: $2^5 - 2 = 30$.

[understand] Nối cách viết với mặt nạ.
<> /24 => 255.255.255.0
<> /26 => 255.255.255.192
<> /30 => 255.255.255.252
=> 255.255.0.0
! /26 có hai bit mạng trong số cuối: $128 + 64 = 192$. /30 có sáu bit: $256 - 4 = 252$.

[apply] Máy 192.168.1.37/26 gửi thẳng, không qua cổng ra, tới những máy nào?
*A) 192.168.1.5
*B) 192.168.1.62
C) 192.168.1.80
D) 192.168.2.37
! /26 chia số cuối thành các khối 64: máy .37 nằm trong khối 0–63. Máy .80 thuộc khối 64–127; 192.168.2.37 ở mạng khác hẳn.

[recall] Những dải nào là địa chỉ riêng?
*A) 10.0.0.0/8
*B) 172.16.0.0/12
*C) 192.168.0.0/16
D) 203.0.113.0/24
! Ba dải đầu dùng lại ở mọi nhà; ngoài Internet không ai biết chúng, phải nhờ NAT.
`,
      },
    ],
  },
  {
    courseId: 22,
    lesson: 2,
    title: 'Bài tập: gộp nhóm và đếm',
    summary: 'Năm câu về GROUP BY, HAVING và giá trị rỗng.',
    rules: HOMEWORK,
    parts: [
      {
        title: 'Câu hỏi',
        instructions: FOUR_STATEMENTS,
        points: 2,
        questions: sql`
## Gộp nhóm

[recall] Mệnh đề nào lọc các nhóm sau khi gộp?
A) ~WHERE~
*B) ~HAVING~
C) ~ORDER BY~
D) ~GROUP BY~
! ~WHERE~ lọc từng dòng trước khi gộp, ~HAVING~ lọc từng nhóm sau khi gộp.

[apply] Bảng có 8 dòng, cột ~ngay_tra~ rỗng ở 3 dòng. ~count(*) - count(ngay_tra)~ bằng bao nhiêu?
= 3
! ~count(*)~ đếm 8 dòng, ~count(ngay_tra)~ chỉ đếm 5 chỗ không rỗng: $8 - 5 = 3$ cuốn chưa trả.

[understand] Sắp xếp các mệnh đề theo thứ tự viết trong một câu lệnh.
1) ~SELECT ban_doc_id, count(*)~
2) ~FROM luot_muon~
3) ~WHERE ngay_muon >= '2026-03-01'~
4) ~GROUP BY ban_doc_id~
5) ~HAVING count(*) >= 2~
6) ~ORDER BY count(*) DESC~
! Chọn, từ đâu, lọc dòng, gộp, lọc nhóm, sắp xếp.

[apply] Ba lượt mượn có số ngày giữ sách là 4, 8 và rỗng (chưa trả). ~avg~ của cột ấy bằng bao nhiêu?
= 6 | ngày
! ~avg~ bỏ qua chỗ rỗng: $(4 + 8) : 2 = 6$.

[understand] Trong câu ~SELECT khoa, ten, count(*) FROM sinh_vien GROUP BY khoa~:
S) Câu lệnh đúng vì có ~count(*)~.
Đ) Cột ~ten~ phải nằm trong ~GROUP BY~ hoặc trong một hàm gộp.
Đ) Mỗi khoa có thể có nhiều tên nên máy không biết lấy tên nào.
S) Thêm ~ORDER BY ten~ thì câu lệnh chạy được.
! Cột nào đứng trong ~SELECT~ mà không nằm trong hàm gộp thì phải có trong ~GROUP BY~.
`,
      },
    ],
  },
]
