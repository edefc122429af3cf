import { marked } from '../marked.ts'
import type { TextbookText } from './textbook-text.ts'

export const HISTORY_GEOGRAPHY_9: TextbookText = {
  summary: 'Ôn lịch sử và địa lý bằng sơ đồ: trục thời gian, bảng so sánh, đọc biểu đồ và câu hỏi tự luyện.',
  chapters: [
    {
      title: 'Việt Nam từ 1918 đến 1945',
      column: 1,
      pages: [5, 36],
      sections: [
        {
          title: 'Dựng trục thời gian',
          page: 6,
          items: [
            {
              kind: 'lesson',
              page: 6,
              title: 'Năm mốc phải nhớ',
              body: marked`
                Trục thời gian giúp nhớ **thứ tự** trước, con số sau.
                | Mốc | Sự kiện |
                | 6/1925 | Thành lập Hội Việt Nam Cách mạng Thanh niên |
                | 3/2/1930 | Hội nghị hợp nhất, thành lập Đảng Cộng sản Việt Nam |
                | 5/1941 | Hội nghị Trung ương 8, thành lập Mặt trận Việt Minh |
                | 22/12/1944 | Thành lập Đội Việt Nam Tuyên truyền Giải phóng quân |
                | 2/9/1945 | Tuyên ngôn Độc lập |
                ## Cách nhớ
                Vẽ một đường ngang, chia mỗi ô năm năm. Ghi mốc bằng **động từ**: *lập hội, lập đảng, lập mặt trận, lập đội quân, tuyên bố*. Bốn lần “lập”, một lần “tuyên bố”, đi từ tổ chức nhỏ đến một quốc gia.
                ?? Thử sức: từ thành lập Đảng đến Tuyên ngôn Độc lập là bao nhiêu năm?
                Hơn mười lăm năm (1930 đến 1945).
                !!`,
            },
            {
              kind: 'lesson',
              page: 12,
              title: 'Thời cơ tháng Tám năm 1945',
              body: marked`
                Một sơ đồ ba nhánh trả lời câu hỏi “vì sao thành công nhanh?”.
                - **Bên ngoài**: phát xít Nhật đầu hàng Đồng minh ngày 15/8/1945; quân Đồng minh chưa vào Đông Dương.
                - **Bên trong, phía đối phương**: Nhật và chính quyền tay sai rệu rã, mất tinh thần.
                - **Bên trong, phía ta**: lực lượng chuẩn bị từ năm 1941; khí thế quần chúng sau nạn đói và phong trào “phá kho thóc Nhật”.
                Thời cơ là lúc ba nhánh **gặp nhau**. Chuẩn bị là phần do con người; thời cơ không tự biến thành thắng lợi.
                ## Ba ngày
                19/8 Hà Nội, 23/8 Huế, 25/8 Sài Gòn.
                ?? Thử sức: vì sao nói thời cơ “ngàn năm có một” chỉ kéo dài ít tuần?
                Nó bắt đầu khi Nhật đầu hàng và kết thúc khi quân Đồng minh vào giải giáp quân Nhật, từ giữa tháng 8 đến đầu tháng 9.
                !!`,
            },
            {
              kind: 'exercise',
              page: 18,
              title: 'Sắp xếp và giải thích',
              body: marked`
                1. Xếp theo thời gian: Tuyên ngôn Độc lập; thành lập Mặt trận Việt Minh; khởi nghĩa ở Hà Nội; thành lập Đảng.
                2. Nêu hai điều kiện bên trong của thời cơ tháng Tám.
                3. Viết một câu nối “chuẩn bị” với “thời cơ”.
                ?? Gợi ý
                **1.** Thành lập Đảng (1930), Việt Minh (1941), khởi nghĩa ở Hà Nội (19/8/1945), Tuyên ngôn (2/9/1945). **2.** Lực lượng đã chuẩn bị; chính quyền đối phương rệu rã, quần chúng sẵn sàng. **3.** Ví dụ: Nhờ chuẩn bị lực lượng từ trước, khi thời cơ đến nhân dân ta kịp nắm lấy.
                !!`,
            },
          ],
        },
      ],
    },
    {
      title: 'Đọc tư liệu lịch sử',
      column: 1,
      pages: [37, 56],
      sections: [
        {
          title: 'Tư liệu và diễn giải',
          page: 38,
          items: [
            {
              kind: 'lesson',
              page: 38,
              title: 'Bốn câu hỏi cho một tư liệu',
              body: marked`
                1. **Ai** làm ra, ở vị trí nào?
                2. **Khi nào**: ngay lúc ấy hay kể lại sau nhiều năm?
                3. **Để làm gì**: báo cáo, thuyết phục, kỉ niệm?
                4. **Còn nguồn nào khác** để so?
                ## Ví dụ
                Bức ảnh đám đông trên quảng trường: chụp từ trên cao thì thấy đông, chụp ngang tầm mắt thì thấy từng người. Cùng một buổi mít tinh, hai bức ảnh gây hai ấn tượng. Không bức nào sai; mỗi bức là một góc.
                ?? Thử sức: hồi ký viết sau ba mươi năm có dùng được không?
                Có, nhưng kiểm tra ngày tháng bằng nguồn khác; hồi ký mạnh ở cảm nhận, yếu ở con số.
                !!`,
            },
            {
              kind: 'exercise',
              page: 42,
              title: 'So hai lời kể',
              body: marked`
                Hai lời kể giả định về cùng một phiên chợ năm 1945. **A** (nhật ký, viết ngay tối ấy): “Gạo lên gấp đôi so với tuần trước, chợ vắng.” **B** (kể lại năm 1990): “Hồi ấy chợ lúc nào cũng đông, gạo rẻ lắm.”
                1. Lời nào đáng tin hơn về giá gạo? Vì sao?
                2. Lời B có ích gì?
                3. Em cần thêm nguồn nào?
                ?? Gợi ý
                **1.** A: ghi ngay trong ngày, có so sánh cụ thể. **2.** Cho biết ký ức và cảm xúc của người kể về thời ấy. **3.** Báo đăng giá gạo, sổ sách của nhà buôn, nhật ký người khác.
                !!`,
            },
          ],
        },
      ],
    },
    {
      title: 'Vùng kinh tế',
      column: 2,
      pages: [57, 96],
      sections: [
        {
          title: 'Đồng bằng sông Cửu Long',
          page: 58,
          items: [
            {
              kind: 'audio',
              page: 58,
              title: 'Nghe đọc “Mùa nước nổi”',
              audio: 'mua-nuoc-noi',
              body: marked`
                Nghe và ghi: hai điều nước nổi **mang đến**, một điều con người phải **thích nghi**. Dùng ghi chép ấy cho bài học trang 60.`,
            },
            {
              kind: 'lesson',
              page: 60,
              title: 'Sơ đồ tư duy một vùng',
              body: marked`
                Mọi vùng vẽ theo cùng năm nhánh: **vị trí, tự nhiên, dân cư, kinh tế, vấn đề**.
                - **Vị trí**: cực Nam, giáp Đông Nam Bộ, Cam-pu-chia, giáp Biển Đông và vịnh Thái Lan.
                - **Tự nhiên**: đất phù sa, đất phèn, đất mặn; khí hậu cận xích đạo; sông ngòi chằng chịt.
                - **Dân cư**: nhiều dân tộc Kinh, Khmer, Hoa, Chăm cùng sinh sống.
                - **Kinh tế**: vùng trọng điểm lúa, thuỷ sản, cây ăn quả lớn nhất cả nước.
                - **Vấn đề**: hạn, mặn xâm nhập, sụt lún, nước nổi thất thường.
                Nối các nhánh bằng mũi tên: *đất phèn, mặn → phải thau chua, rửa mặn → giống chịu mặn*.
                ?? Thử sức: nối “sông ngòi chằng chịt” với một hoạt động kinh tế
                Thuỷ sản và giao thông đường thuỷ; cũng là nguồn phù sa cho lúa.
                !!`,
            },
            {
              kind: 'video',
              page: 66,
              title: 'Đọc một biểu đồ cột',
              video: 'doc-bieu-do',
              body: marked`
                Sau khi xem, làm bài “Đọc bảng, vẽ biểu đồ” ở trang 68.`,
            },
            {
              kind: 'exercise',
              page: 68,
              title: 'Đọc bảng, vẽ biểu đồ',
              body: marked`
                |+ Sản lượng của một tỉnh giả định (nghìn tấn)
                | Năm | Lúa | Thuỷ sản |
                | 2015 | 620 | 210 |
                | 2020 | 600 | 300 |
                | 2025 | 570 | 420 |
                1. Vẽ biểu đồ cột ghép.
                2. Từ 2015 đến 2025, thuỷ sản tăng bao nhiêu phần trăm?
                3. Viết hai câu nhận xét, một câu giải thích có thể.
                ?? Đáp án
                **2.** $(420 - 210) : 210 = 100\%$, tăng gấp đôi. **3.** Lúa giảm nhẹ (620 xuống 570, khoảng 8%); thuỷ sản tăng gấp đôi. Có thể do một phần đất lúa nhiễm mặn chuyển sang nuôi tôm, cá.
                !!`,
            },
          ],
        },
      ],
    },
    {
      title: 'Ôn tập',
      column: 2,
      pages: [97, 120],
      sections: [
        {
          title: 'Câu hỏi tổng hợp',
          page: 98,
          items: [
            {
              kind: 'exercise',
              page: 98,
              title: 'Mười câu ngắn',
              body: marked`
                1. Mặt trận Việt Minh thành lập năm nào?
                2. Khởi nghĩa ở Huế diễn ra ngày nào?
                3. Đồng bằng sông Cửu Long giáp những vùng biển nào?
                4. Kể ba loại đất chính của vùng ấy.
                5. Tư liệu viết ngay lúc sự việc xảy ra mạnh ở điểm nào?
                6. Trục tung của biểu đồ cột phải bắt đầu từ số mấy?
                7. Tăng từ 40 lên 50 là tăng bao nhiêu phần trăm?
                8. Nêu một biện pháp thích ứng với xâm nhập mặn.
                9. Tuyên ngôn Độc lập được đọc ở đâu?
                10. Vì sao một bức ảnh chưa đủ để kết luận?
                ?? Đáp án
                **1.** 1941. **2.** 23/8/1945. **3.** Biển Đông và vịnh Thái Lan. **4.** Phù sa, phèn, mặn. **5.** Chi tiết, thời điểm gần với sự việc. **6.** 0. **7.** 25%. **8.** Giống chịu mặn, trữ nước ngọt, đổi lịch thời vụ. **9.** Quảng trường Ba Đình, Hà Nội. **10.** Mỗi bức ảnh chỉ là một góc nhìn, cần nguồn khác để so.
                !!`,
            },
          ],
        },
      ],
    },
  ],
}
