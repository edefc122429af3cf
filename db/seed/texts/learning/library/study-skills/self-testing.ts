import type { CourseText } from '../../course-text.ts'
import { marked } from '../../marked.ts'

export const SELF_TESTING: CourseText = {
  title: 'Ôn thi bằng cách tự hỏi',
  summary: 'Biến vở ghi thành câu hỏi, làm thẻ ghi nhớ, lên lịch sáu tuần và bước vào phòng thi tỉnh táo.',
  description: marked`
Đọc lại vở năm lần cho ta cảm giác thuộc bài; làm một đề thử cho ta biết mình thuộc gì. Khoá học này xoay quanh một thói quen duy nhất: hỏi trước khi đọc lại.
Bốn bài đi theo đúng thứ tự của một mùa thi, từ sáu tuần trước đến sáng hôm thi.
`,
  level: 'basic',
  teachers: [{ name: 'Trần Tâm Tuệ Mẫn', about: 'Giảng viên tâm lý học giáo dục.' }],
  outcomes: [
    'Đặt câu hỏi ở ba mức từ vở ghi',
    'Làm thẻ ghi nhớ dùng được lâu dài',
    'Lập lịch ôn sáu tuần có ngày dự phòng',
    'Phân bổ thời gian trong phòng thi',
  ],
  requirements: ['Vở ghi của một môn sắp thi'],
  chapters: [
    {
      title: 'Từ vở ghi đến phòng thi',
      lessons: [
        {
          title: 'Biến vở ghi thành câu hỏi',
          body: marked`
Một trang vở chứa chừng năm đến tám câu hỏi chưa ai đặt. Việc ôn bắt đầu bằng việc đặt chúng.
## Ba mức câu hỏi
| Mức | Mẫu | Ví dụ (sinh học) |
| Nhớ | … là gì? Gồm mấy phần? | Màng tế bào gồm những thành phần nào? |
| Hiểu | Vì sao…? Khác nhau ở đâu? | Vì sao nước qua màng mà ion khó qua? |
| Dùng | Nếu… thì…? Tính… | Thả tế bào vào nước muối 5% thì chuyện gì xảy ra? |
Đề thi đại học thường nặng ở mức hai và ba, còn vở ghi lại nặng ở mức một. Phần chênh ấy là chỗ điểm rơi mất.
## Cách làm
1. Gấp vở, viết ra mọi điều nhớ về bài đó trong năm phút.
2. Mở vở, đánh dấu chỗ thiếu.
3. Với mỗi chỗ thiếu, đặt một câu hỏi mức một.
4. Với mỗi tiêu đề lớn, đặt thêm một câu *vì sao* và một câu *nếu*.
5. Ghi câu trả lời ở mặt sau hoặc trang khác, không ghi ngay dưới.
## Câu hỏi tốt
- Chỉ hỏi **một** điều.
- Trả lời được trong dưới một phút.
- Không lộ đáp án trong câu hỏi.
Câu tồi: “Nêu đặc điểm của màng tế bào.” Câu tốt: “Đầu nào của phân tử phospholipid quay vào trong màng? Vì sao?”
> Việc làm: chọn một bài đã học tuần trước, viết đủ mười câu: năm câu nhớ, ba câu hiểu, hai câu dùng.
`,
        },
        {
          title: 'Thẻ ghi nhớ và năm ngăn hộp',
          body: marked`
Thẻ ghi nhớ là tờ giấy nhỏ: mặt trước câu hỏi, mặt sau câu trả lời. Điều làm nó mạnh không phải tờ giấy mà là **lịch lật**.
## Hộp năm ngăn
Mọi thẻ bắt đầu ở ngăn 1. Đúng thì lên một ngăn, sai thì **về ngăn 1**.
| Ngăn | Lật vào | Nghĩa là |
| 1 | Mỗi ngày | Mới hoặc vừa sai |
| 2 | Hai ngày một lần | Đã đúng một lần |
| 3 | Bốn ngày một lần | Bắt đầu chắc |
| 4 | Mỗi tuần | Khá chắc |
| 5 | Hai tuần một lần | Gần như thuộc |
Mỗi ngày chỉ thêm tối đa mười thẻ mới. Thêm ba mươi thẻ hôm nay là tự hứa sáng mai lật từng ấy thẻ, cùng mọi thẻ cũ.
## Viết thẻ
1. Một thẻ một ý. Danh sách bảy điều thì tách thành bảy thẻ, hoặc một thẻ hỏi “có mấy điều” cùng bảy thẻ gợi ý.
2. Viết tay nếu được; phần mềm tiện hơn khi có hơn hai trăm thẻ.
3. Công thức: mặt trước là *tình huống dùng*, không phải tên công thức. Ví dụ: “Biết vận tốc đầu, gia tốc, quãng đường; tìm vận tốc cuối” và mặt sau $v^2 = v_0^2 + 2as$.
4. Nói câu trả lời **thành tiếng** trước khi lật.
## Khi thẻ cứ sai mãi
Sai quá bốn lần thì không phải tại trí nhớ mà tại tấm thẻ. Viết lại: chia nhỏ, thêm ví dụ, hoặc quay về bài giảng, vì có lẽ bạn chưa hiểu.
`,
        },
        {
          title: 'Lịch ôn sáu tuần',
          body: marked`
Lịch ôn tồi xếp môn kín từng giờ rồi vỡ ngay thứ Ba. Lịch tốt có **chỗ trống**.
## Bước 1: đếm
Liệt kê các bài của từng môn, tự chấm mức chắc từ 0 đến 3. Số giờ cho mỗi bài: mức 0 cần 4 giờ, mức 1 cần 2,5 giờ, mức 2 cần 1,5 giờ, mức 3 cần 0,5 giờ.
## Bước 2: cộng
|+ Ví dụ một môn
| Mức | Số bài | Giờ mỗi bài | Cộng |
| 0 | 3 | 4 | 12 |
| 1 | 4 | 2,5 | 10 |
| 2 | 4 | 1,5 | 6 |
| 3 | 2 | 0,5 | 1 |
| Tổng | 13 | | 29 giờ |
Bốn môn như thế là 116 giờ. Sáu tuần, mỗi tuần năm buổi, mỗi buổi bốn giờ là 120 giờ. Nghe vừa, nhưng chưa có ngày ốm: hãy chỉ xếp 80% và để lại mỗi tuần một buổi trống.
## Bước 3: xếp xen kẽ
- Một buổi hai môn, đổi ở giữa; đừng dồn một môn cả tuần.
- Bài mức 0 xếp vào hai tuần đầu, lúc còn thời gian hỏi.
- Tuần 3 và tuần 5: mỗi môn một đề thử, làm **đúng giờ**, không mở sách.
- Tuần cuối: không học bài mới, chỉ lật thẻ và chữa lại câu sai.
## Chữa đề mới là học
Sau đề thử, chia câu sai làm ba loại: *không biết*, *biết mà làm sai*, *đọc nhầm đề*. Mỗi loại có thuốc riêng: học lại, luyện thêm, đọc chậm câu cuối của đề.
`,
        },
        {
          title: 'Đêm trước và trong phòng thi',
          body: marked`
## Đêm trước
Ngủ đủ bảy đến tám giờ đáng giá hơn ba giờ nhồi thêm: trí nhớ được sắp xếp lại khi ngủ. Lật thẻ ngăn 1 lần cuối, xếp sẵn giấy tờ, hai bút, nước, rồi tắt màn hình.
## Năm phút đầu
1. Đọc cả đề, đánh dấu ba loại: làm ngay, làm được, để sau.
2. Chép ra nháp những công thức dễ quên.
3. Chia giờ theo điểm:
$$\text{phút cho một câu} = \text{tổng phút} \times 0,9 \times \frac{\text{điểm của câu}}{\text{tổng điểm}}$$
Đề 90 phút, 10 điểm, câu 2 điểm: $90 \times 0,9 \times 0,2 \approx 16$ phút. Phần 10% còn lại để soát.
## Khi đầu óc trắng xoá
Đặt bút xuống. Thở ra thật dài, đếm đến bốn, ba lần. Rồi viết *bất cứ điều gì* liên quan đến câu hỏi: định nghĩa, hình vẽ, đơn vị. Trí nhớ thường tự nối khi tay đã viết.
## Soát bài
| Loại bài | Soát gì |
| Tính toán | Đơn vị, dấu, cỡ của đáp số có hợp lý không |
| Tự luận | Mỗi ý có ví dụ chưa, trả lời đúng *động từ* của đề chưa |
| Trắc nghiệm | Câu bỏ trống; chỉ đổi đáp án khi có lý do rõ |
## Sau khi thi
Ghi ngay ba câu bạn thấy khó và vì sao. Tờ giấy ấy là bài học đầu tiên cho mùa thi sau.
`,
        },
      ],
    },
  ],
}
