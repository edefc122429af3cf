import type { CourseText } from '../course-text.ts'
import { marked } from '../marked.ts'

export const CALCULUS_IN_SIX_WEEKS: CourseText = {
  title: 'Ôn đạo hàm và tích phân trong sáu tuần',
  summary: 'Giới hạn, đạo hàm, tích phân cho sinh viên cần củng cố trước kì thi: hình dung trước, công thức sau.',
  description: marked`
    Dành cho sinh viên cần củng cố giải tích trước kì thi. Sáu tuần, chín bài, mỗi bài một ý chính, vài ví dụ giải trọn và một bài tự luyện có lời giải gập lại; bài về đạo hàm có video và bảng công thức tải về.
    Giảng viên giải thích bằng hình dung trước, công thức sau; tuần cuối là một đề thi thử có lời giải từng dòng.`,
  level: 'intermediate',
  hasCertificate: true,
  teachers: [
    {
      name: 'Doãn Tâm Thuỳ Dương',
      about: 'Giảng viên Toán đại cương, người nổi tiếng trong khoa vì luôn vẽ hình trước khi viết công thức.',
    },
  ],
  outcomes: [
    'Tính giới hạn bằng cách khử dạng vô định',
    'Dùng thành thạo quy tắc tích, thương và hàm hợp',
    'Khảo sát hàm số và giải bài toán tối ưu',
    'Tính tích phân bằng đổi biến và từng phần, áp dụng tính diện tích',
  ],
  requirements: ['Đã học qua hàm số ở phổ thông.', 'Khoảng hai giờ mỗi tuần, có giấy bút bên cạnh.'],
  chapters: [
    {
      title: 'Giới hạn và đạo hàm (tuần 1 và 2)',
      lessons: [
        {
          title: 'Giới hạn nhìn bằng hình',
          isPreview: true,
          body: marked`
            Giới hạn trả lời câu hỏi: khi $x$ **tiến gần** $a$, giá trị $f(x)$ tiến gần số nào? Bản thân $f(a)$ không quan trọng; nó có thể còn không tồn tại.
            ## Cái lỗ trên đồ thị
            Xét $f(x) = \dfrac{x^2 - 4}{x - 2}$. Tại $x = 2$ hàm không xác định. Nhưng với $x \ne 2$ ta rút gọn được
            $$f(x) = \frac{(x-2)(x+2)}{x-2} = x + 2.$$
            Đồ thị là một đường thẳng thủng một lỗ ở điểm $(2; 4)$. Vậy $\lim_{x \to 2} f(x) = 4$.
            ## Ba cách khử dạng $\frac{0}{0}$
            1. **Phân tích thành nhân tử** như trên.
            2. **Nhân lượng liên hợp** khi có căn: $\dfrac{\sqrt{x+1}-1}{x} = \dfrac{1}{\sqrt{x+1}+1} \to \dfrac12$ khi $x \to 0$.
            3. **Dùng giới hạn cơ bản** $\lim_{x \to 0} \dfrac{\sin x}{x} = 1$.
            ## Hai phía
            Giới hạn tồn tại khi giới hạn trái và phải bằng nhau. Với $\dfrac{|x|}{x}$ tại $0$: bên phải bằng $1$, bên trái bằng $-1$, nên giới hạn không tồn tại.
            ?? Tự luyện: $\lim_{x \to 0} \dfrac{\sin 3x}{5x}$
            Viết $\dfrac{\sin 3x}{5x} = \dfrac{3}{5} \cdot \dfrac{\sin 3x}{3x}$. Khi $x \to 0$, thừa số sau tiến đến $1$, nên giới hạn bằng $\dfrac35$.
            !!`,
        },
        {
          title: 'Đạo hàm là độ dốc',
          isPreview: true,
          video: 'dao-ham',
          materials: ['bang-dao-ham'],
          body: marked`
            Phóng to đồ thị của một hàm trơn quanh một điểm, ta thấy nó gần như thẳng. Độ dốc của đoạn thẳng ấy là đạo hàm:
            $$f'(a) = \lim_{h \to 0} \frac{f(a+h) - f(a)}{h}.$$
            ## Tính bằng định nghĩa
            Với $f(x) = x^2$:
            $$\frac{(a+h)^2 - a^2}{h} = \frac{2ah + h^2}{h} = 2a + h \to 2a.$$
            Vậy $(x^2)' = 2x$. Tại $a = 3$ đồ thị dốc lên $6$: đi ngang một đơn vị rất nhỏ thì lên cao gấp sáu.
            ## Tiếp tuyến
            Đường thẳng qua $(a; f(a))$ với độ dốc $f'(a)$:
            $$y = f(a) + f'(a)(x - a).$$
            Với $f(x) = x^2$ tại $a = 3$: $y = 9 + 6(x - 3) = 6x - 9$.
            ## Tính gần đúng
            Gần $a$, tiếp tuyến thay được cho đồ thị. Muốn tính $3{,}02^2$: lấy $9 + 6 \cdot 0{,}02 = 9{,}12$. Giá trị đúng là $9{,}1204$.
            ?? Tự luyện: ước lượng $\sqrt{4{,}1}$
            $f(x) = \sqrt{x}$, $f'(x) = \dfrac{1}{2\sqrt{x}}$, $f'(4) = \dfrac14$. Vậy $\sqrt{4{,}1} \approx 2 + \dfrac14 \cdot 0{,}1 = 2{,}025$ (đúng: $2{,}0248\ldots$).
            !!`,
        },
        {
          title: 'Quy tắc tính đạo hàm',
          body: marked`
            ## Bảng cần thuộc
            | Hàm | Đạo hàm |
            | $x^n$ | $n x^{n-1}$ |
            | $\sin x$ | $\cos x$ |
            | $\cos x$ | $-\sin x$ |
            | $e^x$ | $e^x$ |
            | $\ln x$ | $\dfrac1x$ |
            ## Ba quy tắc
            - Tích: $(uv)' = u'v + uv'$.
            - Thương: $\left(\dfrac{u}{v}\right)' = \dfrac{u'v - uv'}{v^2}$.
            - Hàm hợp: $\bigl(f(g(x))\bigr)' = f'(g(x)) \cdot g'(x)$.
            ## Hàm hợp: bóc từ ngoài vào
            Với $y = \sin(x^2 + 1)$: lớp ngoài là $\sin$, lớp trong là $x^2 + 1$. Đạo hàm lớp ngoài giữ nguyên bên trong, rồi nhân đạo hàm lớp trong:
            $$y' = \cos(x^2 + 1) \cdot 2x.$$
            Lỗi hay gặp nhất trong bài thi là quên thừa số cuối.
            ## Phối hợp
            $y = x^2 e^{3x}$. Dùng quy tắc tích, trong đó $(e^{3x})' = 3e^{3x}$:
            $$y' = 2x e^{3x} + 3x^2 e^{3x} = x e^{3x}(2 + 3x).$$
            Đặt thừa số chung ngay: bước sau thường phải giải $y' = 0$.
            ?? Tự luyện: đạo hàm của $y = \dfrac{\ln x}{x}$
            $y' = \dfrac{\frac1x \cdot x - \ln x \cdot 1}{x^2} = \dfrac{1 - \ln x}{x^2}$.
            !!`,
        },
      ],
    },
    {
      title: 'Khảo sát và tối ưu (tuần 3)',
      lessons: [
        {
          title: 'Khảo sát hàm số',
          body: marked`
            Dấu của $f'$ cho biết hàm tăng hay giảm; dấu của $f''$ cho biết đồ thị cong lên hay cong xuống.
            ## Ví dụ trọn vẹn
            $f(x) = x^3 - 3x + 1$.
            1. **Đạo hàm**: $f'(x) = 3x^2 - 3 = 3(x-1)(x+1)$, bằng $0$ tại $x = \pm 1$.
            2. **Dấu**: $f' > 0$ khi $x < -1$, $f' < 0$ khi $-1 < x < 1$, $f' > 0$ khi $x > 1$.
            3. **Cực trị**: cực đại $f(-1) = 3$, cực tiểu $f(1) = -1$.
            4. **Điểm uốn**: $f''(x) = 6x = 0$ tại $x = 0$, $f(0) = 1$.
            5. **Hai đầu**: $x \to \pm\infty$ thì $f(x) \to \pm\infty$.
            Từ năm dòng ấy vẽ được đồ thị: lên đến $(-1; 3)$, xuống qua $(0; 1)$ đến $(1; -1)$, rồi lên mãi.
            ## Đếm nghiệm mà không giải
            Phương trình $x^3 - 3x + 1 = 0$ có mấy nghiệm? Cực đại $3 > 0$, cực tiểu $-1 < 0$: đồ thị cắt trục hoành ba lần, vậy có ba nghiệm.
            ?? Tự luyện: với giá trị nào của $m$ thì $x^3 - 3x = m$ có đúng ba nghiệm?
            Hàm $x^3 - 3x$ có cực đại $2$ tại $x=-1$, cực tiểu $-2$ tại $x=1$. Đường $y = m$ cắt ba lần khi $-2 < m < 2$.
            !!`,
        },
        {
          title: 'Bài toán tối ưu',
          body: marked`
            Bài toán tối ưu có bốn bước: đặt ẩn, viết hàm cần tối ưu theo **một** ẩn, tìm miền, đạo hàm.
            ## Chiếc hộp
            Từ tấm bìa vuông cạnh $30$ cm, cắt bốn góc bốn hình vuông cạnh $x$ rồi gập thành hộp không nắp. Chọn $x$ để thể tích lớn nhất.
            Đáy hộp là hình vuông cạnh $30 - 2x$, chiều cao $x$:
            $$V(x) = x(30 - 2x)^2, \qquad 0 < x < 15.$$
            $$V'(x) = (30-2x)^2 - 4x(30-2x) = (30-2x)(30-6x).$$
            Trong miền chỉ có $x = 5$. Trước đó $V' > 0$, sau đó $V' < 0$, nên $V$ lớn nhất tại $x = 5$ và $V(5) = 5 \cdot 20^2 = 2000$ cm³.
            ## Đừng quên hai đầu
            Trên đoạn $[a; b]$, giá trị lớn nhất có thể nằm ở đầu mút, nơi đạo hàm khác $0$. Luôn so sánh cả ba loại điểm: nghiệm của $f'$, điểm không có đạo hàm, hai đầu mút.
            ?? Tự luyện: hàng rào dài 40 m, một cạnh dựa vào tường. Diện tích lớn nhất?
            Gọi cạnh vuông góc với tường là $x$: $S = x(40 - 2x)$, $S' = 40 - 4x = 0$ khi $x = 10$. Diện tích lớn nhất $10 \cdot 20 = 200$ m².
            !!`,
        },
      ],
    },
    {
      title: 'Tích phân (tuần 4 và 5)',
      lessons: [
        {
          title: 'Nguyên hàm và phép đổi biến',
          body: marked`
            Nguyên hàm của $f$ là hàm $F$ có $F' = f$. Hai nguyên hàm của cùng một hàm hơn kém nhau một hằng số, nên ta viết $\int f(x)\,dx = F(x) + C$.
            ## Đổi biến là đọc ngược quy tắc hàm hợp
            Nhìn thấy một hàm **và đạo hàm của nó** cùng xuất hiện, hãy đặt hàm ấy làm biến mới.
            $$I = \int 2x\,\cos(x^2 + 1)\,dx.$$
            Đặt $u = x^2 + 1$, $du = 2x\,dx$:
            $$I = \int \cos u\,du = \sin u + C = \sin(x^2 + 1) + C.$$
            ## Thiếu hằng số thì bù
            $\int x e^{x^2} dx$: đặt $u = x^2$, $du = 2x\,dx$, tức $x\,dx = \frac12 du$. Kết quả $\frac12 e^{x^2} + C$.
            ## Kiểm tra
            Đạo hàm kết quả phải ra lại hàm dưới dấu tích phân. Việc này tốn mười giây và cứu được nhiều điểm.
            ?? Tự luyện: $\int \dfrac{\ln x}{x}\,dx$
            Đặt $u = \ln x$, $du = \dfrac{dx}{x}$. Ta được $\int u\,du = \dfrac{u^2}{2} + C = \dfrac{(\ln x)^2}{2} + C$.
            !!`,
        },
        {
          title: 'Tích phân từng phần',
          body: marked`
            Quy tắc tích đọc ngược cho ta
            $$\int u\,dv = uv - \int v\,du.$$
            Mục đích: đổi một tích phân khó lấy một tích phân dễ hơn.
            ## Chọn $u$ thế nào?
            Ưu tiên làm $u$ theo thứ tự: lôgarit, đa thức, lượng giác, mũ. Phần còn lại là $dv$, vì nó dễ lấy nguyên hàm.
            ## Ví dụ 1
            $\int x e^x dx$. Đặt $u = x$, $dv = e^x dx$; khi đó $du = dx$, $v = e^x$:
            $$\int x e^x dx = x e^x - \int e^x dx = (x - 1)e^x + C.$$
            ## Ví dụ 2
            $\int \ln x\,dx$. Chỉ có một hàm, nhưng ta coi $dv = dx$: $u = \ln x$, $v = x$, $du = \frac{dx}{x}$:
            $$\int \ln x\,dx = x\ln x - \int x \cdot \frac{1}{x}\,dx = x \ln x - x + C.$$
            ## Dấu hiệu chọn sai
            Nếu tích phân mới phức tạp hơn cái cũ, hãy đổi vai $u$ và $dv$.
            ?? Tự luyện: $\int x \cos x\,dx$
            $u = x$, $dv = \cos x\,dx$, $v = \sin x$. Kết quả $x \sin x - \int \sin x\,dx = x\sin x + \cos x + C$.
            !!`,
        },
        {
          title: 'Tích phân xác định và diện tích',
          body: marked`
            Chia vùng dưới đồ thị thành những dải hẹp, cộng diện tích các dải rồi cho bề rộng tiến về $0$: đó là tích phân xác định. Định lý cơ bản cho ta lối tắt:
            $$\int_a^b f(x)\,dx = F(b) - F(a).$$
            ## Diện tích giữa hai đường
            Diện tích vùng giữa $y = x$ và $y = x^2$. Giao điểm: $x = x^2$ khi $x = 0$ hoặc $x = 1$. Trên $[0; 1]$ đường $y = x$ nằm trên:
            $$S = \int_0^1 (x - x^2)\,dx = \left[\frac{x^2}{2} - \frac{x^3}{3}\right]_0^1 = \frac12 - \frac13 = \frac16.$$
            ## Cẩn thận với dấu
            $\int_0^{2\pi} \sin x\,dx = 0$ vì phần trên và phần dưới trục triệt tiêu. Diện tích thật là
            $$\int_0^{2\pi} |\sin x|\,dx = 2\int_0^{\pi} \sin x\,dx = 4.$$
            ## Thể tích tròn xoay
            Quay vùng dưới $y = f(x)$ quanh trục hoành: $V = \pi \int_a^b f(x)^2\,dx$. Với $f(x) = x$ trên $[0; h]$ ta được $\dfrac{\pi h^3}{3}$, đúng công thức hình nón có bán kính đáy $h$.
            ?? Tự luyện: diện tích giữa $y = 4 - x^2$ và trục hoành
            $\int_{-2}^{2}(4 - x^2)\,dx = \left[4x - \frac{x^3}{3}\right]_{-2}^{2} = 16 - \frac{16}{3} = \frac{32}{3}$.
            !!`,
        },
      ],
    },
    {
      title: 'Thi thử (tuần 6)',
      lessons: [
        {
          title: 'Đề thi thử và lời giải',
          body: marked`
            Đặt đồng hồ 60 phút. Làm hết ra giấy rồi mới mở lời giải. Mỗi câu hai điểm.
            1. Tính $\lim_{x \to 1} \dfrac{x^3 - 1}{x - 1}$.
            2. Tính đạo hàm của $y = x^2 \ln x$ và viết phương trình tiếp tuyến tại $x = 1$.
            3. Tìm cực trị của $f(x) = x e^{-x}$.
            4. Tính $\int_0^1 x e^{x^2} dx$.
            5. Tính diện tích vùng giới hạn bởi $y = \sqrt{x}$ và $y = x$.
            ?? Lời giải câu 1 và 2
            **Câu 1.** $x^3 - 1 = (x-1)(x^2 + x + 1)$, nên giới hạn bằng $1 + 1 + 1 = 3$.
            **Câu 2.** $y' = 2x\ln x + x$. Tại $x = 1$: $y = 0$, $y' = 1$. Tiếp tuyến $y = x - 1$.
            !!
            ?? Lời giải câu 3
            $f'(x) = e^{-x} - x e^{-x} = (1 - x)e^{-x}$. Dấu đổi từ dương sang âm tại $x = 1$: cực đại $f(1) = \dfrac1e$. Không có cực tiểu.
            !!
            ?? Lời giải câu 4 và 5
            **Câu 4.** Đặt $u = x^2$: $\frac12 \int_0^1 e^u du = \dfrac{e - 1}{2}$.
            **Câu 5.** Giao điểm $0$ và $1$, trên đoạn này $\sqrt{x} \ge x$: $\int_0^1 (\sqrt{x} - x)\,dx = \frac23 - \frac12 = \frac16$.
            !!
            ## Chấm và chữa
            Sai câu nào, quay lại bài ấy và làm lại phần tự luyện trước khi đọc thêm. Dưới 6 điểm, hãy nghỉ một ngày rồi làm lại cả đề: lần thứ hai mới là lần học.`,
        },
      ],
    },
  ],
}
