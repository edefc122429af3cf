import { marked } from '../marked.ts'
import type { TextbookText } from './textbook-text.ts'

export const MATHS_2: TextbookText = {
  summary: 'Cộng trừ có nhớ, đo độ dài và xem đồng hồ: bài ngắn để cha mẹ học cùng con.',
  chapters: [
    {
      title: 'Cộng, trừ có nhớ',
      column: 1,
      pages: [5, 70],
      sections: [
        {
          title: 'Qua mười',
          page: 6,
          items: [
            {
              kind: 'lesson',
              page: 6,
              title: 'Cộng qua mười bằng cách tách số',
              body: marked`
                $8 + 5$: số 8 cần 2 nữa để thành 10. Tách 5 thành 2 và 3.
                $$8 + 5 = 8 + 2 + 3 = 10 + 3 = 13.$$
                Trừ thì đi ngược: $13 - 5$, bớt 3 để về 10, rồi bớt 2 nữa: $13 - 3 - 2 = 8$.
                ## Viết cột dọc
                $36 + 27$: hàng đơn vị $6 + 7 = 13$, viết 3 **nhớ 1**; hàng chục $3 + 2$ thêm 1 là 6. Kết quả 63.
                ?? Hỏi con: $9 + 6$ tách thế nào?
                $9 + 1 + 5 = 15$.
                !!`,
            },
            {
              kind: 'exercise',
              page: 12,
              title: 'Tính nhẩm và cột dọc',
              body: marked`
                Câu 1 và 2 tính nhẩm bằng cách tách số; câu 3 và 4 đặt cột dọc, viết số nhớ nhỏ ở trên đầu hàng chục.
                1. $7 + 6$
                2. $15 - 8$
                3. $48 + 35$
                4. $62 - 27$
                5. Mẹ mua 28 quả trứng, dùng 9 quả. Còn mấy quả?
                ?? Đáp án
                13; 7; 83; 35; $28 - 9 = 19$ quả.
                !!`,
            },
          ],
        },
      ],
    },
    {
      title: 'Đo và xem giờ',
      column: 2,
      pages: [71, 128],
      sections: [
        {
          title: 'Mét, xăng-ti-mét, giờ, phút',
          page: 72,
          items: [
            {
              kind: 'lesson',
              page: 72,
              title: 'Xem đồng hồ',
              body: marked`
                Kim **ngắn** chỉ giờ, kim **dài** chỉ phút. Mỗi số trên mặt đồng hồ cách nhau 5 phút.
                - Kim dài ở số 12: giờ đúng.
                - Kim dài ở số 6: 30 phút, gọi là *rưỡi*.
                - Kim dài ở số 3: 15 phút.
                Khi kim dài chạy, kim ngắn cũng nhích: lúc 8 giờ rưỡi, kim ngắn nằm **giữa** số 8 và số 9.
                ?? Hỏi con: kim ngắn giữa 3 và 4, kim dài ở số 6 là mấy giờ?
                3 giờ 30 phút, hay ba giờ rưỡi.
                !!`,
            },
            {
              kind: 'exercise',
              page: 78,
              title: 'Đo quanh nhà',
              body: marked`
                $1\ \text{m} = 100\ \text{cm}$.
                1. Đo chiều dài cái bàn bằng gang tay rồi bằng thước. Vì sao hai người đo bằng gang tay được hai số khác nhau?
                2. $2$ m $=$ … cm; $150$ cm $=$ … m … cm.
                3. Phim bắt đầu lúc 7 giờ, dài 45 phút. Mấy giờ hết?
                ?? Đáp án
                **1.** Gang tay mỗi người dài khác nhau, còn thước thì ai cũng như nhau. **2.** 200 cm; 1 m 50 cm. **3.** 7 giờ 45 phút.
                !!`,
            },
          ],
        },
      ],
    },
  ],
}
