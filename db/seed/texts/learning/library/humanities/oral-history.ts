import type { CourseText } from '../../course-text.ts'
import { marked } from '../../marked.ts'

export const ORAL_HISTORY: CourseText = {
  title: 'Ghi lại chuyện kể của người già',
  summary: 'Chuẩn bị, hỏi, thu âm, gỡ băng và giữ gìn: bốn bài để một buổi trò chuyện thành tư liệu.',
  description: marked`
Mỗi người già trong làng là một kho tư liệu không có bản sao. Ghi lại một buổi kể chuyện không cần máy móc đắt tiền; cần biết hỏi, biết im lặng, và biết giữ lời hứa với người kể.
Bốn bài học dùng được cho học sinh làm bài tập địa phương, cho sinh viên lịch sử, và cho ai muốn ghi chuyện của chính nhà mình.
`,
  level: 'basic',
  teachers: [{ name: 'Thái Vân Hải Đăng', about: 'Nhà nghiên cứu làng xã, tác giả Phương pháp điều tra bảng hỏi.' }],
  outcomes: [
    'Soạn một tờ gợi ý thay cho bảng câu hỏi cứng',
    'Đặt câu hỏi mở và nghe được im lặng',
    'Gỡ băng, ghi chú và kiểm chứng lời kể',
    'Xin phép, lưu trữ và trả lại tư liệu',
  ],
  requirements: ['Một điện thoại thu âm được', 'Một người lớn tuổi mà bạn muốn hỏi chuyện'],
  chapters: [
    {
      title: 'Từ cái bắt tay đến ngăn tủ',
      lessons: [
        {
          title: 'Chuẩn bị: tờ gợi ý và lời xin phép',
          body: marked`
## Biết trước một ít
Đọc về thời và nơi người ấy sống: năm vỡ đê, năm có điện, tên chợ cũ. Biết mốc chung, bạn hỏi được: *Năm vỡ đê ông bao nhiêu tuổi, nhà mình ở đâu?* Người già nhớ theo biến cố, không nhớ theo năm dương lịch.
## Tờ gợi ý, không phải bảng câu hỏi
Một trang giấy, chừng mười đề mục, mỗi đề mục vài chữ.
| Đề mục | Gợi |
| Ngôi nhà thuở nhỏ | ngủ đâu, bếp đâu, ai nấu |
| Một ngày đi học | đường đi, thầy, phạt |
| Cái Tết đói nhất | ăn gì, ai cho |
| Nghề | học ai, ngày công đầu |
| Đám cưới | ai mối, lễ gì |
Đừng đọc lần lượt. Người ta kể sang đề mục nào, bạn đi theo sang đó rồi đánh dấu.
## Xin phép
Trước khi bật máy, nói rõ bốn điều và **thu âm cả lời đồng ý**:
1. Mình là ai, ghi để làm gì.
2. Ai sẽ được nghe.
3. Ông bà có thể dừng, bỏ đoạn nào cũng được.
4. Muốn dùng tên thật hay tên khác.
## Máy móc
Thử thu hai phút trong chính căn phòng ấy. Tắt quạt, tắt ti vi, đặt máy trên khăn gấp, cách miệng hai gang tay. Pin đầy, bộ nhớ còn ít nhất ba giờ. Mang sổ, vì máy nào cũng có ngày hỏng.
> Việc làm: soạn tờ gợi ý mười đề mục cho người mà bạn định gặp.
`,
        },
        {
          title: 'Hỏi ngắn, nghe dài',
          body: marked`
Nghe lại băng, nếu bạn nói quá một phần năm thời gian thì bạn đang phỏng vấn chính mình.
## Câu mở, câu đóng, câu mớm
| Loại | Câu | Được gì |
| Đóng | Ông có đi học không? | “Có.” |
| Mở | Ông kể một buổi đi học đi. | Một câu chuyện |
| Mớm | Chắc hồi đó khổ lắm? | Điều bạn muốn nghe |
Câu tốt bắt đầu bằng *kể, tả, thế nào, rồi sao nữa*. Hỏi *vì sao* dè dặt hơn, vì nó khiến người ta biện bạch.
## Hỏi bằng giác quan
*Lúc ấy ông nghe thấy gì? Mùi gì? Trong nhà sáng hay tối?* Giác quan kéo theo chi tiết, chi tiết kéo theo chuyện.
## Im lặng
Người kể dừng lại, đừng vội hỏi tiếp. **Đếm thầm đến mười.** Phần lớn những câu quý nhất được nói ra sau im lặng.
## Khi chuyện buồn
Không an ủi bằng câu “thôi chuyện qua rồi”. Nói: *Mình nghỉ một chút nhé, hay cháu tắt máy?* Người kể quyết định. Buổi ghi không quan trọng bằng người.
## Mượn đồ vật
Ảnh cũ, cái cơi trầu, tờ giấy khen: đặt lên bàn và hỏi *ai trong ảnh, chụp hôm nào?* Nhờ người kể **vẽ bản đồ** xóm cũ. Tay vẽ, miệng nhớ.
## Một buổi bao lâu
Sáu mươi đến chín mươi phút. Kết thúc bằng câu: *Cháu chưa hỏi điều gì mà ông muốn kể không?* Rồi hẹn buổi hai; buổi hai bao giờ cũng hay hơn.
`,
        },
        {
          title: 'Gỡ băng và kiểm chứng',
          body: marked`
Một giờ băng mất chừng bốn đến sáu giờ để gỡ. Làm trong vòng một tuần, lúc tai còn nhớ.
## Gỡ thế nào
1. Nghe hết một lượt, ghi mốc giờ các chủ đề.
2. Gõ **đúng lời**, kể cả tiếng địa phương: *bữa nớ, hỉ, mi*. Chú nghĩa trong ngoặc vuông ở lần đầu.
3. Bỏ “ờ, à” nếu không mang nghĩa; giữ lại chỗ ngập ngừng [im lặng 8 giây], [cười].
4. Chỗ nghe không ra: [không rõ, 00:31:12]. Không đoán.
|+ Một đoạn
| Giờ | Ai | Lời |
| 00:12:40 | Hỏi | Rồi sao nữa ạ? |
| 00:12:52 | Bà N. | [im lặng 9 giây] Rồi nước lên tới bàn thờ. Mẹ tui bồng con gà mái, không bồng tui. |
| 00:13:10 | Bà N. | [cười] Con gà nhẹ hơn. |
## Nhớ sai cũng là tư liệu
Bà nói lụt năm Thìn, sổ của huyện ghi năm Tị. Đừng sửa lời bà. Ghi chú bên dưới: *Sổ huyện chép năm Tị.* Cái nhớ lệch có khi cho biết điều gì quan trọng với bà hơn con số.
## Kiểm chứng
- So với người khác cùng thời, hỏi **riêng** từng người.
- So với giấy tờ, ảnh, bia, cây cổ thụ, vạch nước trên tường.
- Phân biệt điều *thấy tận mắt*, điều *nghe kể*, điều *nghĩ về sau*.
> Việc làm: gỡ ba phút băng đầu tiên. Đếm xem bạn nói bao nhiêu phần.
`,
        },
        {
          title: 'Viết lại, trả lại, cất giữ',
          body: marked`
## Ba cách trình bày
| Cách | Giữ được | Mất đi |
| Nguyên văn hỏi đáp | Giọng nói, ngập ngừng | Khó đọc dài |
| Kể ngôi “tôi”, đã sắp lại | Giọng, mạch chuyện | Trật tự thật của buổi kể |
| Thuật lại ngôi ba | Gọn, dễ so | Giọng nói |
Chọn cách nào cũng nói rõ ở đầu: *Lời kể được sắp theo thời gian; chữ là của người kể.*
## Trả lại
Mang bản in đến, đọc cho người kể nghe, sửa theo ý họ. Có người xin bỏ một câu vì sợ mất lòng hàng xóm; **bỏ**. Tặng một bản đóng bìa và một bản âm thanh. Việc này không phải lịch sự mà là phần cuối của phương pháp.
## Cất giữ
Đặt tên tệp để mười năm sau còn hiểu:
~ 2026-03-14_ba-N_lang-Ha_buoi1.wav
~ 2026-03-14_ba-N_lang-Ha_buoi1_go-bang.txt
~ 2026-03-14_ba-N_phieu-dong-y.pdf
- **Ba bản, hai nơi**: máy mình, ổ cứng rời, và một bản gửi thư viện hoặc nhà trường.
- Giữ tệp gốc không nén; bản nghe hằng ngày thì nén.
- Kèm một tờ mô tả: ai, ở đâu, khi nào, ai hỏi, được dùng thế nào.
## Điều không công bố
Chuyện làm hại người đang sống, bí mật gia đình, địa chỉ, bệnh tật: khoá lại, ghi hạn mở, dù người kể không dặn.
### Bài cuối khoá
Nộp một hồ sơ gồm tệp âm thanh, mười phút gỡ băng, một trang viết lại và chữ ký đồng ý của người kể.
`,
        },
      ],
    },
  ],
}
