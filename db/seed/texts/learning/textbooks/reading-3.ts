import { marked } from '../marked.ts'
import type { TextbookText } from './textbook-text.ts'

export const READING_3: TextbookText = {
  summary: 'Nghe, đọc to và kể lại: truyện ngắn và bài nghe viết cho học sinh lớp 3, kèm câu hỏi có gợi ý.',
  chapters: [
    {
      title: 'Đường tới trường',
      column: 1,
      pages: [5, 44],
      sections: [
        {
          title: 'Nghe và viết',
          page: 6,
          items: [
            {
              kind: 'audio',
              page: 6,
              title: 'Nghe viết “Con đường tới trường”',
              audio: 'con-duong-toi-truong',
              body: marked`
                Nghe trọn một lượt, chưa viết. Lượt hai, dừng sau mỗi câu và viết. Lượt ba, nghe để soát dấu.
                **Chữ dễ sai:** *ruộng, sương, nghĩ ngợi, chiếc cầu gỗ, ngói đỏ.*`,
            },
            {
              kind: 'exercise',
              page: 8,
              title: 'Soát bài nghe viết',
              body: marked`
                1. Điền *s* hoặc *x*: …ương sớm, …anh mướt, …ân trường, …inh đẹp.
                2. Điền *ng* hoặc *ngh*: …ĩ ngợi, …ói đỏ, …e nhạc, …ôi nhà.
                3. Tìm trong bài một câu có so sánh. Con cò được so sánh với gì?
                ?? Đáp án
                **1.** sương sớm, xanh mướt, sân trường, xinh đẹp. **2.** nghĩ ngợi, ngói đỏ, nghe nhạc, ngôi nhà. **3.** “Mấy con cò trắng đứng im như đang nghĩ ngợi”: so với người đang nghĩ ngợi.
                !!`,
            },
            {
              kind: 'lesson',
              page: 11,
              title: 'Khi nào viết ng, khi nào viết ngh?',
              body: marked`
                Hai cách viết, một cách đọc.
                - Trước **i, e, ê** viết **ngh**: *nghỉ, nghe, nghề*.
                - Trước các chữ còn lại viết **ng**: *ngà, ngõ, ngủ, người*.
                Giống hệt đôi **g – gh** và **c – k**: *ghi, ghế, kể, kim*.
                ## Mẹo nhớ
                Ba bạn *i, e, ê* hay lạnh, nên đi đâu cũng cần bạn *h* đi cùng.
                ?? Thử sức: “ngiêng” viết đúng chưa?
                Chưa. Sau là *i* nên phải viết *nghiêng*.
                !!`,
            },
          ],
        },
        {
          title: 'Đọc và kể',
          page: 20,
          items: [
            {
              kind: 'page',
              page: 20,
              title: 'Truyện “Chiếc ô của cả lớp”',
              body: marked`
                *(Truyện do ban biên soạn viết.)*
                Lớp 3C có hai mươi tám bạn và một chiếc ô. Ô treo ở góc lớp, ai quên áo mưa thì dùng.
                Chiều thứ Năm, trời đổ mưa. Bốn bạn quên áo mưa: Tú, Hoa, Lam và Cường. Cả bốn nhìn chiếc ô.
                “Nhà tớ xa nhất,” Tú nói. “Tớ đang ho,” Hoa nói. “Tớ cầm ô được,” Cường nói, vì Cường cao nhất.
                Lam chưa nói gì. Lam lấy giấy, vẽ bốn ngôi nhà và một con đường. Nhà Cường, nhà Hoa, nhà Lam, nhà Tú nằm trên cùng một lối.
                Thế là bốn bạn đi chung. Cường cầm ô, Hoa đứng giữa. Đến nhà ai, người ấy vào. Tú đi đoạn cuối một mình, ô rộng thênh thang.
                Sáng hôm sau, chiếc ô lại treo ở góc lớp, khô ráo. Bên cạnh có thêm tờ giấy vẽ bốn ngôi nhà.`,
            },
            {
              kind: 'exercise',
              page: 23,
              title: 'Hỏi đáp về “Chiếc ô của cả lớp”',
              body: marked`
                1. Vì sao bốn bạn đều nghĩ mình cần chiếc ô?
                2. Lam đã làm gì? Việc ấy giúp được gì?
                3. Vì sao Cường là người cầm ô?
                4. Nếu nhà bốn bạn ở bốn hướng khác nhau, em sẽ làm thế nào?
                ?? Gợi ý
                **1.** Tú nhà xa, Hoa đang ho, ai cũng quên áo mưa. **2.** Vẽ đường về nhà các bạn, nhờ vậy thấy cả bốn đi cùng một lối. **3.** Cường cao nhất nên che được mọi người. **4.** Ví dụ: nhờ cô giáo gọi người nhà; đưa bạn đang ho về trước rồi quay lại.
                !!`,
            },
          ],
        },
      ],
    },
    {
      title: 'Hạt và mùa',
      column: 1,
      pages: [45, 84],
      sections: [
        {
          title: 'Nghe kể',
          page: 46,
          items: [
            {
              kind: 'audio',
              page: 46,
              title: 'Nghe kể chuyện “Hạt gạo đi xa”',
              audio: 'hat-gao-di-xa',
              body: marked`
                Vừa nghe vừa vẽ năm bức tranh nhỏ, mỗi bức một việc. Nghe xong, nhìn tranh kể lại cho người nhà.`,
            },
            {
              kind: 'lesson',
              page: 49,
              title: 'Kể chuyện theo tranh',
              body: marked`
                Muốn kể lại mà không quên, hãy nhớ bốn chữ: **Ai – Ở đâu – Gặp gì – Sau đó**.
                1. **Ai?** Một hạt gạo.
                2. **Ở đâu?** Dưới đáy chum, chưa thấy nắng.
                3. **Gặp gì?** Được gieo xuống bùn, rất sợ.
                4. **Sau đó?** Mọc thành cây lúa, thấy cả cánh đồng.
                ## Thêm giọng
                Hạt gạo nói giọng nhỏ và lo; bà chủ nói giọng ấm. Đổi giọng thì người nghe biết ai đang nói mà không cần “hạt gạo nói rằng”.
                ?? Thử sức: kể thêm một việc xảy ra sau khi cây lúa trổ bông
                Ví dụ: Cây lúa trổ bông, mỗi bông trăm hạt. Nó kể cho các hạt nghe về cái chum, và dặn đừng sợ bùn.
                !!`,
            },
            {
              kind: 'exercise',
              page: 53,
              title: 'Sắp xếp lại câu chuyện',
              body: marked`
                Xếp các câu theo đúng thứ tự.
                1. Hạt gạo vươn lên thành cây lúa.
                2. Bà chủ đem hạt gạo gieo xuống bùn.
                3. Hạt gạo nằm dưới đáy chum.
                4. Hạt gạo hỏi: ngoài kia có gì?
                5. Nó hiểu muốn đi xa có khi phải chịu tối một lúc.
                ?? Đáp án
                3, 4, 2, 1, 5.
                !!`,
            },
          ],
        },
      ],
    },
    {
      title: 'Bạn bè quanh sân',
      column: 2,
      pages: [85, 136],
      sections: [
        {
          title: 'Quan sát và tả',
          page: 86,
          items: [
            {
              kind: 'video',
              page: 86,
              title: 'Ba loài chim quanh sân trường',
              video: 'chim-quanh-san-truong',
              body: marked`
                Xem xong, ra sân ngồi yên năm phút. Ghi lại: em thấy con chim nào, nó đậu ở đâu, nó làm gì?`,
            },
            {
              kind: 'lesson',
              page: 88,
              title: 'Tả con vật bằng ba giác quan',
              body: marked`
                Tả không phải là kể hết. Chọn **ba** điều: một điều nhìn thấy, một điều nghe thấy, một điều nó làm.
                > *Con chim chào mào đậu ngọn cây khế. Chỏm lông trên đầu nó dựng như chiếc mũ nhọn. Nó gọi một tiếng, chờ, rồi gọi tiếng nữa, như đang đợi ai trả lời.*
                Nhìn thấy: chỏm lông. Nghe thấy: tiếng gọi. Việc làm: gọi rồi chờ.
                ## Tránh
                “Con chim rất đẹp.” Đẹp thế nào thì người đọc vẫn chưa thấy.
                ?? Thử sức: viết một câu tả con chim sẻ không dùng chữ “đẹp” và “nhỏ”
                Ví dụ: *Chú sẻ nhảy lách chách trên sân gạch, lưng nâu có sọc như áo len cũ.*
                !!`,
            },
            {
              kind: 'exercise',
              page: 93,
              title: 'Viết đoạn văn tả con vật',
              body: marked`
                Viết 5 đến 7 câu tả một con vật em thấy ở trường. Dùng đủ ba giác quan và một so sánh.
                **Tự soát:** Có chi tiết nghe thấy chưa? So sánh có giúp người đọc nhìn ra con vật không? Đầu câu đã viết hoa chưa?
                ?? Đoạn tham khảo
                Trên dây phơi sau lớp em có một đôi sẻ. Sáng nào chúng cũng đến lúc trống đánh. Con trống có vệt đen dưới cổ như đeo chiếc khăn nhỏ. Chúng không đi, chúng nhảy, tách tách, tách tách. Khi cả lớp im lặng làm bài, em nghe tiếng mỏ chúng gõ lên mái tôn. Em đoán chúng cũng đang học viết.
                !!`,
            },
          ],
        },
        {
          title: 'Ôn tập',
          page: 118,
          items: [
            {
              kind: 'exercise',
              page: 118,
              title: 'Đọc thành tiếng và tự chấm',
              body: marked`
                Chọn truyện “Chiếc ô của cả lớp”, đọc to và nhờ người nhà bấm giờ.
                1. Đọc một lượt, đánh dấu chữ bị vấp.
                2. Đọc riêng những chữ ấy ba lần.
                3. Đọc lại cả bài, lần này đổi giọng khi đến lời các bạn.
                ?? Bảng tự chấm
                Đọc rõ từng tiếng: 3 điểm. Ngừng đúng ở dấu phẩy, dấu chấm: 3 điểm. Đổi giọng theo nhân vật: 2 điểm. Vấp không quá ba chữ: 2 điểm.
                !!`,
            },
          ],
        },
      ],
    },
  ],
}
