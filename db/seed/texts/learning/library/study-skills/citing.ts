import type { CourseText } from '../../course-text.ts'
import { marked } from '../../marked.ts'

export const CITING: CourseText = {
  title: 'Trích dẫn đúng trong một buổi chiều',
  summary: 'Vì sao phải trích dẫn, ghi nguồn ra sao và thế nào là đạo văn.',
  description: marked`
Một buổi chiều là đủ để nắm phần lõi của việc trích dẫn: phân biệt ý của mình với ý của người khác, chỉ đúng chỗ người đọc có thể tìm lại, và viết danh mục tài liệu không lỗi.
Các ví dụ trong khoá dùng sách và bài báo bịa ra, để bạn tập mà không lẫn với tài liệu thật.
`,
  level: 'basic',
  teachers: [
    { name: 'Kiều Khải Đình Khuyến', about: 'Biên tập viên sách khoa học, hai mươi năm dò danh mục tài liệu tham khảo.' },
  ],
  outcomes: [
    'Quyết định được câu nào cần ghi nguồn',
    'Trích nguyên văn, diễn đạt lại và tóm tắt đúng cách',
    'Viết mục tài liệu tham khảo cho sách, chương, bài báo, trang mạng',
    'Nhận ra những dạng đạo văn vô ý',
  ],
  requirements: ['Một đoạn bài luận của chính bạn để sửa'],
  hasCertificate: true,
  chapters: [
    {
      title: 'Hiểu cho đúng',
      lessons: [
        {
          title: 'Xem: ba câu hỏi về trích dẫn',
          summary: 'Khi nào ghi, ghi những gì, điều gì không cần ghi.',
          video: 'trich-dan',
          body: marked`
Đoạn phim ngắn này là dàn ý của cả khoá. Trước khi xem, viết ra giấy câu trả lời của bạn cho ba câu hỏi:
1. Khi nào phải ghi nguồn?
2. Ghi những gì?
3. Điều gì không cần ghi?
Xem xong, sửa lại bằng mực khác màu. Chỗ nào khác với điều bạn vẫn nghĩ thì đánh dấu; những bài tiếp theo sẽ trở lại đúng những chỗ ấy.
> Câu đáng nhớ nhất: còn phân vân thì cứ ghi. Thừa một nguồn không sao, thiếu một nguồn là lỗi.
`,
        },
        {
          title: 'Câu nào cần ghi nguồn',
          body: marked`
Trích dẫn làm ba việc: **trả công** cho người nghĩ ra, **chỉ đường** cho người muốn kiểm tra, và **đỡ lời** cho người viết. Thiếu nó, người đọc không biết tin vào đâu.
## Phép thử hai câu hỏi
1. Ý này có phải do *tôi* quan sát, đo, suy ra không?
2. Nếu không, người đọc bình thường trong ngành có biết sẵn mà không cần tra không?
Cả hai đều “không” thì phải ghi nguồn.
| Câu | Cần nguồn? | Vì sao |
| Nước sôi ở 100 °C khi áp suất là 1 atm | Không | Ai cũng biết |
| 34% sinh viên năm nhất đọc sách giấy hằng ngày | Có | Số liệu của người khác |
| Trong 52 phiếu tôi phát, 19 người trả lời có | Không | Tự thu thập, nhưng phải mô tả cách làm |
| Làng là một mạng lưới hơn là một địa điểm | Có | Ý riêng của một tác giả |
| Hình, bảng lấy từ sách khác | Có | Kể cả khi vẽ lại |
## Ngờ thì ghi
Ghi thừa một nguồn, biên tập viên xoá trong ba giây. Ghi thiếu một nguồn, người viết có thể mất bằng.
## Lưu nguồn ngay lúc đọc
Đạo văn vô ý thường sinh ra từ sổ tay: chép một câu hay, quên dấu ngoặc kép, ba tháng sau tưởng là của mình. Hễ chép nguyên văn thì mở ngoặc kép **trước khi** chép, và ghi số trang cùng lúc.
`,
        },
        {
          title: 'Trích nguyên văn, diễn đạt lại, tóm tắt',
          body: marked`
Cùng một nguồn, có ba cách đưa vào bài. Cả ba đều phải ghi nguồn.
## Nguyên văn gốc
> Người nông dân ghi lịch bằng mùi: mùi đất trước mưa, mùi mạ, mùi rạ. Lịch ấy sai số vài ngày, nhưng không bao giờ lỡ vụ.
## Ba cách dùng
| Cách | Viết ra | Khi nào |
| Nguyên văn | “Người nông dân ghi lịch bằng mùi” (Doãn, 2021, tr. 45) | Lời gốc hay, hoặc chính chữ là đối tượng bàn |
| Diễn đạt lại | Theo Doãn (2021, tr. 45), người làm ruộng định thời vụ nhờ khứu giác, tuy lệch vài ngày nhưng vẫn kịp vụ | Cần ý, không cần chữ |
| Tóm tắt | Doãn (2021) cho rằng kinh nghiệm giác quan đủ thay lịch trong nông nghiệp cổ truyền | Gói một chương trong một câu |
## Diễn đạt lại giả
> Nông dân viết lịch bằng mùi: mùi của đất trước khi mưa, mùi mạ và mùi rạ (Doãn, 2021).
Câu này chỉ thay vài chữ và giữ nguyên khung câu. Dù có ghi nguồn, đó vẫn là **chép**, vì người đọc tưởng câu chữ là của bạn.
## Cách diễn đạt lại thật
1. Đọc cho hiểu, gấp sách.
2. Nói ý ấy cho một người bạn tưởng tượng.
3. Viết điều vừa nói.
4. Mở sách so lại: có cụm nào từ năm chữ liền trùng nhau không? Có thì đặt trong ngoặc kép hoặc viết lại.
Trích nguyên văn bốn dòng trở lên thì xuống dòng, lùi lề, không cần ngoặc kép.
`,
        },
      ],
    },
    {
      title: 'Làm cho gọn',
      lessons: [
        {
          title: 'Hai kiểu ghi nguồn trong bài',
          body: marked`
Có nhiều chuẩn trích dẫn, nhưng trong thân bài chỉ có hai lối chính.
## Tác giả – năm
> Mực nước ngầm hạ 0,4 m mỗi năm (Trịnh, 2020, tr. 112).
- Một tác giả: (Trịnh, 2020).
- Hai tác giả: (Trịnh và Lưu, 2020).
- Ba tác giả trở lên: (Trịnh và cộng sự, 2020).
- Cùng tác giả, cùng năm: (Trịnh, 2020a), (Trịnh, 2020b).
- Nhiều nguồn một ý: (Lưu, 2018; Trịnh, 2020).
Với tên Việt Nam, nhiều tạp chí ghi đủ họ tên vì họ trùng nhau quá nhiều: (Trịnh Cát An, 2020). Hãy theo quy định của nơi bạn nộp.
## Đánh số
> Mực nước ngầm hạ 0,4 m mỗi năm [3, tr. 112].
Số tăng theo thứ tự xuất hiện; nguồn nhắc lại thì dùng lại số cũ. Danh mục cuối bài xếp theo số ấy, không theo vần.
## So sánh
| | Tác giả – năm | Đánh số |
| Đọc lướt biết ngay ai nói | Có | Không |
| Câu văn gọn | Kém hơn | Tốt |
| Thêm nguồn giữa chừng | Không xáo trộn | Phải đánh lại, nên dùng phần mềm |
| Hay gặp | Xã hội, nhân văn, giáo dục | Kỹ thuật, y, tin học |
## Hai lỗi hay gặp
- Trong bài có mà danh mục không có, hoặc ngược lại. Cách dò: in danh mục, gạch từng mục khi tìm thấy trong bài.
- Trích lại nguồn chưa đọc. Nếu buộc phải dùng: (Hồ, 1975, dẫn theo Lưu, 2018).
`,
        },
        {
          title: 'Viết danh mục tài liệu tham khảo',
          body: marked`
Mỗi mục trả lời bốn câu: **ai, khi nào, cái gì, ở đâu**. Dưới đây là khuôn theo lối tác giả – năm.
## Bốn khuôn
| Loại | Khuôn |
| Sách | Họ tên (năm). *Tên sách* (lần in). Nhà xuất bản. |
| Chương trong sách | Họ tên (năm). Tên chương. Trong Họ tên người chủ biên (chủ biên), *Tên sách* (tr. đầu–cuối). Nhà xuất bản. |
| Bài tạp chí | Họ tên (năm). Tên bài. *Tên tạp chí, tập*(số), trang. |
| Trang mạng | Họ tên hoặc tổ chức (năm, ngày tháng). *Tên trang*. Tên trang chủ. Địa chỉ. |
## Ví dụ (bịa)
- Doãn Hà Miên (2021). *Lịch và mùa* (in lần 2). Nhà xuất bản Bến Cũ.
- Lưu An Tường (2018). Nước ngầm ven biển. *Tạp chí Đất và Nước, 12*(3), 45–61.
- Thư viện Bến Cũ (2023, 5 tháng 6). *Danh mục bản đồ*. Thư viện Bến Cũ. thuvien.example/ban-do
## Xếp thứ tự
Người Việt xếp theo **tên** hoặc theo **họ** tuỳ trường; điều quan trọng là cả danh mục theo một lối. Tài liệu tiếng nước ngoài xếp theo họ. Cùng tác giả thì năm cũ trước.
## Dò lỗi trong năm phút
1. Dấu chấm cuối mỗi mục có đều không?
2. Tên sách và tên tạp chí in nghiêng, tên bài thì không.
3. Số trang dùng gạch nối dài (45–61), không dùng gạch ngắn.
4. Địa chỉ mạng bấm thử từng cái.
> Việc làm: viết bốn mục cho bốn tài liệu trên bàn bạn, mỗi loại một mục.
`,
        },
        {
          title: 'Mẫu ghi nguồn để in',
          summary: 'Một tờ giấy kẹp trong sổ đọc: bốn khuôn và sổ nguồn tám dòng.',
          minutes: 10,
          document: 'mau-ghi-nguon',
          body: marked`
Tờ này có hai phần. Phần trên nhắc bốn khuôn: sách, bài tạp chí, trang mạng, luận văn. Phần dưới là **sổ nguồn** để điền ngay khi đọc.
## Dùng thế nào cho có ích
1. In vài tờ, kẹp vào sổ đọc.
2. Mở một tài liệu thì điền dòng *trước khi* đọc: ai, năm, tên.
3. Hễ chép nguyên văn, ghi thêm số trang ngay lúc ấy.
4. Viết xong bài, chép từ sổ nguồn sang danh mục theo khuôn.
Tờ mẫu ghi nơi xuất bản trước nhà xuất bản; nhiều chuẩn mới bỏ nơi xuất bản. Khuôn nào cũng được, miễn cả danh mục một lối và đúng quy định nơi bạn nộp.
`,
        },
        {
          title: 'Đạo văn: bốn dạng và cách tránh',
          body: marked`
Đạo văn là lấy chữ, ý, số liệu, hình của người khác làm như của mình. Không cần cố ý mới gọi là đạo văn.
## Bốn dạng
1. **Chép nguyên.** Không ngoặc kép, không nguồn.
2. **Chắp vá.** Mỗi câu lấy một nơi, nối lại bằng “tuy nhiên”, “bên cạnh đó”.
3. **Mượn khung.** Giữ nguyên dàn ý và lập luận của một bài, thay ví dụ.
4. **Tự đạo văn.** Nộp lại bài cũ của chính mình mà không nói.
## Còn máy viết hộ?
Văn bản do phần mềm sinh ra không phải là nguồn, vì không kiểm lại được; nó còn hay bịa ra tài liệu. Nếu trường cho phép dùng, hãy nói rõ đã dùng vào việc gì, và tự kiểm từng nguồn bằng cách **mở đúng tài liệu ấy**.
## Phần mềm dò trùng nói gì
Con số “trùng 22%” không phải bản án. Nó tính cả danh mục tài liệu, tên riêng, đoạn trích đúng phép. Ngược lại, mượn khung có thể chỉ trùng 3%. Người đọc mới phán xét được.
## Sửa một đoạn
| Trước | Sau |
| Tri thức bản địa là kho báu được đúc kết qua nhiều thế hệ và cần được giữ gìn. | Doãn (2021, tr. 12) gọi tri thức bản địa là “kho báu đúc kết qua nhiều thế hệ”. Ở làng tôi khảo sát, kho báu ấy nằm trong trí nhớ của sáu người trên bảy mươi tuổi. |
Câu sau vừa trả ý về cho chủ, vừa thêm điều chỉ bạn có.
> Bài cuối: lấy một trang luận của bạn, tô vàng ý của người khác, tô xanh ý của mình. Chỗ vàng nào chưa có nguồn thì bổ sung ngay.
`,
        },
      ],
    },
  ],
}
