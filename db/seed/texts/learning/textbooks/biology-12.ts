import { marked } from '../marked.ts'
import type { TextbookText } from './textbook-text.ts'

export const BIOLOGY_12: TextbookText = {
  summary: 'Cơ chế di truyền, quy luật Mendel và bằng chứng tiến hoá: bài học ngắn và bài tập có lời giải từng bước.',
  chapters: [
    {
      title: 'Cơ chế và quy luật di truyền',
      column: 1,
      pages: [6, 104],
      sections: [
        {
          title: 'Từ ADN đến tính trạng',
          page: 8,
          items: [
            {
              kind: 'lesson',
              page: 8,
              title: 'Đếm trên ADN',
              body: marked`
                ADN mạch kép: $A = T$, $G = X$. Hai hệ thức đủ giải phần lớn bài đếm:
                $$N = 2A + 2G, \qquad H = 2A + 3G,$$
                trong đó $N$ là số nu-clê-ô-tít, $H$ là số liên kết hi-đrô. Chiều dài $L = \frac{N}{2} \times 3{,}4$ Å.
                ## Bài mẫu
                Gen dài 5100 Å có $A = 600$. $N = \frac{5100}{3{,}4} \times 2 = 3000$; $G = 1500 - 600 = 900$; $H = 1200 + 2700 = 3900$.
                ## Nhân đôi
                Sau $k$ lần nhân đôi có $2^k$ phân tử; môi trường cung cấp $N(2^k - 1)$ nu-clê-ô-tít.
                ?? Thử sức: gen trên nhân đôi ba lần, môi trường cung cấp bao nhiêu?
                $3000 \times 7 = 21.000$.
                !!`,
            },
            {
              kind: 'exercise',
              page: 40,
              title: 'Lai một cặp và hai cặp tính trạng',
              body: marked`
                Ở một loài, A (cao) trội so với a (thấp), B (đỏ) trội so với b (trắng), hai cặp gen phân li độc lập.
                1. Aa × Aa: tỉ lệ kiểu hình?
                2. AaBb × AaBb: tỉ lệ cây cao, hoa trắng?
                3. Cây cao lai phân tích được một nửa cao, một nửa thấp. Kiểu gen cây cao?
                ?? Lời giải
                **1.** 3 cao : 1 thấp. **2.** $\frac34 \times \frac14 = \frac{3}{16}$. **3.** Aa: chỉ Aa × aa mới cho $1 : 1$.
                !!`,
            },
          ],
        },
      ],
    },
    {
      title: 'Tiến hoá',
      column: 2,
      pages: [105, 180],
      sections: [
        {
          title: 'Bằng chứng và quần thể',
          page: 106,
          items: [
            {
              kind: 'lesson',
              page: 106,
              title: 'Bốn loại bằng chứng tiến hoá',
              body: marked`
                | Loại | Ví dụ |
                | Giải phẫu so sánh | xương chi trước của người, mèo, cá voi, dơi cùng một kiểu |
                | Hoá thạch | các dạng trung gian giữa bò sát và chim |
                | Phân bố địa lý | loài trên đảo giống loài ở đất liền gần nhất |
                | Phân tử | trình tự ADN càng gần, họ hàng càng gần |
                ## Tương đồng và tương tự
                **Tương đồng**: cùng nguồn gốc, có thể khác chức năng (cánh dơi, tay người). **Tương tự**: khác nguồn gốc, cùng chức năng (cánh dơi, cánh bướm). Chỉ tương đồng mới là bằng chứng họ hàng.
                ?? Thử sức: gai xương rồng (lá biến dạng) và tua cuốn đậu Hà Lan (lá biến dạng) thuộc loại nào?
                Tương đồng: cùng là lá biến dạng, khác chức năng.
                !!`,
            },
            {
              kind: 'exercise',
              page: 130,
              title: 'Cân bằng quần thể',
              body: marked`
                Quần thể cân bằng: $p^2 + 2pq + q^2 = 1$ với $p + q = 1$.
                1. Tần số a là 0,3. Tính tỉ lệ ba kiểu gen.
                2. Trong 10.000 người có 4 người mắc bệnh do gen lặn. Tính tỉ lệ người mang gen mà không mắc.
                3. Quần thể $0{,}5$ AA : $0{,}2$ Aa : $0{,}3$ aa có cân bằng không?
                ?? Lời giải
                **1.** AA $0{,}49$; Aa $0{,}42$; aa $0{,}09$. **2.** $q^2 = 0{,}0004$, $q = 0{,}02$; $2pq = 2 \times 0{,}98 \times 0{,}02 \approx 3{,}9\%$. **3.** $p = 0{,}6$, $q = 0{,}4$; cân bằng phải là $0{,}36 : 0{,}48 : 0{,}16$, nên chưa cân bằng.
                !!`,
            },
          ],
        },
      ],
    },
  ],
}
