import type { CourseText } from '../../course-text.ts'
import { marked } from '../../marked.ts'

export const CALCULUS_AGAIN: CourseText = {
  title: 'Giải tích cho người học lại',
  summary: 'Giới hạn, đạo hàm và tích phân, kể lại từ đầu bằng hình ảnh trước, công thức sau.',
  description: marked`
Bạn đã học những thứ này một lần, đã thi, đã quên. Khoá học không chạy lại giáo trình; nó đi tìm ý nghĩa đằng sau từng ký hiệu, để lần này bạn không phải thuộc lòng.
Tám bài, gồm một đoạn phim ngắn và bảy bài đọc; mỗi bài đọc một ý lớn, một ví dụ giải đến cùng và vài bài tập có đáp số. Hãy làm trên giấy trước khi đọc lời giải.
`,
  level: 'basic',
  teachers: [{ name: 'Hoàng Vân Ngân Hoa', about: 'Giảng viên toán cao cấp cho sinh viên không chuyên toán.' }],
  outcomes: [
    'Tính giới hạn bằng cách biến đổi thay vì thuộc mẹo',
    'Hiểu đạo hàm là tốc độ thay đổi, tính được bằng quy tắc',
    'Giải bài toán tối ưu một biến',
    'Tính tích phân và diện tích, biết vì sao hai phép tính ngược nhau',
  ],
  requirements: ['Đại số và lượng giác phổ thông', 'Giấy nháp'],
  hasCertificate: true,
  chapters: [
    {
      title: 'Đến gần',
      lessons: [
        {
          title: 'Giới hạn: tiến đến mà không cần tới nơi',
          body: marked`
Xét $f(x) = \dfrac{x^2 - 1}{x - 1}$. Tại $x = 1$ nó không có nghĩa. Nhưng *gần* 1 thì sao?
| $x$ | 0,9 | 0,99 | 1,01 | 1,1 |
| $f(x)$ | 1,9 | 1,99 | 2,01 | 2,1 |
Càng gần 1, giá trị càng gần 2. Ta viết
$$\lim_{x \to 1} \frac{x^2 - 1}{x - 1} = 2$$
Giới hạn hỏi về **vùng lân cận**, không hỏi về chính điểm ấy.
## Vì sao đúng
Với $x \ne 1$, ta có $x^2 - 1 = (x - 1)(x + 1)$, nên $f(x) = x + 1$. Bỏ được nhân tử gây rắc rối thì thay số được.
## Ba cách hay dùng
1. **Thay thẳng** nếu hàm liên tục: $\lim_{x \to 3} (x^2 + 1) = 10$.
2. **Khử dạng $\frac{0}{0}$**: phân tích nhân tử hoặc nhân liên hợp.
3. **Ra vô cực**: chia cho luỹ thừa cao nhất. $\lim_{x \to \infty} \dfrac{3x^2 + x}{2x^2 - 5} = \dfrac{3}{2}$.
## Ví dụ nhân liên hợp
$$\lim_{x \to 0} \frac{\sqrt{x + 4} - 2}{x} = \lim_{x \to 0} \frac{x}{x(\sqrt{x + 4} + 2)} = \frac{1}{4}$$
## Khi không có giới hạn
$\lim_{x \to 0} \frac{|x|}{x}$ không tồn tại: bên phải ra 1, bên trái ra $-1$. Hai phía phải gặp nhau.
> Tập: $\lim_{x \to 2} \dfrac{x^2 - 5x + 6}{x - 2}$ *(đáp số $-1$)*; $\lim_{x \to 0} \dfrac{\sin 3x}{x}$ *(đáp số 3, dùng $\sin t \approx t$ khi $t$ nhỏ)*.
`,
        },
        {
          title: 'Xem: đạo hàm là độ dốc',
          summary: 'Từ con dốc đến con số, trong chưa đầy một phút.',
          video: 'dao-ham',
          body: marked`
Xem để có hình ảnh trong đầu; bài sau mới tính toán.
## Dừng lại và nghĩ
1. Vì sao phải lấy *hai* điểm, trong khi ta chỉ hỏi về một điểm?
2. Biểu thức $\dfrac{f(x + h) - f(x)}{h}$ đo điều gì trên đồ thị?
3. Với $f(x) = x^2$, độ dốc tại $x = 3$ là 6. Thử tự tính tại $x = -1$.
## Đáp án
- Một điểm thì chưa có phương; cần hai điểm để kẻ đường thẳng rồi mới cho chúng sát lại.
- Độ dốc của đường thẳng nối hai điểm.
- $f'(x) = 2x$ nên $f'(-1) = -2$: đồ thị đang đi xuống.
`,
        },
        {
          title: 'Tốc độ tức thời và tiếp tuyến',
          body: marked`
Xe đi được $s(t) = t^2$ mét sau $t$ giây. Ở giây thứ 3, đồng hồ tốc độ chỉ bao nhiêu?
## Từ trung bình đến tức thời
Tốc độ trung bình từ 3 đến $3 + h$:
$$\frac{(3 + h)^2 - 9}{h} = \frac{6h + h^2}{h} = 6 + h$$
Cho $h$ nhỏ dần, tốc độ tiến tới **6 m/s**. Đó là đạo hàm:
$$f'(a) = \lim_{h \to 0} \frac{f(a + h) - f(a)}{h}$$
## Nhìn bằng hình
Nối hai điểm trên đồ thị bằng một đường thẳng, kéo điểm thứ hai về điểm thứ nhất: đường ấy trở thành **tiếp tuyến**, và đạo hàm là độ dốc của nó. Phóng to đồ thị đủ mức, đường cong nào trơn cũng trông như đường thẳng; độ dốc đường thẳng ấy chính là $f'(a)$.
|+ Đọc dấu đạo hàm
| $f'(a)$ | Đồ thị tại $a$ |
| dương | đi lên |
| âm | đi xuống |
| bằng 0 | nằm ngang: đỉnh, đáy, hoặc chỗ nghỉ |
| không có | gãy góc, như $|x|$ tại 0 |
## Xấp xỉ
Gần $a$: $f(a + h) \approx f(a) + f'(a) h$. Tính nhẩm $\sqrt{4,1}$: với $f(x) = \sqrt{x}$, $f'(4) = \frac{1}{4}$, vậy $\sqrt{4,1} \approx 2 + \frac{0,1}{4} = 2,025$. Máy tính cho 2,0248.
> Tập: dùng định nghĩa tính đạo hàm của $f(x) = \frac{1}{x}$ tại $x = 2$. *(đáp số $-\frac{1}{4}$)*
`,
        },
        {
          title: 'Quy tắc tính, và vì sao chúng đúng',
          materials: ['bang-dao-ham'],
          body: marked`
Không ai tính bằng định nghĩa mãi. Năm quy tắc đủ cho gần như mọi hàm sơ cấp.
|+ Năm quy tắc
| Tên | Công thức |
| Luỹ thừa | $(x^n)' = n x^{n-1}$ |
| Tổng | $(u + v)' = u' + v'$ |
| Tích | $(uv)' = u'v + uv'$ |
| Thương | $\left(\dfrac{u}{v}\right)' = \dfrac{u'v - uv'}{v^2}$ |
| Hàm hợp | $\left(f(g(x))\right)' = f'(g(x)) \cdot g'(x)$ |
Thêm bốn hàm: $(\sin x)' = \cos x$, $(\cos x)' = -\sin x$, $(e^x)' = e^x$, và $(\ln x)' = \frac{1}{x}$.
## Vì sao tích không phải $u'v'$
Hình chữ nhật cạnh $u$, $v$. Tăng $u$ thêm $\Delta u$, $v$ thêm $\Delta v$, diện tích thêm hai dải $v\,\Delta u + u\,\Delta v$ và một góc tí hon $\Delta u\,\Delta v$. Góc ấy nhỏ hơn hẳn nên biến mất trong giới hạn.
## Hàm hợp là bánh răng
Bánh một quay 3 vòng thì bánh hai quay 1 vòng; bánh hai quay 2 vòng thì bánh ba quay 1. Tỉ số nhân với nhau. Đạo hàm hàm hợp cũng nhân như thế.
## Ví dụ
$y = (3x^2 + 1)^5$. Ngoài: $5(\ldots)^4$; trong: $6x$. Vậy
$$y' = 5(3x^2 + 1)^4 \cdot 6x = 30x(3x^2 + 1)^4$$
$y = x^2 e^{-x}$: $y' = 2x e^{-x} - x^2 e^{-x} = x(2 - x)e^{-x}$.
> Tập: đạo hàm của $\ln(x^2 + 1)$ *(đáp số $\frac{2x}{x^2 + 1}$)*; của $\dfrac{x}{x + 1}$ *(đáp số $\frac{1}{(x + 1)^2}$)*.
`,
        },
        {
          title: 'Lớn nhất, nhỏ nhất',
          body: marked`
Ở đỉnh đồi, mặt đất nằm ngang. Vì thế muốn tìm chỗ lớn nhất hay nhỏ nhất, hãy tìm nơi $f'(x) = 0$, rồi xét thêm **hai đầu mút**.
## Quy trình
1. Đặt ẩn, viết đại lượng cần tối ưu theo *một* ẩn.
2. Tìm khoảng có nghĩa của ẩn.
3. Giải $f'(x) = 0$.
4. So giá trị tại các điểm ấy và tại hai đầu khoảng.
5. Trả lời bằng lời, có đơn vị.
## Ví dụ: hộp không nắp
Tấm bìa vuông 30 cm, cắt bốn góc vuông cạnh $x$ rồi gập lên. Thể tích:
$$V(x) = x(30 - 2x)^2, \quad 0 \lt x \lt 15$$
$V'(x) = (30 - 2x)^2 - 4x(30 - 2x) = (30 - 2x)(30 - 6x)$.
$V' = 0$ khi $x = 5$ (loại $x = 15$). $V(5) = 5 \cdot 20^2 = 2000$ cm³; hai đầu mút cho 0. Vậy cắt góc **5 cm** thì hộp lớn nhất.
## Đạo hàm bậc hai
| Tại điểm có $f' = 0$ | Kết luận |
| $f'' \lt 0$ | cực đại (đồ thị úp xuống) |
| $f'' \gt 0$ | cực tiểu (đồ thị ngửa lên) |
| $f'' = 0$ | chưa biết, xét dấu $f'$ |
Kiểm: $V'(x) = 900 - 240x + 12x^2$, $V''(5) = -240 + 120 = -120 \lt 0$. Đúng là cực đại.
> Tập: hàng rào 60 m quây một vườn chữ nhật dựa vào tường (chỉ rào ba mặt). Diện tích lớn nhất? *(450 m², cạnh 15 m và 30 m)*
`,
        },
      ],
    },
    {
      title: 'Cộng dồn',
      lessons: [
        {
          title: 'Tích phân: cộng vô số lát mỏng',
          body: marked`
Xe chạy nhanh dần, tốc độ $v(t) = 2t$ m/s. Sau 3 giây đi được bao xa? Tốc độ đổi từng lúc nên không nhân thẳng được. Ta **cắt lát**.
## Cắt
Chia 3 giây thành $n$ lát, mỗi lát $\Delta t = \frac{3}{n}$. Trong một lát ngắn, coi tốc độ không đổi. Cộng lại:
$$S_n = \sum_{i=1}^{n} 2t_i\,\Delta t$$
| $n$ | 3 | 6 | 30 | 300 |
| $S_n$ (lấy mốc cuối lát) | 12 | 10,5 | 9,3 | 9,03 |
Càng nhiều lát càng gần **9 m**. Giới hạn ấy là tích phân:
$$\int_0^3 2t\,dt = 9$$
Ký hiệu $\int$ là chữ S kéo dài của *summa*, tổng; $dt$ là bề dày lát.
## Diện tích
Trên đồ thị, mỗi lát là một hình chữ nhật hẹp; tổng là diện tích dưới đường $v = 2t$, một tam giác đáy 3 cao 6: $\frac{1}{2} \cdot 3 \cdot 6 = 9$. Khớp.
## Diện tích có dấu
Phần dưới trục hoành tính là âm. $\int_0^{2\pi} \sin x\,dx = 0$ dù đồ thị rõ ràng có diện tích: nửa trên và nửa dưới triệt tiêu nhau.
## Đọc đơn vị
Đơn vị của tích phân là đơn vị hàm nhân đơn vị biến: (m/s) × s = m. Mẹo này bắt được rất nhiều lỗi.
> Tập: không tính, cho biết $\int_{-2}^{2} x^3\,dx$. *(0, vì hàm lẻ)*
`,
        },
        {
          title: 'Hai phép tính ngược nhau',
          body: marked`
Đạo hàm trả lời: *đang đổi nhanh thế nào?* Tích phân trả lời: *đã đổi tổng cộng bao nhiêu?* Cộng dồn mọi tốc độ thì ra quãng đường. Vì vậy:
$$\int_a^b F'(x)\,dx = F(b) - F(a)$$
Đó là **định lý cơ bản của giải tích**. Nhờ nó, thay vì cộng vô số lát, ta chỉ cần tìm một hàm $F$ có đạo hàm là hàm đã cho: một *nguyên hàm*.
|+ Nguyên hàm thường dùng
| Hàm | Nguyên hàm |
| $x^n$ ($n \ne -1$) | $\dfrac{x^{n+1}}{n + 1}$ |
| $\dfrac{1}{x}$ | $\ln|x|$ |
| $e^x$ | $e^x$ |
| $\cos x$ | $\sin x$ |
| $\sin x$ | $-\cos x$ |
## Đổi biến
Thấy một hàm và đạo hàm của nó cùng có mặt thì đặt nó là $u$.
$$\int 2x e^{x^2}\,dx, \quad u = x^2,\ du = 2x\,dx \ \Rightarrow\ \int e^u\,du = e^{x^2} + C$$
## Từng phần
Từ $(uv)' = u'v + uv'$ suy ra $\int u\,dv = uv - \int v\,du$. Ví dụ, với $u = x$, $dv = e^x dx$:
$$\int x e^x\,dx = x e^x - \int e^x\,dx = (x - 1)e^x + C$$
Kiểm tra bằng đạo hàm: $e^x + (x - 1)e^x = x e^x$. Luôn kiểm tra được như vậy.
> Tập: $\int_1^e \frac{1}{x}\,dx$ *(1)*; $\int_0^1 x(x^2 + 1)^3\,dx$ *(đặt $u = x^2 + 1$; $\frac{15}{8}$)*.
`,
        },
        {
          title: 'Dùng tích phân: diện tích, thể tích, trung bình',
          body: marked`
Mọi ứng dụng đi theo một lối: **cắt lát, tính một lát, cộng lại**.
## Diện tích giữa hai đường
Giữa $y = x$ và $y = x^2$ trên $[0; 1]$: lát tại $x$ cao $x - x^2$.
$$\int_0^1 (x - x^2)\,dx = \frac{1}{2} - \frac{1}{3} = \frac{1}{6}$$
## Thể tích vật tròn xoay
Quay $y = \sqrt{x}$, $0 \le x \le 4$, quanh trục hoành. Lát là một đĩa bán kính $\sqrt{x}$, diện tích $\pi x$:
$$V = \int_0^4 \pi x\,dx = 8\pi$$
## Giá trị trung bình
Trung bình của $f$ trên $[a; b]$ là $\frac{1}{b - a}\int_a^b f(x)\,dx$. Nhiệt độ trong ngày $T(t) = 26 - 4\cos\frac{\pi t}{12}$ (°C, $t$ tính bằng giờ). Trong 24 giờ phần cos triệt tiêu, trung bình là 26 °C. Từ 6 đến 18 giờ:
$$\frac{1}{12}\int_6^{18} T\,dt = 26 + \frac{8}{\pi} \approx 28,5\ \text{°C}$$
|+ Cả khoá trong một bảng
| Câu hỏi | Công cụ |
| Gần đó thì sao? | Giới hạn |
| Đổi nhanh thế nào? | Đạo hàm |
| Chỗ nào lớn nhất? | $f' = 0$ và đầu mút |
| Cộng lại được bao nhiêu? | Tích phân |
| Tính thế nào cho nhanh? | Nguyên hàm |
> Bài cuối khoá: nước chảy vào bể với lưu lượng $q(t) = 6t - t^2$ (lít/phút), $0 \le t \le 6$. Khi nào chảy mạnh nhất? *(phút 3)* Tổng lượng nước? *($\int_0^6 q\,dt = 36$ lít)*
`,
        },
      ],
    },
  ],
}
