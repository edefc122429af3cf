import type { CourseText } from '../../course-text.ts'
import { marked } from '../../marked.ts'

export const CLEAR_SENTENCES: CourseText = {
  title: 'Câu tiếng Việt: viết ngắn, viết rõ',
  summary: 'Những lỗi diễn đạt hay gặp trong bài luận và cách sửa từng câu.',
  description: marked`
Khoá học không dạy viết hay, chỉ dạy viết rõ. Năm bài, mỗi bài một loại lỗi, một loạt câu thật ngắn để sửa trước khi xem đáp án.
Các câu ví dụ được viết riêng cho khoá học theo những lỗi biên tập viên gặp hằng ngày.
`,
  level: 'basic',
  teachers: [{ name: 'Thái Diệp Mộc Lan', about: 'Biên tập viên sách ngữ văn, phụ trách lớp viết của nhà xuất bản.' }],
  outcomes: [
    'Tìm và sửa câu thiếu chủ ngữ',
    'Bỏ được chữ thừa mà không mất ý',
    'Sắp từ cho câu chỉ có một nghĩa',
    'Chấm phẩy đúng và nối câu hợp lý',
  ],
  requirements: ['Một trang bài luận của bạn để sửa sau mỗi bài'],
  chapters: [
    {
      title: 'Bộ xương',
      lessons: [
        {
          title: 'Ai làm gì: câu thiếu chủ ngữ',
          body: marked`
Lỗi phổ biến nhất trong bài luận là câu bắt đầu bằng **Qua, Với, Trong, Để** rồi quên mất ai làm.
> Qua khảo sát cho thấy sinh viên đọc ít.
*Ai* cho thấy? “Qua khảo sát” là trạng ngữ, không làm chủ ngữ được.
## Hai cách sửa
1. **Bỏ chữ đầu**, để danh từ làm chủ ngữ: *Khảo sát cho thấy sinh viên đọc ít.*
2. **Thêm người làm**: *Qua khảo sát, chúng tôi thấy sinh viên đọc ít.*
## Thử
| Câu sai | Sửa |
| Với sự cố gắng của cả lớp đã giúp buổi lễ thành công. | Sự cố gắng của cả lớp đã giúp buổi lễ thành công. |
| Trong truyện ngắn này khắc hoạ một người mẹ. | Truyện ngắn này khắc hoạ một người mẹ. |
| Để giảm rác thải đòi hỏi thói quen mới. | Muốn giảm rác thải, ta cần thói quen mới. |
## Câu chỉ có phần phụ
> Những cuốn sách mà ông mang theo suốt ba mươi năm đi dạy.
Dài nhưng chưa phải câu: chưa nói những cuốn sách ấy *làm sao*. Thêm vị ngữ: *… nay nằm trong tủ kính của trường.*
## Cách dò nhanh
Với mỗi câu, hỏi: **Ai hoặc cái gì? Làm gì hoặc thế nào?** Không trả lời được một trong hai là câu hỏng. Đọc to cũng giúp: câu hỏng thường khiến ta hụt hơi ở cuối.
> Việc làm: gạch chân chủ ngữ của mọi câu trong trang luận của bạn. Câu nào không gạch được thì sửa.
`,
        },
        {
          title: 'Bỏ chữ thừa',
          body: marked`
Chữ thừa không làm câu trang trọng; nó bắt người đọc trả công cho thứ họ không mua.
## Ba loại chữ thừa
|+ Sửa thử trước khi nhìn cột phải
| Loại | Trước | Sau |
| Lặp nghĩa | tái tạo lại, đề xuất ra, ngày sinh nhật | tái tạo, đề xuất, sinh nhật |
| Động từ rỗng | tiến hành thực hiện việc khảo sát | khảo sát |
| Danh từ hoá | sự phát triển của kinh tế có sự gia tăng | kinh tế phát triển nhanh hơn |
## “Việc”, “sự”, “tính”, “một cách”
> Việc đọc sách một cách thường xuyên mang lại sự tiến bộ trong khả năng viết.
Mười sáu chữ. Đổi danh từ về động từ:
> Đọc đều thì viết khá lên.
Sáu chữ, cùng ý. Không phải lúc nào cũng phải ngắn đến thế, nhưng hãy biết mình *có thể*.
## Rào đón
“Có thể nói rằng”, “như chúng ta đã biết”, “một điều không thể phủ nhận là”: bỏ đi, đọc lại. Ý không đổi thì bỏ luôn. Chỉ giữ rào đón khi bạn **thật sự** chưa chắc.
## Ba lượt gọt
1. Bỏ rào đón.
2. Đổi danh từ “sự, việc” về động từ.
3. Thay hai chữ cùng nghĩa bằng một.
### Làm thử
> Chúng tôi đã tiến hành thực hiện việc thu thập các số liệu một cách đầy đủ.
*Chúng tôi thu thập đủ số liệu.*
> Việc làm: gọt trang luận xuống còn tám phần mười số chữ, không bỏ ý nào.
`,
        },
      ],
    },
    {
      title: 'Một câu, một nghĩa',
      lessons: [
        {
          title: 'Đặt từ đúng chỗ',
          body: marked`
Tiếng Việt không biến đổi từ, nên **vị trí** quyết định nghĩa. Đổi chỗ một chữ là đổi câu chuyện.
- *Chỉ* Nam đọc hai chương. (người khác không đọc)
- Nam *chỉ đọc* hai chương. (không làm bài tập)
- Nam đọc *chỉ hai* chương. (không phải ba)
## Câu hai nghĩa
> Cô giáo khen bạn Lan và Hoa học giỏi.
Khen hai người, hay khen Lan rồi kể rằng Hoa học giỏi? Sửa: *Cô giáo khen Lan và Hoa: cả hai học giỏi.*
> Anh ấy gặp người bán sách hôm qua.
Gặp hôm qua, hay người ấy bán sách hôm qua? Đưa trạng ngữ lên đầu: *Hôm qua anh ấy gặp người bán sách.*
## Đại từ lơ lửng
> Ông nói với cha rằng **ông** phải về quê.
Ai về? Gọi lại tên, đừng ngại lặp: *Ông Hai nói với cha rằng cha phải về quê.*
## Phần phụ phải đứng cạnh chủ của nó
| Lơ lửng | Rõ |
| Chạy vội ra ga, chuyến tàu đã đi mất. | Chạy vội ra ga, tôi thấy chuyến tàu đã đi mất. |
| Sau khi in xong, tác giả đọc lại sách. | Khi sách in xong, tác giả đọc lại. |
Ở dòng đầu, đọc đúng ngữ pháp thì *chuyến tàu* đã chạy vội ra ga.
> Việc làm: tìm trong bài của bạn mọi chữ “nó, họ, điều này, việc đó”. Hỏi: người đọc có chỉ được ngay vào thứ nó thay cho không?
`,
        },
        {
          title: 'Dấu phẩy, dấu chấm phẩy, dấu hai chấm',
          body: marked`
## Dấu phẩy: bốn chỗ nên có
1. Sau trạng ngữ đứng đầu câu: *Mùa mưa năm ấy, cầu gãy.*
2. Giữa các phần ngang hàng: *bút, vở, thước và tẩy.* Trước “và” cuối thường không phẩy.
3. Hai bên phần chen: *Ông Tư, người lái đò, đã nghỉ.*
4. Giữa hai vế của câu ghép: *Trời tạnh, chúng tôi đi.*
## Một chỗ không được có
Giữa chủ ngữ và vị ngữ, dù chủ ngữ dài.
> Những người đã nộp bản thảo trước ngày mồng mười**,** sẽ nhận thư trong tuần.
Bỏ dấu phẩy in đậm.
## Dấu chấm phẩy
Tách những vế **dài, ngang hàng**, nhất là khi trong vế đã có dấu phẩy: *Ba loại giấy được thử: giấy dó, bền và đắt; giấy rơm, rẻ và giòn; giấy tái chế, ở giữa.*
## Dấu hai chấm
Báo trước: sau nó là lời giải thích, danh sách hoặc lời nói. Trước nó phải là một ý đã trọn.
| Chưa ổn | Ổn |
| Chúng tôi mua: giấy và mực. | Chúng tôi mua giấy và mực. |
| Có ba việc phải làm là: đọc, ghi, hỏi. | Có ba việc phải làm: đọc, ghi, hỏi. |
## Khoảng trắng
Dấu câu dính liền chữ trước, cách chữ sau một khoảng. Ngoặc và ngoặc kép dính vào chữ bên trong. Đó là lỗi nhỏ mà biên tập viên nào cũng thấy ngay.
> Việc làm: đếm dấu phẩy trong đoạn dài nhất của bạn. Câu nào có từ bốn dấu trở lên, thử tách thành hai câu.
`,
        },
        {
          title: 'Từ câu đến đoạn',
          body: marked`
Câu rõ đứng cạnh nhau chưa chắc thành đoạn rõ. Cái nối chúng lại là **điều đã biết đi trước, điều mới đi sau**.
## Chuyền bóng
> Làng có một cây đa. Dưới gốc đa là quán nước. Quán nước ấy mở từ năm giờ sáng.
Cuối câu trước thành đầu câu sau. Người đọc luôn có chỗ đứng.
> Làng có một cây đa. Năm giờ sáng, bà Ba mở quán. Gốc cây mát.
Cùng sự việc, nhưng câu nào cũng bắt đầu bằng thứ lạ.
## Một đoạn, một ý
Viết ý ấy thành **câu chủ đề**, thường đặt đầu đoạn. Mỗi câu sau phải trả lời một trong bốn câu hỏi về nó: *Nghĩa là sao? Vì sao? Ví dụ? Thì sao?* Câu nào không trả lời câu hỏi nào thì chuyển đi hoặc bỏ.
## Từ nối có nghĩa
| Từ | Chỉ dùng khi |
| tuy nhiên | ý sau *ngược* ý trước |
| do đó | ý sau là *kết quả* |
| bên cạnh đó | ý sau *thêm vào*, cùng loại |
| chẳng hạn | ý sau là *ví dụ* |
Rắc “bên cạnh đó” vào ba đoạn liền là dấu hiệu chưa biết các ý liên quan thế nào.
### Sửa cả đoạn
*Trước:* Bên cạnh đó việc sử dụng điện thoại có sự ảnh hưởng đến giấc ngủ. Với ánh sáng xanh làm khó ngủ. Tuy nhiên ngủ ít thì học kém.
*Sau:* Điện thoại làm ta ngủ muộn, vì ánh sáng xanh của màn hình khiến não tưởng trời còn sáng. Ngủ ít, hôm sau ta khó tập trung, và bài học phải đọc lại từ đầu.
> Bài cuối khoá: chọn đoạn tệ nhất của bạn, sửa theo năm bài, đặt bản trước và bản sau cạnh nhau.
`,
        },
      ],
    },
  ],
}
