import { marked } from '../../learning/marked.ts'
import { ALL_FIELDS, NATIONAL_PART, type PaperText, SHORT_PART, SINGLE_PART } from '../paper-text.ts'
import { questions } from '../question-text.ts'
import { CUBIC, GATE, REGION } from './maths-figures.ts'

const asked = questions('Toán 12')

export const MATHS: PaperText = {
  courseId: 9,
  title: 'Đề tự luyện số 3, môn Toán',
  summary:
    'Đề theo cấu trúc thi tốt nghiệp từ năm 2025: ba phần, có câu đúng sai bốn ý và câu trả lời ngắn. Nội dung: giải tích.',
  instructions: marked`
    Nên có 90 phút yên tĩnh và mạng ổn định; có thể dùng máy tính cầm tay.
    Đáp án và lời giải mở sau khi bạn dùng hết số lần làm.`,
  rules: {
    minutes: 90,
    attempts: 3,
    waitMinutes: 30,
    passMark: 5,
    reviewNow: ['score', 'answers', 'correctness'],
    reviewLater: ALL_FIELDS,
  },
  parts: [
    {
      title: 'Phần I. Câu trắc nghiệm nhiều phương án lựa chọn',
      instructions: SINGLE_PART,
      points: 0.25,
      questions: asked`
## Giới hạn

[recall] Giá trị của $\displaystyle\lim_{x \to 2} \dfrac{x^2 - 4}{x - 2}$ là
A) $0$.
B) $2$.
*C) $4$.
D) không tồn tại.
! Với $x \ne 2$: $\dfrac{x^2 - 4}{x - 2} = x + 2$, tiến đến $4$ khi $x$ tiến đến $2$.

## Đạo hàm

[recall] Đạo hàm của hàm số $y = x^5$ là
*A) $y' = 5x^4$.
B) $y' = x^4$.
C) $y' = 5x^5$.
D) $y' = \dfrac{x^6}{6}$.
! Quy tắc luỹ thừa: $(x^n)' = nx^{n-1}$.

[recall] Đạo hàm của hàm số $y = \cos x$ là
A) $y' = \sin x$.
*B) $y' = -\sin x$.
C) $y' = -\cos x$.
D) $y' = \dfrac{1}{\cos x}$.
! $(\sin x)' = \cos x$, còn $(\cos x)' = -\sin x$.

[understand] Đạo hàm của hàm số $y = \ln(x^2 + 1)$ là
A) $y' = \dfrac{1}{x^2 + 1}$.
B) $y' = \dfrac{x}{x^2 + 1}$.
C) $y' = 2x$.
*D) $y' = \dfrac{2x}{x^2 + 1}$.
! Hàm hợp: $(\ln u)' = \dfrac{u'}{u}$ với $u = x^2 + 1$, $u' = 2x$.

[understand] Hàm số $y = f(x)$ có đồ thị như hình vẽ. Hàm số đồng biến trên khoảng nào dưới đây?
${CUBIC}
A) $(-1; 1)$.
B) $(0; 2)$.
*C) $(1; +\infty)$.
D) $(-2; 1)$.
! Từ trái sang phải, đồ thị đi lên trên $(-\infty; -1)$ và trên $(1; +\infty)$, đi xuống trên $(-1; 1)$.

[understand] Hệ số góc của tiếp tuyến với đồ thị hàm số $y = x^2 + 3x$ tại điểm có hoành độ $x = 1$ là
A) $2$.
B) $4$.
*C) $5$.
D) $7$.
! $y' = 2x + 3$, nên $y'(1) = 5$. (Số $4$ là tung độ của tiếp điểm.)

[understand] Giá trị lớn nhất của hàm số $f(x) = x^3 - 3x$ trên đoạn $[0; 2]$ là
A) $-2$.
B) $0$.
C) $1$.
*D) $2$.
! $f'(x) = 3x^2 - 3 = 0$ khi $x = 1$ (trong đoạn). So $f(0) = 0$, $f(1) = -2$, $f(2) = 2$.

## Tích phân

[recall] Trên khoảng $(0; +\infty)$, họ nguyên hàm của hàm số $f(x) = \dfrac{1}{x}$ là
A) $-\dfrac{1}{x^2} + C$.
*B) $\ln x + C$.
C) $x\ln x + C$.
D) $\dfrac{2}{x^2} + C$.
! $(\ln x)' = \dfrac{1}{x}$ khi $x > 0$.

[understand] Giá trị của $\displaystyle\int_0^2 3x^2\,dx$ là
A) $6$.
*B) $8$.
C) $12$.
D) $24$.
! Một nguyên hàm là $x^3$: $2^3 - 0^3 = 8$.

[understand] Biết $\displaystyle\int_1^4 f(x)\,dx = 7$ và $\displaystyle\int_1^4 g(x)\,dx = 2$. Giá trị của $\displaystyle\int_1^4 \left[f(x) - 2g(x)\right]dx$ là
*A) $3$.
B) $5$.
C) $9$.
D) $11$.
! $7 - 2 \cdot 2 = 3$.

[apply] Diện tích hình phẳng giới hạn bởi parabol $y = 4x - x^2$ và trục hoành là
A) $\dfrac{8}{3}$.
B) $\dfrac{16}{3}$.
*C) $\dfrac{32}{3}$.
D) $\dfrac{64}{3}$.
! Parabol cắt trục hoành tại $x = 0$ và $x = 4$. $\displaystyle\int_0^4 (4x - x^2)\,dx = 32 - \dfrac{64}{3} = \dfrac{32}{3}$.

[apply] Cho hình phẳng giới hạn bởi đồ thị $y = 2\sqrt{x}$, trục hoành và đường thẳng $x = 3$ quay quanh trục hoành. Thể tích khối tròn xoay thu được là
A) $6\pi$.
B) $9\pi$.
C) $12\pi$.
*D) $18\pi$.
! Lát cắt tại $x$ là hình tròn bán kính $2\sqrt{x}$: $V = \displaystyle\int_0^3 \pi \cdot 4x\,dx = 2\pi \cdot 9 = 18\pi$.
`,
    },
    {
      title: 'Phần II. Câu trắc nghiệm đúng sai',
      instructions: NATIONAL_PART,
      points: 1,
      questions: asked`
## Đạo hàm

[apply] Cho hàm số $f(x) = x^3 - 6x^2 + 9x + 1$.
Đ) $f'(x) = 3x^2 - 12x + 9$.
Đ) Hàm số nghịch biến trên khoảng $(1; 3)$.
S) Hàm số đạt cực đại tại $x = 3$.
Đ) Giá trị lớn nhất của hàm số trên đoạn $[0; 4]$ bằng $5$.
! $f'(x) = 3(x - 1)(x - 3)$, âm trên $(1; 3)$. Cực đại tại $x = 1$, cực tiểu tại $x = 3$. Trên $[0; 4]$: $f(0) = 1$, $f(1) = 5$, $f(3) = 1$, $f(4) = 5$.

## Tích phân

[master] Một vật chuyển động trên đường thẳng với vận tốc $v(t) = 3t^2 - 12t + 9$ (m/s), $0 \le t \le 4$ ($t$ tính bằng giây).
Đ) Gia tốc của vật lúc $t = 1$ s là $-6$ m/s².
S) Vật đổi chiều chuyển động lúc $t = 2$ s.
Đ) Độ dịch chuyển của vật từ $t = 0$ đến $t = 4$ s là $4$ m.
S) Quãng đường vật đi được từ $t = 0$ đến $t = 4$ s là $4$ m.
! $a = v' = 6t - 12$, $a(1) = -6$. $v = 3(t - 1)(t - 3)$ đổi dấu tại $t = 1$ và $t = 3$. Vị trí: $s(t) = t^3 - 6t^2 + 9t$, với $s(0) = 0$, $s(1) = 4$, $s(3) = 0$, $s(4) = 4$. Độ dịch chuyển $4$ m, quãng đường $4 + 4 + 4 = 12$ m.

[apply] Cho hình phẳng giới hạn bởi parabol $y = x^2 - 2x$ và đường thẳng $y = x$.
${REGION}
Đ) Hai đường cắt nhau tại các điểm có hoành độ $0$ và $3$.
S) Trên khoảng $(0; 3)$, đường thẳng nằm phía dưới parabol.
Đ) Diện tích hình phẳng bằng $4,5$.
Đ) Giá trị trung bình của hàm số $y = x^2 - 2x$ trên đoạn $[0; 3]$ bằng $0$.
! $x^2 - 2x = x$ khi $x = 0$ hoặc $x = 3$. Tại $x = 1$: đường thẳng $1$, parabol $-1$. Diện tích: $\displaystyle\int_0^3 (3x - x^2)\,dx = 13,5 - 9 = 4,5$. $\displaystyle\int_0^3 (x^2 - 2x)\,dx = 9 - 9 = 0$.

[apply] Nhiệt độ trong một ngày được mô tả bởi $T(t) = 26 - 4\cos\dfrac{\pi t}{12}$ (°C), $t$ là giờ trong ngày, $0 \le t \le 24$.
S) Nhiệt độ cao nhất trong ngày là $26$ °C.
Đ) Lúc 12 giờ trưa, nhiệt độ là $30$ °C.
Đ) Từ 0 giờ đến 12 giờ, nhiệt độ tăng.
S) Nhiệt độ trung bình từ 6 giờ đến 18 giờ là $26$ °C.
! $\cos$ nhận giá trị từ $-1$ đến $1$ nên $T$ từ $22$ đến $30$ °C; $T(12) = 26 + 4 = 30$. $T'(t) = \dfrac{\pi}{3}\sin\dfrac{\pi t}{12} > 0$ trên $(0; 12)$. Trung bình từ 6 đến 18 giờ là $26 + \dfrac{8}{\pi} \approx 28,5$ °C.
`,
    },
    {
      title: 'Phần III. Câu trắc nghiệm trả lời ngắn',
      instructions: SHORT_PART,
      points: 0.5,
      questions: asked`
## Giới hạn

[understand] Tính $\displaystyle\lim_{x \to 2} \dfrac{x^2 + x - 6}{x^2 - 4}$ (viết kết quả dưới dạng số thập phân).
= 1,25
! $\dfrac{(x - 2)(x + 3)}{(x - 2)(x + 2)} = \dfrac{x + 3}{x + 2}$, tiến đến $\dfrac{5}{4} = 1,25$.

## Đạo hàm

[apply] Từ tấm bìa vuông cạnh 60 cm, người ta cắt ở bốn góc bốn hình vuông bằng nhau rồi gập lên thành một hộp không nắp. Thể tích lớn nhất của hộp là bao nhiêu lít?
= 16 | lít
! $V(x) = x(60 - 2x)^2$, $0 < x < 30$; $V'(x) = (60 - 2x)(60 - 6x) = 0$ khi $x = 10$. $V(10) = 10 \cdot 40^2 = 16000$ cm³ $= 16$ lít.

[apply] Bác An có 100 m lưới để rào một mảnh vườn hình chữ nhật dựa vào bức tường có sẵn (chỉ rào ba mặt). Diện tích lớn nhất của mảnh vườn là bao nhiêu mét vuông?
= 1250 | m²
! Gọi $x$ là cạnh vuông góc với tường: $S = x(100 - 2x)$, $S' = 100 - 4x = 0$ khi $x = 25$. $S = 25 \cdot 50 = 1250$ m².

## Tích phân

[apply] Tính $\displaystyle\int_0^1 12x(x^2 + 1)^2\,dx$.
= 14
! Đặt $u = x^2 + 1$, $du = 2x\,dx$: $\displaystyle\int_1^2 6u^2\,du = 2u^3\Big|_1^2 = 16 - 2 = 14$.

[apply] Nước chảy vào bể với lưu lượng $q(t) = 12t - t^2$ (lít/phút), $0 \le t \le 12$. Tổng lượng nước chảy vào bể trong 12 phút là bao nhiêu lít?
= 288 | lít
! $\displaystyle\int_0^{12} (12t - t^2)\,dt = 6 \cdot 12^2 - \dfrac{12^3}{3} = 864 - 576 = 288$ lít.

[master] Một tấm cửa cổng hình parabol có chân rộng 6 m và cao 4,5 m như hình vẽ. Sơn một mặt của cửa tốn 120 nghìn đồng mỗi mét vuông. Tổng chi phí sơn một mặt là bao nhiêu triệu đồng?
${GATE}
= 2,16 | triệu đồng
! Parabol có phương trình $y = 4,5 - \dfrac{x^2}{2}$. Diện tích: $2\displaystyle\int_0^3 \left(4,5 - \dfrac{x^2}{2}\right)dx = 2(13,5 - 4,5) = 18$ m². Chi phí: $18 \cdot 0,12 = 2,16$ triệu đồng.
`,
    },
  ],
}
