import type { CourseText } from '../../course-text.ts'
import { marked } from '../../marked.ts'

export const LINE_EDITING: CourseText = {
  title: 'Biên tập bản thảo từng dòng',
  summary: 'Dấu sửa, lỗi hay gặp và cách nói với tác giả cho phải.',
  description: marked`
Biên tập không phải viết hộ. Người biên tập đứng giữa tác giả và người đọc, hỏi thay người đọc và giữ giọng cho tác giả.
Năm bài học theo đúng thứ tự một bản thảo đi qua bàn: đọc cả cuốn, sửa từng dòng, dò sự thật, viết thư cho tác giả, đọc bản in thử.
`,
  level: 'intermediate',
  teachers: [{ name: 'Kiều Khải Đình Khuyến', about: 'Tác giả cuốn Biên tập sách: Từ bản thảo đến ấn phẩm.' }],
  outcomes: [
    'Phân biệt ba tầng biên tập và làm đúng thứ tự',
    'Dùng dấu sửa chuẩn trên giấy và chế độ theo dõi thay đổi trên máy',
    'Lập phiếu thống nhất cho một cuốn sách',
    'Viết câu hỏi cho tác giả mà không làm mất lòng',
  ],
  requirements: ['Đã học hoặc tương đương khoá Câu tiếng Việt: viết ngắn, viết rõ'],
  hasCertificate: true,
  chapters: [
    {
      title: 'Trước khi cầm bút đỏ',
      lessons: [
        {
          title: 'Đọc hết rồi mới sửa',
          body: marked`
Sửa ngay từ trang một là lỗi của người mới. Bạn có thể chuốt ba mươi trang rồi phát hiện cả chương ấy phải bỏ.
## Ba tầng, từ lớn đến nhỏ
| Tầng | Hỏi | Ví dụ |
| Cấu trúc | Sách có đúng thứ cần nói, đúng thứ tự? | Chương 4 nên đứng trước chương 2 |
| Câu chữ | Từng đoạn, từng câu có rõ? | Câu 60 chữ, hai nghĩa |
| Bản in | Có lỗi chính tả, dấu, số trang? | “sữa chữa” |
Không làm tầng dưới khi tầng trên chưa yên.
## Lượt đọc đầu
Đọc một mạch, **cất bút đỏ đi**. Chỉ được đánh ba dấu ở lề:
- dấu cộng ở chỗ mình thích,
- dấu hỏi ở chỗ mình vấp,
- dấu trừ ở chỗ mình chán.
Đọc xong, chưa giở lại, viết nửa trang trả lời: *Sách nói gì? Cho ai? Điều gì mới? Tôi vấp nhiều nhất ở đâu?* Nửa trang ấy là la bàn cho cả quá trình.
## Lập dàn ý ngược
Với mỗi chương, ghi mỗi đoạn một dòng. Đọc dọc các dòng ấy, ta thấy ngay: hai đoạn nói cùng một ý, một ý nhảy từ trang 12 sang trang 40, một lời hứa ở mở đầu không được giữ.
### Ví dụ
Dàn ý ngược của một chương: (1) chợ ở đâu; (2) ai bán; (3) lịch sử tên chợ; (4) ai bán, tiếp; (5) giá cả. Dòng 4 phải nhập vào 2; dòng 3 lên đầu hoặc xuống chú thích.
`,
        },
        {
          title: 'Phiếu thống nhất',
          body: marked`
Trang 5 viết “thế kỉ XIX”, trang 80 viết “thế kỷ 19”. Cả hai đều không sai; cái sai là **cả hai**. Phiếu thống nhất ghi lại mọi lựa chọn để cuốn sách nói một giọng.
## Phiếu gồm gì
| Mục | Quyết định | Trang gặp đầu |
| Chính tả i/y | lý, ký, quý; kỹ, kì, tỉ lệ | 3 |
| Dấu thanh | hoà, thuỷ (trên chữ đứng sau) | 3 |
| Số | Từ một đến mười viết chữ; trên mười viết số, trừ đầu câu | 7 |
| Ngày | 5-3-1946 → 5/3/1946 | 12 |
| Tên nước ngoài | Nguyên dạng, lần đầu ghi cách đọc | 15 |
| Đơn vị | 5 kg, 20 °C; 15% viết liền | 21 |
| Trích dẫn | “…”, trong ngoặc nữa thì ‘…’ | 4 |
| Viết hoa chức danh | không: giám đốc, hiệu trưởng | 30 |
## Cách dùng
1. Mở phiếu cùng lúc với bản thảo.
2. Gặp chỗ có hai lối viết, chọn một, ghi, rồi **tìm cả sách** sửa theo.
3. Nếu tác giả có lý do riêng, theo tác giả và ghi lý do.
4. Giao phiếu cho người đọc bản in thử.
## Ngoại lệ
Nhất quán không phải để làm khó. Tên riêng, lời trích nguyên văn, tên sách cũ giữ đúng như gốc, dù trái phiếu.
> Việc làm: lập phiếu cho năm trang bất kì của một cuốn sách bạn có. Bạn tìm được mấy chỗ không thống nhất?
`,
        },
      ],
    },
    {
      title: 'Trên từng dòng',
      lessons: [
        {
          title: 'Dấu sửa và tay nhẹ',
          body: marked`
## Dấu sửa trên giấy
| Việc | Trong dòng | Ngoài lề |
| Bỏ | gạch ngang chữ | chữ *đ* có đuôi vòng (bỏ) |
| Thêm | dấu mũ ^ ở chỗ thêm | chữ cần thêm |
| Đảo chỗ | đường lượn ôm hai chữ | *đảo* |
| Viết hoa / thường | gạch dưới | *hoa* / *thường* |
| Liền / cách | cung nối / gạch sổ | *liền* / *cách* |
| Giữ nguyên chỗ đã sửa | chấm chấm dưới chữ | *giữ* |
Trên máy, bật **theo dõi thay đổi**. Không bao giờ sửa mà tác giả không thấy được.
## Tay nhẹ
Trước mỗi chỗ sửa, hỏi: *sai, khó hiểu, hay chỉ khác cách mình viết?* Sai thì sửa. Khó hiểu thì hỏi hoặc đề nghị. Khác mình thì **để yên**.
## Một đoạn mẫu
Bản thảo:
> Bà ngoại tôi, người mà đã dạy cho tôi biết cách gói bánh, bà thường hay nói rằng lá phải rửa hai nước thì mới sạch được.
Tay nặng, mất giọng:
> Bà ngoại dạy tôi gói bánh và dặn rửa lá hai lần.
Tay nhẹ:
> Bà ngoại tôi, người dạy tôi gói bánh, thường nói lá phải rửa hai nước mới sạch.
Chỉ bỏ *mà đã, cho, biết cách, bà, hay, rằng, thì, được*. Giữ “hai nước”, vì đó là tiếng nói của bà.
> Tập: chọn một đoạn trăm chữ, sửa hai bản, tay nặng và tay nhẹ. Đưa cả hai cho người viết chọn.
`,
        },
        {
          title: 'Ngờ cho đúng chỗ: dò sự thật',
          body: marked`
Người đọc bắt được một con số sai sẽ ngờ cả cuốn. Không thể dò mọi thứ, nên phải biết **ngờ ở đâu**.
## Sáu chỗ dễ sai
1. **Tên riêng**: dấu, thứ tự họ tên, tên gọi ở từng thời kì.
2. **Năm và tuổi**: sinh 1932, “mất năm 1990, thọ 60 tuổi”? Làm phép trừ: 58.
3. **Tổng và phần trăm**: cộng lại các dòng.
4. **Đơn vị**: héc-ta hay mẫu, kW hay kWh.
5. **Trích dẫn**: mở sách gốc, so từng chữ.
6. **Chữ “đầu tiên”, “duy nhất”, “lớn nhất”**: gần như luôn cần nguồn.
## Một bảng có lỗi
| Hạng mục | Tỉ lệ |
| Giấy in | 42% |
| Công in | 31% |
| Bìa | 18% |
| Khác | 12% |
Cộng: $42 + 31 + 18 + 12 = 103$. Có thể do làm tròn (lệch 1 là cùng), lệch 3 thì phải hỏi tác giả.
## Ba mức nguồn
- **Gốc**: văn bản, số liệu, người trong cuộc.
- **Đã biên soạn**: chuyên khảo, từ điển.
- **Nhắc lại**: báo, mạng. Chỉ dùng để lần ra hai mức trên.
Hai nguồn nhắc lại giống nhau có thể cùng chép một nguồn sai; đó không phải hai bằng chứng.
## Ghi lại
Mỗi chỗ đã dò, đánh dấu nhỏ và ghi nguồn vào sổ. Lần in sau, người khác không phải dò lại từ đầu.
> Tập: lấy một bài báo dài, khoanh mọi tên, số, ngày. Chọn năm chỗ đáng ngờ nhất và tìm nguồn gốc của chúng.
`,
        },
        {
          title: 'Thư cho tác giả và bản in thử',
          body: marked`
## Hỏi, đừng phán
| Phán | Hỏi |
| Đoạn này tối nghĩa. | Tôi hiểu đoạn này là A; anh định nói A hay B? |
| Số liệu sai. | Bốn dòng cộng lại được 103%; xin anh xem giúp dòng nào. |
| Chương 3 dài quá. | Nếu bỏ trang 61–68, người đọc có mất điều gì không? |
Câu hỏi tốt cho tác giả **một việc làm được**. Lời phán chỉ cho họ một nỗi buồn.
## Khuôn một bức thư
1. Điều bản thảo làm được, nói cụ thể, kèm số trang.
2. Hai hoặc ba việc lớn, xếp theo thứ tự quan trọng.
3. Danh sách câu hỏi nhỏ, đánh số, để trống chỗ trả lời.
4. Hạn, và điều gì xảy ra tiếp theo.
Gửi thư sau một đêm. Câu nào bạn không dám nói trước mặt thì viết lại.
## Bản in thử
Lúc này không sửa văn nữa; mỗi chữ thêm vào có thể đẩy cả trang. Chỉ tìm:
- Chữ mồ côi: dòng cuối đoạn rơi sang đầu trang sau.
- Tiêu đề cuối trang, không có chữ bên dưới.
- Số trang trong mục lục khớp với trang thật.
- Đầu trang đúng tên chương.
- Hình đúng chú thích.
Mẹo: đọc **ngược từ cuối lên**, từng dòng, có thước che. Não không đoán trước được nên thấy lỗi chính tả. Rồi nhờ một người chưa đọc bản nào đọc lại.
### Bài cuối khoá
Lấy hai trang bản thảo của bạn học. Làm đủ: nửa trang nhận xét, phiếu thống nhất, bản sửa có theo dõi thay đổi, bức thư một trang.
`,
        },
      ],
    },
  ],
}
