import type { CourseText } from '../course-text.ts'
import { marked } from '../marked.ts'

export const SALT_WATER_FIELDS: CourseText = {
  title: 'Cánh đồng nước mặn',
  summary: 'Trồng lúa ở vùng nước nhiễm mặn qua một vụ: đo mặn, chọn giống, giữ nước, bón vừa đủ, nhận bệnh sớm.',
  description: marked`
    Tám bài theo đúng một vụ lúa ở vùng nhiễm mặn: đo độ mặn, chọn giống, gieo cấy, giữ nước, bón phân vừa đủ, nhận bệnh trên lá, thu hoạch và sổ sách sau vụ.
    Mỗi bài có bảng số để mang ra đồng, phép tính làm theo được và câu hỏi tự luyện; bài về gieo cấy có video hạt lúa nảy mầm.`,
  level: 'basic',
  hasCertificate: true,
  teachers: [
    { name: 'Phạm Diệp Bá Tuế', about: 'Tác giả giáo trình về cây lúa và canh tác thích ứng, hai vụ liền ở lại ruộng ven biển.' },
    { name: 'Phan Lạc Đức Khoa', about: 'Kỹ sư khuyến nông, người luôn mang theo máy đo mặn trong túi áo.' },
  ],
  outcomes: [
    'Đo và hiểu độ mặn của nước, biết khi nào được lấy nước vào ruộng',
    'Chọn giống và lịch xuống giống né mặn',
    'Tính lượng giống, lượng phân cho diện tích của mình',
    'Nhận bốn bệnh thường gặp trên lá và ghi sổ đồng ruộng',
  ],
  requirements: ['Có ruộng, hoặc có người nhà làm ruộng để quan sát cùng.', 'Máy đo mặn cầm tay là tốt nhất, không bắt buộc.'],
  chapters: [
    {
      title: 'Trước vụ',
      lessons: [
        {
          title: 'Đo nước',
          isPreview: true,
          body: marked`
            Mắt và lưỡi không đo được mặn cho đúng. Lưỡi chỉ nhận ra khi nước đã mặn chừng một, hai phần nghìn, lúc ấy mạ đã khó chịu.
            ## Đơn vị
            Hai cách ghi hay gặp: **phần nghìn** (‰, gam muối trong một lít nước) và **độ dẫn điện** (mS/cm hoặc dS/m, hai đơn vị này bằng nhau). Đổi gần đúng:
            $$1\ \text{dS/m} \approx 0{,}64\ \text{g/l}.$$
            Máy chỉ 3 dS/m: $3 \times 0{,}64 \approx 1{,}9$ phần nghìn.
            ## Ngưỡng
            | Độ mặn nước | Với lúa |
            | dưới 1 ‰ | an toàn cho mọi giai đoạn |
            | 1–2 ‰ | thận trọng; mạ và lúc trổ dễ hại |
            | 2–4 ‰ | chỉ giống chịu mặn, không vào lúc mạ, trổ |
            | trên 4 ‰ | không lấy vào ruộng |
            ## Đo ở đâu, lúc nào?
            - Đo ở **đáy kênh**: nước mặn nặng hơn nên nằm dưới. Mặt ngọt, đáy mặn là chuyện thường.
            - Đo lúc **đỉnh triều** và **chân triều**; mở cống lúc chân triều, khi nước sông còn ngọt.
            - Ghi ngày giờ, chỗ đo, số đo.
            ?? Tự luyện: máy chỉ 5,5 dS/m. Lấy nước được không?
            $5{,}5 \times 0{,}64 \approx 3{,}5$ ‰: không lấy cho mạ; giống chịu mặn qua thời kì đẻ nhánh mới cân nhắc.
            !!`,
        },
        {
          title: 'Chọn giống và lịch né mặn',
          isPreview: true,
          body: marked`
            Cây lúa nhạy mặn nhất ở hai lúc: **mạ** (ba tuần đầu) và **làm đòng đến trổ**. Giữa hai lúc ấy, thời đẻ nhánh, nó chịu khá hơn. Né mặn nghĩa là đặt hai lúc yếu vào tháng nước ngọt.
            ## Tính ngược từ ngày trổ
            Giống 100 ngày trổ khoảng ngày 70 sau sạ. Nếu nước ngọt kéo dài đến 31 tháng 12 và bạn muốn lúa trổ xong trước đó hai tuần, tức khoảng 17 tháng 12, thì sạ muộn nhất vào
            $$17/12 - 70\ \text{ngày} \approx 8/10.$$
            ## Chọn giống
            - Giống **ngắn ngày** (90–100 ngày) dễ né hơn giống dài ngày.
            - Giống **chịu mặn** giúp thêm chừng một đến hai phần nghìn, không phải phép màu.
            - Hỏi trạm khuyến nông xã giống nào đã qua hai vụ ở vùng mình.
            ## Thử nảy mầm
            Đếm 100 hạt, ủ khăn ẩm ba ngày. Nảy 92 hạt là $92\%$: tốt. Dưới $85\%$ thì đổi giống hoặc tăng lượng.
            ## Rửa mặn
            Đầu mùa mưa, xới ải, cho nước mưa ngập 10 cm, ngâm hai, ba ngày rồi tháo ra kênh tiêu. Lặp lại hai, ba lần đến khi nước tháo dưới 1 ‰.
            ?? Tự luyện: giống 90 ngày, trổ ngày 62, cùng hạn 17/12. Sạ muộn nhất ngày nào?
            Lùi 62 ngày: khoảng 16 tháng 10. Ngắn ngày hơn tám ngày thì có thêm tám ngày để chờ mưa.
            !!`,
        },
      ],
    },
    {
      title: 'Trong vụ',
      lessons: [
        {
          title: 'Gieo và cấy',
          video: 'hat-lua-nay-mam',
          body: marked`
            ## Bao nhiêu giống là đủ?
            Sạ dày không cho nhiều bông hơn; cây che nhau, ẩm, dễ bệnh. Lượng khuyến cáo khi sạ hàng là 80–100 kg một héc-ta.
            Ruộng 6 công (6.000 m²), sạ 80 kg/ha, tỉ lệ nảy 92%:
            $$\frac{80 \times 0{,}6}{0{,}92} \approx 52\ \text{kg}.$$
            ## Ngâm ủ
            1. Loại hạt lép bằng nước muối 15%; rửa lại thật sạch.
            2. Ngâm 24–36 giờ, thay nước sau 12 giờ.
            3. Ủ 24–36 giờ đến khi mầm dài bằng nửa hạt.
            ## Sạ hay cấy?
            | Cách | Hợp khi |
            | Sạ hàng | nước ngọt chắc chắn trong ba tuần đầu |
            | Cấy mạ 20–25 ngày | mặn có thể vào sớm: mạ nuôi nơi ngọt, ra ruộng đã cứng cây |
            Cấy tốn công nhưng đưa cây qua được lúc yếu nhất ở một góc nhỏ dễ giữ nước ngọt.
            ## Mặt ruộng
            San phẳng: chỗ trũng đọng nước mặn, chỗ gò khô và mặn bốc lên. Chênh không quá 5 cm. Xẻ rãnh quanh ruộng để tháo mặn nhanh.
            ?? Tự luyện: ruộng 1 ha, sạ 100 kg/ha, nảy 85%
            $100 : 0{,}85 \approx 118$ kg.
            !!`,
        },
        {
          title: 'Giữ nước',
          body: marked`
            Ở vùng mặn, nước vừa để nuôi cây vừa để **đẩy muối xuống**. Ruộng khô nứt thì muối theo mao dẫn bò lên mặt.
            ## Ướt khô xen kẽ, có điều kiện
            Cắm một ống nhựa đục lỗ sâu 25 cm. Khi nước trong ống xuống dưới mặt ruộng **15 cm** mới bơm vào 5 cm. Cách này tiết kiệm nước ở vùng ngọt. Ở ruộng nhiễm mặn, chỉ để nước rút đến **5–10 cm** và không áp dụng vào lúc mạ, lúc trổ.
            ## Lịch nước
            | Thời kì | Mực nước |
            | 0–7 ngày | láng mặt, không ngập mầm |
            | 8–25 ngày | 1–3 cm |
            | Đẻ nhánh | 3–5 cm, thay nước khi trên 2 ‰ |
            | Làm đòng đến trổ | 5 cm, luôn có nước ngọt |
            | Trước gặt 10 ngày | tháo cạn |
            ## Trữ ngọt
            Ao rộng 200 m², sâu 1,5 m chứa $300$ m³. Mỗi lần tưới 3 cm cho 6.000 m² cần $6000 \times 0{,}03 = 180$ m³. Ao ấy chỉ đủ một lần rưỡi: để dành cho lúc trổ.
            ?? Tự luyện: muốn hai lần tưới như vậy thì ao cần sâu bao nhiêu?
            $360 : 200 = 1{,}8$ m, chưa kể nước bốc hơi.
            !!`,
        },
        {
          title: 'Phân bón vừa đủ',
          body: marked`
            Phân đạm, phân kali đều là muối. Ruộng đã mặn mà bón dồn một lần thì cây khát ngay giữa nước.
            ## Chia nhỏ
            | Lần | Ngày sau sạ | Đạm | Lân | Kali |
            | Lót | 0 | 0 | 100% | 0 |
            | 1 | 8–10 | 30% | 0 | 30% |
            | 2 | 18–22 | 40% | 0 | 0 |
            | 3 | 40–45 | 30% | 0 | 70% |
            ## Đổi nguyên chất ra phân bao
            Cần 80 kg N cho một héc-ta. Urê chứa 46% N:
            $$80 : 0{,}46 \approx 174\ \text{kg urê/ha}.$$
            Ruộng 0,6 ha cần 104 kg; lần 1 bón $30\%$, tức $31$ kg.
            ## Vôi và kali
            Vôi bón trước khi rửa mặn giúp đẩy natri khỏi đất. Kali giúp cây giữ nước; ở vùng mặn nên dùng kali sun-phát thay kali clo-rua nếu mua được.
            ## Bảng so màu lá
            Lá xanh nhạt hơn ô chuẩn mới bón đạm; bằng hoặc đậm hơn thì **khoan**. Bón đạm thừa, lá xanh mướt, rầy và đạo ôn kéo đến.
            ?? Tự luyện: lần 2 bón bao nhiêu urê cho 0,6 ha?
            $104 \times 40\% \approx 42$ kg.
            !!`,
        },
        {
          title: 'Nhận bệnh sớm',
          body: marked`
            Mỗi tuần đi ruộng hai lần, đường chữ Z, dừng năm chỗ, mỗi chỗ xem mười dảnh. Tổng 50 dảnh.
            ## Bốn dấu hiệu trên lá
            | Nhìn thấy | Nghĩ đến | Việc đầu tiên |
            | vết hình thoi, giữa xám, viền nâu | đạo ôn | ngừng đạm, giữ nước |
            | vết cháy từ mép, chóp lá, gợn sóng | bạc lá vi khuẩn | ngừng đạm, tháo nước, không phun lúc lá ướt |
            | đốm nâu nhỏ như hạt mè | đốm nâu | thường do đất nghèo, thiếu kali |
            | chóp lá trắng, cuộn, từ lá già | **ngộ độc mặn** | đo nước, thay nước ngọt |
            Dòng cuối hay bị nhầm với bệnh. Phun thuốc cho ruộng bị mặn chỉ tốn tiền.
            ## Rầy nâu
            Vạch gốc lúa, đếm. Trung bình dưới 3 con một dảnh thì giữ thiên địch, chưa phun. Thấy nhện và bọ xít nước là tin vui.
            ## Tính tỉ lệ
            50 dảnh có 6 dảnh đạo ôn: $6 : 50 = 12\%$. Ghi lại; lần sau tăng hay giảm quan trọng hơn con số một lần.
            ## Phun khi thật cần
            Bốn đúng: đúng thuốc, đúng lúc, đúng liều, đúng cách. Hỏi cán bộ bảo vệ thực vật trước khi mua.
            ?? Lá già trắng chóp, nước ruộng 3,2 ‰. Làm gì?
            Thay nước ngọt nếu có; không bón đạm tuần ấy; theo dõi lá mới. Lá mới xanh là cây đang qua.
            !!`,
        },
      ],
    },
    {
      title: 'Cuối vụ',
      lessons: [
        {
          title: 'Thu hoạch và bảo quản',
          body: marked`
            ## Gặt khi nào?
            Khi **85–90%** số hạt trên bông đã vàng, thường 28–32 ngày sau trổ. Gặt non hạt lép, gặt già hạt rụng và gãy khi xay.
            ## Ước năng suất trước khi gặt
            Đặt khung 50 × 50 cm ở năm chỗ, đếm:
            - số bông trong khung, nhân 4 ra bông/m²;
            - số hạt chắc trung bình mỗi bông;
            - khối lượng 1.000 hạt, thường 25 g.
            Ví dụ 300 bông/m², 70 hạt chắc, 25 g:
            $$300 \times 70 \times \frac{25}{1000} = 525\ \text{g/m}^2 = 5{,}25\ \text{tấn/ha}.$$
            Thất thoát khi gặt lấy đi chừng 3–5%.
            ## Phơi sấy
            Lúa tươi ẩm 20–25%; cần xuống **14%** để cất. Phơi lớp dày 5 cm, đảo mỗi giờ. Cắn hạt nghe “cắc” là gần được; chắc nhất vẫn là máy đo ẩm.
            Khối lượng sau khi phơi: phần khô không đổi. 1.000 kg lúa ẩm 24% còn
            $$1000 \times \frac{100 - 24}{100 - 14} \approx 884\ \text{kg}.$$
            ?? Tự luyện: 2.000 kg ẩm 22% phơi xuống 14% còn bao nhiêu?
            $2000 \times \dfrac{78}{86} \approx 1814$ kg.
            !!`,
        },
        {
          title: 'Sau vụ: sổ đồng ruộng',
          body: marked`
            Vụ tốt nhất là vụ để lại được số liệu cho vụ sau. Sổ đồng ruộng chỉ cần năm cột: ngày, việc, số đo, chi tiền, nhận xét.
            ## Tính công
            Ruộng 0,6 ha của bác Tư:
            | Khoản | Nghìn đồng |
            | Giống 52 kg | 936 |
            | Phân | 3.100 |
            | Làm đất, gặt | 3.600 |
            | Thuốc, dầu bơm | 1.150 |
            | Cộng chi | 8.786 |
            Thu 3,0 tấn khô, giá 6,8 nghìn một ki-lô-gam: $3000 \times 6{,}8 = 20.400$ nghìn. Còn $20.400 - 8.786 = 11.614$ nghìn, chưa tính công nhà.
            ## Giá thành
            $8.786 : 3000 \approx 2{,}9$ nghìn một ki-lô-gam. Giá lúa xuống dưới mức ấy là lỗ cả tiền mặt.
            ## Ba câu hỏi cuối vụ
            1. Ngày mặn vào sớm nhất là ngày nào? So với năm trước?
            2. Khoản nào chi mà không thấy khác? Vụ sau thử bỏ trên một góc ruộng.
            3. Góc nào của ruộng kém nhất, và vì sao?
            ## Sau gặt
            Cày vùi rơm rạ hoặc phủ mặt, đừng đốt: rơm che đất, giảm bốc mặn. Mùa khô, giữ mặt ruộng có rơm phủ hoặc trồng cây chịu mặn ngắn ngày.
            ?? Nếu giảm được một phần tư tiền phân mà năng suất giữ nguyên, lãi tăng mấy phần trăm?
            Bớt $775$ nghìn; $775 : 11.614 \approx 6{,}7\%$.
            !!`,
        },
      ],
    },
  ],
}
