import type { CourseText } from '../../course-text.ts'
import { marked } from '../../marked.ts'

export const RICE_FIELDS: CourseText = {
  title: 'Ruộng lúa bốn mùa',
  summary:
    'Tám bài theo một vụ lúa, từ hạt nảy mầm đến hạt gạo: nước, phân, sâu bệnh, gặt và phơi, kèm những phép tính của nhà nông.',
  description: marked`
Đây là phần miễn phí, dành cho mọi người, của loạt bài giảng làm tại đồng qua hai vụ lúa. Mỗi bài dừng ở một thời điểm của cây và hỏi: lúc này cây cần gì, người làm được gì?
Học sinh dùng làm tư liệu sinh học và công nghệ; người làm ruộng có thể thử ngay phép tính phân bón và năng suất trên thửa của mình. Lượng và lịch cụ thể luôn phải theo khuyến cáo của khuyến nông địa phương.
`,
  level: 'basic',
  teachers: [
    { name: 'Phạm Diệp Bá Tuế', about: 'Tác giả giáo trình Cây lúa và canh tác thích ứng.' },
    { name: 'Phan Lạc Đức Khoa', about: 'Kỹ sư khuyến nông ven biển.' },
  ],
  outcomes: [
    'Kể được ba giai đoạn đời cây lúa',
    'Tính lượng phân urê từ lượng đạm cần',
    'Đặt ống theo dõi nước tưới ướt khô xen kẽ',
    'Ước năng suất trước khi gặt',
  ],
  requirements: ['Không cần kiến thức nông nghiệp'],
  hasCertificate: true,
  chapters: [
    {
      title: 'Từ hạt đến đòng',
      lessons: [
        {
          title: 'Xem: hạt lúa nảy mầm',
          summary: 'Ngâm, ủ, rễ ra trước, mầm ra sau.',
          video: 'hat-lua-nay-mam',
          body: marked`
Đoạn phim đi qua hai ngày của một hạt giống. Vừa xem vừa ghi ra trục thời gian: *giờ thứ 0, hết ngày thứ nhất, hết ngày thứ hai*, mỗi mốc hạt trông thế nào.
## Trả lời
1. Rễ hay mầm ló ra trước?
2. Mầm dài bằng bao nhiêu thì đem gieo?
3. Gieo sớm quá và muộn quá thì hỏng ở đâu?
Đáp án: rễ trước; mầm bằng nửa hạt thóc; sớm thì mộng yếu, muộn thì mộng dài dễ gãy. Trời lạnh, mọi mốc chậm lại; bài sau nói vì sao.
`,
        },
        {
          title: 'Ngâm ủ và thử giống',
          body: marked`
Hạt giống là một cây con đang ngủ cùng túi lương thực của nó. Muốn đánh thức phải có đủ ba thứ: **nước, không khí, ấm**.
## Ngâm và ủ
1. **Thử sức**: lấy 100 hạt, ủ ẩm, sau bốn năm ngày đếm hạt nảy mầm. Nảy 85 hạt trở lên mới đáng gieo.
2. **Ngâm** trong nước sạch chừng 24–36 giờ, thay nước vài lần. Hạt lép nổi lên thì vớt bỏ.
3. **Ủ** nơi ấm khoảng 30 °C. Dấu hiệu được: rễ dài gần bằng hạt, mầm dài bằng nửa hạt.
## Rễ trước, lá sau
Hạt thiếu không khí, ngâm nước sâu, sẽ vươn **mầm** trước để tìm mặt nước. Hạt đủ khí thì ra **rễ** trước. Nhìn mầm là biết người ủ đã làm gì.
|+ Thử ở lớp học
| Cốc | Nước | Che | Dự đoán |
| A | Bông ẩm | Không | Nảy mầm, rễ dài |
| B | Ngập 5 cm | Không | Mầm vươn dài, rễ kém |
| C | Bông khô | Không | Không nảy |
| D | Bông ẩm | Tủ lạnh | Rất chậm |
## Tính giống
Sạ hàng 80 kg/ha. Thửa 3 sào Bắc Bộ, mỗi sào 360 m²: $3 \times 360 = 1080$ m² $= 0,108$ ha. Cần $80 \times 0,108 \approx 8,6$ kg giống. Nếu tỉ lệ nảy mầm chỉ 85%, gieo $8,6 : 0,85 \approx 10,1$ kg.
> Việc làm: làm thí nghiệm bốn cốc, mỗi ngày chụp một ảnh trong năm ngày.
`,
        },
        {
          title: 'Một đời lúa, ba giai đoạn',
          body: marked`
Giống ngắn ngày sống chừng 100–110 ngày, giống dài ngày có thể 140. Dù dài hay ngắn, cây đều qua ba giai đoạn.
| Giai đoạn | Cây làm gì | Dài | Người lo gì |
| Sinh dưỡng | Ra lá, đẻ nhánh | Thay đổi theo giống | Cỏ, nước nông, đạm |
| Sinh thực | Làm đòng, trổ bông | Khoảng 35 ngày | Đủ nước, kali |
| Chín | Vào chắc, vàng | Khoảng 30 ngày | Rút nước, gặt đúng lúc |
Hai giai đoạn sau gần như cố định. Vì vậy giống dài hay ngắn khác nhau chủ yếu ở giai đoạn đầu.
## Nhánh hữu hiệu
Một cây đẻ tám nhánh không có nghĩa là tám bông. Nhánh ra muộn không kịp lớn, sẽ lụi. Nhánh thành bông gọi là **hữu hiệu**. Ruộng quá dày, lá che nhau, nhánh vô hiệu nhiều, sâu bệnh cũng nhiều.
## Bóc đòng
Chừng 30 ngày trước trổ, chẻ dọc thân chính: thấy chấm trắng như bông gòn dài 1–2 mm là **đòng đất**, lúc bón thúc lần cuối. Bón sớm thì cây tốt lá, bón muộn thì không kịp.
## Trổ và thụ phấn
Hoa lúa nở buổi sáng, mỗi hoa chỉ mở khoảng một giờ, thường từ 8 đến 11 giờ, và tự thụ phấn. Nóng trên 35 °C hay lạnh dưới 20 °C đúng lúc này làm hạt lép. Chọn ngày gieo thực ra là chọn **ngày trổ**.
> Việc làm: hỏi một người làm ruộng ngày cấy và ngày gặt vụ vừa rồi, vẽ trục thời gian và chia ba giai đoạn.
`,
        },
        {
          title: 'Nước: ướt khô xen kẽ',
          body: marked`
Lúa chịu được ngập chứ không cần ngập suốt. Để mặt ruộng khô bớt theo nhịp có ba cái lợi: đỡ nước, rễ ăn sâu, và đất bớt sinh khí mê-tan.
## Ống xem mực nước trong đất
1. Lấy ống nhựa dài 30 cm, đường kính 15–20 cm, khoan lỗ quanh nửa dưới.
2. Cắm nửa dưới vào đất, moi hết đất trong ống.
3. Nhìn mực nước trong ống: đó là mực nước *trong đất*.
|+ Khi nào tưới
| Lúc | Mực nước giữ |
| Bảy ngày sau cấy, khi bón phân | 3–5 cm trên mặt ruộng |
| Đẻ nhánh đến làm đòng | Rút tới **15 cm dưới** mặt ruộng thì tưới lại |
| Trổ bông, một tuần trước và sau | Luôn có 3–5 cm |
| 10–15 ngày trước gặt | Rút cạn |
## Tính lượng nước đỡ được
Tưới ngập suốt cần chừng 12 lần, mỗi lần 5 cm. Tưới xen kẽ còn 8 lần. Trên 1 ha ($10000$ m²):
$$(12 - 8) \times 0,05 \times 10000 = 2000 \text{ m}^3$$
Hai nghìn mét khối là cái ao 1.000 m² sâu 2 m.
## Khi nước mặn
Ven biển, đo độ mặn trước khi lấy nước. Lúa non và lúa lúc trổ yếu nhất; nhiều giống bắt đầu giảm năng suất khi nước quanh rễ vượt chừng 2 phần nghìn. Thà chờ một con nước còn hơn lấy vội.
> Việc làm: làm một chiếc ống bằng chai nhựa, cắm vào chậu cây, ghi mực nước mỗi sáng.
`,
        },
      ],
    },
    {
      title: 'Từ đòng đến bát cơm',
      lessons: [
        {
          title: 'Phân bón: đọc bao, làm tính',
          body: marked`
Ba số to trên bao phân là phần trăm **N – P₂O₅ – K₂O**: đạm, lân, kali. Bao 16-16-8 nặng 50 kg có 8 kg N, 8 kg P₂O₅ và 4 kg K₂O.
## Đổi từ chất ra phân
$$\text{kg phân} = \frac{\text{kg chất cần}}{\text{tỉ lệ chất trong phân}}$$
Cần 90 kg N cho 1 ha, dùng urê 46%: $90 : 0,46 \approx 196$ kg urê. Cho thửa 1.080 m²: $196 \times 0,108 \approx 21$ kg.
## Chia ba lần
|+ Một lịch thường gặp
| Lần | Khi nào | Phần đạm | Kèm theo |
| Lót hoặc thúc 1 | 7–10 ngày sau gieo | 30% | Toàn bộ lân |
| Thúc 2 | 18–22 ngày | 40% | Nửa kali |
| Đón đòng | Đòng 1–2 mm | 30% | Nửa kali |
## Bảng so màu lá
Lá nhạt thì thiếu đạm, nhưng mắt mỗi người một khác. Bảng nhựa in các nấc xanh giúp khỏi cãi: so lá cao nhất đã mở hết, mười lá ở mười chỗ, quay lưng về phía mặt trời. Quá nửa số lá nhạt hơn nấc khuyên dùng thì mới bón.
## Thừa đạm
Lá xanh thẫm, mềm, rậm; rầy và đạo ôn tới, cây đổ khi gió. Phần đạm thừa trôi xuống mương nuôi tảo. Bón thừa tốn hai lần: tiền phân và tiền thuốc.
> Tập: bao 20-20-15, nặng 25 kg. Có bao nhiêu ki-lô-gam kali (K₂O)? *(3,75 kg)*
`,
        },
        {
          title: 'Sâu bệnh: nhìn trước, phun sau',
          body: marked`
Trong ruộng có con hại lúa và con **ăn con hại lúa**: nhện, bọ rùa, bọ xít nước, ong ký sinh. Phun sớm trong bốn mươi ngày đầu thường giết bên sau trước, rồi bên trước trở lại đông hơn.
## Đi thăm đồng
Mỗi tuần một lần, đi chéo ruộng, dừng năm điểm, mỗi điểm vạch xem gốc năm khóm.
| Thấy gì | Có lẽ là | Ngưỡng phải lo |
| Lá cuốn ống, vệt trắng | Sâu cuốn lá nhỏ | Nặng ở lá đòng khi sắp trổ; lúa non tự hồi |
| Gốc lúa có rầy nâu, lá vàng từng chòm | Rầy nâu | Vài con mỗi dảnh và thiên địch ít |
| Vết hình **thoi**, giữa xám | Đạo ôn | Xuất hiện khi trời âm u, ẩm, lúa xanh đậm |
| Nõn héo, rút ra dễ | Sâu đục thân | Đếm bông bạc khi trổ |
## Bốn lớp phòng
1. **Giống** chống chịu, hạt sạch.
2. **Lịch** gieo đồng loạt để rầy không có ruộng non nối tiếp.
3. **Sạ thưa, bón cân đối**, bờ ruộng trồng hoa cho ong ký sinh.
4. **Thuốc** là bước cuối: đúng loại, đúng lúc, đúng liều, đúng cách.
## Nếu phải phun
Mặc đồ che kín, đeo khẩu trang, đứng đầu gió, không ăn uống hút thuốc, thu vỏ bao về nơi quy định, ghi ngày phun và **thời gian cách ly** trên nhãn. Chưa hết thời gian ấy thì chưa gặt.
> Việc làm: vẽ hai cột *bạn* và *thù* của cây lúa, mỗi cột bốn con.
`,
        },
        {
          title: 'Gặt, phơi và đếm công',
          body: marked`
## Gặt lúc nào
Khi 85–90% hạt trên bông đã vàng. Gặt sớm thì hạt non, gãy; gặt muộn thì rụng và nứt.
## Ước năng suất trước khi gặt
$$\text{năng suất} = \text{bông/m}^2 \times \text{hạt chắc/bông} \times \frac{\text{khối lượng 1000 hạt}}{1000}$$
Đếm được 300 bông/m², mỗi bông 90 hạt chắc, 1.000 hạt nặng 25 g:
$$300 \times 90 \times \frac{25}{1000} = 675 \text{ g/m}^2 = 6,75 \text{ tấn/ha}$$
Thực thu thường thấp hơn chừng một phần mười, do rơi vãi và chỗ ruộng xấu. Phép tính cũng chỉ ra nên sửa gì: ít bông thì xem lại mật độ, ít hạt chắc thì xem lại lúc trổ.
## Phơi sấy
Lúa mới gặt ẩm chừng 24%, muốn cất phải xuống 14%. Nước mất đi, khối lượng giảm:
$$m_2 = m_1 \times \frac{100 - 24}{100 - 14} = m_1 \times \frac{76}{86}$$
1.000 kg lúa tươi còn khoảng 884 kg lúa khô. Bán tươi hay bán khô, hãy tính bằng công thức này trước khi mặc cả.
Phơi trên sân: trải dày 5–7 cm, đảo mỗi nửa giờ, tránh nắng gắt giữa trưa làm hạt nứt. Cắn thử: giòn tách đôi là được.
## Rơm rạ
Đốt rơm là đốt phân. Vùi khi ruộng khô hoặc ủ với chế phẩm vi sinh trước khi cho nước vào, nếu không rễ lúa vụ sau sẽ bị ngộ độc hữu cơ.
> Bài cuối khoá: chọn một thửa, đếm bông ở ba khung 1 m², ước năng suất và so với lời người chủ ruộng.
`,
        },
        {
          title: 'Nghe kể: Hạt gạo đi xa',
          summary: 'Một chuyện kể ngắn để nghe lúc nghỉ tay, và một câu hỏi khoa học giấu trong chuyện.',
          audio: 'hat-gao-di-xa',
          body: marked`
Nghe chuyện trước, rồi mới đọc tiếp.
## Chuyện có một chỗ sai
Trong chuyện, **hạt gạo** được gieo xuống bùn và mọc thành cây lúa. Ngoài đời, thứ nảy mầm được là **hạt thóc**: còn nguyên vỏ trấu và phôi. Gạo trắng đã qua xay xát, lớp cám và phôi bị bong mất, chỉ còn nội nhũ, tức túi lương thực. Gieo gạo trắng xuống bùn thì nó chỉ mục đi.
| | Thóc | Gạo lứt | Gạo trắng |
| Vỏ trấu | Còn | Mất | Mất |
| Phôi | Còn | Thường còn | Mất |
| Nảy mầm | Được | Có khi được | Không |
> Việc làm: kể lại chuyện sao cho đúng khoa học mà vẫn giữ được câu cuối.
`,
        },
      ],
    },
  ],
}
