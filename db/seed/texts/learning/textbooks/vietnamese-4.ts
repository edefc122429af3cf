import { marked } from '../marked.ts'
import type { TextbookText } from './textbook-text.ts'

export const VIETNAMESE_4: TextbookText = {
  summary: 'Từ ghép, từ láy, thanh điệu và tập làm văn: bài học ngắn và bài luyện có gợi ý.',
  chapters: [
    {
      title: 'Từ và câu',
      column: 1,
      pages: [5, 52],
      sections: [
        {
          title: 'Thanh điệu, từ ghép, từ láy',
          page: 6,
          items: [
            {
              kind: 'audio',
              page: 6,
              title: 'Nghe và nhắc lại: sáu thanh của tiếng Việt',
              audio: 'sau-thanh-dieu',
              body: marked`
                Nghe rồi nhắc lại từng tiếng. Đặt lòng bàn tay đưa lên, đưa xuống theo giọng: thanh nào đi lên, thanh nào đi xuống, thanh nào gãy ở giữa?`,
            },
            {
              kind: 'lesson',
              page: 9,
              title: 'Từ ghép hay từ láy?',
              body: marked`
                - **Từ ghép**: các tiếng đều có nghĩa, ghép lại: *sách vở, xe đạp, cây bàng*.
                - **Từ láy**: các tiếng giống nhau về âm: *lấp lánh* (láy âm đầu), *lom khom* (láy vần), *xanh xanh* (láy cả tiếng).
                ## Cái bẫy
                *Tươi tốt* nghe giống láy, nhưng *tươi* và *tốt* đều có nghĩa: từ ghép. Cách thử: tách ra, mỗi tiếng đứng một mình còn nghĩa không?
                ?? Thử sức: *mặt mũi, long lanh, bờ bãi, đo đỏ*
                Từ ghép: mặt mũi, bờ bãi. Từ láy: long lanh, đo đỏ.
                !!`,
            },
            {
              kind: 'exercise',
              page: 14,
              title: 'Tìm từ láy trong đoạn văn',
              body: marked`
                > Mưa rơi lộp độp trên mái lá. Ngoài sân, mấy chú gà con lích chích chạy vào hiên. Bà lom khom đậy lại chum nước.
                1. Chép các từ láy.
                2. Từ nào tả tiếng động? Từ nào tả dáng?
                3. Thay *lom khom* bằng *cúi*, câu văn mất gì?
                ?? Gợi ý
                **1.** lộp độp, lích chích, lom khom. **2.** Tiếng động: lộp độp, lích chích; dáng: lom khom. **3.** Mất hình ảnh lưng cong và sự vất vả của bà.
                !!`,
            },
          ],
        },
      ],
    },
    {
      title: 'Tập làm văn',
      column: 2,
      pages: [53, 100],
      sections: [
        {
          title: 'Tả đồ vật',
          page: 54,
          items: [
            {
              kind: 'lesson',
              page: 54,
              title: 'Tả theo trình tự',
              body: marked`
                Chọn **một** trình tự và giữ đến hết: từ xa đến gần, từ ngoài vào trong, hoặc từ bộ phận chính đến bộ phận phụ.
                > *Cái trống trường em to bằng hai vòng tay. Đến gần mới thấy mặt da đã ngả màu nâu, chỗ giữa bạc trắng vì dùi gõ. Áp tai vào tang trống, em nghe tiếng u u như có gió bên trong.*
                Ba câu đi từ xa đến gần rồi áp sát; mỗi câu dùng một giác quan.
                ?? Thử sức: viết câu tiếp theo, nói về tiếng trống
                Ví dụ: *Khi bác bảo vệ nện ba tiếng tùng tùng tùng, cả sân đang ồn bỗng xếp thành hàng.*
                !!`,
            },
            {
              kind: 'exercise',
              page: 60,
              title: 'Tả một đồ vật gắn bó với em',
              body: marked`
                Viết bài văn ngắn (10 đến 12 câu).
                **Trước khi viết**: đồ vật ấy ở đâu, em dùng lúc nào, có vết gì trên nó kể được chuyện?
                ?? Bảng tự chấm
                Có trình tự rõ (3 điểm). Có ít nhất hai giác quan (2 điểm). Có một kỉ niệm (3 điểm). Câu đúng, viết hoa, chấm câu đúng (2 điểm).
                !!`,
            },
          ],
        },
      ],
    },
  ],
}
