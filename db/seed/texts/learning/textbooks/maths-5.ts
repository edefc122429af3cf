import { marked } from '../marked.ts'
import type { TextbookText } from './textbook-text.ts'

export const MATHS_5: TextbookText = {
  summary: 'Phân số, tỉ số phần trăm, chuyển động và suy luận: bài giảng ngắn, bài tập có lời giải gập lại.',
  chapters: [
    {
      title: 'Phân số và phần trăm',
      column: 1,
      pages: [5, 52],
      sections: [
        {
          title: 'So sánh phân số',
          page: 6,
          items: [
            {
              kind: 'video',
              page: 6,
              title: 'So sánh hai phân số',
              video: 'phan-so',
              body: marked`
                Dừng video trước bước quy đồng và thử đoán: $\frac23$ hay $\frac34$ lớn hơn? Vẽ hai thanh dài bằng nhau rồi tô để kiểm tra.`,
            },
            {
              kind: 'lesson',
              page: 8,
              title: 'Ba cách so sánh không cần quy đồng',
              body: marked`
                Quy đồng luôn đúng, nhưng có lúc có đường ngắn hơn.
                ## So với một nửa
                $\frac37$ và $\frac59$: $\frac37 < \frac12$ còn $\frac59 > \frac12$, vậy $\frac37 < \frac59$.
                ## So phần bù đến 1
                $\frac{7}{8}$ thiếu $\frac18$, $\frac{10}{11}$ thiếu $\frac{1}{11}$. Thiếu ít hơn thì lớn hơn: $\frac{10}{11} > \frac78$.
                ## Cùng tử số
                $\frac{5}{9}$ và $\frac{5}{7}$: cùng lấy 5 phần, phần nào to hơn? Chia 7 thì mỗi phần to hơn, nên $\frac57 > \frac59$.
                ?? Thử sức: so $\frac{13}{14}$ và $\frac{17}{18}$
                Phần bù là $\frac{1}{14}$ và $\frac{1}{18}$. Thiếu ít hơn là $\frac{17}{18}$, nên $\frac{17}{18}$ lớn hơn.
                !!`,
            },
            {
              kind: 'exercise',
              page: 12,
              title: 'Luyện so sánh phân số',
              body: marked`
                Chọn cách nhanh nhất để so sánh.
                1. $\frac{4}{9}$ và $\frac{5}{8}$
                2. $\frac{8}{9}$ và $\frac{9}{10}$
                3. $\frac{7}{15}$ và $\frac{7}{13}$
                4. Xếp từ bé đến lớn: $\frac12, \frac{2}{5}, \frac{5}{8}$.
                ?? Lời giải
                **1.** So với $\frac12$: $\frac49 < \frac12 < \frac58$. **2.** Phần bù $\frac19 > \frac1{10}$ nên $\frac89 < \frac9{10}$. **3.** Cùng tử: $\frac{7}{15} < \frac{7}{13}$. **4.** $\frac25 < \frac12 < \frac58$.
                !!`,
            },
          ],
        },
        {
          title: 'Tỉ số phần trăm',
          page: 24,
          items: [
            {
              kind: 'lesson',
              page: 24,
              title: 'Phần trăm là phần của một trăm',
              body: marked`
                $25\% = \frac{25}{100} = \frac14$. Ba câu hỏi, ba phép tính:
                1. **Tìm tỉ số**: 12 trong 48 là bao nhiêu phần trăm? $12 : 48 = 0{,}25 = 25\%$.
                2. **Tìm phần**: 15% của 80 là bao nhiêu? $80 : 100 \times 15 = 12$.
                3. **Tìm tất cả**: 18 là 30% của số nào? $18 : 30 \times 100 = 60$.
                ## Cẩn thận
                Giảm 20% rồi tăng 20% không về giá cũ: $100 \to 80 \to 96$, vì 20% lần sau tính trên 80.
                ?? Thử sức: sách giá 45.000 đồng, giảm 10% rồi giảm tiếp 10%
                $45.000 \to 40.500 \to 36.450$ đồng; tổng giảm $19\%$, không phải $20\%$.
                !!`,
            },
            {
              kind: 'exercise',
              page: 30,
              title: 'Bài toán phần trăm',
              body: marked`
                1. Lớp có 40 học sinh, 22 bạn nữ. Bạn nữ chiếm bao nhiêu phần trăm?
                2. Hạt tươi chứa 16% nước. Trong 50 kg hạt có bao nhiêu ki-lô-gam nước?
                3. Bạn An đọc được 96 trang, bằng 60% quyển sách. Sách dày bao nhiêu trang?
                ?? Lời giải
                **1.** $22 : 40 = 55\%$. **2.** $50 \times 16 : 100 = 8$ kg. **3.** $96 : 60 \times 100 = 160$ trang.
                !!`,
            },
          ],
        },
      ],
    },
    {
      title: 'Chuyển động',
      column: 1,
      pages: [53, 104],
      sections: [
        {
          title: 'Quãng đường, vận tốc, thời gian',
          page: 54,
          items: [
            {
              kind: 'lesson',
              page: 54,
              title: 'Ba đại lượng, một tam giác',
              body: marked`
                $$s = v \times t, \qquad v = s : t, \qquad t = s : v.$$
                Đơn vị phải **hợp nhau**: vận tốc km/giờ thì thời gian tính bằng giờ. 1 giờ 30 phút là 1,5 giờ, không phải 1,3 giờ.
                ## Đi ngược chiều
                Hai xe cách nhau 120 km, đi về phía nhau với 35 và 45 km/giờ. Mỗi giờ khoảng cách giảm $35 + 45 = 80$ km, vậy gặp nhau sau $120 : 80 = 1{,}5$ giờ.
                ## Đi cùng chiều
                Xe sau nhanh hơn 15 km/giờ, cách nhau 30 km: đuổi kịp sau $30 : 15 = 2$ giờ.
                ?? Thử sức: đổi 2 giờ 15 phút ra giờ
                $2 + 15 : 60 = 2{,}25$ giờ.
                !!`,
            },
            {
              kind: 'exercise',
              page: 60,
              title: 'Ba bài chuyển động',
              body: marked`
                1. Một người đi xe đạp 18 km trong 1,5 giờ. Tính vận tốc.
                2. Hai bạn đi bộ ngược chiều, cách nhau 3,6 km, vận tốc 4 và 5 km/giờ. Sau bao lâu thì gặp nhau?
                3. Thuyền đi xuôi dòng 16 km/giờ, ngược dòng 10 km/giờ. Tính vận tốc dòng nước.
                ?? Lời giải
                **1.** $18 : 1{,}5 = 12$ km/giờ. **2.** $3{,}6 : 9 = 0{,}4$ giờ, tức 24 phút. **3.** $(16 - 10) : 2 = 3$ km/giờ.
                !!`,
            },
          ],
        },
      ],
    },
    {
      title: 'Suy luận',
      column: 2,
      pages: [105, 160],
      sections: [
        {
          title: 'Lập bảng loại trừ',
          page: 106,
          items: [
            {
              kind: 'lesson',
              page: 106,
              title: 'Ai nuôi con gì?',
              body: marked`
                An, Bình, Chi mỗi bạn nuôi một con: mèo, cá, vẹt. Biết: (a) An không nuôi con biết bơi; (b) Bình dị ứng lông thú và lông chim.
                Kẻ bảng, dòng là người, cột là con vật. Mỗi thông tin cho phép gạch một số ô.
                | Bạn | Mèo | Cá | Vẹt |
                | An | ? | gạch | ? |
                | Bình | gạch | **có** | gạch |
                | Chi | ? | gạch | ? |
                Bình chỉ còn cá. An và Chi chia nhau mèo và vẹt: đề **chưa đủ**. Thêm (c) con vẹt của Chi biết nói: Chi nuôi vẹt, An nuôi mèo.
                Bài học: trước khi kết luận, hỏi xem thông tin đã đủ chưa.
                ?? Thử sức: nếu (c) là “Chi không nuôi con biết kêu meo meo” thì sao?
                Chi không nuôi mèo nên nuôi vẹt, An nuôi mèo.
                !!`,
            },
            {
              kind: 'exercise',
              page: 112,
              title: 'Ba câu suy luận',
              body: marked`
                1. Trong tủ có 5 chiếc tất trắng và 5 chiếc tất đen. Nhắm mắt lấy ít nhất mấy chiếc để chắc có một đôi cùng màu?
                2. Ba hộp dán nhãn “cam”, “táo”, “cam và táo”, cả ba nhãn đều **sai**. Được lấy ra một quả từ một hộp, làm sao biết cả ba hộp?
                3. Bốn bạn bắt tay nhau, mỗi đôi một lần. Có mấy cái bắt tay?
                ?? Lời giải
                **1.** Ba chiếc: chỉ có hai màu. **2.** Lấy từ hộp “cam và táo”. Nhãn sai nên hộp ấy chỉ có một loại; ra cam thì đó là hộp cam, hộp nhãn “táo” không thể là táo hay cam nên là hộp lẫn, hộp còn lại là táo. **3.** $3 + 2 + 1 = 6$.
                !!`,
            },
          ],
        },
        {
          title: 'Đếm có hệ thống',
          page: 126,
          items: [
            {
              kind: 'lesson',
              page: 126,
              title: 'Không sót, không trùng',
              body: marked`
                Có bao nhiêu số có hai chữ số khác nhau lập từ 1, 2, 3? Viết lung tung dễ sót. Viết theo hàng chục:
                - hàng chục 1: 12, 13
                - hàng chục 2: 21, 23
                - hàng chục 3: 31, 32
                Tất cả $3 \times 2 = 6$ số: 3 cách chọn chữ số đầu, còn 2 cách chọn chữ số sau.
                ## Quy tắc nhân
                Ba áo, bốn quần: $3 \times 4 = 12$ bộ. Mỗi áo đi với mọi quần.
                ?? Thử sức: mật khẩu ba chữ số khác nhau từ 1, 2, 3, 4
                $4 \times 3 \times 2 = 24$.
                !!`,
            },
          ],
        },
      ],
    },
  ],
}
