import { marked } from '../marked.ts'
import type { TextbookText } from './textbook-text.ts'

export const MATHS_1: TextbookText = {
  summary: 'Đếm, cộng, trừ và nhận hình cùng con: bài nghe ngắn, trò chơi ở nhà và bài tập có đáp án cho cha mẹ.',
  chapters: [
    {
      title: 'Đếm đến hai mươi',
      column: 1,
      pages: [4, 30],
      sections: [
        {
          title: 'Nghe và đếm',
          page: 5,
          items: [
            {
              kind: 'audio',
              page: 5,
              title: 'Nghe và đếm từ một đến hai mươi',
              audio: 'dem-den-hai-muoi',
              body: marked`
                Con nghe một lượt, lượt sau vừa nghe vừa chỉ vào từng hạt đậu. Mỗi số một hạt, không bỏ hạt nào.
                **Cha mẹ để ý:** con có chỉ đúng một hạt cho một số không? Đếm vẹt thì nhanh, chỉ tay thì chậm lại: đó là lúc con đang hiểu.`,
            },
            {
              kind: 'lesson',
              page: 8,
              title: 'Mười và mấy',
              body: marked`
                Mười que bó lại thành **một chục**. Mười ba là một chục và ba que lẻ.
                | Số | Một chục và | Đọc |
                | 11 | 1 | mười một |
                | 13 | 3 | mười ba |
                | 15 | 5 | mười **lăm** |
                | 20 | một chục nữa | hai mươi |
                ## Chơi ở nhà
                Rải 16 chiếc đũa. Con bó mười chiếc bằng dây chun, rồi nói: “Một chục và sáu, mười sáu.”
                ?? Hỏi con: một chục và chín là số mấy?
                Mười chín.
                !!`,
            },
            {
              kind: 'exercise',
              page: 12,
              title: 'Số liền trước, số liền sau',
              body: marked`
                Viết số còn thiếu.
                1. 7, 8, …, 10
                2. …, 12, 13
                3. 18, 19, …
                4. Số liền trước của 15 là …
                5. Số liền sau của 9 là …
                ?? Đáp án
                **1.** 9. **2.** 11. **3.** 20. **4.** 14. **5.** 10.
                !!`,
            },
          ],
        },
        {
          title: 'So sánh',
          page: 18,
          items: [
            {
              kind: 'lesson',
              page: 18,
              title: 'Nhiều hơn, ít hơn, bằng nhau',
              body: marked`
                Muốn biết bên nào nhiều hơn, ta **nối từng cặp**: một bạn gấu với một cái bánh. Bên nào còn thừa thì nhiều hơn.
                Dấu **>** mở miệng về phía số lớn: $8 > 5$. Dấu **<** thì ngược lại: $3 < 7$. Hai bên như nhau thì viết $6 = 6$.
                Mẹo: con cá sấu luôn há miệng về phía nhiều bánh hơn.
                ?? Hỏi con: điền dấu vào 12 … 9
                $12 > 9$.
                !!`,
            },
            {
              kind: 'exercise',
              page: 22,
              title: 'Điền dấu',
              body: marked`
                Điền dấu lớn hơn, bé hơn hoặc bằng.
                1. 4 … 9
                2. 11 … 10
                3. 17 … 17
                4. 20 … 19
                5. 8 … 13
                ?? Đáp án
                $4 < 9$; $11 > 10$; $17 = 17$; $20 > 19$; $8 < 13$.
                !!`,
            },
          ],
        },
      ],
    },
    {
      title: 'Cộng và trừ',
      column: 1,
      pages: [31, 60],
      sections: [
        {
          title: 'Cộng trong phạm vi 10',
          page: 32,
          items: [
            {
              kind: 'lesson',
              page: 32,
              title: 'Gộp lại',
              body: marked`
                Cộng là **gộp lại**. Ba con gà, thêm hai con gà: $3 + 2 = 5$.
                ## Đếm thêm
                Không cần đếm lại từ đầu. Giữ 3 trong đầu, giơ hai ngón và đếm tiếp: bốn, năm.
                ## Đổi chỗ
                $2 + 7$ hơi dài; đổi thành $7 + 2$ thì chỉ đếm thêm hai: tám, chín. Đổi chỗ hai số, tổng không đổi.
                ## Bạn của mười
                1 và 9, 2 và 8, 3 và 7, 4 và 6, 5 và 5. Thuộc năm cặp này, mọi phép cộng sau sẽ nhanh.
                ?? Hỏi con: bạn của 6 là số mấy?
                Số 4, vì $6 + 4 = 10$.
                !!`,
            },
            {
              kind: 'exercise',
              page: 36,
              title: 'Tính và kể chuyện',
              body: marked`
                1. $4 + 3 = …$
                2. $2 + 8 = …$
                3. $5 + 5 = …$
                4. Trên cành có 6 con chim, bay đến thêm 3 con. Trên cành có mấy con chim?
                5. Kể một câu chuyện có phép tính $7 + 1$.
                ?? Đáp án
                7; 10; 10; $6 + 3 = 9$ con chim. Câu 5: bất cứ chuyện nào có 7 và thêm 1, kết quả 8.
                !!`,
            },
          ],
        },
        {
          title: 'Trừ trong phạm vi 10',
          page: 44,
          items: [
            {
              kind: 'lesson',
              page: 44,
              title: 'Bớt đi',
              body: marked`
                Trừ là **bớt đi**, hoặc tìm xem **còn thiếu mấy**.
                Có 9 quả cam, ăn 4 quả: $9 - 4 = 5$.
                ## Trừ và cộng là hai anh em
                Biết $5 + 4 = 9$ thì biết luôn $9 - 4 = 5$ và $9 - 5 = 4$. Một phép cộng cho hai phép trừ.
                ## Thử lại
                Trừ xong, cộng lại xem có về số ban đầu không: $5 + 4 = 9$, đúng rồi.
                ?? Hỏi con: $10 - 7$ bằng mấy, thử lại thế nào?
                Bằng 3, vì $3 + 7 = 10$.
                !!`,
            },
            {
              kind: 'exercise',
              page: 48,
              title: 'Trừ nhanh',
              body: marked`
                1. $8 - 5 = …$
                2. $10 - 4 = …$
                3. $7 - 7 = …$
                4. Lọ có 9 viên kẹo, cho bạn 2 viên. Còn mấy viên?
                5. Viết hai phép trừ từ phép cộng $6 + 3 = 9$.
                ?? Đáp án
                3; 6; 0; 7 viên; $9 - 6 = 3$ và $9 - 3 = 6$.
                !!`,
            },
          ],
        },
      ],
    },
    {
      title: 'Hình quanh em',
      column: 2,
      pages: [61, 96],
      sections: [
        {
          title: 'Vuông, tròn, tam giác, chữ nhật',
          page: 62,
          items: [
            {
              kind: 'lesson',
              page: 62,
              title: 'Đi săn hình',
              body: marked`
                - **Hình tròn**: không có góc. Cái đĩa, đồng xu.
                - **Hình tam giác**: ba cạnh. Miếng dưa hấu, mái nhà.
                - **Hình vuông**: bốn cạnh dài bằng nhau, bốn góc vuông. Viên gạch hoa.
                - **Hình chữ nhật**: bốn góc vuông, hai cạnh dài, hai cạnh ngắn. Cánh cửa, trang sách.
                ## Trò chơi
                Mỗi người một tờ giấy, năm phút, đi quanh nhà tìm và vẽ lại mỗi hình ba đồ vật. Ai tìm được hình hiếm nhất thắng.
                ?? Hỏi con: hình vuông để nghiêng có còn là hình vuông không?
                Có. Hình không đổi tên khi ta xoay nó.
                !!`,
            },
            {
              kind: 'exercise',
              page: 66,
              title: 'Đếm hình',
              body: marked`
                1. Vẽ một hình vuông rồi kẻ một đường chéo. Có mấy hình tam giác?
                2. Kẻ thêm đường chéo thứ hai. Có mấy hình tam giác **nhỏ**?
                3. Dùng 6 que diêm xếp được hai hình tam giác rời nhau. Với 5 que, làm sao xếp được hai tam giác?
                ?? Đáp án
                **1.** Hai. **2.** Bốn tam giác nhỏ (và bốn tam giác lớn ghép từ hai tam giác nhỏ). **3.** Cho hai tam giác dùng chung một cạnh.
                !!`,
            },
          ],
        },
        {
          title: 'Trước, sau, trái, phải',
          page: 76,
          items: [
            {
              kind: 'lesson',
              page: 76,
              title: 'Bên nào là bên phải?',
              body: marked`
                Tay con cầm bút thường là tay phải. Nếu con thuận tay trái thì ngược lại, và như thế cũng hay.
                ## Đổi chỗ đứng
                Khi hai người **đứng đối diện**, bên phải của con là bên trái của bạn. Hãy thử: con giơ tay phải, bạn giơ tay phải, hai tay ở hai phía.
                ## Trò chơi người máy
                Mẹ làm người máy, con ra lệnh: “Đi hai bước. Quay phải. Đi một bước.” Người máy chỉ làm đúng lời, nên con phải nói thật rõ.
                ?? Hỏi con: đi hai bước, quay phải, đi hai bước, quay phải… bốn lần như vậy thì đến đâu?
                Về đúng chỗ cũ: đường đi là một hình vuông.
                !!`,
            },
          ],
        },
      ],
    },
  ],
}
