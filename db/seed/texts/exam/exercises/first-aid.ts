import { FOUR_STATEMENTS_OF_ONE, HOMEWORK, type PaperText, PRACTICE } from '../paper-text.ts'
import { questions } from '../question-text.ts'

const asked = questions('Sơ cứu')

export const FIRST_AID: PaperText[] = [
  {
    courseId: 1,
    lesson: 2,
    title: 'Luyện tập: ép tim ngoài lồng ngực',
    summary: 'Năm câu ngắn, biết đúng sai ngay sau mỗi câu.',
    rules: PRACTICE,
    parts: [
      {
        title: 'Câu hỏi',
        points: 2,
        questions: asked`
## Ngừng tim và hóc dị vật

[recall] Ở người lớn, nhịp ép tim ngoài lồng ngực là
A) 60–80 lần mỗi phút.
B) 80–100 lần mỗi phút.
*C) 100–120 lần mỗi phút.
D) 140–160 lần mỗi phút.
! Gần hai lần một giây. Chậm hơn thì không đủ máu lên não, nhanh hơn thì tim không kịp đầy máu.

[recall, all] Điền số (ở người lớn).
_ Ấn sâu từ [[5]] đến [[6]] cm; người đã học thì cứ [[30]] lần ép lại thổi [[2]] hơi.
! Ấn sâu 5–6 cm rồi để ngực nảy lên hết; tỉ lệ ép và thổi là 30 : 2.

[understand] Bạn chưa từng học thổi ngạt. Gặp người lớn ngừng tim, bạn nên
A) chờ người biết thổi ngạt đến.
*B) ép tim liên tục, không cần thổi.
C) thổi thử vài hơi rồi mới ép.
D) lay gọi cho đến khi nạn nhân tỉnh.
! Ép tim liên tục vẫn cứu được người. Mỗi phút không ai ép, cơ hội sống giảm chừng một phần mười.

[understand] Nối người bị nạn với cách ép tim.
<> Người lớn => Hai bàn tay, sâu 5–6 cm
<> Trẻ 1 tuổi đến dậy thì => Một hoặc hai bàn tay, sâu khoảng 5 cm
<> Trẻ dưới 1 tuổi => Hai ngón tay, sâu khoảng 4 cm
! Trẻ càng nhỏ, lực càng nhẹ và chỗ đặt tay càng nhỏ; với trẻ, thổi năm hơi trước khi ép.

[apply] Bạn ép tim theo nhịp 110 lần mỗi phút. Trong 2 phút trước khi đổi người, bạn ép được bao nhiêu lần?
= 220 | lần
! 110 × 2 = 220 lần. Cứ hai phút đổi người một lần để lực ép không yếu đi.
`,
      },
    ],
  },
  {
    courseId: 1,
    lesson: 3,
    title: 'Luyện tập: hóc dị vật',
    summary: 'Năm câu về hai tình huống: còn ho được và không ho được.',
    rules: PRACTICE,
    parts: [
      {
        title: 'Câu hỏi',
        points: 2,
        questions: asked`
## Ngừng tim và hóc dị vật

[recall] Người bị hóc còn ho và nói được. Việc cần làm là
*A) động viên họ ho mạnh và đứng bên theo dõi.
B) vỗ lưng năm cái.
C) cho uống một cốc nước.
D) dùng ngón tay móc họng.
! Còn ho được thì ho là cách tốt nhất. Vỗ lưng, uống nước hay móc họng có thể đẩy dị vật vào sâu hơn.

[recall] Trẻ dưới 1 tuổi bị hóc, không khóc được. Sau 5 lần vỗ lưng mà dị vật chưa ra thì
A) ép bụng 5 lần.
*B) ấn ngực 5 lần bằng hai ngón tay.
C) dốc ngược trẻ và lắc.
D) cho trẻ bú.
! Không ép bụng trẻ dưới 1 tuổi. Luân phiên 5 vỗ lưng (đầu thấp hơn ngực) và 5 ấn ngực.

[understand] Sắp xếp các việc khi một người lớn bị hóc nặng: không ho, không nói, mặt tím.
1) Bảo người khác gọi 115.
2) Vỗ mạnh 5 cái vào giữa hai bả vai.
3) Đứng sau lưng, ép bụng 5 cái vào trong và lên trên.
4) Lặp lại 5 vỗ, 5 ép.
5) Nếu người bệnh ngất, đặt nằm xuống và ép tim.
! Vỗ lưng trước, ép bụng sau, lặp lại cho đến khi thông; ngất thì chuyển sang ép tim.

[understand] Những ai **không** được ép bụng khi hóc?
*A) Trẻ dưới 1 tuổi
*B) Phụ nữ có thai
C) Người lớn gầy
*D) Người rất béo
! Trẻ dưới 1 tuổi, phụ nữ có thai và người rất béo được ấn ngực thay cho ép bụng.

[apply] Bác Ba bị hóc thịt, được ép bụng và đã thở lại bình thường. Bác nói không cần đi đâu nữa. Bạn khuyên bác
A) nghỉ ngơi ở nhà là đủ.
B) uống nước ấm cho trôi.
*C) đi khám, vì lực ép có thể làm tổn thương bên trong.
D) ăn cháo ba ngày.
! Sau khi ép bụng, dù thấy khoẻ, người bệnh vẫn cần đi khám.
`,
      },
    ],
  },
  {
    courseId: 1,
    lesson: 6,
    title: 'Bài tập: bỏng, vết thương và điện giật',
    summary: 'Sáu câu; kết quả và lời giải hiện sau khi nộp, câu tự luận do người chấm.',
    rules: HOMEWORK,
    parts: [
      {
        title: 'Câu hỏi',
        instructions: FOUR_STATEMENTS_OF_ONE,
        points: 1,
        questions: asked`
## Vết thương, bỏng và điện giật

[recall] Vết bỏng cần được xả nước sạch mát trong khoảng
A) 2 phút.
B) 5 phút.
*C) 20 phút.
D) 60 phút.
! Khoảng 20 phút, làm càng sớm càng tốt; trong ba giờ đầu vẫn còn ích.

[recall] Khi ép trực tiếp để cầm máu, phải giữ chặt ít nhất
A) 1 phút.
B) 3 phút.
*C) 10 phút.
D) 30 phút.
! Ít nhất mười phút và không nhấc ra xem; máu thấm qua thì chồng thêm vải.

[recall] Việc đầu tiên khi thấy người bị điện giật trong nhà là
A) kéo nạn nhân ra bằng tay.
*B) ngắt cầu dao hoặc rút phích điện.
C) dội nước lên người nạn nhân.
D) ép tim ngay.
! Chưa ngắt điện mà chạm vào nạn nhân thì người cứu cũng bị giật.

[understand] Những việc nào **không** nên làm với vết bỏng?
*A) Chườm đá lạnh
B) Tháo nhẫn, đồng hồ trong lúc xả nước
*C) Bôi kem đánh răng hoặc nước mắm
*D) Chọc vỡ phỏng nước
! Đá lạnh làm da tổn thương thêm; kem, nước mắm làm bẩn và che vết bỏng; chọc phỏng nước mở cửa cho vi khuẩn. Tháo nhẫn, đồng hồ sớm là việc nên làm.

[understand] Một người ngã xe, nghi gãy cẳng chân.
S) Nên kéo cho chân thẳng lại rồi mới nẹp.
Đ) Nẹp phải dài qua hai khớp, trên và dưới chỗ gãy.
Đ) Chừa đầu ngón chân ra ngoài để xem màu da.
S) Nếu xương lồi ra ngoài thì đẩy xương vào trong rồi băng.
! Không kéo, không nắn, không đẩy xương: gãy thế nào giữ thế ấy. Nẹp qua hai khớp và chừa đầu ngón để biết băng có quá chặt không.

[apply, words 120] Nồi canh đổ vào bàn tay em bé hai tuổi. Hãy viết những việc bạn làm trong nửa giờ đầu, theo thứ tự.
& Xả nước mát khoảng 20 phút (2 phần); tháo vòng, áo ướt nóng, chỗ dính thì để nguyên (2 phần); phủ màng bọc hoặc gạc không dính (2 phần); giữ ấm cho bé (1 phần); đi viện vì nạn nhân là trẻ nhỏ, bỏng bàn tay (2 phần); đúng thứ tự (1 phần).
! Gợi ý: đưa bé khỏi chỗ nóng, xả nước sạch mát khoảng 20 phút, trong lúc ấy tháo vòng tay và áo ướt nóng (chỗ vải dính vào da thì để nguyên), phủ màng bọc thực phẩm sạch, giữ ấm người bé và đưa bé đi viện. Không đá lạnh, không bôi gì.
`,
      },
    ],
  },
  {
    courseId: 1,
    lesson: 8,
    title: 'Luyện tập: đuối nước, đột quỵ và co giật',
    summary: 'Năm câu của hai bài cuối khoá.',
    rules: PRACTICE,
    parts: [
      {
        title: 'Câu hỏi',
        points: 2,
        questions: asked`
## Đuối nước, đột quỵ, co giật

[recall] Đưa được người đuối nước lên bờ, thấy không thở. Việc đầu tiên là
A) vác lên vai, dốc ngược cho nước ra.
B) ấn bụng cho nước ra.
*C) ngửa đầu, nâng cằm và thổi 5 hơi.
D) hơ ấm rồi chờ xe.
! Não thiếu ô-xi là mối nguy chính nên thổi 5 hơi trước, rồi ép tim 30 lần, thổi 2 hơi.

[recall] Cần gọi 115 khi một cơn co giật kéo dài quá
A) 1 phút.
*B) 5 phút.
C) 15 phút.
D) 30 phút.
! Quá 5 phút, cơn nối cơn, co giật lần đầu, xảy ra dưới nước, ở phụ nữ có thai hoặc có chấn thương thì gọi ngay.

[understand] Nối mỗi phép thử với dấu hiệu bất thường của đột quỵ.
<> Bảo người bệnh cười => Một bên miệng xệ
<> Bảo giơ hai tay, nhắm mắt => Một tay rơi xuống
<> Bảo nhắc lại một câu ngắn => Nói ngọng hoặc nói không ra
! Mặt, tay, lời nói: chỉ cần một dấu hiệu là gọi 115 và ghi giờ.
=> Thở nhanh và sâu

[understand] Những việc nào đúng khi gặp người đang co giật?
*A) Dời bàn ghế, vật cứng ra xa
*B) Kê áo mềm dưới đầu
C) Nhét khăn vào miệng để khỏi cắn lưỡi
*D) Bấm giờ
! Không đè, không nhét gì vào miệng, không vắt chanh. Hết co thì đặt nằm nghiêng.

[apply] Ông Sáu đang ăn sáng thì méo miệng, tay phải buông đũa. Bà kể lúc 6 giờ 30 ông còn nói chuyện bình thường, lúc 6 giờ 50 bà thấy ông như vậy. Thông tin quý nhất cần báo bác sĩ là
A) ông ăn món gì.
*B) lần cuối còn bình thường là 6 giờ 30.
C) ông bao nhiêu tuổi.
D) ông đang uống thuốc nam.
! Thuốc làm tan cục máu thường chỉ dùng được trong vài giờ đầu, nên giờ cuối cùng người bệnh còn bình thường quyết định cách điều trị.
`,
      },
    ],
  },
]
