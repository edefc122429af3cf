import { FOUR_STATEMENTS, HOMEWORK, type PaperText, PRACTICE } from '../paper-text.ts'
import { questions } from '../question-text.ts'

const maths = questions('Toán 12')
const physics = questions('Vật lý 10')
const nature = questions('Khoa học tự nhiên 8')
const biology = questions('Sinh học 12')

export const SCIENCE: PaperText[] = [
  {
    courseId: 9,
    lesson: 4,
    title: 'Luyện tập: quy tắc tính đạo hàm',
    summary: 'Năm câu, mỗi câu một quy tắc; lời giải hiện ngay.',
    rules: PRACTICE,
    parts: [
      {
        title: 'Câu hỏi',
        points: 2,
        questions: maths`
## Đạo hàm

[recall] Công thức nào là đạo hàm của một tích?
A) $(uv)' = u'v'$
*B) $(uv)' = u'v + uv'$
C) $(uv)' = u'v - uv'$
D) $(uv)' = u' + v'$
! Diện tích hình chữ nhật cạnh $u$, $v$ tăng thêm hai dải $v\,\Delta u$ và $u\,\Delta v$.

[understand] Nối mỗi hàm số với đạo hàm của nó.
<> $\sin x$ => $\cos x$
<> $\cos x$ => $-\sin x$
<> $e^x$ => $e^x$
<> $\ln x$ => $\dfrac{1}{x}$
! Bốn đạo hàm cần thuộc, bên cạnh năm quy tắc.

[apply] Cho $y = (3x^2 + 1)^5$. Tính $y'(0)$.
= 0
! $y' = 30x(3x^2 + 1)^4$, nên $y'(0) = 0$.

[apply] Cho $f(x) = \dfrac{x}{x + 1}$. Tính $f'(1)$ (viết dưới dạng số thập phân).
= 0,25
! $f'(x) = \dfrac{1 \cdot (x + 1) - x \cdot 1}{(x + 1)^2} = \dfrac{1}{(x + 1)^2}$; $f'(1) = \dfrac14 = 0,25$.

[apply] Đạo hàm của $y = x^2 e^{-x}$ bằng $0$ tại những điểm nào?
*A) $x = 0$
B) $x = 1$
*C) $x = 2$
D) $x = -2$
! $y' = x(2 - x)e^{-x}$, bằng $0$ khi $x = 0$ hoặc $x = 2$.
`,
      },
    ],
  },
  {
    courseId: 9,
    lesson: 7,
    title: 'Bài tập: nguyên hàm và tích phân',
    summary: 'Năm câu về định lý cơ bản, đổi biến và từng phần.',
    rules: HOMEWORK,
    parts: [
      {
        title: 'Câu hỏi',
        points: 2,
        questions: maths`
## Tích phân

[recall] Điền vào chỗ trống.
_ Định lý cơ bản: tích phân của $F'(x)$ từ $a$ đến $b$ bằng $F(b)$ [[trừ|trừ đi|-|−|–]] $F(a)$.
_ Một hàm có đạo hàm bằng hàm đã cho gọi là một [[nguyên hàm]] của hàm ấy.
! $\displaystyle\int_a^b F'(x)\,dx = F(b) - F(a)$.

[understand] Tính $\displaystyle\int_0^3 2t\,dt$.
= 9
! Một nguyên hàm là $t^2$: $3^2 - 0^2 = 9$.

[understand] Không tính, cho biết giá trị của $\displaystyle\int_{-2}^{2} x^3\,dx$.
A) $8$
B) $4$
*C) $0$
D) $-8$
! Hàm lẻ trên đoạn đối xứng: phần dưới và phần trên trục hoành triệt tiêu nhau.

[apply] Tính $\displaystyle\int_0^1 8x(x^2 + 1)^3\,dx$.
= 15
! Đặt $u = x^2 + 1$: $\displaystyle\int_1^2 4u^3\,du = u^4\Big|_1^2 = 16 - 1 = 15$.

[apply] Họ nguyên hàm của $f(x) = xe^x$ là
A) $xe^x + C$
*B) $(x - 1)e^x + C$
C) $(x + 1)e^x + C$
D) $\dfrac{x^2}{2}e^x + C$
! Từng phần với $u = x$, $dv = e^x dx$. Kiểm: $\left[(x - 1)e^x\right]' = e^x + (x - 1)e^x = xe^x$.
`,
      },
    ],
  },
  {
    courseId: 210,
    lesson: 4,
    title: 'Bài tập: chuyển động ném ngang',
    summary: 'Bốn câu, lấy g = 10 m/s².',
    rules: HOMEWORK,
    parts: [
      {
        title: 'Câu hỏi',
        instructions: 'Bỏ qua lực cản của không khí.',
        points: 2.5,
        questions: physics`
## Chuyển động ném ngang

[recall] Thời gian rơi của vật ném ngang phụ thuộc vào
A) vận tốc ném.
B) khối lượng của vật.
*C) độ cao ban đầu.
D) cả vận tốc ném và độ cao.
! $t = \sqrt{\dfrac{2h}{g}}$: chỉ có độ cao và gia tốc rơi tự do.

[apply] Bi lăn khỏi bàn cao 1,25 m với vận tốc 4 m/s. Tầm xa của bi là bao nhiêu mét?
= 2 | m
! $t = \sqrt{\dfrac{2 \cdot 1,25}{10}} = 0,5$ s; $x = 4 \cdot 0,5 = 2$ m.

[apply] Máy bay bay ngang với vận tốc 120 m/s ở độ cao 320 m. Phải thả gói hàng trước điểm cần rơi bao nhiêu mét (tính theo phương ngang)?
= 960 | m
! $t = \sqrt{64} = 8$ s; $x = 120 \cdot 8 = 960$ m.

[master] Một vật được ném ngang với vận tốc 10 m/s, chạm đất với tốc độ 26 m/s. Độ cao nơi ném là bao nhiêu mét?
= 28,8 | m
! $v_y^2 = 26^2 - 10^2 = 576$, $v_y = 24$ m/s; $h = \dfrac{v_y^2}{2g} = \dfrac{576}{20} = 28,8$ m.
`,
      },
    ],
  },
  {
    courseId: 208,
    lesson: 7,
    title: 'Luyện tập: âm cao, âm thấp',
    summary: 'Nghe ba âm rồi trả lời bốn câu. Câu có ghi âm nghe được hai lần.',
    rules: PRACTICE,
    parts: [
      {
        title: 'Câu hỏi',
        points: 2.5,
        questions: nature`
## Âm thanh

[recall, audio am-cao-am-thap 2] Nghe rồi sắp xếp ba âm theo thứ tự từ cao xuống thấp.
1) Âm nghe thứ ba
2) Âm nghe thứ hai
3) Âm nghe thứ nhất
! Ba âm lần lượt là 220 Hz, 440 Hz và 880 Hz. Tần số càng lớn, âm càng cao, nên âm nghe sau cùng cao nhất.

[understand, audio am-cao-am-thap 2] Âm 880 Hz cao hơn âm 220 Hz mấy quãng tám?
= 2 | quãng tám
! Mỗi lần tần số gấp đôi là cao thêm một quãng tám: 220 → 440 → 880.

[recall, no-accents] Điền từ *nhanh* hoặc *chậm*.
_ Vật dao động càng [[nhanh]] thì âm phát ra càng cao.
_ Cốc nhiều nước dao động [[chậm]] hơn nên khi gõ cho âm thấp hơn.
! Âm cao hay thấp là do vật dao động nhanh hay chậm.

[apply] Dây đàn rung 1320 lần trong 3 giây. Tần số của âm là bao nhiêu héc?
= 440 | Hz
! $1320 : 3 = 440$ Hz.
`,
      },
    ],
  },
  {
    courseId: 212,
    lesson: 1,
    title: 'Bài tập: đếm trên ADN',
    summary: 'Năm câu tính số nu-clê-ô-tít và liên kết hi-đrô.',
    rules: { ...HOMEWORK, attempts: 3 },
    parts: [
      {
        title: 'Câu hỏi',
        instructions: FOUR_STATEMENTS,
        points: 2,
        questions: biology`
## Cấu trúc và nhân đôi ADN

[recall] Trong ADN mạch kép, hệ thức nào đúng?
A) $A = G$
*B) $A = T$
C) $T = X$
D) $A + T = G + X$
! Nguyên tắc bổ sung: A liên kết với T, G liên kết với X.

[apply] Một gen có 2400 nu-clê-ô-tít, trong đó $A = 500$. Số nu-clê-ô-tít loại G là bao nhiêu?
= 700
! $A + G = 2400 : 2 = 1200$, nên $G = 700$.

[apply] Cũng gen ấy ($A = 500$, $G = 700$): số liên kết hi-đrô là bao nhiêu?
= 3100
! $H = 2A + 3G = 1000 + 2100 = 3100$.

[apply] Gen có 2400 nu-clê-ô-tít dài bao nhiêu ăng-xtrôm?
= 4080 | Å
! $L = \dfrac{2400}{2} \times 3,4 = 4080$ Å.

[understand] Một gen có 3000 nu-clê-ô-tít nhân đôi liên tiếp ba lần.
Đ) Tạo ra 8 gen.
S) Môi trường cung cấp 24.000 nu-clê-ô-tít.
Đ) Môi trường cung cấp 21.000 nu-clê-ô-tít.
Đ) Hai mạch của gen ban đầu nằm trong hai gen con khác nhau.
! $2^3 = 8$ gen; môi trường cung cấp $3000 \times (8 - 1) = 21000$. Mỗi mạch cũ làm khuôn và ở lại trong một gen con.
`,
      },
    ],
  },
]
