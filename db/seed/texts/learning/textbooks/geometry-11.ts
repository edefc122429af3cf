import { marked } from '../marked.ts'
import type { TextbookText } from './textbook-text.ts'

/** Both chapters stand in the first column: a page whose second one is empty must look right. */
export const GEOMETRY_11: TextbookText = {
  summary: 'Quan hệ song song, vuông góc và khoảng cách trong không gian: cách nhìn hình, bài mẫu và bài tập có lời giải.',
  chapters: [
    {
      title: 'Quan hệ song song',
      column: 1,
      pages: [5, 58],
      sections: [
        {
          title: 'Đường thẳng và mặt phẳng',
          page: 6,
          items: [
            {
              kind: 'lesson',
              page: 6,
              title: 'Tìm giao tuyến của hai mặt phẳng',
              body: marked`
                Hai mặt phẳng phân biệt có điểm chung thì cắt nhau theo **một đường thẳng**. Muốn tìm giao tuyến: tìm hai điểm chung, hoặc một điểm chung và phương của giao tuyến.
                ## Bài mẫu
                Hình chóp $S.ABCD$, đáy là hình bình hành. Tìm giao tuyến của $(SAB)$ và $(SCD)$.
                Điểm chung: $S$. Vì $AB \parallel CD$, mỗi đường nằm trong một mặt, nên giao tuyến đi qua $S$ và song song với $AB$.
                Còn $(SAC)$ và $(SBD)$ có hai điểm chung là $S$ và $O = AC \cap BD$, nên giao tuyến là $SO$.
                ?? Thử sức: giao tuyến của $(SAD)$ và $(SBC)$?
                Đường thẳng qua $S$, song song với $AD$ và $BC$.
                !!`,
            },
            {
              kind: 'exercise',
              page: 14,
              title: 'Bài tập song song',
              body: marked`
                Cho hình chóp $S.ABCD$ đáy hình bình hành tâm $O$; $M, N$ là trung điểm của $SA, SD$.
                1. Chứng minh $MN \parallel (SBC)$.
                2. Chứng minh $OM \parallel (SCD)$.
                3. Tìm giao điểm của $BM$ với $(SCD)$ nếu có.
                ?? Lời giải
                **1.** $MN \parallel AD$ (đường trung bình), $AD \parallel BC$, nên $MN \parallel BC \subset (SBC)$, $MN \not\subset (SBC)$. **2.** Trong tam giác $SAC$, $OM$ là đường trung bình nên $OM \parallel SC \subset (SCD)$. **3.** Trong $(SAB)$ gọi $d$ là đường qua $S$ song song với $AB$, tức giao tuyến của $(SAB)$ và $(SCD)$. $BM$ cắt $d$ tại $K$; $K$ là giao điểm cần tìm.
                !!`,
            },
          ],
        },
      ],
    },
    {
      title: 'Vuông góc và khoảng cách',
      column: 1,
      pages: [59, 128],
      sections: [
        {
          title: 'Khoảng cách',
          page: 84,
          items: [
            {
              kind: 'lesson',
              page: 84,
              title: 'Khoảng cách từ chân đường cao đến mặt bên',
              body: marked`
                Cho $SA \perp (ABC)$. Muốn tính khoảng cách từ $A$ đến $(SBC)$:
                1. Kẻ $AK \perp BC$, $K \in BC$. Khi đó $BC \perp (SAK)$.
                2. Kẻ $AH \perp SK$, $H \in SK$. Khi đó $AH \perp (SBC)$, nên $AH$ là khoảng cách cần tìm.
                3. Tam giác $SAK$ vuông tại $A$:
                $$\frac{1}{AH^2} = \frac{1}{SA^2} + \frac{1}{AK^2}.$$
                ## Bài mẫu
                $SA = 3$, tam giác $ABC$ vuông cân tại $A$ với $AB = AC = 4$. $AK = \frac{BC}{2} = 2\sqrt2$, nên $\frac{1}{AH^2} = \frac19 + \frac18 = \frac{17}{72}$ và $AH = \frac{6\sqrt{34}}{17} \approx 2{,}06$.
                ?? Thử sức: $SA = 4$, $AK = 3$
                $AH = \frac{4 \cdot 3}{5} = 2{,}4$.
                !!`,
            },
            {
              kind: 'exercise',
              page: 92,
              title: 'Bài tập khoảng cách',
              body: marked`
                Hình chóp $S.ABCD$ đáy là hình vuông cạnh $a$, $SA \perp (ABCD)$, $SA = a$.
                1. Chứng minh $BD \perp (SAC)$.
                2. Tính $d(A, (SBC))$.
                3. Tính $d(A, (SBD))$.
                ?? Lời giải
                **1.** $BD \perp AC$, $BD \perp SA$. **2.** $BC \perp (SAB)$; kẻ $AH \perp SB$: $AH = \frac{a \cdot a}{a\sqrt2} = \frac{a\sqrt2}{2}$. **3.** $O$ là tâm, $AO = \frac{a\sqrt2}{2}$; $\frac{1}{d^2} = \frac{1}{a^2} + \frac{2}{a^2} = \frac{3}{a^2}$, $d = \frac{a\sqrt3}{3}$.
                !!`,
            },
          ],
        },
      ],
    },
  ],
}
