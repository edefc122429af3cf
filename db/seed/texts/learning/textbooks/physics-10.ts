import { marked } from '../marked.ts'
import type { TextbookText } from './textbook-text.ts'

export const PHYSICS_10: TextbookText = {
  summary: 'Bài tập Vật lý 10 có hướng dẫn: chuyển động, lực, năng lượng, động lượng; mỗi chủ đề một bài mẫu giải trọn.',
  chapters: [
    {
      title: 'Động học',
      column: 1,
      pages: [7, 92],
      sections: [
        {
          title: 'Chuyển động thẳng biến đổi đều',
          page: 8,
          items: [
            {
              kind: 'lesson',
              page: 8,
              title: 'Chọn công thức nào?',
              body: marked`
                Năm đại lượng $v_0, v, a, t, s$; mỗi công thức **thiếu** một đại lượng. Đề không cho và không hỏi cái nào thì dùng công thức thiếu cái ấy.
                | Thiếu | Công thức |
                | $s$ | $v = v_0 + at$ |
                | $v$ | $s = v_0 t + \frac12 a t^2$ |
                | $t$ | $v^2 - v_0^2 = 2as$ |
                | $a$ | $s = \frac{v_0 + v}{2}\,t$ |
                ## Bài mẫu
                Xe đang chạy 20 m/s thì hãm, dừng sau 50 m. Tìm gia tốc. Không có $t$:
                $$0 - 20^2 = 2a \cdot 50 \Rightarrow a = -4\ \text{m/s}^2.$$
                Dấu âm: gia tốc ngược chiều chuyển động.
                ?? Thử sức: thời gian hãm?
                $v = v_0 + at$: $0 = 20 - 4t$, $t = 5$ s.
                !!`,
            },
            {
              kind: 'exercise',
              page: 14,
              title: 'Bốn bài hãm và tăng tốc',
              body: marked`
                1. Từ nghỉ, xe đạt 15 m/s sau 6 s. Tính gia tốc và quãng đường.
                2. Tàu vào ga với 18 m/s, dừng sau 12 s. Tính quãng đường hãm.
                3. Vật có $v_0 = 4$ m/s, $a = 2$ m/s². Sau bao lâu đi được 21 m?
                4. Xe đang chạy 72 km/h, người lái phản ứng chậm 0,8 s rồi hãm với 5 m/s². Xe đi thêm bao xa?
                ?? Lời giải
                **1.** $a = 2{,}5$ m/s²; $s = \frac12 \cdot 2{,}5 \cdot 36 = 45$ m. **2.** $s = \frac{18 + 0}{2} \cdot 12 = 108$ m. **3.** $4t + t^2 = 21$, $t = 3$ s. **4.** $72$ km/h $= 20$ m/s; $20 \cdot 0{,}8 = 16$ m; $20^2 : 10 = 40$ m; tổng $56$ m.
                !!`,
            },
          ],
        },
        {
          title: 'Ném ngang',
          page: 40,
          items: [
            {
              kind: 'lesson',
              page: 40,
              title: 'Tách thành hai chuyển động',
              body: marked`
                Ném ngang là hai chuyển động cùng lúc, không ảnh hưởng nhau: **ngang** đều với $v_0$, **dọc** rơi tự do.
                $$x = v_0 t, \qquad h = \frac12 g t^2, \qquad t = \sqrt{\frac{2h}{g}}.$$
                ## Bài mẫu
                Ném ngang 8 m/s từ độ cao 20 m, $g = 10$ m/s². $t = \sqrt{4} = 2$ s; tầm xa $8 \cdot 2 = 16$ m. Vận tốc lúc chạm đất: ngang $8$, dọc $20$, độ lớn $\sqrt{64 + 400} \approx 21{,}5$ m/s.
                Điều đáng nhớ: thời gian rơi **không phụ thuộc** $v_0$.
                ?? Thử sức: ném 16 m/s từ cùng độ cao thì rơi lâu hơn không?
                Không, vẫn 2 s; chỉ xa gấp đôi, 32 m.
                !!`,
            },
            {
              kind: 'exercise',
              page: 46,
              title: 'Bài tập ném ngang',
              body: marked`
                Lấy $g = 10$ m/s².
                1. Bi lăn khỏi bàn cao 0,8 m với 3 m/s. Tìm thời gian rơi và tầm xa.
                2. Máy bay bay ngang 100 m/s ở độ cao 500 m thả gói hàng. Phải thả trước điểm rơi bao xa?
                3. Vật rơi cách chân bàn 1,2 m từ độ cao 0,45 m. Tìm vận tốc ném.
                ?? Lời giải
                **1.** $t = \sqrt{0{,}16} = 0{,}4$ s; $x = 1{,}2$ m. **2.** $t = 10$ s; $1000$ m. **3.** $t = 0{,}3$ s; $v_0 = 1{,}2 : 0{,}3 = 4$ m/s.
                !!`,
            },
          ],
        },
      ],
    },
    {
      title: 'Động lực học',
      column: 1,
      pages: [93, 186],
      sections: [
        {
          title: 'Định luật II Newton',
          page: 94,
          items: [
            {
              kind: 'lesson',
              page: 94,
              title: 'Năm bước giải bài toán lực',
              body: marked`
                1. Chọn vật, vẽ riêng nó ra.
                2. Vẽ **mọi** lực tác dụng lên vật: trọng lực, phản lực, ma sát, lực kéo.
                3. Chọn trục: một trục theo chiều chuyển động.
                4. Chiếu: $\sum F_x = ma$, $\sum F_y = 0$.
                5. Giải rồi kiểm tra đơn vị và dấu.
                ## Bài mẫu
                Kéo thùng 10 kg trên sàn bằng lực ngang 50 N, hệ số ma sát 0,3, $g = 10$ m/s². Trục đứng: $N = 100$ N. Ma sát $0{,}3 \cdot 100 = 30$ N. Trục ngang:
                $$50 - 30 = 10a \Rightarrow a = 2\ \text{m/s}^2.$$
                ?? Thử sức: kéo bằng 25 N thì sao?
                Nhỏ hơn lực ma sát trượt 30 N: thùng đang đứng yên thì vẫn đứng yên, ma sát nghỉ bằng 25 N; thùng đang trượt thì chậm dần.
                !!`,
            },
            {
              kind: 'exercise',
              page: 100,
              title: 'Mặt phẳng nghiêng và ròng rọc',
              body: marked`
                Lấy $g = 10$ m/s².
                1. Vật trượt không ma sát trên mặt nghiêng $30^\circ$. Tính gia tốc.
                2. Thêm ma sát $\mu = 0{,}2$. Tính lại ($\cos 30^\circ \approx 0{,}87$).
                3. Hai vật 3 kg và 2 kg nối dây qua ròng rọc nhẹ. Tính gia tốc và lực căng.
                ?? Lời giải
                **1.** $a = g\sin 30^\circ = 5$ m/s². **2.** $a = g(\sin 30^\circ - \mu\cos 30^\circ) \approx 10(0{,}5 - 0{,}174) = 3{,}26$ m/s². **3.** $a = \frac{3-2}{5}\,g = 2$ m/s²; $T = 2(10 + 2) = 24$ N.
                !!`,
            },
          ],
        },
      ],
    },
    {
      title: 'Năng lượng và động lượng',
      column: 2,
      pages: [187, 328],
      sections: [
        {
          title: 'Bảo toàn cơ năng',
          page: 188,
          items: [
            {
              kind: 'lesson',
              page: 188,
              title: 'Khi nào được dùng bảo toàn?',
              body: marked`
                Cơ năng bảo toàn khi **chỉ có trọng lực và lực đàn hồi sinh công**:
                $$\frac12 mv_1^2 + mgh_1 = \frac12 mv_2^2 + mgh_2.$$
                Có ma sát thì cơ năng giảm đúng bằng công của ma sát.
                ## Bài mẫu
                Con lắc dài 1 m thả từ góc $60^\circ$. Độ cao ban đầu so với vị trí thấp nhất: $1 - \cos 60^\circ = 0{,}5$ m. Tại vị trí thấp nhất:
                $$v = \sqrt{2gh} = \sqrt{10} \approx 3{,}2\ \text{m/s}.$$
                Khối lượng không có mặt trong kết quả.
                ?? Thử sức: ném thẳng đứng lên 12 m/s, lên cao bao nhiêu ($g = 10$)?
                $h = v^2 : 2g = 144 : 20 = 7{,}2$ m.
                !!`,
            },
            {
              kind: 'exercise',
              page: 196,
              title: 'Bài tập công và cơ năng',
              body: marked`
                Lấy $g = 10$ m/s².
                1. Vật 2 kg rơi từ 5 m. Tính động năng lúc chạm đất.
                2. Cũng vật ấy, lúc chạm đất chỉ có 9 m/s. Tính công của lực cản.
                3. Lò xo $k = 200$ N/m nén 10 cm đẩy vật 0,5 kg trên sàn nhẵn. Tính vận tốc.
                ?? Lời giải
                **1.** $mgh = 100$ J. **2.** $\frac12 \cdot 2 \cdot 81 = 81$ J; công cản $81 - 100 = -19$ J. **3.** $\frac12 \cdot 200 \cdot 0{,}01 = 1$ J $= \frac12 \cdot 0{,}5 v^2$, $v = 2$ m/s.
                !!`,
            },
          ],
        },
        {
          title: 'Va chạm',
          page: 260,
          items: [
            {
              kind: 'lesson',
              page: 260,
              title: 'Bảo toàn động lượng',
              body: marked`
                Hệ kín, tổng động lượng không đổi, **dù va chạm mềm hay đàn hồi**:
                $$m_1 v_1 + m_2 v_2 = m_1 v_1' + m_2 v_2'.$$
                Va chạm **mềm**: dính nhau, động lượng bảo toàn, động năng giảm. Va chạm **đàn hồi**: bảo toàn cả hai.
                ## Bài mẫu
                Xe 3 kg chạy 4 m/s đâm vào xe 1 kg đứng yên, dính nhau. $v' = \frac{12}{4} = 3$ m/s. Động năng: trước $24$ J, sau $18$ J; mất $6$ J thành nhiệt và biến dạng.
                Nhớ: động lượng là **vectơ**, đi ngược chiều thì mang dấu âm.
                ?? Thử sức: xe 1 kg chạy ngược chiều 4 m/s thì sao?
                $3 \cdot 4 - 1 \cdot 4 = 8$; $v' = 8 : 4 = 2$ m/s, theo chiều xe nặng.
                !!`,
            },
            {
              kind: 'exercise',
              page: 268,
              title: 'Bài tập va chạm',
              body: marked`
                1. Viên đạn 10 g bay 400 m/s găm vào khối gỗ 1,99 kg đứng yên trên sàn nhẵn. Tính vận tốc sau đó.
                2. Người 50 kg đứng yên trên thuyền 150 kg, nhảy ngang 3 m/s so với bờ. Thuyền lùi với vận tốc nào?
                3. Hai viên bi giống nhau, bi thứ nhất 2 m/s va đàn hồi thẳng vào bi thứ hai đứng yên. Vận tốc mỗi bi sau va chạm?
                ?? Lời giải
                **1.** $0{,}01 \cdot 400 = 2v$, $v = 2$ m/s. **2.** $50 \cdot 3 = 150 v$, $v = 1$ m/s, ngược chiều nhảy. **3.** Đổi vận tốc cho nhau: bi thứ nhất dừng, bi thứ hai 2 m/s.
                !!`,
            },
          ],
        },
      ],
    },
  ],
}
