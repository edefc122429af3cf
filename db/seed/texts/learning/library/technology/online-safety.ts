import type { CourseText } from '../../course-text.ts'
import { marked } from '../../marked.ts'

export const ONLINE_SAFETY: CourseText = {
  title: 'An toàn khi dùng mạng cho học sinh',
  summary: 'Mật khẩu, tin giả, ảnh cá nhân và cách nhờ người lớn giúp đỡ.',
  description: marked`
Khoá học viết cho học sinh từ lớp 6, thầy cô có thể dùng nguyên trong năm tiết sinh hoạt lớp. Nhiều bài bắt đầu bằng một chuyện có thể xảy ra với bất cứ ai, rồi mới đến quy tắc.
Không bài nào doạ. Mạng là nơi học, chơi và gặp bạn; biết luật đi đường thì đi được xa hơn.
`,
  level: 'basic',
  teachers: [{ name: 'Ngô Chí Lệ Quyên', about: 'Giáo viên tin học trung học cơ sở, phụ trách câu lạc bộ an toàn số.' }],
  outcomes: [
    'Đặt mật khẩu mạnh và bật xác thực hai bước',
    'Kiểm tra một tin trong ba phút trước khi chia sẻ',
    'Quyết định được ảnh nào không nên đăng',
    'Biết nói với ai, lưu gì khi bị bắt nạt hay doạ nạt',
  ],
  requirements: ['Không cần chuẩn bị gì'],
  chapters: [
    {
      title: 'Giữ mình',
      lessons: [
        {
          title: 'Xem: mật khẩu mạnh, dễ nhớ',
          summary: 'Vì sao phải dài, đặt thế nào, tránh những gì.',
          video: 'an-toan-mang',
          body: marked`
Xem cả lớp cùng một lượt, rồi mỗi người trả lời ra giấy, **không** viết mật khẩu thật của mình.
1. Vì sao mật khẩu dài khó đoán hơn mật khẩu có ký tự lạ?
2. Bốn từ phải thế nào với nhau?
3. Ba điều nên tránh là gì?
## Trò chơi ba phút
Mỗi bàn nghĩ bốn từ ngẫu nhiên, vẽ thật nhanh bức tranh có đủ bốn thứ. Bàn khác nhìn tranh đoán bốn từ. Tranh buồn cười nhất thường cũng là tranh khó quên nhất. Chơi xong, bỏ bốn từ ấy đi, vì cả lớp đã biết.
`,
        },
        {
          title: 'Mật khẩu bốn từ và chiếc khoá thứ hai',
          body: marked`
Minh dùng tên mèo và năm sinh làm mật khẩu cho mọi trang. Một trang trò chơi bị lộ dữ liệu. Hôm sau, thư điện tử, ảnh và tài khoản học tập của Minh đều có người lạ vào.
## Điều gì làm mật khẩu mạnh
**Độ dài** quan trọng hơn ký tự lạ. Máy thử hàng tỉ mật khẩu mỗi giây, nên mỗi ký tự thêm vào nhân số lần thử lên.
| Mật khẩu | Nhận xét |
| miu2013 | Đoán trong chưa đầy một giây |
| M!u2013 | Trông khó, vẫn nằm trong danh sách của kẻ dò |
| dua-hau-xe-dap-trang-tron | Dài, dễ nhớ, khó dò |
Cách làm: chọn ngẫu nhiên **bốn, năm từ không liên quan**, nối lại, tưởng tượng một bức tranh có đủ chúng. Đừng dùng câu hát hay tục ngữ.
## Ba luật
1. Mỗi trang quan trọng một mật khẩu riêng. Nhớ không nổi thì dùng phần mềm quản lý mật khẩu.
2. **Thư điện tử** cần mật khẩu mạnh nhất, vì ai có nó thì lấy lại được mọi tài khoản khác.
3. Không đưa mật khẩu và **mã gửi về điện thoại** cho ai, kể cả người tự xưng là nhân viên. Nhân viên thật không bao giờ hỏi.
## Khoá thứ hai
Xác thực hai bước: ngoài mật khẩu còn cần mã từ điện thoại. Lộ mật khẩu mà không có điện thoại, kẻ lạ vẫn đứng ngoài cửa. Bật nó cho thư điện tử ngay hôm nay, và cất mã dự phòng trên giấy.
> Việc làm: nghĩ một mật khẩu bốn từ. Đừng nói cho ai biết, kể cả thầy cô.
`,
        },
        {
          title: 'Đường dẫn giả và lời mời quá tốt',
          body: marked`
Lan nhận tin: “Bạn trúng điện thoại! Bấm vào đây nhận quà trong 10 phút.” Trang mở ra giống hệt trang Lan hay dùng, chỉ khác vài chữ trên thanh địa chỉ.
## Đọc một địa chỉ
Phần quyết định là **tên miền**: cụm ngay trước dấu gạch chéo đầu tiên, đọc từ phải sang trái.
| Địa chỉ | Thật ra là trang |
| thuquan.example/khuyen-mai | thuquan.example |
| thuquan.example.qua-tang.test/vao | qua-tang.test |
| thuquan-example.test | thuquan-example.test |
Ổ khoá trên thanh địa chỉ chỉ nói đường truyền được mã hoá; trang lừa đảo cũng có ổ khoá.
## Bốn dấu hiệu lừa
- **Gấp**: chỉ còn 10 phút, không thì khoá tài khoản.
- **Quá tốt**: quà lớn cho việc nhỏ.
- **Sợ**: “công an”, “ảnh của em đang bị phát tán”.
- **Bí mật**: “đừng nói với bố mẹ”.
Có hai dấu hiệu trở lên thì dừng.
## Làm gì
1. Không bấm. Tự gõ địa chỉ quen thuộc hoặc mở từ dấu trang.
2. Không tải tệp lạ, nhất là đuôi ~.exe~, ~.apk~.
3. Hỏi một người lớn, hỏi ngay cả khi thấy ngượng.
4. Đã lỡ gõ mật khẩu: đổi ngay ở trang thật, đổi cả những nơi dùng chung.
## Bạn bè cũng có thể là giả
Tài khoản của bạn bị chiếm rồi nhắn mượn tiền là chuyện hay gặp. Gọi điện nghe giọng, hỏi một điều chỉ hai đứa biết; giọng nói nay cũng có thể bị làm giả, nên tốt nhất là gặp mặt.
`,
        },
        {
          title: 'Ảnh của em, chuyện của em',
          body: marked`
Đăng một tấm ảnh mất một giây, gỡ hết nó khỏi mạng thì có thể không bao giờ xong. Ai cũng chụp lại được màn hình.
## Năm câu hỏi trước khi đăng
1. Trong ảnh có **địa chỉ, tên trường, biển số, thẻ học sinh** không?
2. Ảnh có cho biết em **đang ở đâu** ngay lúc này không?
3. Bạn trong ảnh **đã đồng ý** chưa?
4. Ba năm nữa em có muốn thầy cô xem ảnh này không?
5. Em đăng vì vui hay vì giận?
Một câu trả lời khiến em ngập ngừng là đủ để chưa đăng.
## Chỉnh riêng tư
| Mục | Nên đặt |
| Ai xem bài đăng | Bạn bè |
| Ai nhắn tin được | Bạn bè, hoặc bạn của bạn |
| Vị trí trong ảnh | Tắt |
| Gắn thẻ | Phải duyệt trước |
| Ai thấy ngày sinh, số điện thoại | Chỉ mình em |
## Ảnh nhạy cảm
Không ai có quyền xin em ảnh không mặc quần áo, dù là người yêu, dù hứa xoá ngay. Nếu đã lỡ gửi và bị doạ: **không gửi thêm, không trả tiền, không xoá tin nhắn**. Chụp lại màn hình và nói ngay với người lớn. Lỗi thuộc về kẻ doạ, không thuộc về em. Gọi **111**, tổng đài quốc gia bảo vệ trẻ em, miễn phí cả ngày đêm.
> Việc làm: mở phần riêng tư của một ứng dụng em hay dùng, chỉnh theo bảng trên.
`,
        },
      ],
    },
    {
      title: 'Sống cùng người khác trên mạng',
      lessons: [
        {
          title: 'Ba phút kiểm tra một tin',
          body: marked`
Nhóm lớp lan tin: “Mai nghỉ học vì bão, trường vừa thông báo!” Nửa lớp ở nhà. Trường không hề thông báo.
## Dừng, tìm, so
1. **Dừng** khi tin làm em giận, sợ hoặc mừng quá. Cảm xúc mạnh là lúc tin giả lan nhanh nhất.
2. **Tìm nguồn gốc.** Ai nói đầu tiên? Trang ấy của ai, có mục giới thiệu không, ngày đăng là ngày nào?
3. **So** với ít nhất hai nơi độc lập. Tin lớn mà chỉ một trang đăng thì nên chờ.
## Ảnh cũng biết nói dối
- Ảnh thật, chú thích giả: ảnh lũ năm trước đăng lại như hôm nay. Dùng *tìm kiếm bằng hình ảnh* để xem ảnh xuất hiện lần đầu khi nào.
- Ảnh cắt bớt: phần ngoài khung có thể đổi hẳn câu chuyện.
- Ảnh và video do máy tạo: nhìn bàn tay, chữ trên biển, bóng đổ. Nhưng máy ngày càng khéo, nên nguồn vẫn là bằng chứng chính.
## Phân biệt
| Loại | Ví dụ | Kiểm tra được không |
| Sự kiện | Sân trường ngập 40 cm sáng nay | Được |
| Ý kiến | Trường nên cho nghỉ | Không, nhưng hỏi lý do được |
| Dự đoán | Mai còn mưa to | Chờ; xem ai dự báo |
| Quảng cáo | “Đèn học tốt nhất!” | Xem ai trả tiền |
> Việc làm: chọn một tin trong nhóm lớp, ghi ra ba bước em đã kiểm tra. Nếu không tìm được nguồn, em sẽ nói gì với nhóm?
`,
        },
        {
          title: 'Khi bị bắt nạt: lưu, chặn, báo, nói',
          body: marked`
Bắt nạt trên mạng là làm đau người khác **lặp đi lặp lại** qua tin nhắn, ảnh chế, lập nhóm nói xấu, hay cố ý gạt ra. Khác với cãi nhau: một bên mạnh hơn hoặc đông hơn, và bên kia không thoát được.
## Bốn bước cho người bị
1. **Lưu**: chụp màn hình có tên và giờ. Đừng xoá dù rất muốn.
2. **Chặn** người ấy. Không trả lời; trả lời trong cơn giận thành bằng chứng chống lại mình.
3. **Báo** cho trang mạng bằng nút báo cáo.
4. **Nói** với một người lớn mà em tin. Chưa biết bắt đầu thế nào thì đưa ảnh chụp và nói: “Con cần giúp chuyện này.”
## Nếu em là người đứng xem
Người xem đông hơn cả hai bên cộng lại, nên quyền lực nằm ở đây.
| Đừng | Hãy |
| Bấm thích, chuyển tiếp | Im lặng với bài ấy |
| Nói “đùa thôi mà” | Nhắn riêng cho bạn: “Tớ thấy chuyện đó không đúng.” |
| Chửi lại kẻ bắt nạt | Báo cho thầy cô |
## Nếu em lỡ là người làm
Gỡ bài, xin lỗi thẳng và riêng, không kèm chữ “nhưng”. Hỏi bạn cần gì để thấy ổn hơn.
## Giờ giấc
Để điện thoại ngoài phòng ngủ. Ngủ đủ thì bớt cáu, và tin nhắn lúc nửa đêm hầu như chẳng có gì không chờ được tới sáng.
### Em nhớ được không?
- Mật khẩu tốt cần dài hay lạ? *(dài)*
- Số tổng đài bảo vệ trẻ em? *(111)*
- Bị doạ phát tán ảnh, việc đầu tiên? *(không gửi thêm, lưu lại, nói với người lớn)*
`,
        },
      ],
    },
  ],
}
