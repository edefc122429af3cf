import { marked } from '../marked.ts'
import type { TextbookChapterText } from './textbook-text.ts'

export const LITERATURE_6_SECOND: TextbookChapterText[] = [
  {
    title: 'Thư gửi người ở xa',
    column: 1,
    pages: [49, 64],
    sections: [
      {
        title: 'Bức thư và giọng văn',
        page: 50,
        items: [
          {
            kind: 'lesson',
            page: 50,
            title: 'Viết thư khác viết tin nhắn chỗ nào',
            body: marked`
                Tin nhắn để **trả lời ngay**; thư để **ở lại**. Vì thế thư cần đủ để người nhận đọc sau ba ngày, ba năm vẫn hiểu.
                | Điểm khác | Tin nhắn | Thư |
                | Thời gian | bây giờ | có ngày tháng |
                | Câu | cụt, nối tiếp | trọn vẹn, có đoạn |
                | Ý | một | vài ý, có mở và kết |
                ## Bốn phần của thư
                1. Nơi viết, ngày viết.
                2. Lời chào gọi đúng người: *Bà ngoại kính yêu của con*.
                3. Phần chính: hỏi thăm trước, kể sau, rồi mới đến việc cần nói.
                4. Lời chúc, lời hẹn, ký tên.
                ## Giọng
                Thư cho bà khác thư cho bạn ở từ xưng hô, độ dài câu và ở chuyện em chọn kể. Cùng một trận bóng, với bạn em kể bàn thắng; với bà em kể ai đã bế em dậy khi ngã.
                ?? Thử sức: sửa “Bà ơi con khoẻ bà khoẻ k” thành câu trong thư
                “Con vẫn khoẻ. Dạo này trời trở lạnh, bà có giữ ấm chân khi ra vườn không ạ?”
                !!`,
          },
          {
            kind: 'exercise',
            page: 56,
            title: 'Viết một bức thư ngắn',
            body: marked`
                Viết thư (khoảng 150 chữ) cho một người thân ở xa, kể **một** buổi sáng ở trường.
                Trước khi viết, trả lời ba câu: Người ấy muốn biết điều gì nhất? Em gọi người ấy là gì, xưng là gì? Chi tiết nào chỉ em mới kể được?
                ?? Bảng tự chấm
                Có nơi và ngày (1 điểm). Gọi, xưng thống nhất (2 điểm). Có hỏi thăm (1 điểm). Có ít nhất hai chi tiết cụ thể (4 điểm). Có lời kết và ký tên (1 điểm). Không sai chính tả quá hai lỗi (1 điểm).
                !!`,
          },
        ],
      },
    ],
  },
  {
    title: 'Những người quanh ta',
    column: 2,
    pages: [65, 84],
    sections: [
      {
        title: 'Ký và chân dung',
        page: 66,
        items: [
          {
            kind: 'page',
            page: 67,
            title: 'Bài ký “Bác gác cổng trường tôi”',
            body: marked`
                *(Bài do ban biên soạn viết.)*
                Bác Thuận gác cổng trường tôi đã mười một năm. Bác không cao, đi hơi lệch vì một bên giày đế dày hơn.
                Bác có một cuốn sổ. Tôi cứ tưởng bác ghi tên học sinh đi muộn. Một hôm mưa, bác nhờ tôi che ô để viết, tôi mới đọc được: *“Lan 6B, quên áo mưa. Đưa cái xanh.” “Hai anh em Tí, mẹ ốm, hỏi cơm trưa.”*
                Cuối mỗi dòng có một dấu gạch. Bác bảo gạch là đã xong.
                Tôi lật về trước, thấy tên mình: *“Minh 6A, ngồi một mình giờ ra chơi.”* Dòng ấy chưa gạch. Tôi nhớ ra: tháng trước, có hôm bác gọi tôi vào phòng trực, nhờ vót hộ mấy que tre, rồi ngày nào cũng nhờ. Lúc vót, tôi quen Bảo, quen Ninh, cũng được bác “nhờ” như thế.
                Tôi chỉ vào dòng chữ, hỏi sao bác chưa gạch. Bác gấp sổ lại: “Để xem đã.”`,
          },
          {
            kind: 'lesson',
            page: 70,
            title: 'Chi tiết làm nên con người',
            body: marked`
                Nói “bác Thuận tốt bụng” thì ai cũng nói được. Bài ký không có câu ấy, vậy mà người đọc biết.
                ## Ba loại chi tiết
                - **Dáng vẻ**: đôi giày lệch cho biết bác đi lại khó, nên việc bác đi hỏi cơm trưa càng đáng quý.
                - **Hành động**: “nhờ” vót que tre. Bác giúp mà để người được giúp nghĩ mình đang giúp.
                - **Lời nói**: “Để xem đã.” Ba tiếng, không hứa, không khoe.
                ## Chi tiết đắt
                Chi tiết đắt là chi tiết **bỏ đi thì mất hẳn điều gì đó**. Thử bỏ cuốn sổ: câu chuyện sụp. Thử bỏ câu “Bác không cao”: gần như không sao.
                ## Từ chi tiết đến nhận xét
                Viết theo công thức: *Chi tiết… cho thấy… vì…* Đừng bắt đầu bằng nhận xét rồi đi tìm chi tiết cho khớp.
                ?? Thử sức: dấu gạch cuối dòng cho thấy điều gì?
                Bác theo mỗi việc đến khi xong, không chỉ thương suông. Dòng chưa gạch cho thấy bác vẫn đang để mắt tới Minh.
                !!`,
          },
          {
            kind: 'exercise',
            page: 74,
            title: 'Gạch chân chi tiết đắt',
            body: marked`
                Dùng bài ký ở trang 67.
                1. Chép ba chi tiết em cho là đắt. Với mỗi chi tiết, viết một câu theo mẫu *Chi tiết… cho thấy… vì…*
                2. Người kể là ai? Người kể thay đổi cách nhìn về cuốn sổ như thế nào?
                3. Vì sao bác chưa gạch dòng “Minh 6A”?
                ?? Gợi ý
                **Câu 2.** Minh, ngôi thứ nhất. Lúc đầu tưởng sổ ghi lỗi, sau biết sổ ghi những việc cần giúp.
                **Câu 3.** Bác chưa chắc Minh đã thật sự hết cô đơn; “Để xem đã” là cách bác tiếp tục quan tâm.
                !!`,
          },
        ],
      },
      {
        title: 'Nói và nghe',
        page: 78,
        items: [
          {
            kind: 'audio',
            page: 78,
            title: 'Nghe hướng dẫn thở trước khi nói',
            audio: 'tho-truoc-khi-noi',
            body: marked`
                Làm theo bài thở một lượt trước khi tập nói. Ngồi thẳng, thả lỏng vai; nếu chóng mặt thì thở lại bình thường.`,
          },
          {
            kind: 'exercise',
            page: 80,
            title: 'Bài nói hai phút về một người em quý',
            body: marked`
                Chuẩn bị bài nói hai phút.
                1. Mở bằng **một chi tiết**, không mở bằng “Em xin giới thiệu”.
                2. Kể một việc người ấy đã làm.
                3. Kết bằng một câu người ấy hay nói.
                Tập trước gương, bấm giờ. Nhờ một bạn nghe và ghi lại chi tiết bạn nhớ nhất.
                ?? Bảng góp ý cho bạn nghe
                Tớ nhìn thấy được… (chi tiết). Tớ muốn nghe thêm về… (câu hỏi). Bạn nói nhanh ở đoạn… (nếu có). Chỉ góp ý điều đã nghe, không nhận xét giọng hay dáng.
                !!`,
          },
        ],
      },
    ],
  },
  {
    title: 'Trái đất là nhà',
    column: 2,
    pages: [85, 104],
    sections: [
      {
        title: 'Văn bản thông tin',
        page: 86,
        items: [
          {
            kind: 'audio',
            page: 86,
            title: 'Nghe đọc “Mùa nước nổi”',
            audio: 'mua-nuoc-noi',
            body: marked`
                Nghe và ghi ra giấy: nước về **khi nào**, **từ đâu**, **dâng thế nào**, **đem theo gì**. Bốn ý ấy là dàn ý của một văn bản thông tin về một hiện tượng tự nhiên.`,
          },
          {
            kind: 'video',
            page: 88,
            title: 'Đọc một biểu đồ cột',
            video: 'doc-bieu-do',
            body: marked`
                Văn bản thông tin hay đi kèm biểu đồ. Xem xong, hãy tìm một biểu đồ trong sách Địa lý và đọc theo đúng thứ tự: tên, trục đứng, trục ngang, rồi mới đến các cột.`,
          },
          {
            kind: 'lesson',
            page: 90,
            title: 'Đọc sơ đồ, đọc bảng số',
            body: marked`
                Văn bản thông tin cho biết **sự việc**, không kể **cảm xúc**. Nó thường dùng bảng, sơ đồ, đề mục để người đọc tìm nhanh.
                |+ Một đoạn sông vào mùa nước nổi (số liệu giả định)
                | Tháng | Mực nước (m) | Số loài cá đánh được |
                | 6 | 1,2 | 14 |
                | 8 | 3,0 | 27 |
                | 10 | 3,8 | 33 |
                | 12 | 1,6 | 18 |
                ## Đọc bảng
                1. Đọc tên bảng và đơn vị.
                2. Tìm số lớn nhất, nhỏ nhất của từng cột.
                3. Hỏi hai cột đi cùng nhau hay ngược nhau.
                Ở đây nước cao nhất vào tháng 10 và số loài cá cũng nhiều nhất. Viết thành câu: *Số loài cá tăng cùng mực nước, nhiều nhất vào tháng 10.* Không viết “vì nước cao nên nhiều cá” khi bảng chưa nói nguyên nhân.
                ?? Thử sức: từ tháng 6 đến tháng 8, mực nước tăng bao nhiêu mét?
                $3{,}0 - 1{,}2 = 1{,}8$ mét.
                !!`,
          },
          {
            kind: 'exercise',
            page: 94,
            title: 'Tóm tắt trong ba câu',
            body: marked`
                Nghe lại “Mùa nước nổi” rồi tóm tắt trong **ba câu**, mỗi câu không quá hai mươi tiếng: câu một nói hiện tượng, câu hai nói diễn biến, câu ba nói ích lợi.
                ?? Bản tham khảo
                Tháng bảy âm lịch, nước từ thượng nguồn đổ về đồng bằng, mang theo phù sa. Nước dâng từ từ nên gọi là nước nổi. Nước đem cá và phù sa, làm đất màu mỡ cho vụ sau.
                !!`,
          },
        ],
      },
      {
        title: 'Tranh luận nhẹ nhàng',
        page: 98,
        items: [
          {
            kind: 'lesson',
            page: 98,
            title: 'Ý kiến, lý lẽ, bằng chứng',
            body: marked`
                Ba tầng của một lời thuyết phục:
                - **Ý kiến**: điều em cho là đúng. *Lớp nên dùng chai nước cá nhân.*
                - **Lý lẽ**: vì sao. *Vì cốc nhựa dùng một lần thành rác rất nhanh.*
                - **Bằng chứng**: điều kiểm tra được. *Tuần trước lớp em dùng 210 chiếc, trung bình 42 chiếc mỗi ngày.*
                Thiếu bằng chứng, lý lẽ chỉ là lời nói; thiếu lý lẽ, bằng chứng chỉ là con số.
                ## Nhẹ nhàng
                1. Nhắc lại ý bạn trước khi đáp: “Bạn lo chai cá nhân nặng cặp.”
                2. Nhận phần đúng: “Đúng là nặng thêm chừng nửa cân.”
                3. Rồi mới nêu ý mình.
                ?? Thử sức: phân loại câu “Nhiều người thấy đọc sách giấy dễ nhớ hơn”
                Chưa phải bằng chứng: “nhiều người” là ai, bao nhiêu? Nó là một ý kiến cần số liệu đi kèm.
                !!`,
          },
        ],
      },
    ],
  },
  {
    title: 'Ôn tập cuối năm',
    column: 2,
    pages: [105, 116],
    sections: [
      {
        title: 'Hai đề tự luyện',
        page: 106,
        items: [
          {
            kind: 'exercise',
            page: 106,
            title: 'Đề số 1',
            body: marked`
                **Đọc hiểu (5 điểm).** Dùng bài thơ “Trăng trên bến cũ” ở trang 29.
                1. Bài thơ viết theo thể gì? Nêu hai dấu hiệu.
                2. Chỉ ra hai cặp vần lưng.
                3. “Lời bà như nước chảy thầm” so sánh gì với gì? Điểm giống là gì?
                4. Hai dòng cuối cho em hiểu tình cảm gì của người cháu?
                **Viết (5 điểm).** Viết bài văn ngắn kể một lần em được nghe một câu chuyện mà em nhớ mãi.
                ?? Hướng dẫn chấm phần đọc hiểu
                **1.** Lục bát: cặp dòng sáu, tám tiếng; vần lưng, vần chân đúng vị trí (1 điểm). **2.** Ví dụ xưa – đưa, đèn – sen (1 điểm). **3.** Lời bà với nước chảy; giống ở sự êm, bền, lặng lẽ thấm vào (1,5 điểm). **4.** Đi đâu cũng mang theo, biết ơn lời bà (1,5 điểm).
                !!`,
          },
          {
            kind: 'exercise',
            page: 111,
            title: 'Đề số 2',
            body: marked`
                **Đọc hiểu (5 điểm).** Dùng bài ký “Bác gác cổng trường tôi” ở trang 67.
                1. Người kể xưng gì? Đó là ngôi kể thứ mấy?
                2. Tìm hai chi tiết cho thấy bác Thuận quan tâm đến học sinh.
                3. Vì sao bác “nhờ” Minh vót que tre?
                4. Theo em, cuối cùng dòng “Minh 6A” có được gạch không? Nêu lý do.
                **Viết (5 điểm).** Viết thư cho một người lớn ở trường mà em muốn cảm ơn.
                ?? Hướng dẫn chấm phần đọc hiểu
                **1.** “Tôi”, ngôi thứ nhất (1 điểm). **2.** Đưa áo mưa; hỏi cơm trưa; ghi và theo dõi từng việc (1 điểm). **3.** Để Minh có việc làm cùng các bạn, hết ngồi một mình, mà không thấy mình bị thương hại (1,5 điểm). **4.** Trả lời có hay không đều được, miễn lý do dựa vào bài (1,5 điểm).
                !!`,
          },
        ],
      },
    ],
  },
]
