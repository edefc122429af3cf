import { marked } from '../marked.ts'
import type { TextbookChapterText } from './textbook-text.ts'

export const LITERATURE_6_FIRST: TextbookChapterText[] = [
  {
    title: 'Chuyện kể bên bếp lửa',
    column: 1,
    pages: [5, 26],
    sections: [
      {
        title: 'Truyện cổ và người kể chuyện',
        page: 6,
        items: [
          {
            kind: 'lesson',
            page: 6,
            title: 'Người kể chuyện là ai?',
            body: marked`
                Tác giả viết ra truyện, nhưng trong truyện có một giọng kể. Giọng ấy gọi là **người kể chuyện**, và không phải lúc nào cũng là tác giả.
                ## Hai ngôi kể
                - **Ngôi thứ nhất**: người kể xưng “tôi”, có mặt trong chuyện, chỉ biết điều mình thấy và nghĩ.
                - **Ngôi thứ ba**: người kể giấu mình, gọi nhân vật bằng tên, có thể biết ý nghĩ của nhiều người.
                ## Đổi ngôi, đổi chuyện
                > Ngôi thứ ba: *Mận nhìn cây khế, lòng chùng xuống.*
                > Ngôi thứ nhất: *Tôi nhìn cây khế. Không hiểu sao mắt cay.*
                Câu sau gần hơn, nhưng người đọc không biết bà đang nghĩ gì, vì “tôi” cũng không biết.
                ?? Thử sức: câu “Không ai để ý rằng ông cụ đã bỏ đi từ lúc nào” thuộc ngôi kể nào?
                Ngôi thứ ba. Nếu người kể là “tôi” thì “tôi” cũng là người không để ý, nên không thể kể điều ấy ngay lúc đó.
                !!`,
          },
          {
            kind: 'page',
            page: 8,
            title: 'Truyện “Cây khế sau nhà”',
            body: marked`
                *(Truyện do ban biên soạn viết.)*
                Sau nhà bà có cây khế chua. Năm nào cũng vậy, đến mùa, bà hái một rổ, chia làm hai: phần lành đem cho, phần dập để nhà.
                Mận không chịu. “Sao nhà mình toàn ăn quả dập?”
                Bà chỉ cười: “Quả lành đi xa được. Quả dập mà đi xa thì hỏng giữa đường.”
                Mùa ấy bão về. Cây khế đổ, đè sập nửa bờ rào. Sáng ra, cả xóm kéo đến: người cưa cành, người dựng rào, thím Tư bưng sang nồi cháo. Không ai bảo ai. Trên tay thím còn cầm cái rổ của bà, trong rổ có một cây khế con.
                “Hạt quả khế năm ngoái đấy,” thím nói. “Nó mọc sau bếp nhà tôi.”
                Mận nhìn cây con, rồi nhìn bà. Bà đang lau mắt bằng vạt áo. Lần đầu tiên Mận hiểu quả lành đi xa để làm gì.`,
          },
          {
            kind: 'audio',
            page: 12,
            title: 'Nghe kể chuyện “Hạt gạo đi xa”',
            audio: 'hat-gao-di-xa',
            body: marked`
                Nghe một lượt không dừng. Lượt hai, dừng sau mỗi câu và kể lại bằng lời của em.
                **Câu hỏi khi nghe:** Hạt gạo sợ điều gì nhất? Vì sao người kể chọn kể theo ngôi thứ ba? Câu cuối là lời của hạt gạo hay lời của người kể?`,
          },
          {
            kind: 'exercise',
            page: 14,
            title: 'Đọc hiểu: nhân vật bà và Mận',
            body: marked`
                Đọc lại truyện “Cây khế sau nhà” ở trang 8 và trả lời.
                1. Truyện kể theo ngôi thứ mấy? Dấu hiệu nào cho biết?
                2. Bà chia khế thành hai phần thế nào? Bà giải thích ra sao?
                3. Chi tiết nào cho thấy những quả khế đã “đi xa” và “về”?
                4. Câu cuối nói Mận “hiểu quả lành đi xa để làm gì”. Em hãy viết điều Mận hiểu bằng một câu.
                ?? Gợi ý trả lời
                **Câu 1.** Ngôi thứ ba; người kể gọi “bà”, “Mận”, “thím Tư”, không xưng “tôi”.
                **Câu 2.** Phần lành đem cho, phần dập để nhà; vì “quả dập mà đi xa thì hỏng giữa đường”.
                **Câu 3.** Cây khế con mọc từ hạt quả bà cho, nay thím Tư bưng trả.
                **Câu 4.** Ví dụ: Cho đi thứ tốt nhất thì tình làng nghĩa xóm sẽ trở về khi mình cần.
                !!`,
          },
        ],
      },
      {
        title: 'Thực hành viết',
        page: 20,
        items: [
          {
            kind: 'lesson',
            page: 20,
            title: 'Kể lại bằng lời của mình',
            body: marked`
                Kể lại không phải là chép lại, cũng không phải là tóm tắt. Em giữ **xương** của truyện và thay **da thịt** bằng lời mình.
                ## Ba bước
                1. Viết ra năm sự việc chính, mỗi sự việc một dòng không quá mười chữ.
                2. Chọn ngôi kể. Thử đóng vai một nhân vật: Mận, thím Tư, hay… cây khế.
                3. Với mỗi sự việc, thêm **một** chi tiết mà nhân vật ấy thấy, nghe hoặc ngửi được.
                ## Ví dụ
                > Sự việc: bão làm đổ cây khế.
                > Lời thím Tư: *Nửa đêm tôi nghe cái rầm phía nhà bà Năm. Sáng ra, mùi nhựa khế hắc cả ngõ.*
                Mùi nhựa khế không có trong truyện gốc, nhưng thím Tư hẳn đã ngửi thấy.`,
          },
          {
            kind: 'exercise',
            page: 23,
            title: 'Viết đoạn mở đầu',
            body: marked`
                Chọn một trong hai đề, viết đoạn mở đầu dài 5 đến 7 câu.
                1. Kể lại “Cây khế sau nhà” bằng lời của cây khế.
                2. Kể một lần em hiểu ra điều người lớn không nói.
                **Tự soát trước khi nộp:** Câu đầu có làm người đọc muốn đọc câu hai không? Ngôi kể có giữ nguyên không? Có ít nhất một chi tiết nhìn, nghe hoặc ngửi thấy không?
                ?? Đoạn tham khảo đề 1
                Tôi đứng sau nhà bà Năm đã bốn mươi mùa quả. Lưng tôi hơi nghiêng về phía bếp, vì chiều nào ở đó cũng có khói ấm. Con bé Mận hay đứng dưới gốc, đá đá mấy quả rụng, miệng lẩm bẩm. Tôi nghe hết. Tôi chỉ không biết nói với nó rằng quả dập của tôi cũng ngọt như quả lành.
                !!`,
          },
        ],
      },
    ],
  },
  {
    title: 'Trăng, bến và con đò',
    column: 1,
    pages: [27, 48],
    sections: [
      {
        title: 'Thơ lục bát',
        page: 28,
        items: [
          {
            kind: 'page',
            page: 29,
            title: 'Bài thơ “Trăng trên bến cũ”',
            body: marked`
                *(Thơ do ban biên soạn viết.)*
                > Đêm nay trăng xuống bến xưa,
                > Con đò nằm đợi người đưa sang bờ.
                > Sóng ru cỏ lác ngẩn ngơ,
                > Tiếng chim gọi bạn ai ngờ vẫn quen.
                > Bà ngồi chải tóc bên đèn,
                > Kể con nghe chuyện hoa sen nở đầm.
                > Lời bà như nước chảy thầm,
                > Con đi trăm ngả vẫn cầm trong tay.
                ## Chú giải
                *Cỏ lác*: loài cỏ thân cứng, mọc ven nước. *Ngả*: lối đi, hướng đi.
                Đọc to hai lần. Lần đầu ngừng ở cuối dòng. Lần sau ngừng theo nhịp đôi: *Đêm nay / trăng xuống / bến xưa*.`,
          },
          {
            kind: 'video',
            page: 30,
            title: 'Đếm tiếng, tìm vần trong thơ lục bát',
            video: 'tho-luc-bat',
            body: marked`
                Xem xong, mở lại bài thơ ở trang 29 và làm hai việc: đếm số tiếng của từng dòng; khoanh những tiếng bắt vần với nhau. Dừng video bất cứ lúc nào để thử trước khi xem đáp án.`,
          },
          {
            kind: 'lesson',
            page: 31,
            title: 'Vần và nhịp trong thơ lục bát',
            body: marked`
                Lục bát gồm từng cặp: dòng **sáu** tiếng, dòng **tám** tiếng.
                ## Vần
                - Tiếng thứ 6 của dòng lục vần với tiếng thứ **6** của dòng bát: *xưa – đưa*. Đó là **vần lưng**.
                - Tiếng thứ 8 của dòng bát vần với tiếng thứ **6** của dòng lục kế tiếp: *bờ – ngơ*. Đó là **vần chân**.
                ## Thanh
                Các tiếng 2, 6, 8 mang thanh bằng (không dấu hoặc dấu huyền), tiếng 4 mang thanh trắc. Riêng tiếng 6 và tiếng 8 của dòng bát, một tiếng không dấu thì tiếng kia dấu huyền: *đưa – bờ*, *ngờ – quen*.
                ## Nhịp
                Thường là nhịp chẵn 2/2/2 và 2/2/2/2; đôi khi đổi để nhấn: *Con đò nằm đợi / người đưa sang bờ*.
                ?? Thử sức: tìm vần chân giữa dòng 4 và dòng 5
                *quen – đèn*: tiếng 8 của dòng bát và tiếng 6 của dòng lục sau.
                !!`,
          },
          {
            kind: 'exercise',
            page: 34,
            title: 'Tìm vần lưng, vần chân',
            body: marked`
                Dùng bài “Trăng trên bến cũ” ở trang 29.
                1. Kẻ bảng, chép mọi cặp **vần lưng** trong bài.
                2. Chép mọi cặp **vần chân**.
                3. Dòng nào có thể đọc theo nhịp 4/4? Đọc như vậy thì nghe khác đi thế nào?
                4. Viết thêm một cặp lục bát nối sau dòng cuối (tiếng thứ 6 của dòng lục phải vần với *tay*).
                ?? Đáp án
                **Câu 1.** xưa – đưa; ngơ – ngờ; đèn – sen; thầm – cầm.
                **Câu 2.** bờ – ngơ; quen – đèn; đầm – thầm.
                **Câu 3.** Ví dụ dòng 2: *Con đò nằm đợi / người đưa sang bờ*; nhịp dài hơn, nghe như chờ đợi.
                **Câu 4.** Ví dụ: *Mai về gom lại tháng ngày, / Lời bà theo cánh cò bay trên đồng.* Kiểm tra dòng của em: tiếng 2 và 6 thanh bằng, tiếng 4 thanh trắc, *ngày* vần với *tay*, *bay* vần với *ngày*.
                !!`,
          },
        ],
      },
      {
        title: 'Ca dao về gia đình và quê hương',
        page: 40,
        items: [
          {
            kind: 'audio',
            page: 40,
            title: 'Nghe đọc ca dao về gia đình',
            audio: 'ca-dao-gia-dinh',
            body: marked`
                Nghe, rồi đọc theo từng dòng. Ca dao là thơ dân gian, phần nhiều theo thể lục bát, truyền miệng từ người này sang người khác nên mỗi vùng có thể khác một vài chữ.
                **Câu hỏi khi nghe:** Công cha, nghĩa mẹ được so sánh với gì? Vì sao chọn những thứ lớn và không bao giờ cạn?`,
          },
          {
            kind: 'exercise',
            page: 43,
            title: 'So sánh trong ca dao',
            body: marked`
                1. Trong “Công cha như núi Thái Sơn”, hãy chỉ ra vế được so sánh, từ so sánh và vế dùng để so sánh.
                2. “Anh em như thể tay chân” so sánh dựa trên điểm giống nào?
                3. Viết hai câu có so sánh nói về bà hoặc ông của em. Không dùng núi, biển, trời.
                ?? Gợi ý
                **Câu 1.** Công cha / như / núi Thái Sơn.
                **Câu 2.** Tay chân cùng một thân, đau chỗ này chỗ kia cũng biết: anh em gắn bó, giúp đỡ nhau.
                **Câu 3.** Ví dụ: *Giọng bà ấm như bếp vừa nhóm. Tay ông khô và ráp như vỏ cây nhãn trước sân.*
                !!`,
          },
        ],
      },
    ],
  },
]
