import type { CourseText } from '../../course-text.ts'
import { marked } from '../../marked.ts'

export const USING_MEDICINES: CourseText = {
  title: 'Tủ thuốc gia đình và cách uống thuốc cho đúng',
  summary: 'Đọc nhãn, tính liều theo cân nặng, cất giữ và bỏ thuốc: bốn bài để tủ thuốc trong nhà không thành mối nguy.',
  description: marked`
Phần lớn tai nạn về thuốc trong nhà không do thuốc lạ mà do những viên quen: uống hai loại cùng hoạt chất, đong si-rô bằng thìa ăn, giữ lại kháng sinh của lần trước.
Bốn bài học đi từ nhãn thuốc đến ngăn tủ. Khoá học không kê đơn; mọi liều lượng cụ thể là việc của bác sĩ và dược sĩ.
`,
  level: 'basic',
  teachers: [{ name: 'Đỗ Lạc Thục Hiền', about: 'Dược sĩ lâm sàng, phụ trách góc tư vấn thuốc của một bệnh viện tỉnh.' }],
  outcomes: [
    'Tìm đúng hoạt chất, hàm lượng và hạn dùng trên nhãn',
    'Tính và đong liều thuốc lỏng theo đơn',
    'Biết khi nào không được tự dùng kháng sinh',
    'Sắp xếp, kiểm tra và bỏ thuốc cũ an toàn',
  ],
  requirements: ['Vài hộp thuốc có sẵn trong nhà để thực hành đọc nhãn'],
  chapters: [
    {
      title: 'Từ nhãn thuốc đến ngăn tủ',
      lessons: [
        {
          title: 'Đọc một nhãn thuốc',
          summary: 'Tên thương mại, hoạt chất, hàm lượng: ba dòng chữ dễ lẫn.',
          body: marked`
Chữ to nhất trên hộp là **tên thương mại** do nhà sản xuất đặt. Chữ quyết định nằm nhỏ hơn, thường ngay bên dưới: **hoạt chất** và **hàm lượng**.
## Năm điều cần tìm
1. Hoạt chất: chất có tác dụng, ví dụ paracetamol.
2. Hàm lượng: lượng hoạt chất trong *một viên* hoặc *một mi-li-lít*, ví dụ 500 mg; 120 mg/5 ml.
3. Dạng dùng: viên nén, viên sủi, viên phóng thích kéo dài, si-rô.
4. Hạn dùng và số lô.
5. Số đăng ký, hoặc dòng “Thực phẩm bảo vệ sức khoẻ”. Thứ sau **không phải là thuốc**.
## Cái bẫy trùng hoạt chất
Nhà bạn có viên hạ sốt và gói bột cảm cúm. Cả hai đều ghi paracetamol.
|+ Một ngày uống chồng
| Thuốc | Mỗi lần | Số lần | Cộng |
| Viên hạ sốt | 500 mg | 4 | 2.000 mg |
| Gói cảm cúm | 650 mg | 4 | 2.600 mg |
| Tổng | | | 4.600 mg |
Người lớn khoẻ mạnh thường không được vượt quá 4.000 mg paracetamol một ngày, người gan yếu hay nghiện rượu phải ít hơn nhiều. Uống chồng như trên đủ làm hại gan mà người uống không thấy gì khác ngay.
## Những viên không được bẻ
Viên bao tan trong ruột và viên phóng thích kéo dài (thường có chữ SR, XR, MR sau tên) phải nuốt nguyên. Nghiền ra là thả cả liều một lúc.
> Thực hành: lấy ba hộp thuốc, chép hoạt chất và hàm lượng ra giấy. Có hộp nào trùng nhau không?
`,
        },
        {
          title: 'Tính liều và đong cho đúng',
          summary: 'Một phép nhân, một phép chia và một chiếc bơm tiêm không kim.',
          body: marked`
Liều của trẻ em tính theo **cân nặng**, không theo tuổi đoán chừng. Bác sĩ thường kê bằng mg; lọ si-rô lại đong bằng ml. Giữa hai đơn vị ấy là một phép chia.
$$\text{số ml} = \frac{\text{liều cần (mg)}}{\text{hàm lượng (mg trong 1 ml)}}$$
## Ví dụ tính
Đơn ghi: 15 mg cho mỗi ki-lô-gam, bé nặng 12 kg, si-rô 120 mg/5 ml.
1. Liều cần: $15 \times 12 = 180$ mg.
2. Trong 1 ml có: $120 : 5 = 24$ mg.
3. Thể tích: $180 : 24 = 7,5$ ml.
Nếu lọ ở nhà ghi 250 mg/5 ml thì 1 ml có 50 mg, chỉ cần $180 : 50 = 3,6$ ml. Cùng một liều mà hai thể tích khác hẳn nhau: **đổi lọ phải tính lại**.
## Đong bằng gì
| Dụng cụ | Chứa | Có nên dùng |
| Bơm tiêm không kim | Vạch đến 0,1 ml | Tốt nhất cho trẻ nhỏ |
| Cốc đong kèm lọ | Vạch 2,5 ml | Được, đặt trên mặt phẳng mà nhìn ngang |
| Thìa ăn | Từ 7 đến 15 ml tuỳ chiếc | Không |
## Uống lúc nào
- *Trước ăn*: khoảng 30 phút trước bữa, hoặc 2 giờ sau bữa.
- *Ngày 3 lần*: cách nhau chừng 8 giờ, không phải ba bữa cơm sát nhau.
- Quên một liều: nhớ ra sớm thì uống ngay; gần tới liều sau thì bỏ, **không uống gấp đôi**.
- Uống với nước lọc. Nước bưởi, sữa, rượu đều có thể đổi tác dụng của thuốc.
`,
        },
        {
          title: 'Kháng sinh không phải thuốc hạ sốt',
          summary: 'Vì sao cảm cúm không cần kháng sinh, và vì sao đã dùng thì phải dùng hết đơn.',
          body: marked`
Kháng sinh diệt **vi khuẩn**. Cảm lạnh, cúm, phần lớn viêm họng và tiêu chảy ở trẻ do **vi-rút**, kháng sinh không có tác dụng gì ngoài phản ứng phụ.
## Kháng thuốc diễn ra thế nào
Trong một triệu vi khuẩn, vài con tình cờ khó chết hơn. Uống thiếu liều, thiếu ngày thì những con dễ chết mất đi, những con khó chết còn lại, sinh sôi và lây sang người khác. Lần sau, cùng viên thuốc ấy vô hiệu.
- Dùng khi có đơn của bác sĩ, đủ liều và đủ số ngày.
- Thấy đỡ vẫn uống tiếp cho hết đơn, trừ khi bác sĩ dặn dừng.
- Không giữ phần thừa cho lần sau, không đưa đơn của mình cho người khác.
## Dị ứng: ngừng và đi ngay
Nổi mề đay, sưng môi, khó thở, choáng sau khi uống thuốc là dấu hiệu phản vệ. **Gọi 115**, cho nằm kê cao chân (khó thở thì cho ngồi), đừng chờ xem có bớt không. Ghi tên thuốc vào sổ khám và nói với bác sĩ ở mọi lần khám sau.
|+ Nên khám hay nên nghỉ ngơi?
| Dấu hiệu | Việc làm |
| Sổ mũi trong, ho nhẹ, sốt dưới 38,5 °C, chơi được | Nghỉ, uống nước, theo dõi |
| Sốt quá 3 ngày, hoặc hạ rồi sốt lại | Đi khám |
| Thở nhanh, rút lõm ngực, li bì, co giật | Đi cấp cứu |
| Trẻ dưới 3 tháng sốt từ 38 °C | Đi khám ngay |
`,
        },
        {
          title: 'Sắp lại tủ thuốc trong một giờ',
          summary: 'Có gì, để đâu, bỏ thế nào.',
          body: marked`
Tủ thuốc tốt nằm nơi khô, mát, tối, **cao hơn tầm tay trẻ** và có khoá. Phòng tắm và nóc tủ lạnh là hai chỗ hay dùng nhất mà tệ nhất: một nơi ẩm, một nơi nóng.
## Làm theo bốn bước
1. **Đổ hết ra bàn.** Chia ba nhóm: còn hạn và còn nhãn; hết hạn; không rõ là gì.
2. **Bỏ** hai nhóm sau, cùng thuốc đổi màu, viên sủi ẩm, thuốc nhỏ mắt đã mở quá 15–30 ngày (xem tờ hướng dẫn).
3. **Xếp lại** theo công dụng, thuốc người lớn và trẻ em để hai ngăn. Giữ nguyên hộp và tờ hướng dẫn.
4. **Ghi** danh sách và hạn dùng, dán mặt trong cánh tủ. Sáu tháng xem lại một lần.
## Một tủ thuốc vừa đủ
| Nhóm | Ví dụ |
| Dụng cụ | Nhiệt kế, kéo, găng, bơm tiêm không kim |
| Vết thương | Nước muối sinh lý, gạc, băng cuộn, dung dịch sát khuẩn |
| Hạ sốt, giảm đau | Một loại paracetamol đúng tuổi |
| Tiêu chảy | Gói oresol, pha đúng lượng nước ghi trên gói |
| Riêng từng người | Thuốc theo đơn đang dùng |
## Bỏ thuốc cũ
Đừng đổ xuống bồn rửa. Hỏi nhà thuốc hoặc trạm y tế có nhận lại không. Nếu không, bóc khỏi vỉ, trộn với bã chè hoặc đất trong túi kín để không ai nhặt uống, rồi mới bỏ rác; xé nhãn có tên người bệnh.
> Dán thêm số 115 và số trạm y tế phường lên cánh tủ. Nuốt nhầm thuốc thì gọi ngay, giữ lại vỏ hộp, **không móc họng gây nôn**.
`,
        },
      ],
    },
  ],
}
