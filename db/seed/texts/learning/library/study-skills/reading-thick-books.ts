import type { CourseText } from '../../course-text.ts'
import { marked } from '../../marked.ts'

export const READING_THICK_BOOKS: CourseText = {
  title: 'Đọc sách đại học thế nào cho khỏi nản',
  summary: 'Cách chia một cuốn sách dày thành những buổi đọc vừa sức, ghi chú và nhớ lâu.',
  description: marked`
Sách đại học không khó vì dài mà vì đặc: một trang có khi chứa ba định nghĩa và một phép chứng minh. Đọc nó như đọc tiểu thuyết, từ chữ đầu đến chữ cuối, là cách nhanh nhất để bỏ cuộc ở chương hai.
Năm bài học dạy một lối đọc khác: nhìn bản đồ trước, chọn đường, dừng lại hỏi, viết bằng lời mình, rồi quay lại đúng lúc sắp quên. Mỗi bài có một việc làm ngay với cuốn sách bạn đang có trên bàn.
`,
  level: 'basic',
  teachers: [{ name: 'Phan Thiện Yên Thuỷ', about: 'Giảng viên phương pháp học tập, phụ trách phòng đọc của nhà xuất bản.' }],
  outcomes: [
    'Lập bản đồ một cuốn sách trong hai mươi phút',
    'Chia sách thành những buổi đọc có điểm dừng',
    'Ghi chú bằng lời của mình thay cho tô màu',
    'Lên lịch ôn theo quãng giãn dần',
  ],
  requirements: ['Một cuốn giáo trình bạn thật sự phải đọc', 'Giấy và bút'],
  chapters: [
    {
      title: 'Trước khi đọc',
      lessons: [
        {
          title: 'Hai mươi phút vẽ bản đồ cuốn sách',
          body: marked`
Đừng mở trang một. Người đi rừng xem bản đồ trước khi bước, và cuốn sách nào cũng in sẵn bản đồ của nó.
## Đi qua sáu chỗ
1. **Bìa sau và lời nói đầu**: sách viết cho ai, người viết tự nhận giới hạn gì?
2. **Mục lục**: có mấy phần lớn? Phần nào dày nhất?
3. **Chương mở đầu**: đọc đoạn đầu và đoạn cuối.
4. **Chương kết luận**: đọc trọn. Biết trước kết cục không làm hỏng một giáo trình.
5. **Bảng tra cứu cuối sách**: từ nào có nhiều số trang nhất? Đó là khái niệm trụ cột.
6. **Bài tập**: người viết chờ bạn *làm được* gì?
## Vẽ ra một trang
Giữa trang ghi tên sách. Mỗi phần lớn một nhánh, mỗi nhánh một câu trả lời cho câu hỏi: *phần này giải quyết chuyện gì?* Chưa biết thì ghi dấu hỏi; dấu hỏi chính là lý do để đọc.
## Ví dụ
Một giáo trình kinh tế vi mô: phần I hỏi *người mua và người bán gặp nhau thế nào*, phần II hỏi *người mua chọn ra sao*, phần III hỏi *doanh nghiệp chọn ra sao*, phần IV hỏi *khi nào chợ hỏng*. Bốn câu hỏi ấy dễ nhớ hơn hai mươi hai tên chương.
> Việc làm: bấm giờ hai mươi phút, làm đúng sáu bước với cuốn sách trên bàn. Hết giờ thì dừng, dù chưa xong.
`,
        },
        {
          title: 'Chia sách thành những buổi vừa sức',
          body: marked`
“Đọc xong chương 3” là một kế hoạch tồi, vì không ai biết nó kéo dài bao lâu. Hãy lập kế hoạch bằng **trang và phút**.
## Đo tốc độ thật
Đọc kỹ ba trang bất kì, bấm giờ, kể cả lúc dừng để nghĩ. Giả sử mất 18 phút: tốc độ của bạn với cuốn này là 6 phút một trang. Với sách toán, 15 phút một trang là bình thường.
## Tính
$$\text{số buổi} = \frac{\text{số trang cần đọc} \times \text{phút mỗi trang}}{\text{phút mỗi buổi}}$$
Chương dài 40 trang, 6 phút một trang, mỗi buổi đọc 45 phút: $40 \times 6 : 45 \approx 5,3$, tức sáu buổi. Còn hai tuần thì mỗi tuần ba buổi. Con số hiện ra, nỗi lo nhỏ lại.
## Chọn điểm dừng
- Dừng ở cuối một **mục**, không dừng giữa một phép chứng minh.
- Trước khi gấp sách, viết một câu: *lần sau bắt đầu bằng…* Câu ấy giúp buổi sau vào việc trong một phút.
- Buổi nào cũng có năm phút đầu nhớ lại buổi trước, **không mở sách**.
## Đọc không đều là đọc đúng
| Loại trang | Cách đọc |
| Định nghĩa, định lý | Chậm, chép lại, tự tìm một ví dụ |
| Ví dụ | Che lời giải, tự làm trước |
| Đoạn dẫn dắt, lịch sử | Lướt |
| Bảng, hình | Đọc trước phần chữ xung quanh |
> Việc làm: đo tốc độ của bạn với ba trang, rồi tính số buổi cho chương đang phải đọc.
`,
        },
      ],
    },
    {
      title: 'Trong và sau khi đọc',
      lessons: [
        {
          title: 'Ghi chú bằng lời của mình',
          body: marked`
Tô màu cho ta cảm giác đã học. Thử che trang sách vừa tô và nói lại: phần lớn người đọc không nói được quá hai câu. Thứ để lại trí nhớ là **việc tự viết ra**, không phải việc nhìn thấy.
## Ba phần
Kẻ trang giấy như sau.
| Cột hẹp bên trái | Cột rộng bên phải | Dưới cùng |
| Câu hỏi | Câu trả lời, viết khi đã gấp sách | Hai câu tóm tắt |
1. Đọc một mục. Gấp sách.
2. Viết điều còn nhớ vào cột phải, bằng câu đầy đủ.
3. Mở sách, sửa bằng mực khác màu. Chỗ sửa chính là chỗ cần học.
4. Nghĩ ra câu hỏi mà đoạn vừa viết trả lời, ghi sang trái.
## Ví dụ
Sách viết: “Chi phí cơ hội của một lựa chọn là giá trị của phương án tốt nhất bị bỏ qua.”
- Ghi chú chép lại: *chi phí cơ hội = giá trị phương án tốt nhất bị bỏ qua.* Đúng, nhưng chưa chắc đã hiểu.
- Ghi chú bằng lời mình: *Đi học buổi tối mất thêm khoản lương làm thêm 150 nghìn đồng; khoản ấy là một phần giá của buổi học, dù không ai thu.*
## Chỗ không hiểu
Đừng bỏ trống. Viết: *Tôi không hiểu vì sao từ dòng 3 sang dòng 4 lại đổi dấu.* Câu hỏi cụ thể như thế hỏi thầy, hỏi bạn đều được trả lời; “em không hiểu chương 2” thì không.
> Việc làm: làm đủ bốn bước trên cho một mục của cuốn sách trên bàn.
`,
        },
        {
          title: 'Quên có quy luật, ôn có lịch',
          body: marked`
Đọc xong một ngày, ta quên phần lớn chi tiết nếu không làm gì. Nhưng mỗi lần *cố nhớ lại* đúng lúc sắp quên, đường quên dốc ít hơn. Vì thế ôn rải rác thắng ôn dồn, với cùng số giờ.
## Lịch giãn dần
| Lần | Sau buổi đọc | Việc làm | Mất |
| 1 | 1 ngày | Che cột phải, trả lời cột trái | 5 phút |
| 2 | 3 ngày | Như trên, chỉ những câu đã sai | 5 phút |
| 3 | 7 ngày | Nói to tóm tắt cho người khác nghe | 10 phút |
| 4 | 21 ngày | Làm hai bài tập chưa từng làm | 20 phút |
Câu nào trả lời sai thì quay về đầu bảng. Câu nào đúng cả bốn lần thì nghỉ.
## Cố nhớ trước, mở sách sau
Đọc lại cho cảm giác trôi chảy, và cảm giác ấy đánh lừa ta. Cố nhớ thì khó chịu, chậm, hay sai; chính sự khó chịu ấy làm trí nhớ bền. Sai rồi được sửa còn tốt hơn là không thử.
## Trộn các chủ đề
Làm mười bài cùng dạng liên tiếp, đến bài thứ ba tay đã chạy theo quán tính. Trộn ba dạng với nhau, mỗi bài buộc bạn hỏi lại: *đây là dạng nào?* Đó cũng là câu hỏi đầu tiên trong phòng thi.
> Việc làm: lấy lịch, ghi bốn ngày ôn cho ghi chú của bài trước.
`,
        },
        {
          title: 'Khi muốn bỏ sách giữa chừng',
          body: marked`
Có ba lý do khiến ta nản, mỗi lý do cần một cách khác nhau. Gọi đúng tên trước đã.
## Sách quá khó so với mình
Dấu hiệu: mỗi trang có hơn năm từ không hiểu. Lùi lại một bậc: tìm sách nhập môn cùng chủ đề, đọc đúng chương tương ứng rồi quay lại. Lùi không phải thua; người ta gọi đó là đọc *hai tầng*.
## Không biết đọc để làm gì
Viết ra một câu hỏi thật, càng riêng càng tốt: *Vì sao giá vé xe Tết tăng gấp rưỡi mà vẫn hết?* rồi đi tìm trang trả lời. Có câu hỏi trong tay, mục lục bỗng sáng ra.
## Mệt
Thử luật **năm phút**: chỉ cam kết đọc năm phút, hết giờ được phép dừng. Phần khó nhất thường là mở sách. Sau năm phút vẫn không vào, hãy đi ngủ, đừng ngồi nhìn chữ.
|+ Được phép bỏ, nếu
| Tình huống | Quyết định |
| Đã có câu trả lời mình cần | Dừng, ghi lại trang |
| Sách nói lại điều mình biết | Chuyển sang đọc lướt |
| Môn học bắt buộc, sắp thi | Không bỏ; chia buổi nhỏ hơn |
| Sách dở thật | Tìm cuốn khác cùng chủ đề |
## Đọc cùng nhau
Ba người, mỗi người một mục, tuần một buổi, mười lăm phút kể cho nhau nghe. Biết mình sẽ phải kể, ta đọc khác hẳn.
> Việc cuối khoá: viết cho mình một lá thư nửa trang, nói cuốn sách đang đọc trả lời câu hỏi nào. Mở lại sau 21 ngày.
`,
        },
      ],
    },
  ],
}
